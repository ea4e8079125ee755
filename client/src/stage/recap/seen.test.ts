import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepSeen, lastSeen, stillSeen } from './seen';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => vi.useRealTimers());

test('a table that was never seen has no past', () => {
  expect(lastSeen('a')).toBe(null);
  stillSeen('a');
  expect(lastSeen('a')).toBe(null);
});

test('what was seen is remembered with its time, for each table', () => {
  keepSeen('a', 4);
  vi.advanceTimersByTime(60_000);
  keepSeen('b', 9);
  expect(lastSeen('a')).toEqual({ position: 4, time: 1000 });
  expect(lastSeen('b')).toEqual({ position: 9, time: 1060 });
});

test('who looks on while nothing happens is not away', () => {
  keepSeen('a', 4);
  vi.advanceTimersByTime(840_000);
  stillSeen('a');
  expect(lastSeen('a')).toEqual({ position: 4, time: 1840 });
});

test('what an older version remembered has no time: it counts from now', () => {
  localStorage.setItem('starboard.seen', '[["a", 4]]');
  expect(lastSeen('a')).toEqual({ position: 4, time: 1000 });
});
