import { expect, test } from 'vitest';
import { shotOf } from '../../../stage/kinds';
import { SOUNDS } from '../../../stage/sounds';
import { film } from './film';

const shot = (kind: string, data: Record<string, string | number> = {}) => shotOf(film, { kind, data });

test('an outcome stays until somebody has read it', () => {
  expect(shot('outcome').stays).toBe('always');
  expect(shot('outcome').seen?.({})).toEqual({ id: 'vanguard-film-take' });
});

test('what strikes or is lost is never hurried, and stands as a card where nothing moves', () => {
  for (const kind of ['injury', 'death', 'left-behind', 'lift']) {
    expect(shot(kind).scene, kind).toBe(true);
    expect(shot(kind).matters, kind).toBe(true);
  }
  expect(shot('danger', { hits: 1 }).scene).toBe(true);
  expect(shot('danger', { hits: 0 }).scene).toBeUndefined();
  expect(shot('mission', { state: 'failed' }).matters).toBe(true);
  expect(shot('mission', { state: 'open' }).matters).toBe(false);
});

test('every sound is one that there is', () => {
  const heard = Object.keys(film).map((kind) => shot(kind).sound ?? '');
  expect(heard.filter((sound) => sound && !SOUNDS.includes(sound))).toEqual([]);
});

test('a turn is told by the bar alone', () => {
  expect(shot('phase', { phase: 'turn' }).ms).toBe(0);
  expect(shot('phase', { phase: 'round' }).ms).toBeGreaterThan(0);
});
