import { expect, test } from 'vitest';
import { cross, layOut, type Link } from './layout';
import { levelLines, smoothPath } from './land';

const RING: Link[] = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => ({ from: n, to: (n % 8) + 1 }));
const SPOKES: Link[] = [3, 5, 7].map((n) => ({ from: n, to: 9 }));
const AMBLER = [...RING, ...SPOKES, { from: 9, to: 10 }];
const SECTORS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const SIZE = { width: 900, height: 440 };

test('a planet always looks the same', () => {
  expect(layOut(SECTORS, AMBLER, SIZE)).toEqual(layOut(SECTORS, AMBLER, SIZE));
});

test('sectors lie on the map and not on each other', () => {
  const places = [...layOut(SECTORS, AMBLER, SIZE).values()];
  for (const { x, y } of places) {
    expect(x).toBeGreaterThan(30);
    expect(x).toBeLessThan(870);
    expect(y).toBeGreaterThan(30);
    expect(y).toBeLessThan(410);
  }
  for (const [index, one] of places.entries())
    for (const other of places.slice(index + 1))
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(90);
});

test('a ring with spokes is drawn without a crossing', () => {
  const at = layOut(SECTORS, AMBLER, SIZE);
  const crossings = AMBLER.flatMap((one, index) => AMBLER.slice(index + 1).filter((other) => cross(at, one, other)));
  expect(crossings.length).toBeLessThanOrEqual(1);
});

test('a hill has one closed line around it', () => {
  const hill = (x: number, y: number): number => 40 - Math.hypot(x - 50, y - 50);
  const lines = levelLines(hill, 100, 100, 5, 10);
  expect(lines).toHaveLength(1);
  expect(lines[0]?.closed).toBe(true);
  for (const [x, y] of lines[0]?.points ?? []) expect(Math.hypot(x - 50, y - 50)).toBeCloseTo(30, 0);
  expect(smoothPath(lines[0] ?? { points: [], closed: true })).toMatch(/^M.*Z$/);
});
