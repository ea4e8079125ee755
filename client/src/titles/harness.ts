/** The stands of a title on its board, for tests: shown, pressed, and what came of it. */
import { flushSync, mount, unmount, type Component } from 'svelte';
import { createSubscriber } from 'svelte/reactivity';
import { afterEach, beforeEach, vi } from 'vitest';
import { SEATS } from '../furniture/seats';
import type { BoardProps, LitMove, Say } from '../table/board';
import { lettered } from '../table/bar/letters';
import type { Move, Stand } from '../table/protocol';
import type { Fixture } from './fixtures';

// A busy machine draws slowly.
vi.setConfig({ testTimeout: 60_000 });

/** Says the id and the arguments: enough to look for. */
export const t: Say = (message, args) => {
  const { id, args: own } = typeof message === 'string' ? { id: message, args } : message;
  const values = Object.values(own ?? {}).map((value) => (typeof value === 'object' ? value.id : String(value)));
  return [id, ...values].join(' ');
};

interface Given<View, Printed> {
  readonly title: string;
  readonly Board: Component<BoardProps<View, Printed>>;
  readonly fixture: (name: string) => Fixture<View>;
  readonly printed: Printed;
  /** The moves with their letters; without it all of them have one. */
  readonly lit?: (stand: Stand<View>) => LitMove[];
  /** What else a stand is shown with. */
  readonly more?: (
    fixture: Fixture<View>,
    more: Partial<BoardProps<View, Printed>>,
  ) => Partial<BoardProps<View, Printed>>;
  /** How large everything is, since nothing is laid out here. */
  readonly size?: readonly [width: number, height: number];
}

/** What was done since the board was shown. */
export interface Done {
  played: Move[];
  /** Moves of which was asked why they cannot be made. */
  asked: Move[];
  /** What the bar was told to show. */
  shown: readonly number[] | null | undefined;
}

export const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];
export const text = (): string => document.body.textContent ?? '';

export function press(element: Element | undefined): void {
  element?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  flushSync();
}

export function key(name: string): void {
  window.dispatchEvent(new KeyboardEvent('keydown', { key: name }));
  flushSync();
}

/** Sets up a board for the tests of a file. */
export function boardOf<View, Printed>({
  title,
  Board,
  fixture,
  printed,
  lit,
  more: usual,
  size,
}: Given<View, Printed>): {
  readonly show: (name: string, more?: Partial<BoardProps<View, Printed>>) => void;
  /** What the board that is shown is given next. */
  readonly change: (more: Partial<BoardProps<View, Printed>>) => void;
  readonly clear: () => void;
  readonly done: Done;
} {
  let board: Record<string, unknown> | undefined;
  let given: BoardProps<View, Printed> | undefined;
  let changed = (): void => {};
  const done: Done = { played: [], asked: [], shown: undefined };

  function show(name: string, more: Partial<BoardProps<View, Printed>> = {}): void {
    const kept = fixture(name);
    const { seats, face, options, stand, log } = kept;
    const props: BoardProps<View, Printed> = {
      title,
      view: stand.view,
      beat: null,
      printed,
      stand,
      seats: SEATS.slice(0, seats).map(({ colour, shape }, seat) => ({
        seat,
        name: `player ${seat}`,
        colour,
        shape,
        kind: 'person',
        yours: seat === face,
        waiting: stand.waiting.includes(seat),
      })),
      face,
      options,
      moves: lit ? lit(stand) : lettered(stand.moves, null),
      picked: new Set(),
      pointed: null,
      past: false,
      log,
      lastEvents: [],
      reducedMotion: true,
      narrow: false,
      open: '',
      t,
      play: ({ move }) => done.played.push(move),
      playSome: () => {},
      why: async (move) => {
        done.asked.push(move);
        return { type: 'refused', id: 1, message: { id: 'x' } };
      },
      reason: async () => ({ type: 'refused', id: 1, message: { id: 'x' } }),
      point: () => {},
      show: (indexes) => (done.shown = indexes),
      ...usual?.(kept, more),
      ...more,
    };
    given = props;
    const subscribe = createSubscriber((update) => void (changed = update));
    const live = new Proxy(props, { get: (_, name) => (subscribe(), Reflect.get(given ?? props, name)) });
    board = mount(Board, { target: document.body, props: live });
    flushSync();
  }

  function change(more: Partial<BoardProps<View, Printed>>): void {
    if (given) given = { ...given, ...more };
    changed();
    flushSync();
  }

  function clear(): void {
    if (board) void unmount(board);
    board = undefined;
    document.body.replaceChildren();
  }

  // No spies: they keep every element that was measured, and so every board that was ever shown.
  if (size) {
    Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, get: () => size[0] });
    Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, get: () => size[1] });
  }
  beforeEach(() => {
    Object.assign(done, { played: [], asked: [], shown: undefined });
  });
  afterEach(async () => {
    clear();
    vi.restoreAllMocks();
    // The DOM refers weakly to what was looked up, which keeps it until a turn of the event loop ends; one test follows
    // the other without such an end.
    await new Promise((ended) => setTimeout(ended));
  });
  return { show, change, clear, done };
}
