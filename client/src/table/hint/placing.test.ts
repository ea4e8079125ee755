import { expect, test } from 'vitest';
import { overlap, type Box } from '../../learn/pointing';
import { spotOf, type Room } from './placing';

const room: Room = { left: 200, top: 50, width: 900, height: 700, narrow: false };
const HIGH = 120;
const boxOf = (spot: ReturnType<typeof spotOf>): Box => ({ ...spot, height: HIGH });

test('a card lies below its place and points at it', () => {
  const place = { left: 600, top: 100, width: 100, height: 100 };
  const spot = spotOf(room, place, HIGH);
  expect(spot.top).toBeGreaterThanOrEqual(200);
  expect(spot.tip).toEqual({ x: 650 - spot.left, edge: 'top' });
});

test('where there is no room below it lies above', () => {
  const place = { left: 600, top: 620, width: 100, height: 100 };
  const spot = spotOf(room, place, HIGH);
  expect(spot.top + HIGH).toBeLessThanOrEqual(620);
  expect(spot.tip?.edge).toBe('bottom');
});

test.each([
  [0, 0],
  [200, 50],
  [1000, 50],
  [1000, 640],
  [200, 640],
  [640, 330],
])('it stays on the board and hides nothing of a place at %i, %i', (left, top) => {
  for (const narrow of [false, true]) {
    const inside = narrow ? { ...room, left: 0, width: 390 } : room;
    const place = { left: Math.min(left, inside.left + inside.width - 60), top, width: 60, height: 60 };
    const spot = spotOf(inside, place, HIGH);
    expect(spot.left).toBeGreaterThanOrEqual(inside.left);
    expect(spot.left + spot.width).toBeLessThanOrEqual(inside.left + inside.width);
    expect(spot.top).toBeGreaterThanOrEqual(inside.top);
    expect(spot.top + HIGH).toBeLessThanOrEqual(inside.top + inside.height);
    expect(overlap(boxOf(spot), place)).toBe(0);
  }
});

test('without a place, or with one as large as the board or beside it, it lies low and points nowhere', () => {
  const rail = { left: 1150, top: 300, width: 80, height: 40 };
  for (const place of [null, rail, { left: 200, top: 60, width: 880, height: 690 }]) {
    const spot = spotOf(room, place, HIGH);
    expect(spot.tip).toBeNull();
    expect(spot.top + HIGH).toBe(room.top + room.height - 8);
  }
});
