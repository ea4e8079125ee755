import { describe, expect, it } from 'vitest';
import type { Entry } from '../protocol';
import { turnsOf } from '../turns';
import { awardsOf, momentsOf } from './facts';

/** A line of the log: whose move it tells of, and whether it was worth watching. */
const line = (position: number, seat: number, beat = '', undone = false): Entry =>
  ({
    position,
    seat,
    message: { id: 'told' },
    ...(beat ? { beat } : {}),
    ...(undone ? { undone } : {}),
  }) as Entry;

const LOG = [
  line(1, 0),
  line(2, 1, 'dice'),
  line(2, 1, 'hit'),
  line(3, 0, 'dice'),
  line(4, 1),
  line(5, 0),
  line(5, 0),
  line(5, 0),
  line(6, 1),
];

describe('the story of any match', () => {
  it('tells the turns in which most happened, and the last, in their order', () => {
    const moments = momentsOf(turnsOf(LOG), 3);
    expect(moments.map(({ number, from }) => [number, from])).toEqual([
      [2, 1],
      [3, 2],
      [6, 5],
    ]);
  });

  it('has nothing to tell of a match without turns', () => {
    expect(momentsOf([])).toEqual([]);
  });

  it('has awards for those who are ahead of all others', () => {
    expect(awardsOf(turnsOf(LOG), LOG, 2)).toEqual([
      { merit: 'stage', seat: 1, count: 2 },
      { merit: 'breath', seat: 0, count: 3 },
    ]);
    const back = [...LOG, line(6, 1, '', true), line(7, 1, '', true)];
    expect(awardsOf(turnsOf(LOG), back, 2).at(-1)).toEqual({ merit: 'thoughts', seat: 1, count: 2 });
  });

  it('has no award where two are equal, or nobody to compare with', () => {
    const even = [line(1, 0, 'dice'), line(2, 1, 'dice')];
    expect(awardsOf(turnsOf(even), even, 2)).toEqual([]);
    expect(awardsOf(turnsOf(LOG), LOG, 1)).toEqual([]);
  });
});
