import { expect, test } from 'vitest';
import type { DieView, HandDieView } from '../view';
import { stageOf } from './stages';

const hand: HandDieView[] = [{ kind: 'red_basic', owner: 0 }];
const pool: DieView[] = [{ kind: 'red_basic', face: 0, owner: 0, shows: [], counts: [], turned: false }];

test('dice that were picked up and not rolled yet wait for support', () => {
  expect(stageOf({ step: 1, hand: [], pool: [] })).toBe(0);
  expect(stageOf({ step: 1, hand, pool: [] })).toBe(1);
  expect(stageOf({ step: 2, hand, pool: [] })).toBe(1);
});

test('every step after the roll belongs to one stage', () => {
  const stages = [3, 4, 5, 6, 7, 8, 9, 10].map((step) => stageOf({ step, hand: [], pool }));
  expect(stages).toEqual([2, 3, 3, 4, 5, 5, 5, 6]);
});
