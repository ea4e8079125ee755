/** The attack that a ship faces, as the view tells it. */
import type { Desk } from '../../desk/desk.svelte';
import type { StrikeView } from '../../view';
import { columnOf, rowOf, type Plan } from '../geometry';
import { isUprightSide } from './lane';

export interface Shown {
  readonly flight: Pick<StrikeView, 'what' | 'size' | 'side'>;
  /** The columns or rows that it follows, as numbers of the plan. */
  readonly lines: readonly number[];
  readonly square: number;
  /** The squares of this ship that it hits. */
  readonly targets: readonly number[];
  /** The cannons of this ship that could shoot it down. */
  readonly cannons: readonly number[];
  /** Whether it waits in its lane; else it is on its way, and drawn over the board. */
  readonly waits: boolean;
}

/** The beats in which a missile is on its way, or gone. */
const MOVES: readonly string[] = ['fly', 'burst', 'bounce', 'shield', 'hit'];

export const isUpright = ({ side }: Pick<StrikeView, 'side'>): boolean => isUprightSide(side);

export function attackOn(desk: Desk, seat: number): Shown | null {
  const { strike } = desk.view.flight;
  if (strike?.seat !== seat) return null;
  const { lines, square, hits } = strike;
  const { beat } = desk;
  return {
    flight: strike,
    lines,
    square,
    targets: hits.map(({ cell }) => cell),
    // What could be done is for those who decide.
    cannons: beat ? [] : [...new Set(hits.flatMap((hit) => hit.cannons))],
    waits: !beat?.ms || !MOVES.includes(beat.kind),
  };
}

/** The target in one of its lines; -1 for none. */
export function targetIn(plan: Plan, { flight, targets }: Pick<Shown, 'flight' | 'targets'>, line: number): number {
  const lineOf = isUpright(flight) ? columnOf : rowOf;
  return targets.find((cell) => lineOf(plan, cell) === line) ?? -1;
}
