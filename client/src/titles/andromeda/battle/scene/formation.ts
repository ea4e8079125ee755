/** Who stands where in the scene of a battle: shares of its width and height. Pure. */
import { RAIDERS } from '../../desk/numbers';

export interface Spot {
  readonly x: number;
  readonly y: number;
  /** Degrees; 0 is nose up. */
  readonly turn: number;
  /** Of the size of the largest. */
  readonly scale: number;
}

type Corner = readonly [x: number, y: number];

/** The first ship of the side on the left, and those behind it. */
const LEFT: readonly Corner[] = [
  [0.36, 0.62],
  [0.23, 0.44],
  [0.25, 0.82],
  [0.12, 0.62],
  [0.1, 0.3],
];
/** The first ships of the others, by how many others there are. */
const RIGHT: readonly (readonly Corner[])[] = [
  [],
  [[0.79, 0.5]],
  [
    [0.75, 0.34],
    [0.8, 0.74],
  ],
  [
    [0.73, 0.26],
    [0.86, 0.52],
    [0.73, 0.8],
  ],
  [
    [0.71, 0.26],
    [0.88, 0.3],
    [0.71, 0.8],
    [0.88, 0.76],
  ],
  [
    [0.7, 0.24],
    [0.86, 0.22],
    [0.93, 0.52],
    [0.86, 0.82],
    [0.7, 0.8],
  ],
];
const BEHIND: readonly Corner[] = [
  [0, 0],
  [0.09, 0.2],
  [0.1, -0.2],
  [0.17, 0.02],
  [0.18, 0.26],
];
const LEFTWARD = 90;
const RIGHTWARD = -90;

/** `counts` says how many figures each side has; `left` is the side that looks to the right. */
export function formation(sides: readonly { who: number; count: number }[], left: number): Map<string, Spot> {
  const spots = new Map<string, Spot>();
  const others = sides.filter(({ who }) => who !== left && who !== RAIDERS);
  const places = RIGHT[Math.min(others.length, RIGHT.length - 1)] ?? [];
  const crowded = sides.reduce((sum, { count }) => sum + count, 0) > 6 ? 0.78 : 1;
  for (const { who, count } of sides) {
    for (let i = 0; i < count; i += 1) spots.set(`${who}:${i}`, spotOf(who, i, count));
  }
  return spots;

  function spotOf(who: number, i: number, count: number): Spot {
    const scale = crowded * (i ? 0.78 : 1);
    if (who === RAIDERS) return { x: 0.56 + (i - (count - 1) / 2) * 0.1, y: 0.46, turn: 0, scale: 0.82 * crowded };
    if (who === left) {
      const [x, y] = LEFT[Math.min(i, LEFT.length - 1)] ?? [0.3, 0.5];
      return { x, y, turn: LEFTWARD, scale };
    }
    const [x, y] = places[others.findIndex((one) => one.who === who)] ?? [0.8, 0.5];
    const [dx, dy] = BEHIND[Math.min(i, BEHIND.length - 1)] ?? [0, 0];
    return { x: Math.min(0.95, x + dx), y: Math.max(0.14, Math.min(0.88, y + dy)), turn: RIGHTWARD, scale };
  }
}
