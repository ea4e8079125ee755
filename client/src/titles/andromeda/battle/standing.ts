/** How a battle stands: whose dice are best, what each step has brought. Pure. */
import type { Battle, BattleStep, Side } from '../types';

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

/** The first die that decides between a side and the best of the others: its place from high to low; -1 for none. */
export function deciding(side: Side, sides: readonly Side[]): number {
  if (side.out || !side.roll.length) return -1;
  const rivals = sides.filter((other) => other !== side && !other.out && other.roll.length);
  const best = rivals.reduce<readonly number[]>((top, { roll }) => (compare(roll, top) > 0 ? roll : top), []);
  const [own, theirs] = [sorted(side.roll), sorted(best)];
  return best.length ? own.findIndex((value, i) => value !== theirs[i]) : -1;
}
