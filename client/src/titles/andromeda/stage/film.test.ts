import { beforeEach, describe, expect, it } from 'vitest';
import { FakeClock } from '../../../stage/fake-clock';
import { Director, GUARD, type Scene } from '../../../stage/director';
import { shotOf } from '../../../stage/kinds';
import type { Speed } from '../../../stage/timing';
import { line, news, stand, welcome } from '../../../table/fixtures';
import type { Beat } from '../../../table/protocol';
import { received, welcomed } from '../../../table/server/reducer';
import { film } from './film';
import { isAtStation } from './told';
import { watching } from './watching.svelte';

const shot = (kind: string, data: Record<string, string | number | number[]> = {}) => shotOf(film, { kind, data });
const close = { at: 4, open: 0, sides: [0, 1], place: 'battle' };

beforeEach(() => {
  watching.me = 1;
});

describe('how beats are shown', () => {
  it('stops at the result of a battle of one’s own, not at that of others', () => {
    expect(shot('stage', close).stays).toBe('always');
    expect(shot('stage', { ...close, sides: [0, -1] }).stays).toBeUndefined();
    expect(shot('stage', { ...close, place: 'gate' }).stays).toBeUndefined();
    expect(shot('stage', { ...close, open: 1 }).stays).toBeUndefined();
  });

  it('says after a battle what it brought', () => {
    const seen = () => shot('stage', close).seen?.(close);
    expect(seen()).toEqual({ id: 'andromeda-film-back' });
    watching.points = 4;
    expect(seen()).toEqual({ id: 'andromeda-film-take', args: { count: 4 } });
    watching.points = 0;
  });

  it('is seen at the station what happens there', () => {
    expect(isAtStation({ kind: 'wake', data: { who: 1 } }, 1)).toBe(true);
    expect(isAtStation({ kind: 'wake', data: { who: 0 } }, 1)).toBe(false);
    expect(isAtStation({ kind: 'home', data: { who: 1 } }, 1)).toBe(false);
  });

  it('rolls dice for 600 ms, and again where some were too low', () => {
    expect(shot('dice', { dice: [6, 5], first: [6, 5] }).ms).toBe(600);
    expect(shot('dice', { dice: [6, 5], first: [6, 1] }).ms).toBe(1200);
  });

  it('lets officers and events stand where nothing moves, and nothing else', () => {
    expect([shot('officer').stays, shot('event').stays]).toEqual(['still', 'still']);
    for (const kind of ['launch', 'dice', 'lost', 'score']) expect(shot(kind).matters).toBe(false);
    expect(shot('lost').breath).toBe(1200);
  });

  it('passes over what there is nothing to see of', () => {
    expect(shot('card', { pile: 'action' }).ms).toBe(0);
    expect(shot('phase', { phase: 'turn' }).ms).toBe(0);
    expect(shot('phase', { phase: 'final' }).ms).toBeGreaterThan(0);
  });
});

/** A battle: the dice roll, somebody wins, a ship is struck and gone, the stage closes. */
const BATTLE: readonly Beat[] = [
  {
    kind: 'dice',
    data: { dice: [6, 1], first: [6, 1], sides: [0, 1], counts: [1, 1] },
    log: [0, 1],
    patch: { dice: [[6, 1]] },
  },
  { kind: 'result', data: { at: 4, winner: 0, order: [0, 1], die: 1 }, log: [1, 2], patch: {} },
  { kind: 'hit', data: { at: 4, who: 1, what: 'transport', shield: 0 }, log: [2, 2], patch: {} },
  { kind: 'lost', data: { at: 4, who: 1, what: 'transport', goes: 'scrapyard' }, log: [2, 3], patch: { ships: [[]] } },
  { kind: 'stage', data: close, log: [3, 3], patch: {} },
];
const BEGUN = { ships: ['transport'], dice: [] as number[] };

function played(speed: Speed) {
  const clock = new FakeClock();
  const scenes: Scene[] = [];
  const director = new Director({
    clock,
    speed: () => speed,
    film: () => film,
    away: () => false,
    lastSeen: () => null,
    show: (scene) => scenes.push(scene),
    sound: () => {},
    seen: () => {},
  });
  const first = welcome({ n: 1, stand: stand({ position: 1, count: 1, view: BEGUN }), log: [] });
  const before = welcomed(first);
  director.take(before, first);
  const after = news(2, {
    log: ['rolled', 'won', 'scrapped'].map((id) => line(2, id)),
    beats: BATTLE,
    stand: stand({ position: 2, count: 2, view: { ships: [], dice: [6, 1] } }),
  });
  const live = received(before, after);
  director.take(live, after);
  return { clock, director, scenes };
}
const shipsAt = ({ live }: Scene): number => (live?.stand?.view as typeof BEGUN).ships.length;
const logAt = ({ live }: Scene): number => live?.log.length ?? 0;

describe('a battle', () => {
  it('shows dice before losses, the ship while it is hit, and its line afterwards', () => {
    const { clock, scenes } = played('normal');
    clock.pass(20_000);
    const shown = [...new Set(scenes.map(({ beat }) => beat))];
    const kinds = shown.flatMap((beat) => (beat ? [beat.kind] : []));
    expect(kinds).toEqual(['dice', 'result', 'hit', 'lost', 'stage']);
    const at = (kind: string): Scene => scenes.find(({ beat }) => beat?.kind === kind)!;
    expect([shipsAt(at('dice')), shipsAt(at('hit')), shipsAt(at('lost'))]).toEqual([1, 1, 0]);
    expect([logAt(at('dice')), logAt(at('lost')), logAt(at('stage'))]).toEqual([0, 2, 3]);
  });

  it.each(['calm', 'normal', 'brisk', 'none'] as const)('is not closed before its result was seen: %s', (speed) => {
    const { clock, director } = played(speed);
    clock.pass(60_000);
    expect([director.scene.beat?.kind, director.scene.staged]).toEqual(['stage', true]);
    director.next();
    expect(director.scene.playing).toBe(false);
  });

  it('cannot be skipped over', () => {
    const { clock, director } = played('normal');
    director.skip();
    expect(director.scene.staged).toBe(true);
    clock.pass(GUARD);
    director.skip();
    expect(director.scene.playing).toBe(false);
  });
});
