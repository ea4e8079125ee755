/** The ten steps of a check as seven stages that somebody at the table would name. Pure. */
import type { CheckView } from '../view';

/** The first step of each stage; supporting has no step of its own, but dice that wait to be rolled. */
const FIRST = [1, 2, 3, 4, 6, 7, 10] as const;
const SUPPORT = 1;

/** Where a check stands, counted from 0. */
export function stageOf({ step, hand, pool }: Pick<CheckView, 'step' | 'hand' | 'pool'>): number {
  if (step < 3 && !pool.length) return hand.length ? SUPPORT : 0;
  return FIRST.findLastIndex((first) => first <= step);
}
