import { expect, it } from 'vitest';
import { CHART, SIDE } from './geometry';
import { EVENT_WAY, scaleOf, windowOf } from './fit';

const sideOf = (width: number, height: number, phone = false): number => scaleOf(width, height, phone) * SIDE;

it('draws hexagons as large as the board lets it', () => {
  // The chart of a board between score track and shelf, in windows of 1440 x 900 and 1280 x 720, and of a phone.
  expect(sideOf(902, 652)).toBe(79);
  expect(sideOf(1006, 492)).toBe(60);
  expect(sideOf(390, 484, true)).toBe(60);
});

it('leaves room at the right for the way to the next event', () => {
  const narrow = CHART.width + EVENT_WAY;
  expect(sideOf(narrow, 2000)).toBe(SIDE);
  expect(sideOf(narrow - 1, 2000)).toBe(SIDE - 1);
});

it('fits the whole height on a phone, however low it is', () => {
  expect(sideOf(360, 400, true) * 8).toBeLessThanOrEqual(400);
});

it('keeps the window on the chart', () => {
  expect(windowOf(CHART.x + CHART.width / 2, 1, 100)).toBeCloseTo(CHART.width / 2 - 50);
  expect(windowOf(CHART.x, 1, 100)).toBe(0);
  expect(windowOf(9999, 1, 100)).toBeCloseTo(CHART.width - 100);
});
