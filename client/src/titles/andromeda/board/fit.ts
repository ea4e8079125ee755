/** How large the chart is drawn, and which part of it is in sight. It is laid out once for each size of the window: no
 *  question changes it. Pure. */
import { CHART, SIDE } from './geometry';

/** Pixels at the right that the way to the next event takes. */
export const EVENT_WAY = 48;
/** The side of a hexagon on a phone, where the whole height fits and the chart is moved sideways. */
const ON_PHONE = 60;
/** Sides of a hexagon from the tip of the upper row to that of the lower one, and a hair. */
const HIGH = 8.04;

/** Pixels for a unit of the chart. The side of a hexagon is a whole number of pixels. */
export function scaleOf(width: number, height: number, phone: boolean): number {
  const side = phone
    ? Math.min(ON_PHONE, height / HIGH)
    : Math.min((width - EVENT_WAY) / (CHART.width / SIDE), height / (CHART.height / SIDE));
  return Math.max(4, Math.floor(side)) / SIDE;
}

/** Where a window of this width begins that has a point of the chart in its middle. */
export function windowOf(x: number, scale: number, width: number): number {
  return Math.max(0, Math.min(CHART.width * scale - width, (x - CHART.x) * scale - width / 2));
}
