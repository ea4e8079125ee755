import { expect, test } from 'vitest';
import { secondsLeft, spell } from './clock';

test('time runs from the moment when it was told, and not below zero', () => {
  expect(secondsLeft(38.2, 1000, 1000)).toBeCloseTo(38.2);
  expect(secondsLeft(38.2, 1000, 11_000)).toBeCloseTo(28.2);
  expect(secondsLeft(2, 1000, 9000)).toBe(0);
});

test.each([
  [65, '1:05'],
  [59.2, '1:00'],
  [0.1, '0:01'],
  [0, '0:00'],
])('%d seconds are %s', (seconds, words) => {
  expect(spell(seconds)).toBe(words);
});
