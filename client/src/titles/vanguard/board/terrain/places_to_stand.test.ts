import { expect, test } from 'vitest';
import { printed } from '../../fixtures/fixtures';
import type { PlanetPrint } from '../../printed';
import type { Cell } from './cells';
import { depth } from '../signs/boxes';
import { landOf } from './lands';
import { standing, standingRoom, type Standing } from './places_to_stand';
import { markersIn } from './stands';

const cells = landOf(printed.met?.['guestbook-planet-P01'] as PlanetPrint, 'wide').cells;
const person = (likes: number): Standing => ({ id: `member:${likes}`, big: false, likes });
const threat: Standing = { id: 'threat:T01', big: true, likes: 0 };
const site = cells[0] as Cell;

test('who stands stays there while others come and go, up to three', () => {
  const alone = standing(site, [person(1)], false, false).feet.get('member:1');
  const together = standing(site, [person(0), person(1), threat], false, false).feet;
  expect(together.get('member:1')).toEqual(alone);
  expect(new Set([...together.values()].map(({ x, y }) => `${x} ${y}`)).size).toBe(3);
});

test('from the fourth on all are smaller', () => {
  for (const cell of cells) {
    const few = standing(cell, [0, 1, 2].map(person), false, false);
    const many = standing(cell, [0, 1, 2, 3].map(person), false, false);
    expect(many.scale).toBeLessThanOrEqual(few.scale);
    expect(many.feet.size).toBe(4);
    expect(many.more).toBeNull();
  }
});

test('from the sixth on the last place says how many more there are', () => {
  const { feet, more } = standing(site, [threat, ...[0, 1, 2, 3, 4].map(person)], true, false);
  expect(feet.size).toBe(4);
  expect(more?.count).toBe(2);
  expect([...feet.values()]).not.toContainEqual(more?.at);
});

test('a marker lies off the places where people stand', () => {
  for (const cell of cells) {
    const room = standingRoom(cell, false, false);
    const [laid] = markersIn(cell, [{ width: 91, height: 18 }], { x: cell.label.x + 2, y: cell.label.y - 45 }, room);
    for (const place of room) expect(laid && depth(laid, place)).toBeLessThanOrEqual(0);
  }
});
