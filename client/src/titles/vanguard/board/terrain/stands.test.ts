import { expect, test } from 'vitest';
import { boxOf, depth, isWithin, scaled, type Box, type Extent } from '../signs/boxes';
import { besideNumber, SMALL_BIOME, type Cell, type Gate, type Land } from './cells';
import { landerOn, personOn, threatOn } from '../signs/figures';
import { SIGN } from '../signs/gates';
import { landOf, SHAPES, type Shape } from './lands';
import { markersIn, standsIn } from './stands';
import { printed } from '../../fixtures/fixtures';
import type { PlanetPrint } from '../../printed';

const PLANETS = Object.entries(printed.met ?? {})
  .filter(([name]) => name.includes('-planet-'))
  .map(([, planet]) => planet as PlanetPrint);
const EVERYWHERE = PLANETS.flatMap((planet) => (Object.keys(SHAPES) as Shape[]).map((shape) => ({ planet, shape })));
/** The longest words that a marker has on a phone. */
const MARKER = { width: 91, height: 18 };

/** A whole team with its lander, and as many threats as planets have. */
function crowd(small: boolean): Extent[] {
  const team = [true, false, false, false].map((acts) => personOn(small, acts));
  return [...team, landerOn(small), threatOn(small), threatOn(small)].map(({ extent }) => extent);
}

/** The number of a sector as it is drawn, with its biomes beside it, and its POI below. */
function wordsOf({ sector, label: { x, y }, stacked }: Cell, biomes: number, small: boolean): Box[] {
  const chip = (left: number, top: number): Box => ({ left, top, right: left + 60, bottom: top + 26 });
  if (small) {
    const right = x + besideNumber(sector) + biomes * SMALL_BIOME - 2;
    return [{ left: x, top: y - 20, right, bottom: y }, chip(x, y + 4)];
  }
  const number = { left: x - 34, top: y - 24, right: x + 60, bottom: y };
  const row = { left: x + 7, top: y, right: x + 7 + biomes * 27, bottom: y + 24 };
  return [number, row, stacked ? chip(x + 7, y + 28) : chip(row.right + 2, y - 1)];
}
const signOf = ({ at }: Gate, small: boolean): Box => {
  const radius = small ? SIGN.small : SIGN.big;
  return boxOf(at, { left: radius, right: radius, up: radius, down: radius });
};

/** Everything on a map that must stay in sight. */
function inSight({ cells, gates }: Land, planet: PlanetPrint, small: boolean): Box[] {
  const signed = gates.filter(({ path }) => path.symbols.length % 2 === 1);
  return [
    ...cells.flatMap((cell, index) => wordsOf(cell, planet.sector[index]?.biomes?.length ?? 0, small)),
    ...signed.map((gate) => signOf(gate, small)),
  ];
}

test('every planet of the campaign is looked at', () => {
  expect(PLANETS.map(({ id }) => id).sort()).toEqual(
    ['OP1', 'P00', 'P01', 'P02', 'P03', 'P05', 'P06', 'P07', 'P17', 'P18'].sort(),
  );
});

test.each(EVERYWHERE)('a crowd stands on the land of $planet.id and on no words, $shape', ({ planet, shape }) => {
  const small = shape === 'phone';
  const land = landOf(planet, shape);
  const seen = inSight(land, planet, small);
  const things = crowd(small);
  for (const cell of land.cells) {
    const { scale, feet } = standsIn(cell, things);
    const boxes = feet.map((at, index) => boxOf(at, scaled(things[index] ?? landerOn(small).extent, scale)));
    expect(boxes).toHaveLength(things.length);
    for (const [index, box] of boxes.entries()) {
      const which = `${index} in sector ${cell.sector}`;
      expect(isWithin(box, land.size), which).toBe(true);
      expect(cell.inside(feet[index]?.x ?? 0, feet[index]?.y ?? 0), which).toBeGreaterThan(0);
      expect(Math.max(...seen.map((other) => depth(box, other))), which).toBe(0);
      // Figures that stand close are still told apart, at least where one cannot look closer.
      if (small) for (const other of boxes.slice(index + 1)) expect(depth(box, other), which).toBeLessThanOrEqual(12);
    }
  }
});

test.each(PLANETS)('a crowd with a marker covers no words of $id on a phone', (planet) => {
  const land = landOf(planet, 'phone');
  const words = land.cells.flatMap((cell, index) => wordsOf(cell, planet.sector[index]?.biomes?.length ?? 0, true));
  const things = crowd(true).slice(0, -1);
  for (const cell of land.cells) {
    const laid = markersIn(cell, [MARKER], { x: cell.label.x + 2, y: cell.label.y - 35 });
    const { scale, feet } = standsIn(cell, things, laid);
    const stood = feet.map((at, index) => boxOf(at, scaled(things[index] ?? landerOn(true).extent, scale)));
    for (const box of [...laid, ...stood]) {
      expect(isWithin(box, land.size), `sector ${cell.sector}`).toBe(true);
      expect(Math.max(...words.map((other) => depth(box, other))), `sector ${cell.sector}`).toBe(0);
    }
  }
});

test('who is alone is hardly smaller anywhere', () => {
  const scales = PLANETS.flatMap((planet) =>
    landOf(planet, 'phone').cells.map((cell) => standsIn(cell, [personOn(true, true).extent]).scale),
  );
  expect(Math.min(...scales)).toBeGreaterThan(0.75);
  expect(scales.filter((scale) => scale < 1).length).toBeLessThan(scales.length / 20);
});

test('markers lie side by side', () => {
  const [cell] = landOf(PLANETS[0] as PlanetPrint, 'wide').cells;
  if (!cell) throw new Error('there is no sector');
  const sizes = [50, 60, 70].map((width) => ({ width, height: 18 }));
  const laid = markersIn(cell, sizes, { x: cell.label.x, y: cell.label.y - 45 });
  expect(laid).toHaveLength(3);
  for (const [index, box] of laid.entries())
    for (const other of laid.slice(index + 1)) expect(depth(box, other)).toBe(0);
});
