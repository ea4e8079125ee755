/** The way of an attack over the plan of a ship, in units: where its lane lies, where the missile waits in it, and where
 *  it meets what it hits. */
import { CELL } from '../../draw/shapes';
import { columnOf, placeOf, rowOf, xOf, yOf, type Plan } from '../geometry';

export type Point = readonly [x: number, y: number];

export interface Way {
  readonly plan: Plan;
  /** Where it comes from: front, right, rear, left. */
  readonly side: number;
  /** The number of the column or row. */
  readonly line: number;
  /** The square that it hits; -1 where there is none, or nobody knows yet. */
  readonly target: number;
  /** The square where it begins, if it has one; else -1. */
  readonly square: number;
  /** How far outside the deck the lane begins. */
  readonly reach: number;
}

/** How far into its lane a missile waits. */
const WAITS = 66;

/** Which way something flies that comes from a side. */
const HEADINGS: readonly Point[] = [
  [0, 1],
  [-1, 0],
  [0, -1],
  [1, 0],
];
export const headingOf = (side: number): Point => HEADINGS[side] ?? [0, 1];

export const isUprightSide = (side: number): boolean => side === 0 || side === 2;

export function laneOf({ plan, side, line, target, square, reach }: Way): {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
} {
  const { left, right, top, bottom } = plan.box;
  const [x0, x1] = [xOf(plan, left) - reach, xOf(plan, right) + CELL + reach];
  const [y0, y1] = [yOf(top) - reach, yOf(bottom) + CELL + reach];
  const [tx, ty] = target < 0 ? [0, 0] : placeOf(plan, target);
  if (isUprightSide(side)) {
    const x = xOf(plan, line);
    const from = square >= 0 ? yOf(rowOf(plan, square)) + (side === 0 ? 0 : CELL) : side === 0 ? y0 : y1;
    const to = target < 0 ? (side === 0 ? y1 : y0) : side === 0 ? ty : ty + CELL;
    return { x, y: Math.min(from, to), width: CELL, height: Math.abs(to - from) };
  }
  const y = yOf(line);
  const from = square >= 0 ? xOf(plan, columnOf(plan, square)) + (side === 3 ? 0 : CELL) : side === 3 ? x0 : x1;
  const to = target < 0 ? (side === 3 ? x1 : x0) : side === 3 ? tx : tx + CELL;
  return { x: Math.min(from, to), y, width: Math.abs(to - from), height: CELL };
}

/** Where the missile waits for what its target does against it. */
export function waitOf(way: Way): Point {
  const lane = laneOf(way);
  const middle = CELL / 2;
  if (way.side === 0) return [lane.x + middle, lane.y + WAITS];
  if (way.side === 2) return [lane.x + middle, lane.y + lane.height - WAITS];
  return [way.side === 3 ? lane.x + WAITS : lane.x + lane.width - WAITS, lane.y + middle];
}

/** The middle of the side of a square that something comes at. */
export function edgeOf(plan: Plan, cell: number, side: number): Point {
  const [x, y] = placeOf(plan, cell);
  const [dx, dy] = headingOf(side);
  return [x + CELL / 2 - (dx * CELL) / 2, y + CELL / 2 - (dy * CELL) / 2];
}

export function middleOf(plan: Plan, cell: number): Point {
  const [x, y] = placeOf(plan, cell);
  return [x + CELL / 2, y + CELL / 2];
}
