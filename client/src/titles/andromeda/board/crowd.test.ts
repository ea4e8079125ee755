import { describe, expect, it } from 'vitest';
import { fixture, printed } from '../fixtures/fixtures';
import type { AndromedaView, ShipsView } from '../view';
import { CROWDED, fanOf, groupsAt, piecesAt, spotsAt } from './crowd';

const { view } = fixture('launch').stand;
const REGION = 14;

/** The table of the fixture with these ships in one region, and nobody else there. */
function crowded(...fleets: ShipsView[][]): AndromedaView {
  const players = view.players.map((player, who) => ({
    ...player,
    fleet: { ...player.fleet, ships: (fleets[who] ?? []).map((ships) => ({ ...ships, region: REGION })) },
  }));
  const on_map = view.raiders.on_map.filter(({ region }) => region !== REGION);
  return { ...view, players, raiders: { ...view.raiders, on_map } };
}
const transports = (count: number): ShipsView => ({ type: 'transport', place: 'region', count });
const fighter: ShipsView = { type: 'fighter', place: 'region' };

describe('figures in a region', () => {
  it('stand side by side up to three', () => {
    const spots = spotsAt(crowded([transports(2)], [fighter]), printed, REGION);
    expect(spots.map(({ count }) => count)).toEqual([1, 1, 1]);
    expect(spots.map(({ x }) => x)).toEqual([-37, 0, 37]);
    expect(spotsAt(crowded([transports(2)]), printed, REGION).map(({ x, scale }) => [x, scale])).toEqual([
      [-21, 1],
      [21, 1],
    ]);
  });

  it('are stacks with their count from four on', () => {
    const spots = spotsAt(crowded([transports(3)], [transports(2), fighter]), printed, REGION);
    expect(spots.map(({ who, ship, count }) => [who, ship, count])).toEqual([
      [0, 'transport', 3],
      [1, 'fighter', 1],
      [1, 'transport', 2],
    ]);
    expect(spots.every(({ scale }) => scale < 1)).toBe(true);
    expect(piecesAt(spots)).toBeGreaterThanOrEqual(CROWDED);
  });

  it('tell shields apart that are whole and that are broken', () => {
    const cruiser = (shielded: boolean): ShipsView => ({ type: 'heavy_cruiser', place: 'region', shielded });
    const groups = groupsAt(crowded([cruiser(true)], [cruiser(false)]), printed, REGION);
    expect(groups.map(({ shield }) => shield)).toEqual(['whole', 'hit']);
  });
});

it('fans the groups out on one side of the region, each at a place of its own', () => {
  const groups = groupsAt(crowded([transports(3)], [transports(2), fighter]), printed, REGION);
  const above = fanOf(groups, 100, false);
  expect(above.every(({ y }) => y < 0)).toBe(true);
  expect(fanOf(groups, 100, true).every(({ y }) => y > 0)).toBe(true);
  expect(new Set(above.map(({ x }) => Math.round(x))).size).toBe(groups.length);
});
