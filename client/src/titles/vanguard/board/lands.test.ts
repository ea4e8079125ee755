import { expect, test } from 'vitest';
import { hasRoomBeside, shapeFor } from './lands';

test('the land has the shape of its place', () => {
  expect(shapeFor({ width: 378, height: 340 }, true)).toBe('phone');
  expect(shapeFor({ width: 756, height: 560 }, true)).toBe('tablet');
  expect(shapeFor({ width: 590, height: 500 }, false)).toBe('tablet');
  expect(shapeFor({ width: 900, height: 500 }, false)).toBe('wide');
  expect(shapeFor({ width: 900, height: 310 }, false)).toBe('flat');
  expect(shapeFor({ width: 900, height: 0 }, false)).toBe('wide');
});

test('a crew board stands beside the map where both have room', () => {
  expect(hasRoomBeside(748)).toBe(true);
  expect(hasRoomBeside(580)).toBe(false);
});
