import { describe, expect, it } from 'vitest';
import type { BeatData, ShownBeat } from '../../../../stage/beat';
import { planOf } from '../../board/geometry';
import { fixture, printed } from '../../fixtures/fixtures';
import type { TruckerView } from '../../view';
import { keyframesOf } from './effect';
import { effectsOf, type Moment } from './effects';
import { motionOf } from '../motion';

const { stand, face } = fixture('flight-shoot');
const view = stand.view;
const ship = printed.ships[view.ship_class];
const board = view.boards[0];
if (!ship || !board) throw new Error('the fixture has no ship');
const plan = planOf(ship, board);
const strike = view.flight.strike;
const cell = strike?.hits[0]?.cell ?? -1;
const code = view.truckers[face]?.ship.parts[cell] ?? '';

function beatOf(kind: string, data: BeatData, ms = 500): ShownBeat<TruckerView> {
  return { kind, data: { seat: face, ...data }, place: 0, of: 1, ms, hold: 0, before: view, live: false };
}
function moment(kind: string, data: BeatData, ms = 500): Moment {
  const t = (message: string | { readonly id: string }): string => (typeof message === 'string' ? message : message.id);
  return { beat: beatOf(kind, data, ms), view, plan, printed, seat: face, colour: 'orange', reach: 90, below: 60, t };
}
const names = (kind: string, data: BeatData): string[] => [
  ...new Set(effectsOf(moment(kind, data)).map(({ name }) => name)),
];
const attack = { at: cell, side: strike?.side ?? 0, lines: strike?.lines ?? [], stops: [cell] };

describe('what moves over a ship', () => {
  it.each<[string, BeatData, string[]]>([
    ['fly', { ...attack, what: 'meteor', size: 'large' }, ['missile']],
    ['power', { at: cell, feeds: [cell], source: 'battery' }, ['spark', 'ember']],
    ['shot', { ...attack, cells: [cell] }, ['tracer', 'muzzle']],
    ['burst', { ...attack, line: strike?.lines[0] ?? 0 }, ['flash', 'gravel']],
    ['bounce', { ...attack, by: 'side' }, ['missile in', 'missile off', 'ember']],
    ['shield', { ...attack, cells: [cell] }, ['shimmer', 'missile in', 'missile off', 'ember']],
    ['hit', { ...attack, cells: [cell], by: 'meteor' }, ['missile in', 'crack', 'flash', 'gravel']],
    ['hit', { at: cell, side: -1, cells: [cell], by: 'charges' }, ['crack', 'flash', 'gravel']],
    ['lost', { cells: [cell], what: [code], why: 'hit' }, ['part', 'ember']],
    ['engine', { cells: [cell], total: 1 }, ['streak', 'flame']],
    ['load', { at: cell, colour: 'red', old: '' }, ['crate']],
    ['unload', { cells: [cell], colours: ['red'] }, ['crate']],
    ['crew', { cells: [cell], who: ['human'], change: -1 }, ['person']],
    ['board', { cells: [cell], who: ['brown'] }, ['gangway', 'person']],
    ['drain', { cells: [cell] }, ['spark']],
    ['weld', { at: cell, tile: '', turn: 0 }, ['ember']],
    ['scan', { cells: [cell], faults: 1 }, ['beam', 'ring', 'stamp']],
    ['stamp', { count: 0 }, ['stamp']],
  ])('at %s %o', (kind, data, wanted) => {
    expect(names(kind, data)).toEqual(wanted);
  });

  it('is nothing for a ship that is not shown, for a kind that moves nothing, and where nothing moves', () => {
    expect(effectsOf(moment('fly', { ...attack, seat: face + 1 }))).toEqual([]);
    expect(effectsOf(moment('verdict', { enemy: 4, total: 2, outcome: 'lost' }))).toEqual([]);
    expect(effectsOf(moment('hit', { ...attack, cells: [cell], by: 'meteor' }, 0))).toEqual([]);
  });

  it('stops before the ship, or flies past it', () => {
    const [stopped] = effectsOf(moment('fly', { ...attack, what: 'meteor', size: 'large' }));
    const [past] = effectsOf(moment('fly', { ...attack, stops: [-1], what: 'meteor', size: 'large' }));
    expect(stopped?.steps.at(-1)).toMatchObject({ scale: 1.5 });
    expect(stopped?.steps.at(-1)?.y).toBeUndefined();
    expect(Math.abs(past?.steps.at(-1)?.y ?? 0) + Math.abs(past?.steps.at(-1)?.x ?? 0)).toBeGreaterThan(1000);
  });

  it('lets parts go one after the other, the one that was hit first', () => {
    const all = Object.entries(view.truckers[face]?.ship.parts ?? {}).slice(0, 3);
    const data = { cells: all.map(([one]) => Number(one)), what: all.map(([, part]) => part), why: 'loose' };
    const parts = effectsOf(moment('lost', data, 900)).filter(({ name }) => name === 'part');
    expect(parts.map(({ from }) => from)).toEqual([0, 70 / 900, 140 / 900]);
  });

  it('fires two bolts from a cannon with two barrels', () => {
    const bolts = (kind: string): number => {
      const tile = Object.entries(printed.tiles).find(([, one]) => one.kind === kind)?.[0] ?? '';
      const mine = view.truckers[face];
      if (!mine) throw new Error('the fixture has no ship');
      const armed = { ...mine, ship: { ...mine.ship, parts: { ...mine.ship.parts, [cell]: `${tile}/0` } } };
      const truckers = view.truckers.map((one, seat) => (seat === face ? armed : one));
      const now = { ...moment('shot', { ...attack, cells: [cell] }), view: { ...view, truckers } };
      return effectsOf(now).filter(({ name }) => name === 'tracer').length;
    };
    expect([bolts('cannon'), bolts('double_cannon')]).toEqual([1, 2]);
  });

  it('lets the crew wait below the ship, and hop aboard in order', () => {
    const crew = effectsOf(moment('board', { cells: [cell, cell, cell], who: ['human', 'human', 'human'] }, 1500));
    const people = crew.filter(({ name }) => name === 'person');
    expect(people.every(({ steps }) => (steps[0]?.y ?? 0) > 0)).toBe(true);
    const leaves = people.map(({ steps }) => steps[1]?.at ?? 0);
    expect(leaves).toEqual([...leaves].sort((a, b) => a - b));
  });

  it('changes place, turn, size and opacity only', () => {
    const steps = effectsOf(moment('bounce', { ...attack, by: 'side' })).flatMap((effect) =>
      keyframesOf(effect.steps, 1),
    );
    const changed = new Set(steps.flatMap((step) => Object.keys(step)));
    expect([...changed].sort()).toEqual(['offset', 'opacity', 'transform']);
  });
});

describe('the whole ship', () => {
  it('shakes when it is struck, and not for long', () => {
    const motion = motionOf(beatOf('hit', { ...attack, cells: [cell], by: 'meteor' }, 1600));
    expect(((motion?.to ?? 1) - (motion?.from ?? 0)) * 1600).toBeLessThanOrEqual(420);
  });
  it('stays where it is at other beats, and where nothing moves', () => {
    expect(motionOf(beatOf('count', {}))).toBeNull();
    expect(motionOf(beatOf('burst', {}, 0))).toBeNull();
  });
});
