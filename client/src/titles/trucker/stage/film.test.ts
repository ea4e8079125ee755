import { describe, expect, it } from 'vitest';
import { shotOf } from '../../../stage/kinds';
import { SOUNDS, type SoundName } from '../../../stage/sounds';
import { watching } from '../seat/watching.svelte';
import { film } from './film';

const shot = (kind: string, data: Record<string, string | number | number[]> = {}) => shotOf(film, { kind, data });

describe('the film of a flight', () => {
  it('is told in full for the ship that is looked at, and in passing for the others', () => {
    watching.shown = 1;
    expect(shot('hit', { seat: 1 }).ms).toBe(520);
    expect(shot('hit', { seat: 0 })).toMatchObject({ ms: 0, matters: false, sound: '' });
    expect(shot('dice').ms).toBe(700);
    expect(shot('race', { start: 4, end: 5 }).ms).toBe(450);
    expect(shot('race', { start: 4, end: 24 }).ms).toBe(900);
  });

  it('has a sound for every kind of beat, but for a card that passes', () => {
    watching.own = 0;
    watching.shown = 0;
    const kinds = Object.keys(film).filter((kind) => kind !== 'passed');
    expect(kinds.length).toBeGreaterThan(30);
    const silent = kinds.filter((kind) => !SOUNDS.includes(shot(kind, { seat: 0 }).sound as SoundName));
    expect(silent).toEqual([]);
  });

  it('says why a card does nothing only to whom it does nothing', () => {
    watching.own = 0;
    watching.shown = 1;
    expect(shot('passed', { seat: 0, why: 'crew' }).ms).toBe(600);
    expect(shot('passed', { seat: 1, why: 'crew' })).toMatchObject({ ms: 0, matters: false });
  });

  it('says of what flies past a ship that it does', () => {
    watching.shown = 1;
    const attack = { seat: 1, what: 'meteor', size: 'small', side: 0 };
    expect(shot('fly', { ...attack, stops: [12] }).caption?.(attack)).toMatchObject({ id: 'trucker-film-fly' });
    expect(shot('fly', { ...attack, stops: [-1] }).caption?.(attack)).toMatchObject({ id: 'trucker-film-past' });
    expect(shot('fly', { ...attack, stops: [-1, 12] }).caption?.(attack)).toMatchObject({ id: 'trucker-film-fly' });
  });

  it('says what the dice are for', () => {
    expect(shot('dice', { why: 'attack' }).caption?.({})).toMatchObject({ id: 'trucker-film-dice' });
    expect(shot('dice', { why: 'squares' }).caption).toBeUndefined();
  });

  it('says that an intruder is on its way, before it is told what came of it', () => {
    watching.shown = 1;
    const walk = shot('walk', { seat: 1 });
    expect(walk.caption?.({ seat: 1 })).toEqual({ id: 'trucker-film-walk', args: { seat: 1 } });
  });

  it('is seen before the next card is turned up, but holds nobody up who builds', () => {
    expect(shot('lost', { seat: 1 }).first).toBe(true);
    expect(shot('dice', { why: 'attack' }).first).toBe(true);
    expect(shot('dice', { why: 'squares' }).first).toBe(false);
    expect(shot('weld', { seat: 1 }).first).toBe(false);
  });

  it('has scenes between the phases that nothing hurries', () => {
    watching.shown = 1;
    for (const kind of ['scan', 'stamp', 'board', 'launch', 'card', 'arrive'])
      expect(shot(kind, { seat: 1 }).scene).toBe(true);
    expect(shot('scan', { seat: 0 })).toMatchObject({ ms: 0, hold: 0 });
  });

  it('has cards for what matters where nothing moves', () => {
    for (const kind of ['card', 'race', 'verdict', 'arrive', 'weakest']) expect(shot(kind).matters).toBe(true);
    watching.shown = 1;
    for (const kind of ['burst', 'bounce', 'shield', 'lost', 'stamp'])
      expect(shot(kind, { seat: 1 }).matters).toBe(true);
  });
});
