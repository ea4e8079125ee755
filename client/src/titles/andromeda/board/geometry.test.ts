import { describe, expect, it } from 'vitest';
import { fixture, fixtures, printed } from '../fixtures/fixtures';
import {
  CHART,
  REGIONS,
  SIDE,
  SPACES,
  WIDTH,
  border,
  centre,
  corners,
  course,
  isNebula,
  neighbours,
  reach,
  row,
  teeth,
} from './geometry';
import type { AndromedaView } from '../types';

const view = fixture('launch-five').stand.view;
/** A map with a tile on every space, and no vortex. */
const full: AndromedaView = {
  ...view,
  tiles: view.tiles.map((_, region) => (isNebula(region) ? `N${region}` : 'pl_ice_1')),
};
const number = (name: string): number => printed.regions.indexOf(name);

describe('where regions lie', () => {
  it('keeps all of them on the chart, and apart', () => {
    const middles = Array.from({ length: REGIONS }, (_, region) => centre(printed, region));
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

describe('AE-B-5: what is near', () => {
  it('finds neighbours both ways', () => {
    for (const [name, { stand }] of fixtures)
      for (let region = 0; region < REGIONS; region++)
        for (const other of neighbours(stand.view, printed, region))
          expect(neighbours(stand.view, printed, other), `${name} ${region} ${other}`).toContain(region);
  });

  it('knows the three neighbours of a nebula and the six of a space inside', () => {
    expect(neighbours(full, printed, number('N1')).sort()).toEqual([number('S01'), number('S02'), number('S05')]);
    expect(neighbours(full, printed, number('S07'))).toHaveLength(6);
  });

  it('passes over spaces without a tile', () => {
    const holes = { ...full, tiles: full.tiles.map((tile, region) => (region === number('S08') ? '' : tile)) };
    expect(neighbours(holes, printed, number('S07'))).not.toContain(number('S08'));
    expect(neighbours(holes, printed, number('S08'))).toEqual([]);
  });

  it('joins the two vortexes', () => {
    const tiles = full.tiles.map((tile, region) => ([0, 21].includes(region) ? 'vortex' : tile));
    expect(neighbours({ ...full, tiles }, printed, 0)).toContain(21);
  });

  it('lets no way lead through a nebula', () => {
    const near = reach(full, printed, number('S01'), 2);
    expect(near).toContain(number('N1'));
    expect(near).toContain(number('S10'));
    // Without S10 the only short way from S05 to S14 would be through the nebula beside them.
    const holes = { ...full, tiles: full.tiles.map((tile, region) => (region === number('S10') ? '' : tile)) };
    expect(reach(holes, printed, number('S05'), 2)).toContain(number('N3'));
    expect(reach(holes, printed, number('S05'), 2)).not.toContain(number('S14'));
    expect(reach(full, printed, number('N1'), 1).sort((a, b) => a - b)).toEqual([0, 1, 4, SPACES]);
  });
});

describe('what is drawn over it', () => {
  it('draws a front only where an area ends', () => {
    expect(border(printed, [0])).toHaveLength(6);
    expect(border(printed, [0, 1])).toHaveLength(10);
    expect(border(printed, [SPACES])).toHaveLength(0);
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
