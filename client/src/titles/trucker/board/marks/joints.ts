/** Where the sides of two squares meet. */
import { neighbour, placeOf, type Plan } from '../geometry';

type Point = readonly [x: number, y: number];
const EDGES: readonly Point[] = [
  [48, 0],
  [96, 48],
  [48, 96],
  [0, 48],
];

/** The points where the first two of these squares meet, seen from each of them: on a rim that is two places. */
export function jointsOf(plan: Plan, cells: readonly number[]): Point[] {
  const [one = -1, other = -1] = cells;
  const at = (cell: number, there: number): Point[] =>
    EDGES.flatMap(([dx, dy], side) => {
      if (neighbour(plan, cell, side) !== there) return [];
      const [x, y] = placeOf(plan, cell);
      return [[x + dx, y + dy] as const];
    });
  const found = [...at(one, other), ...at(other, one)];
  return found.filter(([x, y], i) => found.findIndex(([a, b]) => Math.hypot(a - x, b - y) < 24) === i);
}
