import { describe, expect, it } from 'vitest';
import { FakeClock } from '../../../stage/fake-clock';
import { fixture, printed } from '../fixtures/fixtures';
import { SIGNS, signOf } from './accounts';
import { Counting, CURVE } from './counting.svelte';
import { nextOfficers } from './officers';

const { view } = fixture('over').stand;
const { accounts, parts } = view.end;

describe('the account', () => {
  it('has a sign for each part that is counted', () => {
    expect(parts[0]?.part).toBe('running');
    for (const { part } of parts) expect(SIGNS[part]).toBeTruthy();
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

describe('the story', () => {
  it('is told with the match: a point for everybody before the first turn and after each', () => {
    const { curve, turns, turnings } = view.ending!;
    expect(curve.map((points) => points.length)).toEqual(accounts.map(() => turns + 1));
    expect(turnings.length).toBeGreaterThan(0);
    for (const { turn } of turnings) expect(turn).toBeLessThanOrEqual(turns);
  });
  it('has a sign for every award', () => {
    for (const { award } of view.ending!.awards) expect(signOf(award)).not.toBe('crown');
  });
});

it('offers the same officer, another one and another level', () => {
  expect(nextOfficers('ofc_1a', printed).map(({ kind }) => kind)).toEqual(['again', 'same', 'harder']);
  expect(nextOfficers('ofc_3a', printed).map(({ kind }) => kind)).toEqual(['again', 'same', 'gentler']);
  expect(new Set(nextOfficers('ofc_2b', printed).map(({ id }) => id)).size).toBe(3);
});
