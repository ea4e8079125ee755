import { describe, expect, it } from 'vitest';
import type { BeatData, ShownBeat } from '../../../stage/beat';
import { fixture } from '../fixtures/fixtures';
import type { TruckerView } from '../view';
import { ladenShip } from './load';

const { stand } = fixture('flight-shoot');
const { view } = stand;
const ship = view.truckers[0]?.ship;
if (!ship?.humans) throw new Error('the fixture has no crew');
const [one = '', other = ''] = Object.entries(ship.humans).flatMap(([cell, humans]) => (humans === 2 ? [cell] : []));
const beatOf = (kind: string, data: BeatData, before: TruckerView = view): ShownBeat<TruckerView> => ({
  kind,
  data,
  place: 0,
  of: 1,
  ms: 500,
  hold: 0,
  before,
  live: false,
});

describe('what lies on a ship while something comes aboard', () => {
  it('is without the crew that is on its way', () => {
    const crew = beatOf('board', { seat: 0, cells: [Number(one), Number(one)], who: ['human', 'human'] });
    expect(ladenShip(ship, crew, 0).humans).not.toHaveProperty(one);
    expect(ladenShip(ship, crew, 0).humans).toHaveProperty(other, 2);
    expect(ladenShip(ship, crew, 1)).toBe(ship);
  });

  it('is without the crate that is on its way', () => {
    const loaded = { ...ship, goods: { 20: ['red'] } };
    const crate = beatOf('load', { seat: 0, at: 20, colour: 'red', old: '' });
    expect(ladenShip(loaded, crate, 0).goods).toEqual({});
    expect(ladenShip(loaded, { ...crate, ms: 0 }, 0)).toBe(loaded);
    expect(ladenShip(loaded, null, 0)).toBe(loaded);
  });
});
