/** How large the chart is drawn, and which part of it is in sight. Pure. */
import { CHART } from './geometry';

/** Names can be read from here on: a phone shows a window on the chart rather than less. */
export const READABLE = 0.74;
const STEP = 1.3;

/** Pixels for a unit of the chart: it fits, or on a phone can be read; each step of `zoom` comes closer. */
export function scaleOf(width: number, height: number, window: boolean, zoom: number): number {
  const fit = Math.min(width / CHART.width, height / CHART.height);
  const fitting = Math.max(fit, 0.05);
  return Math.max(fitting, (window ? Math.max(fitting, READABLE) : fitting) * STEP ** zoom);
}

/** Where a window of this size begins that has a point of the chart in its middle. */
export function windowOf(x: number, y: number, scale: number, width: number, height: number): { x: number; y: number } {
  const begin = (at: number, origin: number, whole: number, size: number): number =>
    Math.max(0, Math.min(whole * scale - size, (at - origin) * scale - size / 2));
  return { x: begin(x, CHART.x, CHART.width, width), y: begin(y, CHART.y, CHART.height, height) };
}
