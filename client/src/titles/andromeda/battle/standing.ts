/** How a battle stands: whose dice are best, what each step has brought. Pure. */
import { RAIDERS, type Battle, type BattleStep, type Side } from '../types';

export const STEPS = ['escalation', 'diplomacy', 'preparation', 'roll', 'result', 'damage'] as const;
export type Step = (typeof STEPS)[number];

const AT: Readonly<Record<BattleStep, number>> = {
  escalation: 0,
  diplomacy: 1,
  preparation: 2,
  roll: 3,
  after_roll: 3,
  gate: 3,
  result: 4,
  damage: 5,
  over: 6,
};

/** Whether a step is done, is going on, or is still to come. */
export function stateOf(step: Step, battle: Battle): 'done' | 'now' | 'soon' {
  const difference = STEPS.indexOf(step) - AT[battle.step];
  return difference < 0 ? 'done' : difference === 0 ? 'now' : 'soon';
}

/** AE-B-20.14: dice from high to low; the first that differ decide. Above 0 when the first is better. */
export function compare(first: readonly number[], second: readonly number[]): number {
  const [a, b] = [sorted(first), sorted(second)];
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0);
    if (difference) return difference;
  }
  return 0;
}

export function sorted(dice: readonly number[]): number[] {
  return [...dice].sort((a, b) => b - a);
}

/** The dice of a roll from high to low, each with its place in the roll. */
export function placed(roll: readonly number[]): { readonly value: number; readonly place: number }[] {
  return roll.map((value, place) => ({ value, place })).sort((a, b) => b.value - a.value || a.place - b.place);
}

export type Standing = 'leads' | 'tied' | 'trails' | 'out' | 'open';

/** How a side stands by the dice that lie; open before they are rolled. */
export function standingOf(side: Side, sides: readonly Side[]): Standing {
  if (side.out) return 'out';
  const others = sides.filter((other) => other !== side && !other.out);
  if (!side.roll.length || others.some(({ roll }) => !roll.length)) return 'open';
  const worst = Math.min(...others.map((other) => compare(side.roll, other.roll)));
  return worst > 0 ? 'leads' : worst === 0 ? 'tied' : 'trails';
}

/** The best roll among the others; empty when nobody else has rolled. */
function bestOfOthers(side: Side, sides: readonly Side[]): readonly number[] {
  const rivals = sides.filter((other) => other !== side && !other.out && other.roll.length);
  return sorted(rivals.reduce<readonly number[]>((top, { roll }) => (compare(roll, top) > 0 ? roll : top), []));
}

/** The first die that decides between a side and the best of the others: its place from high to low; -1 for none. */
export function deciding(side: Side, sides: readonly Side[]): number {
  if (side.out || !side.roll.length) return -1;
  const best = bestOfOthers(side, sides);
  return best.length ? sorted(side.roll).findIndex((value, i) => value !== best[i]) : -1;
}

/** How a side and the best of the others compare at the die that decides: which die it is, and what both show there (0:
 *  no die is left). Null where nothing is decided. */
export function duel(side: Side, sides: readonly Side[]): { die: number; own: number; other: number } | null {
  const best = bestOfOthers(side, sides);
  if (side.out || !side.roll.length || !best.length) return null;
  const own = sorted(side.roll);
  const die = Array.from({ length: Math.max(own.length, best.length) }, (_, i) => i).find((i) => own[i] !== best[i]);
  return die === undefined ? null : { die: die + 1, own: own[die] ?? 0, other: best[die] ?? 0 };
}

/** Where something lies around the middle: column and row from 1, and over how many rows it reaches. */
export interface Place {
  readonly column: number;
  readonly row: number;
  readonly rows: number;
}

/** Cards around the place of the battle, in three columns: raiders lie below it, players at its left and right. */
export function around(sides: readonly Side[]): { readonly scene: Place; readonly sides: readonly Place[] } {
  const odd = sides.length % 2 === 1;
  const below = (side: Side, i: number): boolean =>
    sides.length > 2 &&
    (side.who === RAIDERS || (odd && i === sides.length - 1 && sides.every(({ who }) => who !== RAIDERS)));
  const middle = sides.filter(below).length;
  const outside = sides.length - middle;
  const rows = Math.max(Math.ceil(outside / 2), middle + 1);
  let next = 0;
  const places = sides.map((side, i): Place => {
    if (below(side, i)) return { column: 2, row: rows, rows: 1 };
    const [column, row] = [next % 2 ? 3 : 1, Math.floor(next / 2) + 1];
    // The last one of its column reaches down to the others.
    const last = next + 2 >= outside;
    next += 1;
    return { column, row, rows: last ? rows - row + 1 : 1 };
  });
  return { scene: { column: 2, row: 1, rows: rows - middle }, sides: places };
}

/** A place as the style of an element: where there is room for three columns it is obeyed. */
export function css(place: Place | undefined): string {
  return place ? `--area: ${place.row} / ${place.column} / span ${place.rows} / span 1` : '';
}
