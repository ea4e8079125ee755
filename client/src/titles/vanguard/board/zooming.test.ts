import { expect, test } from 'vitest';
import { kept, moved, WHOLE, zoomed } from './zooming.svelte';

const SIZE = { width: 760, height: 540 };

test('what is looked at closely stays under the pointer', () => {
  const about = { x: 500, y: 120 };
  const near = zoomed(WHOLE, 2, SIZE, about);
  expect(near).toEqual({ zoom: 2, x: 250, y: 60 });
  // As a share of what is in sight the point is where it was.
  expect((about.x - near.x) / (SIZE.width / 2)).toBeCloseTo(about.x / SIZE.width);
});

test('from far away it is whole again, and nothing beyond the map is in sight', () => {
  const near = zoomed(WHOLE, 2, SIZE, { x: 700, y: 500 });
  expect(zoomed(near, 0.1, SIZE, { x: 0, y: 0 })).toEqual(WHOLE);
  expect(zoomed(near, 99, SIZE, { x: 0, y: 0 }).zoom).toBe(3);
  expect(moved(near, { x: 999, y: -999 }, SIZE)).toEqual({ zoom: 2, x: 380, y: 0 });
  expect(kept({ zoom: 1, x: 40, y: 40 }, SIZE)).toEqual(WHOLE);
});
