import { expect, test } from 'vitest';
import { line } from '../../table/fixtures';
import { turnsOf } from '../../table/turns';
import { lengthOf, spanOf } from './recap';

const LOG = [
  line(1, 'a', { seat: 0 }),
  line(2, 'b', { seat: 0, beat: 'dice' }),
  line(3, 'c', { seat: 1, beat: 'fly' }),
  line(4, 'd', { seat: 1 }),
  line(5, 'e', { seat: 2 }),
];

test('a recap says how long it takes to watch', () => {
  const turns = turnsOf(LOG);
  expect(lengthOf(turns, undefined, 'brisk')).toBeLessThan(lengthOf(turns, undefined, 'calm'));
  expect(lengthOf(turns, undefined, 'normal')).toBe(3);
});

test('a recap says how long one was away', () => {
  expect(spanOf(20, 'en')).toBe('20 seconds');
  expect(spanOf(14 * 60, 'en')).toBe('14 minutes');
  expect(spanOf(80 * 60, 'en')).toBe('80 minutes');
  expect(spanOf(26 * 3600, 'en')).toBe('26 hours');
  expect(spanOf(3 * 86_400, 'cs')).toBe('3 dny');
  expect(spanOf(5 * 60, 'pl')).toBe('5 minut');
  expect(spanOf(0, 'en')).toBe('1 second');
});
