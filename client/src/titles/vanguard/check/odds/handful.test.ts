import { expect, test } from 'vitest';
import type { LitMove } from '../../../../table/board';
import type { OddsView } from '../../view';
import { bestOf, movesFor, pickable, toToggle } from './handful';

const lit = (index: number, type: string, die: string): LitMove => ({
  index,
  letter: '',
  move: { type, die },
  caption: { message: { id: 'x' }, place: `die:${die}`, group: type, weight: '' },
});
const moves = [lit(0, 'roll-die', 'red'), lit(1, 'roll-die', 'red'), lit(2, 'roll-die', 'blue'), lit(3, 'exert', '')];

test('just the wanted dice are picked afterwards, each equal one by itself', () => {
  const dice = pickable(moves);
  const wanted = movesFor(['red', 'red'], dice);
  expect([...wanted].map(({ index }) => index)).toEqual([0, 1]);
  const picked = new Set([1, 2]);
  expect(toToggle(wanted, dice, ({ index }) => picked.has(index)).map(({ index }) => index)).toEqual([0, 2]);
});

test('the best dice are those that the server puts forward', () => {
  const advice = [
    { dice: ['red'], chance: 0.5, best: false },
    { dice: ['red', 'red'], chance: 0.9, best: true },
    { dice: ['red', 'red', 'blue'], chance: 0.903, best: false },
  ];
  const odds = { phase: 'choose', advice } as unknown as OddsView;
  expect(bestOf(odds)?.dice).toEqual(['red', 'red']);
  expect(bestOf({ ...odds, phase: 'rolled' })).toBeNull();
  expect(bestOf(null)).toBeNull();
});
