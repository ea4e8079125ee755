import { describe, expect, it } from 'vitest';
import type { Battle, Side } from '../types';
import { around, compare, css, deciding, duel, placed, standingOf, stateOf } from './standing';

const side = (who: number, roll: readonly number[], out = false): Side => ({
  who,
  roll,
  out,
  dice: roll.length,
  targeting: 1,
  energy: 0,
  cards: [],
  spared: [],
  stake: 1,
});

describe('AE-B-20.14: whose dice are best', () => {
  it('compares from the highest die down; a die more decides at last', () => {
    expect(compare([6, 2], [5, 5, 5])).toBeGreaterThan(0);
    expect(compare([2, 6], [6, 3])).toBeLessThan(0);
    expect(compare([6, 5], [6])).toBeGreaterThan(0);
    expect(compare([4, 6], [6, 4])).toBe(0);
  });

  it('says who leads, is tied or behind', () => {
    const sides = [side(0, [6, 5]), side(1, [6, 4]), side(-1, [3])];
    expect(sides.map((one) => standingOf(one, sides))).toEqual(['leads', 'trails', 'trails']);
    const tied = [side(0, [6]), side(1, [6])];
    expect(tied.map((one) => standingOf(one, tied))).toEqual(['tied', 'tied']);
    expect(standingOf(side(0, []), [side(0, []), side(1, [])])).toBe('open');
    expect(standingOf(side(0, [6], true), sides)).toBe('out');
  });

  it('points at the die that decides', () => {
    const sides = [side(0, [5, 6]), side(1, [6, 6]), side(-1, [5])];
    expect(deciding(sides[0]!, sides)).toBe(1);
    expect(deciding(sides[1]!, sides)).toBe(1);
    expect(deciding(side(0, []), sides)).toBe(-1);
  });

  it('keeps the place of a die in the roll', () => {
    expect(placed([2, 6, 4])).toEqual([
      { value: 6, place: 1 },
      { value: 4, place: 2 },
      { value: 2, place: 0 },
    ]);
  });
});

it('knows which of the six steps are done', () => {
  const battle = { step: 'after_roll' } as Battle;
  expect(stateOf('preparation', battle)).toBe('done');
  expect(stateOf('roll', battle)).toBe('now');
  expect(stateOf('damage', battle)).toBe('soon');
});

it('says which die decided, and against what', () => {
  const sides = [side(0, [5, 6]), side(1, [6, 6, 2]), side(2, [6, 6]), side(-1, [1])];
  expect(duel(sides[0]!, sides)).toEqual({ die: 2, own: 5, other: 6 });
  expect(duel(sides[1]!, sides)).toEqual({ die: 3, own: 2, other: 0 });
  expect(duel(sides[2]!, sides)).toEqual({ die: 3, own: 0, other: 2 });
  const tied = [side(0, [6]), side(1, [6])];
  expect(duel(tied[0]!, tied)).toBeNull();
  expect(duel(side(0, [6], true), sides)).toBeNull();
});

describe('cards around the place of a battle', () => {
  const cells = (...who: number[]): string[] =>
    around(who.map((one) => side(one, []))).sides.map(({ column, row, rows }) => `${column}:${row}+${rows}`);

  it.each([
    ['two', [0, -1], ['1:1+1', '3:1+1']],
    ['three with raiders', [0, 1, -1], ['1:1+2', '3:1+2', '2:2+1']],
    ['three without', [0, 1, 2], ['1:1+2', '3:1+2', '2:2+1']],
    ['four', [0, 1, 2, 3], ['1:1+1', '3:1+1', '1:2+1', '3:2+1']],
    ['five with raiders', [0, 1, 2, 3, -1], ['1:1+1', '3:1+1', '1:2+1', '3:2+1', '2:2+1']],
    ['six', [0, 1, 2, 3, 4, -1], ['1:1+1', '3:1+1', '1:2+1', '3:2+2', '1:3+1', '2:3+1']],
  ])('%s sides', (_, who, expected) => {
    expect(cells(...who)).toEqual(expected);
  });

  it('leaves the middle to the scene', () => {
    expect(around([side(0, []), side(1, [])]).scene).toEqual({ column: 2, row: 1, rows: 1 });
    expect(around([0, 1, 2, 3].map((who) => side(who, []))).scene.rows).toBe(2);
    expect(css({ column: 2, row: 1, rows: 2 })).toBe('--area: 1 / 2 / span 2 / span 1');
  });
});
