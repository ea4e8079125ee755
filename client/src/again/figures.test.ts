import { expect, test } from 'vitest';
import { percent, points, ranksOf } from './figures';

test('chances are written as people read them', () => {
  expect(percent(0.2349, 'en')).toBe('23\u00a0%');
  expect(percent(1, 'cs')).toBe('100\u00a0%');
});

test('gains have their sign, and nothing has none', () => {
  expect(['en', 'pl'].map((language) => points(-0.134, language))).toEqual(['−13', '−13']);
  expect(points(0.04, 'en')).toBe('+4');
  expect(points(-0.001, 'en')).toBe('0');
});

test('winners come first, then the scores; equal ones share a place', () => {
  expect(ranksOf([2], [40, 30, 30], 3)).toEqual([2, 3, 1]);
  expect(ranksOf([0, 1], [50, 50, 10], 3)).toEqual([1, 1, 3]);
  expect(ranksOf([], [], 2)).toEqual([1, 1]);
});
