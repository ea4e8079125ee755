import { describe, expect, it } from 'vitest';
import type { Arg, Entry } from '../../../table/protocol';
import { accountOf, beforeOf, lastFlight } from './account';

const entry = (id: string, args: Record<string, Arg> = {}): Entry => ({
  position: 1,
  message: { id, args },
  rule: '',
  undone: false,
  time: 0,
});

describe('the account of a flight', () => {
  it('has a row for each seat, losses below zero', () => {
    const rows = accountOf(
      [
        entry('trucker-arrived', { seat: 1, place: 1, credits: 8 }),
        entry('trucker-best-looking', { seat: 1, count: 3, credits: 4 }),
        entry('trucker-sold', { seat: 0, credits: 5 }),
        entry('trucker-paid-losses', { seat: 0, count: 2, credits: 2 }),
      ],
      2,
    );
    expect(rows).toEqual([
      { seat: 0, place: 0, arrived: 0, looks: 0, sold: 5, losses: -2, debt: 0 },
      { seat: 1, place: 1, arrived: 8, looks: 4, sold: 0, losses: 0, debt: 0 },
    ]);
  });

  it('is empty while nobody has arrived', () => {
    expect(accountOf([entry('trucker-attack')], 3)).toEqual([]);
  });

  it('is there all the same once a flight has ended that brought nobody anything', () => {
    expect(accountOf([], 2)).toEqual([]);
    expect(accountOf([], 2, true)).toMatchObject([
      { seat: 0, arrived: 0, losses: 0 },
      { seat: 1, arrived: 0, losses: 0 },
    ]);
  });

  it('says what somebody had before', () => {
    const row = { seat: 0, place: 1, arrived: 8, looks: 0, sold: 5, losses: -2, debt: 0 };
    expect(beforeOf(row, 21)).toBe(10);
  });

  it('is that of the last flight, for those who come later', () => {
    const log = [
      entry('trucker-arrived', { seat: 0, place: 1, credits: 4 }),
      entry('trucker-launched', { seat: 0, number: 1 }),
      entry('trucker-launched', { seat: 1, number: 2 }),
      entry('trucker-arrived', { seat: 1, place: 1, credits: 8 }),
    ];
    expect(accountOf(lastFlight(log), 2).map(({ arrived }) => arrived)).toEqual([0, 8]);
  });
});
