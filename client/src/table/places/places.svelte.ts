/** What stands on the board: every lit thing says which moves are made there, so that the bar lists only the others. */
import type { Attachment } from 'svelte/attachments';
import type { LitMove } from '../board';
import type { Move } from '../protocol';

class Places {
  readonly #things = new Map<Element, readonly LitMove[]>();
  #seen = $state.raw<ReadonlySet<Move>>(new Set());
  #due = false;
  /** The thing that was pressed or asked about last: what is said about it is said there. */
  last = $state.raw<Element | null>(null);

  /** The moves that stand somewhere in sight. */
  get seen(): ReadonlySet<Move> {
    return this.#seen;
  }

  /** For a thing on which these moves are made: `{@attach places.lit(moves)}`. */
  readonly lit =
    (moves: readonly LitMove[]): Attachment<Element> =>
    (element) => {
      if (!moves.length) return;
      element.setAttribute('data-lit', [...new Set(moves.map(({ move }) => move.type))].join(' '));
      const keys = moves.map(({ letter }) => letter).filter(Boolean);
      if (keys.length) element.setAttribute('aria-keyshortcuts', keys.join(' '));
      this.#things.set(element, moves);
      this.#soon();
      return () => {
        element.removeAttribute('data-lit');
        element.removeAttribute('aria-keyshortcuts');
        this.#things.delete(element);
        this.#soon();
      };
    };

  /** The moves of the thing that an element belongs to. */
  movesAt(element: Element | null): readonly LitMove[] {
    const thing = element?.closest('[data-lit]');
    return (thing && this.#things.get(thing)) || [];
  }
  /** Where a move is made. */
  of(move: Move): Element | null {
    for (const [element, moves] of this.#things)
      if (moves.some((one) => one.move === move) && isDrawn(element)) return element;
    return null;
  }

  /** Brings the first thing that is lit into view, and the focus to it: on a small screen it may lie further down. */
  show(): void {
    const [first] = [...this.#things.keys()]
      .filter(isDrawn)
      .sort((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1));
    if (first) bringToMiddle(first);
    if (first instanceof HTMLElement || first instanceof SVGElement) first.focus({ preventScroll: true });
  }

  /** Looks again what is in sight: a board says so when it turns to another scene. */
  look(): void {
    this.#due = false;
    const seen = new Set<Move>();
    for (const [element, moves] of this.#things) if (isDrawn(element)) for (const { move } of moves) seen.add(move);
    if (seen.size !== this.#seen.size || [...seen].some((move) => !this.#seen.has(move))) this.#seen = seen;
  }

  /** Many things are drawn at once: they are counted together, before anything is painted. */
  #soon(): void {
    if (this.#due) return;
    this.#due = true;
    queueMicrotask(() => this.look());
  }
}

/** Scrolls whatever may be scrolled by hand until a thing is in its middle. A map that is moved otherwise stays put. */
function bringToMiddle(element: Element): void {
  for (let box = element.parentElement; box; box = box.parentElement) {
    if (!/auto|scroll/.test(getComputedStyle(box).overflowY)) continue;
    const [inner, outer] = [element.getBoundingClientRect(), box.getBoundingClientRect()];
    box.scrollTop += (inner.top + inner.bottom - outer.top - outer.bottom) / 2;
  }
}

/** Whether a thing can be seen and pressed: not so what lies below a scene that covers it. */
function isDrawn(element: Element): boolean {
  if (!element.isConnected || element.closest('[inert]')) return false;
  return typeof element.checkVisibility !== 'function' || element.checkVisibility();
}

export const places = new Places();
