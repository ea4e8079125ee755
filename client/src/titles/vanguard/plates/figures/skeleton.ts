/** One skeleton, many poses; 100 high, with the origin at the feet, looking to the right. */
import { K, line, type Given } from '../ink';

type Point = readonly [number, number];
type Limb = readonly [Point, Point];

export interface Pose {
  readonly hip: Point;
  readonly shoulder: Point;
  readonly head: Point;
  readonly legs: readonly [Limb, Limb];
  readonly arms: readonly [Limb, Limb];
}

const pose = (hip: Point, shoulder: Point, head: Point, left: Limb, right: Limb, far: Limb, near: Limb): Pose => ({
  hip,
  shoulder,
  head,
  legs: [left, right],
  arms: [far, near],
});

export const POSES: Readonly<Record<Given<'suit'>['pose'], Pose>> = {
  stand: pose(
    [0, -46],
    [0, -74],
    [0, -89],
    [
      [-7, -24],
      [-8, 0],
    ],
    [
      [7, -24],
      [8, 0],
    ],
    [
      [-16, -60],
      [-15, -44],
    ],
    [
      [16, -60],
      [17, -44],
    ],
  ),
  walk: pose(
    [0, -46],
    [3, -74],
    [6, -89],
    [
      [-8, -24],
      [-19, -4],
    ],
    [
      [13, -25],
      [14, 0],
    ],
    [
      [-12, -60],
      [-18, -46],
    ],
    [
      [16, -62],
      [22, -48],
    ],
  ),
  reach: pose(
    [0, -46],
    [2, -74],
    [5, -89],
    [
      [-7, -24],
      [-9, 0],
    ],
    [
      [8, -24],
      [10, 0],
    ],
    [
      [-13, -60],
      [-13, -45],
    ],
    [
      [18, -76],
      [32, -90],
    ],
  ),
  point: pose(
    [0, -46],
    [0, -74],
    [3, -89],
    [
      [-7, -24],
      [-10, 0],
    ],
    [
      [8, -24],
      [9, 0],
    ],
    [
      [-14, -58],
      [-8, -46],
    ],
    [
      [20, -72],
      [38, -76],
    ],
  ),
  carry: pose(
    [0, -46],
    [2, -74],
    [5, -88],
    [
      [-9, -24],
      [-14, -2],
    ],
    [
      [10, -24],
      [11, 0],
    ],
    [
      [8, -58],
      [24, -56],
    ],
    [
      [16, -60],
      [28, -56],
    ],
  ),
  kneel: pose(
    [-4, -26],
    [4, -52],
    [11, -65],
    [
      [-20, -5],
      [-34, -3],
    ],
    [
      [14, -22],
      [12, 0],
    ],
    [
      [10, -36],
      [24, -26],
    ],
    [
      [18, -40],
      [30, -30],
    ],
  ),
  sit: pose(
    [0, -30],
    [1, -58],
    [3, -73],
    [
      [20, -31],
      [19, -4],
    ],
    [
      [24, -29],
      [25, 0],
    ],
    [
      [9, -44],
      [22, -40],
    ],
    [
      [13, -44],
      [27, -38],
    ],
  ),
  lean: pose(
    [0, -44],
    [9, -70],
    [15, -84],
    [
      [-6, -23],
      [-12, 0],
    ],
    [
      [6, -22],
      [3, 0],
    ],
    [
      [18, -58],
      [26, -66],
    ],
    [
      [20, -56],
      [30, -60],
    ],
  ),
  run: pose(
    [0, -46],
    [10, -72],
    [16, -86],
    [
      [-14, -30],
      [-30, -18],
    ],
    [
      [20, -32],
      [20, -4],
    ],
    [
      [-6, -62],
      [-16, -74],
    ],
    [
      [22, -56],
      [32, -66],
    ],
  ),
  lie: pose(
    [-4, -9],
    [26, -9],
    [42, -11],
    [
      [-28, -12],
      [-50, -6],
    ],
    [
      [-26, -5],
      [-50, -3],
    ],
    [
      [16, -4],
      [4, -4],
    ],
    [
      [20, -15],
      [8, -17],
    ],
  ),
};

/** Arms and legs, with ink round them. */
export function limb(points: readonly Point[], width: number, colour: string): string {
  const d = points.map(([x, y], k) => `${k ? 'L' : 'M'}${x} ${y}`).join('');
  return line(d, K, width + 3) + line(d, colour, width);
}
