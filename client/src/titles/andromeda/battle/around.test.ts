import { describe, expect, it } from 'vitest';
import { around, css } from './around';

const side = (who: number): { readonly who: number } => ({ who });

describe('cards around the place of a battle', () => {
  const cells = (...who: number[]): string[] =>
    around(who.map((one) => side(one))).sides.map(({ column, row, rows }) => `${column}:${row}+${rows}`);

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
    expect(around([side(0), side(1)]).scene).toEqual({ column: 2, row: 1, rows: 1 });
    expect(around([0, 1, 2, 3].map((who) => side(who))).scene.rows).toBe(2);
    expect(css({ column: 2, row: 1, rows: 2 })).toBe('--area: 1 / 2 / span 2 / span 1');
  });
});
