import { describe, expect, it } from 'vitest';
import { keyframesOf, millis } from '../../../stage/motion';
import { spotsAt } from '../board/crowd';
import { coatOfPlayer } from '../draw/seats';
import { printed } from '../fixtures/fixtures';
import type { AndromedaView } from '../view';
import { bend, flown } from './effect';
import { effectsOf } from './effects';
import { beatOf, VIEW, withPlayer, withRaiders, withShips } from './film_views';
import type { Ground } from './ground';

const ground: Ground = {
  unit: 1,
  region: (region, dx = 0, dy = 0) => (region < 0 ? null : [region * 100 + dx, 50 + dy]),
  seat: (who) => [-50, who * 80],
  score: (who) => [who * 10, -20],
  bay: () => [40, 900],
  module: () => null,
  column: () => null,
  middle: [400, 400],
};
const shown = (before: AndromedaView, view: AndromedaView, kind = 'launch', ms = 900) =>
  effectsOf({
    beat: beatOf(kind, {}, before, { ms }),
    view,
    printed,
    ground,
    me: 0,
    coat: (who) => coatOfPlayer(who, VIEW),
  });
const names = (before: AndromedaView, view: AndromedaView): string[] => [
  ...new Set(shown(before, view).map(({ name }) => name)),
];
/** A region where nobody stands, so that a ship has its middle for itself. */
const FREE = printed.regions.findIndex((_, i) => !spotsAt(VIEW, printed, i).length);
const bay = withShips(VIEW, 0, [{ type: 'transport', place: 'bay' }]);
const out = withShips(VIEW, 0, [{ type: 'transport', place: 'region', region: FREE }]);
const scrapped = withShips(VIEW, 0, [{ type: 'transport', place: 'scrapyard' }]);

describe('what moves over the Edge', () => {
  it('is a ship on its course, with its flame', () => {
    expect(names(bay, out)).toEqual(['trail', 'flame', 'ship']);
    const ship = shown(bay, out).find(({ name }) => name === 'ship')!;
    expect([ship.x, ship.y]).toEqual([40, 900]);
    const end = ship.steps.at(-1)!;
    expect([Math.round(ship.x + end.x!), Math.round(ship.y + end.y!)]).toEqual([FREE * 100, 57]);
    expect(Math.abs(Math.round(end.turn!))).toBe(0);
  });

  it('is a ship that breaks into eight pieces', () => {
    const wedges = shown(out, scrapped).filter(({ name }) => name === 'wedge');
    expect(wedges).toHaveLength(8);
    expect(wedges.every(({ steps }) => steps.at(-1)?.show === 0)).toBe(true);
  });

  it('is a raider whose reach lights up before it comes', () => {
    const at = (region: number) => withRaiders(VIEW, [{ id: 'mechaphage', region, reach: [] }]);
    const [reach, raider] = shown(at(3), at(5));
    expect([reach?.name, raider?.name]).toEqual(['glow', 'raider']);
    expect(raider?.from).toBeGreaterThan(0);
  });

  it('is a badge that flies to the mark on the track', () => {
    const richer = withPlayer(VIEW, 0, { vp: VIEW.players[0]!.vp + 4 });
    const [badge] = shown(VIEW, richer, 'score');
    const end = badge!.steps.at(-1)!;
    expect([Math.round(badge!.x + end.x!), Math.round(badge!.y + end.y!)]).toEqual([0, -20]);
    expect(badge!.drawing).toContain('+4');
  });

  it('is nothing where nothing moves, or where it is not in sight', () => {
    expect(shown(bay, out, 'launch', 0)).toEqual([]);
    const blind = { ...ground, region: () => null };
    const beat = beatOf('launch', {}, bay);
    expect(
      effectsOf({ beat, view: out, printed, ground: blind, me: 0, coat: (who) => coatOfPlayer(who, VIEW) }),
    ).toEqual([]);
  });

  it('changes place, turn, size and opacity only', () => {
    const steps = shown(bay, out).flatMap((effect) => keyframesOf(effect.steps, 1));
    expect([...new Set(steps.flatMap((step) => Object.keys(step)))].sort()).toEqual(['offset', 'opacity', 'transform']);
  });
});

it('flies nose first, and lands upright', () => {
  const steps = flown(bend([0, 0], [100, 0], 0), { turns: true });
  expect(Math.round(steps[5]!.turn!)).toBe(90);
  expect(steps.at(-1)!.turn).toBe(0);
});

it('knows times of style sheets as they are written and as they are built', () => {
  expect(['400ms', '.4s', ' 0ms', '0s', ''].map(millis)).toEqual([400, 400, 0, 0, 0]);
});
