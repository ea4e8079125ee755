import { expect, test } from 'vitest';
import type { Shot } from './beat';
import { shotOf } from './kinds';
import { lasting, SHORTEST } from './timing';

const row = (count: number, shot: Shot): Shot[] => Array.from({ length: count }, () => shot);
const whole = (shots: readonly Shot[], speed: 'calm' | 'normal' | 'brisk' = 'normal'): number =>
  lasting(shots, speed).reduce((sum, { ms }) => sum + ms, 0);

test.each([
  ['calm', 800],
  ['normal', 500],
  ['brisk', 300],
] as const)('at %s speed half a second lasts %i ms', (speed, ms) => {
  expect(lasting([{ ms: 500 }], speed)).toEqual([{ ms, hold: 0 }]);
});

test('no beat moves for longer than 900 ms, and time to read comes on top', () => {
  expect(lasting([{ ms: 5000, hold: 600 }], 'normal')).toEqual([{ ms: 1500, hold: 600 }]);
});

test('from the seventh beat on each is quicker than the one before, and none too quick to be seen', () => {
  const times = lasting(row(30, { ms: 400 }), 'normal').map(({ ms }) => ms);
  expect(times.slice(0, 7)).toEqual([400, 400, 400, 400, 400, 400, 320]);
  expect(times[7]).toBe(256);
  expect(Math.min(...times)).toBe(SHORTEST);
});

test('time to read gives way before an answer takes more than four seconds', () => {
  expect(whole(row(4, { ms: 700, hold: 900 }))).toBe(4000);
  expect(whole(row(2, { ms: 700, hold: 900 }))).toBe(3200);
  expect(whole(row(4, { ms: 700, hold: 900 }), 'brisk')).toBe(2400);
});

test('a scene takes its time, and what comes after it begins afresh', () => {
  const times = lasting(
    [...row(9, { ms: 400 }), { ms: 2400, hold: 100, scene: true }, ...row(2, { ms: 400 })],
    'normal',
  );
  expect(times[9]).toEqual({ ms: 2500, hold: 100 });
  expect(times.slice(10)).toEqual(row(2, { ms: 400, hold: 0 }));
});

test('what happens elsewhere takes no time, and makes nothing quicker', () => {
  const times = lasting([...row(8, { ms: 0, hold: 0 }), { ms: 500 }], 'normal').map(({ ms }) => ms);
  expect(times).toEqual([...Array<number>(8).fill(0), 500]);
});

test('a title says how its kinds are shown, and what it leaves open is as in other titles', () => {
  const film = { dice: { ms: 300 }, weld: ({ data }: { data: object }) => ({ ms: 'mine' in data ? 180 : 130 }) };
  expect(shotOf(film, { kind: 'dice', data: {} })).toMatchObject({ ms: 300, sound: 'rattle', matters: true });
  expect(shotOf(film, { kind: 'weld', data: { mine: 1 } }).ms).toBe(180);
  expect(shotOf(film, { kind: 'lost', data: {} })).toMatchObject({ ms: 800, matters: true });
  expect(shotOf(undefined, { kind: 'unheard-of', data: {} }).ms).toBe(400);
});
