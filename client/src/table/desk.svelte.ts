/** What the parts of a drawn board share, whatever the title: what the table gives, and how a lit move is pointed at,
 *  picked and made. A title's own desk is one of these, with what its board needs beyond. */
import { getContext, setContext } from 'svelte';
import type { BoardProps, LitMove, Say } from './board';

const KEY = Symbol('desk');
const NOTHING: readonly LitMove[] = [];

export class BoardDesk<View, Printed> {
  readonly props: () => BoardProps<View, Printed>;

  constructor(props: () => BoardProps<View, Printed>) {
    this.props = props;
  }

  get view(): View {
    return this.props().view;
  }
  get printed(): Printed {
    return this.props().printed;
  }
  get t(): Say {
    return this.props().t;
  }
  /** Our own seat; -1 for an onlooker. */
  get me(): number {
    return this.props().face ?? -1;
  }
}

/** A desk on which moves are made where they light up. */
export abstract class LitDesk<View, Printed> extends BoardDesk<View, Printed> {
  /** A place with several moves, one of which must be picked. */
  menu = $state<string | null>(null);

  /** Everything that is lit, by place: the name that the server gave it. */
  abstract readonly lights: ReadonlyMap<string, readonly LitMove[]>;

  /** What is lit at a place. A move that is nowhere has no place: it is a button of the bar. */
  at(place: string): readonly LitMove[] {
    return (place && this.lights.get(place)) || NOTHING;
  }
  isPointed(move: LitMove): boolean {
    return this.props().pointed === move.index;
  }
  isPicked(move: LitMove): boolean {
    return this.props().picked.has(move.index);
  }

  /** Presses a place: its only move is made; among several one is picked first. */
  press(place: string, moves: readonly LitMove[]): void {
    const [first] = moves;
    if (!first) return;
    if (moves.length > 1) this.menu = this.menu === place ? null : place;
    else this.play(first);
  }
  play(move: LitMove): void {
    this.menu = null;
    this.props().play(move);
  }
  point(move: LitMove | undefined | null): void {
    this.props().point(move?.index ?? null);
  }
}

/** Lays a desk out for all parts of a board. */
export function provide<Desk extends BoardDesk<unknown, unknown>>(desk: Desk): Desk {
  return setContext(KEY, desk);
}

/** The desk of the board that a part belongs to. */
export function useDesk<Desk = LitDesk<unknown, unknown>>(): Desk {
  return getContext<Desk>(KEY);
}
