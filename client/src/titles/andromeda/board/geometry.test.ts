import { describe, expect, it } from 'vitest';
import { printed } from '../fixtures/fixtures';
import {
  CHART,
  SIDE,
  WIDTH,
  border,
  centre,
  corners,
  course,
  isNebula,
  nebulaeOf,
  outlineOf,
  row,
  spacesOf,
  teeth,
} from './geometry';

const number = (name: string): number => printed.regions.findIndex((one) => one.name === name);

describe('where regions lie', () => {
  it('keeps all of them on the chart, and apart', () => {
    const middles = printed.regions.map((_, region) => centre(printed, region));
    for (const [x, y] of middles) {
      expect(x).toBeGreaterThan(CHART.x);
      expect(x).toBeLessThan(CHART.x + CHART.width);
      expect(y).toBeGreaterThan(CHART.y);
      expect(y).toBeLessThan(CHART.y + CHART.height);
    }
    for (const [i, [x, y]] of middles.entries())
      for (const [other, [a, b]] of middles.entries())
        if (i !== other) expect(Math.hypot(x - a, y - b)).toBeGreaterThan(SIDE);
  });

  it('lets hexagons of a row touch, and rows fit into each other', () => {
    const [x, y] = centre(printed, number('S01'));
    expect(centre(printed, number('S02'))).toEqual([x + WIDTH, y]);
    const [below] = centre(printed, number('S05'));
    expect(below).toBeCloseTo(x - WIDTH / 2);
    expect(corners().every(([a, b]) => Math.hypot(a, b) <= SIDE + 1e-9)).toBe(true);
  });
});

it('draws every nebula with an outline of its own, and no space', () => {
  const outlines = nebulaeOf(printed).map((region) => outlineOf(printed, region));
  expect(new Set(outlines).size).toBe(6);
  expect(outlines.every(Boolean)).toBe(true);
  expect(spacesOf(printed).some((region) => isNebula(printed, region) || outlineOf(printed, region))).toBe(false);
  expect(spacesOf(printed).length + outlines.length).toBe(printed.regions.length);
});

describe('what is drawn over it', () => {
  it('draws a front only where an area ends', () => {
    expect(border(printed, [0])).toHaveLength(6);
    expect(border(printed, [0, 1])).toHaveLength(10);
    expect(border(printed, [number('N1')])).toHaveLength(0);
    expect(
      teeth([
        [0, 0],
        [80, 0],
      ]).match(/M/g),
    ).toHaveLength(3);
  });

  it('leaves room at both ends of a course', () => {
    const { from, to, heading } = course([0, 0], [200, 0], 26, 38);
    expect([from, to, heading]).toEqual([[26, 0], [162, 0], 0]);
  });

  it('moves figures closer together when they are many', () => {
    expect(row(1, 42, 92)).toEqual([0]);
    expect(row(2, 42, 92)).toEqual([-21, 21]);
    expect(row(5, 42, 92).at(-1)).toBeCloseTo(46);
  });
});
