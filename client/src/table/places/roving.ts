/** The board is one stop of the tab key; inside it arrows lead from thing to thing, and Page Down and Page Up in order:
 *  first what may be chosen, by its letters, then the rest. The stop stays where the reader was, also when the thing
 *  there is drawn again. */
import type { Attachment } from 'svelte/attachments';
import { THING } from '../explain/explain.svelte';

/** A menu has its own keys, what is part of a button is the button, and what is hidden is not there. */
const NO_STOP = '[role=menu], [role=dialog], dialog, [aria-hidden=true]';
const WHOLE = 'button, a, [data-lit]';

export type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;
type Thing = HTMLElement | SVGElement;
type Step = readonly [x: number, y: number];

const ARROWS: Readonly<Record<string, Step>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const BACK = ['PageUp', 'ArrowLeft', 'ArrowUp'];
const KEYS = [...Object.keys(ARROWS), 'PageUp', 'PageDown'];

/** The nearest box in a direction, by its place in the list; -1 where there is none. What lies aside counts as further
 *  away than what lies straight ahead. Pure. */
export function towards(from: Box, boxes: readonly Box[], [dx, dy]: Step): number {
  let best = -1;
  let least = Infinity;
  for (const [place, box] of boxes.entries()) {
    const across = box.left + box.width / 2 - from.left - from.width / 2;
    const down = box.top + box.height / 2 - from.top - from.height / 2;
    const ahead = across * dx + down * dy;
    const aside = Math.abs(across * dy) + Math.abs(down * dx);
    const far = ahead + 2 * aside;
    if (ahead > 1 && aside <= 2.5 * ahead && far < least) [best, least] = [place, far];
  }
  return best;
}

/** Where a thing comes in the order: single letters before pairs, what can be chosen without a letter after them, and
 *  what is only to be looked at last. Pure. */
export function rankOf(letters: string | null, lit: boolean): string {
  const first = letters?.split(' ')[0] ?? '';
  if (!lit) return '9';
  return first ? `${first.length}${first}` : '8';
}

const isDrawn = (thing: Element): boolean => typeof thing.checkVisibility !== 'function' || thing.checkVisibility();
const isLit = (thing: Element): boolean => thing.hasAttribute('data-lit');

/** What a thing is, no matter which component draws it: its place, its square, else its words. */
const nameOf = (thing: Element): string =>
  ['data-place', 'data-cell', 'aria-label'].map((name) => thing.getAttribute(name)).find(Boolean) ?? '';

/** Whether a thing is a stop by itself. */
const isStop = (thing: Element): boolean => !thing.closest(NO_STOP) && !thing.parentElement?.closest(WHOLE);

class Roving {
  readonly #board: HTMLElement;
  #current: Thing | null = null;
  #name = '';
  #due = 0;

  constructor(board: HTMLElement) {
    this.#board = board;
  }

  #things(): Thing[] {
    return [...this.#board.querySelectorAll<Thing>(THING)].filter(isStop);
  }

  #inOrder(things: readonly Thing[]): Thing[] {
    const ranked = things
      .filter(isDrawn)
      .map((thing) => ({ thing, rank: rankOf(thing.getAttribute('aria-keyshortcuts'), isLit(thing)) }));
    return ranked.sort((a, b) => (a.rank < b.rank ? -1 : Number(a.rank > b.rank))).map(({ thing }) => thing);
  }

  /** Lets exactly one thing be the stop: the one that has the focus, the one of before, else the first to be chosen.
   *  Where something may be chosen, the stop is there. */
  settle(): void {
    cancelAnimationFrame(this.#due);
    this.#due = 0;
    const things = this.#things();
    const asks = things.some(isLit);
    const mayStay = (thing: Thing): boolean => (isLit(thing) || !asks) && isDrawn(thing);
    this.#current =
      things.find((thing) => thing === document.activeElement) ??
      things.find((thing) => thing === this.#current && mayStay(thing)) ??
      things.find((thing) => nameOf(thing) === this.#name && mayStay(thing)) ??
      this.#inOrder(things)[0] ??
      null;
    for (const thing of things) {
      const wanted = thing === this.#current ? '0' : '-1';
      if (thing.getAttribute('tabindex') !== wanted) thing.setAttribute('tabindex', wanted);
    }
  }

  /** Much is drawn at once: it is looked at together. */
  readonly soon = (): void => {
    if (!this.#due) this.#due = requestAnimationFrame(() => this.settle());
  };

  readonly focus = ({ target }: FocusEvent): void => {
    const thing = this.#stopAt(target);
    if (!thing || thing === this.#current) return;
    this.#current = thing;
    this.#name = nameOf(thing);
    this.soon();
  };

  readonly down = (event: KeyboardEvent): void => {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (event.defaultPrevented || altKey || ctrlKey || metaKey || shiftKey || !KEYS.includes(key)) return;
    const here = this.#stopAt(event.target);
    const next = here && this.#next(here, key);
    if (!next) return;
    event.preventDefault();
    next.focus();
    next.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };

  stop(): void {
    cancelAnimationFrame(this.#due);
  }

  #stopAt(target: EventTarget | null): Thing | null {
    return target instanceof Element && target.matches(THING) && isStop(target) ? (target as Thing) : null;
  }

  #next(here: Thing, key: string): Thing | undefined {
    const order = this.#inOrder(this.#things());
    const others = order.filter((thing) => thing !== here);
    const boxes = others.map((thing) => thing.getBoundingClientRect());
    const step = ARROWS[key];
    const found = step ? towards(here.getBoundingClientRect(), boxes, step) : -1;
    // Where nothing lies in that direction, it goes on or back in order.
    return others[found] ?? order.at((order.indexOf(here) + (BACK.includes(key) ? -1 : 1)) % order.length);
  }
}

/** For a board, or a part of one that lies elsewhere. */
export const roves: Attachment<HTMLElement> = (board) => {
  const roving = new Roving(board);
  const watcher = new MutationObserver(roving.soon);
  watcher.observe(board, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['data-lit', 'data-place', 'tabindex', 'aria-keyshortcuts'],
  });
  board.addEventListener('focusin', roving.focus);
  board.addEventListener('keydown', roving.down);
  roving.soon();
  return () => {
    watcher.disconnect();
    roving.stop();
    board.removeEventListener('focusin', roving.focus);
    board.removeEventListener('keydown', roving.down);
  };
};
