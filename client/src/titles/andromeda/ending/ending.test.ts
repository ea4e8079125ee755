import { describe, expect, it } from 'vitest';
import { FakeClock } from '../../../stage/fake-clock';
import type { Entry, Message } from '../../../table/protocol';
import { fixture, printed } from '../fixtures/fixtures';
import { partsOf, rankOf, sumOf, widest } from './accounts';
import { awardsOf } from './awards';
import { Counting, CURVE } from './counting.svelte';
import { curveOf, turningsOf } from './curve';
import { nextOfficers } from './officers';

const { view } = fixture('over').stand;
const { accounts } = view.end;
const parts = partsOf(accounts, printed);

describe('the account', () => {
  it('adds up to what everybody has, part by part', () => {
    for (const [who, { total }] of accounts.entries()) expect(sumOf(parts, who, parts.length)).toBe(total);
    expect(parts[0]?.name).toBe('running');
    expect(sumOf(parts, 0, 0)).toBe(0);
  });
  it('leaves out what nobody has', () => {
    expect(parts.every(({ name, points }) => name === 'running' || points.some(Boolean))).toBe(true);
  });
  it('says by what the first was ahead', () => {
    const [first = 0, second = 0] = rankOf(accounts);
    const gap = widest(parts, first, second);
    expect(gap && gap.own - gap.theirs).toBe(
      Math.max(...parts.map(({ points }) => (points[first] ?? 0) - (points[second] ?? 0))),
    );
    expect(widest(parts, first, first)).toBeNull();
  });
  it('is counted up in time, then the winner, then the curve; or all at once', () => {
    const clock = new FakeClock();
    const counting = new Counting(clock);
    counting.begin(3);
    expect([counting.counted, counting.named]).toEqual([1, false]);
    clock.pass(1000);
    expect(counting.counted).toBe(2);
    clock.pass(670 * 2);
    expect([counting.counted, counting.named, counting.drawn]).toEqual([3, true, false]);
    clock.pass(800);
    expect([counting.drawn, counting.told]).toEqual([true, false]);
    clock.pass(CURVE);
    expect([counting.told, counting.running]).toEqual([true, false]);
    counting.begin(3);
    counting.finish(3);
    expect([counting.counted, counting.told, counting.running]).toEqual([3, true, false]);
  });
});

describe('the match, turn by turn', () => {
  const entry = (id: string, seat: number, args: Message['args'] = {}): Entry => ({
    position: 1,
    time: 0,
    seat,
    message: { id, args: { seat, ...args } },
    undone: false,
  });
  const log = [
    entry('andromeda-returned', 0),
    entry('andromeda-developed', 0),
    entry('andromeda-scored', 0, { points: 3, total: 3 }),
    entry('andromeda-launched', 1),
    entry('andromeda-defeated', 1),
    entry('andromeda-advanced', 1),
    entry('andromeda-scored', 1, { points: 5, total: 5 }),
    entry('andromeda-launched', 0),
    entry('andromeda-scored', 0, { points: 1, total: 4 }),
  ];
  const telling = { begins: ['andromeda-launched', 'andromeda-returned'], numberOf: Number };

  it('has the points of everybody after each turn', () => {
    expect(curveOf(log, 2, telling)).toEqual({
      points: [
        [0, 3, 3, 4],
        [0, 0, 5, 5],
      ],
      turns: 3,
    });
  });
  it('was turned by what brought the most, with its cause', () => {
    const turnings = turningsOf(log, telling, 2);
    expect(turnings.map(({ turn, who, points, cause }) => [turn, who, points, cause?.id])).toEqual([
      [1, 0, 3, 'andromeda-developed'],
      [2, 1, 5, 'andromeda-defeated'],
    ]);
  });
});

it('awards only what one did more of than anybody else', () => {
  const awards = awardsOf(view, fixture('over').log);
  expect(awards.length).toBeLessThanOrEqual(3);
  for (const { count } of awards) expect(count).toBeGreaterThan(0);
});

it('offers the same officer, another one and another level', () => {
  expect(nextOfficers('ofc_1a', printed).map(({ kind }) => kind)).toEqual(['again', 'same', 'harder']);
  expect(nextOfficers('ofc_3a', printed).map(({ kind }) => kind)).toEqual(['again', 'same', 'gentler']);
  expect(new Set(nextOfficers('ofc_2b', printed).map(({ id }) => id)).size).toBe(3);
});
