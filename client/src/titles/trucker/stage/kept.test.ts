import { describe, expect, it } from 'vitest';
import type { BeatData, ShownBeat } from '../../../stage/beat';
import { fixture } from '../fixtures/fixtures';
import type { TruckerView } from '../view';
import { ours, theirs } from './duel';
import { Kept } from './kept.svelte';

const { view } = fixture('flight-deck').stand;
const flying = (flight: Partial<TruckerView['flight']>): TruckerView => ({
  ...view,
  flight: { ...view.flight, card: 'a', strike: null, ...flight },
});
const come = (count: number): TruckerView => flying({ barrage: { what: 'meteor', come: count } });
function beatOf(kind: string, data: BeatData): ShownBeat<TruckerView> {
  return { kind, data, place: 0, of: 1, ms: 500, hold: 0, before: view, live: false };
}

describe('dice', () => {
  it('stay until the next roll or the next card', () => {
    const kept = new Kept();
    kept.see(beatOf('dice', { dice: [3, 5], why: 'attack' }), come(0));
    expect(kept.dice(come(0))).toEqual([3, 5]);
    expect(kept.dice(come(1))).toEqual([3, 5]);
    kept.see(beatOf('dice', { dice: [1, 2], why: 'attack' }), come(1));
    expect(kept.dice(come(1))).toEqual([1, 2]);
    expect(kept.dice(flying({ card: 'b' }))).toEqual([]);
  });
  it('are not those of an older roll when the film was skipped', () => {
    const kept = new Kept();
    kept.see(beatOf('dice', { dice: [3, 5], why: 'attack' }), come(0));
    expect(kept.dice(come(2))).toEqual([]);
  });
});

describe('intruders', () => {
  it('leave their way to be read as long as their card is there', () => {
    const kept = new Kept();
    kept.see(beatOf('walk', { seat: 1, cells: [4, 5], defeated: 1 }), flying({}));
    expect(kept.walks(flying({}), 1)).toEqual([{ seat: 1, cells: [4, 5], defeated: true }]);
    expect(kept.walks(flying({}), 0)).toEqual([]);
    expect(kept.walks(flying({ card: 'b' }), 1)).toEqual([]);
  });
});

describe('a fight', () => {
  const duel = beatOf('duel', { seat: 0, enemy: 10, least: 4, most: 9 });

  it('stands from its first beat until its verdict was read', () => {
    const kept = new Kept();
    expect(kept.fight(flying({}), null)).toBeNull();
    kept.see(duel, flying({}));
    const fight = kept.fight(flying({}), null);
    if (!fight) throw new Error('there is no fight');
    expect(theirs(fight).length).toBe(5);
    expect(ours(fight).map(({ dashed, half }) => [dashed, half])).toEqual([
      [false, false],
      [false, false],
      [true, false],
      [true, false],
      [true, true],
    ]);
    const verdict = beatOf('verdict', { seat: 0, enemy: 10, total: 4, outcome: 'lost' });
    kept.see(verdict, flying({}));
    expect(kept.fight(flying({}), verdict)?.total).toBe(4);
    expect(kept.fight(flying({}), null)).toBeNull();
  });
  it('is told part by part', () => {
    const kept = new Kept();
    kept.see(beatOf('duel', { seat: 0, enemy: 6, least: 4, most: 9 }), flying({}));
    kept.see(beatOf('cannon', { seat: 0, each: [4, 4], alien: 0, boost: 0, defence: 0, total: 8 }), flying({}));
    expect(kept.fight(flying({}), null)).toMatchObject({ parts: [4, 4], total: 8 });
  });

  it('is over when it is decided, though its card still says what could have been', () => {
    const kept = new Kept();
    const help = {
      spots: [],
      fits: {},
      repairs: [],
      hanging: {},
      room: [],
      courses: [],
      duel: { enemy: 10, least: 4, most: 9, batteries: -1, verdict: 'lost' },
    } as const;
    const told = { ...flying({}), help };
    kept.look(told, 0);
    expect(kept.fight(told, null)).not.toBeNull();
    kept.see(beatOf('verdict', { seat: 0, enemy: 10, total: 4, outcome: 'lost' }), told);
    kept.look(told, 0);
    expect(kept.fight(told, null)).toBeNull();
  });
});

describe('what can still be read', () => {
  it('is the card that lay there before, until the next one or the next round', () => {
    const kept = new Kept();
    expect(kept.last(flying({ card: '' }))).toBe('');
    kept.look(flying({}), 0);
    expect(kept.last(flying({}))).toBe('');
    expect(kept.last(flying({ card: '' }))).toBe('a');
    expect(kept.last({ ...flying({ card: '' }), round: view.round + 1 })).toBe('');
  });

  it('is what our ship would be good for, while others move and it stays as it is', () => {
    const kept = new Kept();
    const built = { cannons: [2, 2], engines: [1, 1], places: 2, batteries: 0, mistakes: 0 };
    const at = (help: object | null, part = 'building'): TruckerView =>
      ({ ...view, part, help }) as unknown as TruckerView;
    expect(kept.built(at(null), 0)).toBeNull();
    kept.look(at({ built }), 0);
    expect(kept.built(at(null), 0)).toEqual(built);
    expect(kept.built(at(null, 'check'), 0)).toBeNull();
    const [mine, ...others] = view.truckers;
    const more = { ...mine, ship: { ...mine?.ship, parts: { 1: 'B001/0' } } };
    expect(kept.built({ ...at(null), truckers: [more, ...others] } as TruckerView, 0)).toBeNull();
  });
});
