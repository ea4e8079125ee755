import { expect, test } from 'vitest';
import { bearing, inLines, starsAt, waysOf } from './stars';

const NEIGHBOURS = new Map([
  ['a', { b: 1, c: 2 }],
  ['b', { a: 1 }],
]);

test('a way is drawn once, and only between systems that are charted', () => {
  expect(waysOf(NEIGHBOURS)).toEqual([{ from: 'a', to: 'b', energy: 1 }]);
});

test('stars lie where they lay, each at its own place', () => {
  const ways = waysOf(NEIGHBOURS);
  const size = { width: 900, height: 420 };
  const at = starsAt(['a', 'b'], ways, size);
  expect(starsAt(['a', 'b'], ways, size)).toEqual(at);
  expect(at.get('a')).not.toEqual(at.get('b'));
});

test('a ship looks where it flies', () => {
  expect(bearing({ x: 0, y: 0 }, { x: 10, y: 0 })).toBe(0);
  expect(bearing({ x: 0, y: 0 }, { x: 0, y: 10 })).toBe(90);
  expect(bearing({ x: 10, y: 0 }, { x: 0, y: 0 })).toBe(180);
});

test('what is said of a star stands below it in short lines', () => {
  const words = 'an orange star with one good planet and much dust; where you woke';
  const lines = inLines(words, 25);
  expect(lines.join(' ')).toBe(words);
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(26);
  expect(lines).toHaveLength(3);
  expect(inLines('Lighthousekeeperswatchtower', 10)).toEqual(['Lighthousekeeperswatchtower']);
});
