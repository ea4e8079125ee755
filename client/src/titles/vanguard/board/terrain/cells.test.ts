import { expect, test } from 'vitest';
import { drawLand } from './cells';
import { landOf, SHAPES } from './lands';
import { markersOn, pathOf, type Path } from './paths';
import { printed } from '../../fixtures/fixtures';
import type { PlanetPrint } from '../../printed';
import type { BoardView } from '../../view';

const path = (from: number, to: number, ...symbols: Path['symbols']): Path => ({ from, to, both: from < to, symbols });
const TRAVEL = { id: 'T', kind: 'travel' } as const;
const USE = { id: 'uD', kind: 'use' } as const;
const PATHS = [path(1, 2, TRAVEL), path(2, 3, TRAVEL), path(3, 4, USE, TRAVEL), path(4, 1), path(3, 5, USE)];
const SIZE = { width: 720, height: 420 };

test('what lies on a path is found by its ends, whichever comes first', () => {
  const board = { paths: [{ ends: [101, 102], markers: { course: 2, gone: 0 }, gear: [] }] } as unknown as BoardView;
  expect(markersOn([101, 102], board)).toEqual([['course', 2]]);
  expect(markersOn([102, 101], board)).toEqual([['course', 2]]);
  expect(markersOn([1, 2], board)).toEqual([]);
});

test('every sector has an outline and a place for its name', () => {
  const land = drawLand([1, 2, 3, 4, 5], PATHS, SIZE, 3);
  expect(land.cells.map(({ sector }) => sector)).toEqual([1, 2, 3, 4, 5]);
  for (const { path, label } of land.cells) {
    expect(path).toMatch(/^M/);
    expect(label.x).toBeGreaterThan(0);
    expect(label.x).toBeLessThan(SIZE.width);
  }
  expect(land.gates).toHaveLength(5);
});

test('a planet is drawn the same each time, and another one otherwise', () => {
  const draw = (seed: number): string => drawLand([1, 2, 3], PATHS.slice(0, 2), SIZE, seed).cells[0]?.path ?? '';
  expect(draw(4)).toBe(draw(4));
  expect(draw(4)).not.toBe(draw(5));
});

test('what is written in a sector of the first planet is on no path', () => {
  const { paths, sector } = printed.met?.['guestbook-planet-P00'] as PlanetPrint;
  const land = drawLand(
    sector.map(({ n }) => n),
    paths.map(pathOf),
    SHAPES.wide,
    0,
  );
  for (const { label, sector: number } of land.cells)
    for (const { at } of land.gates) {
      // From the number to the end of the signs in the row below the name.
      const across = at.x > label.x - 34 && at.x < label.x + 100;
      expect(across && at.y > label.y - 30 && at.y < label.y + 34, `sector ${number}`).toBe(false);
    }
});

test.each(['P00', 'P01', 'P02', 'P03', 'P05', 'P06', 'P07', 'P17', 'P18'])('no two paths of %s meet', (id) => {
  const { paths, sector } = printed.met?.[`guestbook-planet-${id}`] as PlanetPrint;
  const numbers = sector.map(({ n }) => n);
  const { gates } = drawLand(numbers, paths.map(pathOf), SHAPES.wide, 0);
  for (const [index, { at, path }] of gates.entries())
    for (const other of gates.slice(index + 1)) {
      const between = `${path.from}-${path.to} and ${other.path.from}-${other.path.to}`;
      expect(Math.hypot(at.x - other.at.x, at.y - other.at.y), between).toBeGreaterThan(24);
    }
});

test('a path past another sector goes from one border to the other', () => {
  const { paths, sector } = printed.met?.['guestbook-planet-P00'] as PlanetPrint;
  const numbers = sector.map(({ n }) => n);
  const { gates } = drawLand(numbers, paths.map(pathOf), SHAPES.wide, 0);
  const long = gates.filter(({ back }) => back > 0);
  expect(long.length).toBeLessThan(gates.length / 2);
  for (const { back, ahead } of long) expect(back + ahead).toBeGreaterThan(40);
});

/** How far two rectangles reach into each other: left, top, right, bottom. */
const overlap = ([l, t, r, b]: Box, [left, top, right, bottom]: Box): number =>
  Math.min(r - left, right - l, b - top, bottom - t);
type Box = readonly [number, number, number, number];

test.each(['P00', 'P01', 'P02', 'P03', 'P05', 'P06', 'P07', 'P17', 'P18'])(
  'what is written in a sector of %s is on that of no other',
  (id) => {
    const { cells, size } = landOf(printed.met?.[`guestbook-planet-${id}`] as PlanetPrint, 'wide');
    const biomes = (printed.met?.[`guestbook-planet-${id}`] as PlanetPrint).sector.map(
      (one) => one.biomes?.length ?? 0,
    );
    const written = cells.map(({ label: { x, y }, stacked }, index): Box => {
      const row = stacked ? 90 : 7 + (biomes[index] ?? 0) * 27 + 84;
      return [x - 30, y - 26, x + Math.max(100, row), y + (stacked ? 54 : 26)];
    });
    for (const [index, one] of written.entries()) {
      expect(one[1]).toBeGreaterThan(20);
      expect(one[3]).toBeLessThan(size.height);
      for (const [place, other] of written.slice(index + 1).entries())
        // Long names come near each other, but none stands on the other.
        expect(overlap(one, other), `${cells[index]?.sector} and ${cells[index + 1 + place]?.sector}`).toBeLessThan(12);
    }
  },
);

test.each(['P00', 'P01', 'P02', 'P03', 'P05', 'P06', 'P07', 'P17', 'P18', 'OP1'])(
  'on a phone the land of %s has the whole width, and what is written keeps apart',
  (id) => {
    const { cells, size } = landOf(printed.met?.[`guestbook-planet-${id}`] as PlanetPrint, 'phone');
    const numbers = cells.flatMap(({ path }) => [...path.matchAll(/[\d.]+/g)].map(Number));
    const across = numbers.filter((_, place) => place % 2 === 0);
    expect(Math.max(...across) - Math.min(...across)).toBeGreaterThan(size.width * 0.93);
    const written = cells.map(({ label: { x, y } }): Box => [x - 2, y - 24, x + 62, y + 30]);
    for (const [index, one] of written.entries()) {
      expect(one[0]).toBeGreaterThanOrEqual(0);
      expect(one[1]).toBeGreaterThan(20);
      expect(one[2]).toBeLessThan(size.width);
      expect(one[3]).toBeLessThan(size.height);
      for (const [place, other] of written.slice(index + 1).entries())
        expect(overlap(one, other), `${cells[index]?.sector} and ${cells[index + 1 + place]?.sector}`).toBeLessThan(3);
    }
  },
);
