import { expect, test } from 'vitest';
import { drawLand } from './cells';
import { pathBetween, pathsOf } from './paths';

const EDGES = '1-2:T 2-3:T 3-4:uD+T 4>1:0 3-5:xR';
const SIZE = { width: 720, height: 420 };

test('paths are read with their ways and symbols', () => {
  const paths = pathsOf(EDGES);
  expect(paths).toHaveLength(5);
  expect(paths[2]).toEqual({ from: 3, to: 4, both: true, symbols: ['uD', 'T'] });
  expect(paths[3]).toEqual({ from: 4, to: 1, both: false, symbols: [] });
  expect(pathBetween(paths, 2, 1)?.symbols).toEqual(['T']);
  expect(pathBetween(paths, 1, 4)).toBeUndefined();
});

test('every sector has an outline, a place for its name and for people', () => {
  const land = drawLand([1, 2, 3, 4, 5], pathsOf(EDGES), SIZE, 3);
  expect(land.cells.map(({ sector }) => sector)).toEqual([1, 2, 3, 4, 5]);
  for (const { path, label, stands } of land.cells) {
    expect(path).toMatch(/^M/);
    expect(stands.length).toBeGreaterThan(0);
    expect(label.x).toBeGreaterThan(0);
    expect(label.x).toBeLessThan(SIZE.width);
  }
  expect(land.gates).toHaveLength(5);
});

test('a planet is drawn the same each time, and another one otherwise', () => {
  const draw = (seed: number): string => drawLand([1, 2, 3], pathsOf('1-2:T 2-3:T'), SIZE, seed).cells[0]?.path ?? '';
  expect(draw(4)).toBe(draw(4));
  expect(draw(4)).not.toBe(draw(5));
});
