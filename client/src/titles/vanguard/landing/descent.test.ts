import { expect, test } from 'vitest';
import type { Entry, Message } from '../../../table/protocol';
import { printed } from '../fixtures/fixtures';
import { pointAt, progress, rollsOf } from './descent';

const line = (position: number, message: Message, undone = false): Entry => ({ position, message, time: 0, undone });
const roll = (result: number): Message => ({
  id: 'vanguard-landing-roll',
  args: { result, row: { id: `guestbook-landing-P01-${result}` } },
});
const LOG = [
  line(1, { id: 'vanguard-landing' }),
  line(2, roll(1)),
  line(5, { id: 'vanguard-landing' }),
  line(5, roll(8)),
  line(5, roll(5)),
  line(6, { id: 'vanguard-supplies' }),
  line(6, { id: 'guestbook-log-L01-0' }),
  line(7, roll(3), true),
  line(7, roll(2)),
];

test('rolls are those of the last landing, each with what came of it; what was taken back does not count', () => {
  expect(rollsOf(LOG, 9, printed.lines).map(({ result, then }) => [result, then.map(({ id }) => id)])).toEqual([
    [8, []],
    [5, ['vanguard-supplies']],
    [2, []],
  ]);
});

test('in the past only earlier rolls are known', () => {
  expect(rollsOf(LOG, 5, printed.lines).map(({ result }) => result)).toEqual([8, 5]);
  expect(rollsOf(LOG, 0, printed.lines)).toEqual([]);
});

test('the lander comes down with each roll', () => {
  expect([3, 2, 1, 0].map((left) => progress(3, left).toFixed(2))).toEqual(['0.00', '0.33', '0.67', '1.00']);
  const heights = [0, 0.5, 1].map((share) => pointAt(share, 100, 100).y);
  expect(heights).toEqual(heights.toSorted((a, b) => a - b));
});
