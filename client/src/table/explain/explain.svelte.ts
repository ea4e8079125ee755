/** What is said about a thing on the board when somebody points at it, taps it or gives it the focus. A board says more
 *  with `{@attach explains(() => ({ heading, lines, rule }))}`; without that, what the thing says to the ear is shown. */
import type { Attachment } from 'svelte/attachments';
import type { Say } from '../board';
import { places } from '../places/places.svelte';

/** A small drawing: text of SVG round 0, 0, in a box of this size. Our own shapes, never words from elsewhere. */
export interface Drawing {
  readonly svg: string;
  readonly box: number;
}

/** One line, with a sign before it. */
export interface SignedLine {
  readonly text: string;
  readonly sign: Drawing | null;
}

export interface Explanation {
  readonly heading?: string;
  readonly sign?: Drawing;
  /** What sort of thing it is. */
  readonly kind?: string;
  readonly lines: readonly (string | SignedLine)[];
  /** What it could do now. */
  readonly may?: string;
  /** Why nothing can be done with it now. */
  readonly not?: string;
  /** The number of the rule that says so. */
  readonly rule?: string;
}

/** A card with an explanation, and the thing that it is about. */
export interface ExplainCard extends Explanation {
  readonly about: Element | null;
  /** Whether it stays when the pointer leaves. */
  readonly kept: boolean;
  /** Whether it says why something is not allowed. */
  readonly refusal?: boolean;
}

/** Milliseconds that a pointer rests before something is said. */
const REST = 500;
/** Things that can be explained. Those with `data-tells` have a note of their own. */
export const THING = '[data-explain], [data-lit], [role=img][aria-label], [data-place][aria-label]';

class Explain {
  card = $state.raw<ExplainCard | null>(null);
  readonly #told = new WeakMap<Element, () => Explanation | null>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #hushed = false;

  /** Whether something lies over the board now where a card would cover it: then nothing below it is explained. */
  hush(hushed: boolean): void {
    this.#hushed = hushed;
    if (hushed) this.close();
  }

  tell(element: Element, what: () => Explanation | null): void {
    this.#told.set(element, what);
  }

  /** The thing that an element belongs to, if there is something to say about it. */
  thingOf(target: EventTarget | null): Element | null {
    const thing = target instanceof Element ? target.closest(THING) : null;
    return thing && !thing.closest('[data-tells]') ? thing : null;
  }

  about(thing: Element, say: Say): Explanation | null {
    const told = this.#told.get(thing)?.();
    if (told) return told;
    // What a thing is and what one can do there are parted for the eye.
    const label = thing.getAttribute('aria-label') ?? '';
    const moves = places.movesAt(thing);
    const lines = [
      ...label.split('; '),
      ...(moves.length > 1 ? moves.slice(0, 6).map(({ caption }) => say(caption.message)) : []),
    ];
    return label ? { lines } : null;
  }

  /** Says it once the pointer has rested. */
  soon(thing: Element, say: Say): void {
    clearTimeout(this.#timer);
    if (this.card?.kept) return;
    this.#timer = setTimeout(() => this.show(thing, say, false), REST);
  }
  show(thing: Element, say: Say, kept: boolean): void {
    clearTimeout(this.#timer);
    const said = thing.isConnected && !this.#hushed ? this.about(thing, say) : null;
    if (said) this.card = { ...said, about: thing, kept };
  }
  /** The pointer has left. */
  leave(): void {
    clearTimeout(this.#timer);
    if (this.card && !this.card.kept) this.card = null;
  }
  close(): void {
    clearTimeout(this.#timer);
    this.card = null;
  }
}

export const explain = new Explain();

/** Lets a thing on the board explain itself. */
export function explains(what: () => Explanation | null): Attachment<Element> {
  return (element) => {
    element.setAttribute('data-explain', '');
    explain.tell(element, what);
  };
}

/** Listens to a board: pointing, tapping and focusing explain, and what was pressed last is remembered. */
export function explainsThings(say: () => Say): Attachment<HTMLElement> {
  return (board) => {
    // Where something was pressed last: what is redrawn under a pointer that rests there was not pointed at.
    let pressed: readonly [number, number] | null = null;
    const over = (event: PointerEvent): void => {
      if (pressed?.[0] === event.clientX && pressed[1] === event.clientY) return;
      pressed = null;
      const thing = explain.thingOf(event.target);
      if (thing && event.pointerType !== 'touch') explain.soon(thing, say());
      else explain.leave();
    };
    const focus = (event: FocusEvent): void => {
      const thing = explain.thingOf(event.target);
      if (thing && thing.matches(':focus-visible')) explain.soon(thing, say());
    };
    // What has the focus may vanish while the page is being drawn: then nothing may change at once.
    const leave = (): void => queueMicrotask(() => explain.leave());
    // Whether a move is made at what is pressed: when it is made, the thing may have gone dark before the click is heard.
    let lit = false;
    const down = (event: PointerEvent): void => {
      const thing = explain.thingOf(event.target);
      places.last = thing ?? (event.target as Element);
      // A sign on something that is lit belongs to it.
      lit = Boolean(thing?.closest('[data-lit]'));
      pressed = [event.clientX, event.clientY];
      explain.close();
    };
    const click = (event: MouseEvent): void => {
      const thing = explain.thingOf(event.target);
      const touched = event instanceof PointerEvent && event.pointerType === 'touch';
      if (thing && touched && !lit && !thing.closest('[data-lit]') && !explain.card) explain.show(thing, say(), true);
    };
    board.addEventListener('pointerover', over);
    board.addEventListener('pointerleave', leave);
    board.addEventListener('focusin', focus);
    board.addEventListener('focusout', leave);
    board.addEventListener('pointerdown', down, true);
    board.addEventListener('click', click);
    return () => {
      board.removeEventListener('pointerover', over);
      board.removeEventListener('pointerleave', leave);
      board.removeEventListener('focusin', focus);
      board.removeEventListener('focusout', leave);
      board.removeEventListener('pointerdown', down, true);
      board.removeEventListener('click', click);
      explain.close();
    };
  };
}
