import { expect, test } from 'vitest';
import { walkingAt } from './walking';

const seeds = new Map([
  [3, { x: 100, y: 50 }],
  [4, { x: 300, y: 90 }],
]);
const beat = { kind: 'walk', data: { who: 1, start: 3, at: 4 }, ms: 600, hold: 0, live: false };

test('somebody walks from the sector that was left to the place where they stand', () => {
  const walk = walkingAt(beat, (sector) => seeds.get(sector));
  expect(walk?.id).toBe('member:1');
  const steps = walk?.steps({ x: 320, y: 100 }) ?? [];
  expect(steps[0]).toMatchObject({ x: -220, y: -50 });
  expect(steps.at(-1)?.x).toBeCloseTo(0);
  expect(steps.at(-1)?.y).toBeCloseTo(0);
});

test('a threat walks too, and nobody from off the board or without time', () => {
  const threat = { ...beat, kind: 'threat', data: { threat: 'T01', start: 4, at: 3 } };
  expect(walkingAt(threat, (sector) => seeds.get(sector))?.id).toBe('threat:T01');
  expect(walkingAt({ ...threat, data: { threat: 'T01', start: 0, at: 3 } }, (n) => seeds.get(n))).toBeNull();
  expect(walkingAt({ ...beat, ms: 0 }, (sector) => seeds.get(sector))).toBeNull();
  expect(walkingAt({ ...beat, kind: 'gain' }, (sector) => seeds.get(sector))).toBeNull();
});
