import { expect, it } from 'vitest';
import { CHART } from './geometry';
import { READABLE, scaleOf, windowOf } from './zoom';

it('fits the chart into its place, whichever side is the tight one', () => {
  expect(scaleOf(CHART.width, CHART.height * 2, false, 0)).toBe(1);
  expect(scaleOf(CHART.width * 2, CHART.height / 2, false, 0)).toBe(0.5);
});

it('never gets smaller than what fits, and comes closer step by step', () => {
  const fit = scaleOf(400, 400, false, 0);
  expect(scaleOf(400, 400, false, -3)).toBe(fit);
  expect(scaleOf(400, 400, false, 1)).toBeGreaterThan(fit);
});

it('shows a window on a phone in which names can be read', () => {
  expect(scaleOf(360, 400, true, 0)).toBe(READABLE);
  expect(scaleOf(2000, 2000, true, 0)).toBeGreaterThan(1);
});

it('keeps the window on the chart', () => {
  const middle = windowOf(CHART.x + CHART.width / 2, CHART.y + CHART.height / 2, 1, 100, 100);
  expect(middle.x).toBeCloseTo(CHART.width / 2 - 50);
  expect(windowOf(CHART.x, CHART.y, 1, 100, 100)).toEqual({ x: 0, y: 0 });
  expect(windowOf(9999, 9999, 1, 100, 100).x).toBeCloseTo(CHART.width - 100);
});
