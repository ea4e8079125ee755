/** Where things lie on the chart, in units of which the side of a hexagon has 80. Pure. */
import type { Printed } from '../printed';

export const SIDE = 80;
export const WIDTH = Math.sqrt(3) * SIDE;

export type Point = readonly [x: number, y: number];

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The whole chart. The outer washes of the nebulae go on beyond it. */
export const CHART: Box = { x: 2 * WIDTH - 5.3 * SIDE, y: -1.1 * SIDE, width: 10.6 * SIDE, height: 8.2 * SIDE };

/** The middles of the nebulae: in hex widths, in hex sides. They lie beside the grid, in the notches of its rim. */
const NEBULAE: readonly Point[] = [
  [-0.44, -0.2],
  [4.44, -0.2],
  [-0.56, 3],
  [4.56, 3],
  [-0.44, 6.2],
  [4.44, 6.2],
];

export const isNebula = (printed: Printed, region: number): boolean => printed.regions[region]?.nebula ?? false;

/** The numbers of the spaces with hexagons, or of the nebulae in the order in which they are drawn. */
export const spacesOf = ({ regions }: Printed): number[] =>
  regions.flatMap(({ nebula }, region) => (nebula ? [] : [region]));
export const nebulaeOf = ({ regions }: Printed): number[] =>
  regions.flatMap(({ nebula }, region) => (nebula ? [region] : []));

/** The middle of a region. */
export function centre(printed: Printed, region: number): Point {
  const nebula = isNebula(printed, region) ? NEBULAE[nebulaeOf(printed).indexOf(region)] : undefined;
  if (nebula) return [nebula[0] * WIDTH, nebula[1] * SIDE];
  const { x = 0, y = 0 } = printed.regions[region] ?? {};
  return [(x / 10) * WIDTH, (y / 10) * 1.5 * SIDE];
}

/** The outline of a nebula; null for a space. */
export function outlineOf(printed: Printed, region: number): Outline | null {
  return NEBULA_OUTLINES[nebulaeOf(printed).indexOf(region)] ?? null;
}

/** The corners of a pointy hexagon round 0, 0, clockwise from the top; `inset` is how far its sides are drawn in. */
export function corners(inset = 0): Point[] {
  const [a, b] = [SIDE - (inset * 2) / Math.sqrt(3), WIDTH / 2 - inset];
  return [
    [0, -a],
    [b, -a / 2],
    [b, a / 2],
    [0, a],
    [-b, a / 2],
    [-b, -a / 2],
  ];
}

const written = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

export function hexagon(inset = 0): string {
  return `M${corners(inset).map(written).join('L')}z`;
}

const at = (x: number, y: number): string => written([x * WIDTH, y * SIDE]);

/** A nebula in the upper left corner, and one at the left side: they hug their three neighbours. */
const CORNER = `M${at(1.5, -1)}C${at(1.2, -1.32)} ${at(0.7, -1.3)} ${at(0.45, -1.22)}C${at(0.1, -1.12)} ${at(-0.2, -1.22)} ${at(-0.55, -0.98)}C${at(-0.98, -0.72)} ${at(-1.02, -0.1)} ${at(-0.86, 0.3)}C${at(-0.76, 0.6)} ${at(-0.6, 0.72)} ${at(-0.5, 1)}L${at(0, 0.5)}V${-0.5 * SIDE}L${at(0.5, -1)}L${at(1, -0.5)}z`;
const EDGE = `M${at(0, 2.5)}L${at(-0.5, 2)}C${at(-0.62, 1.7)} ${at(-0.8, 1.9)} ${at(-0.94, 2.2)}C${at(-1.12, 2.6)} ${at(-1.1, 3.3)} ${at(-0.98, 3.7)}C${at(-0.84, 4.1)} ${at(-0.64, 4.3)} ${at(-0.5, 4)}L${at(0, 3.5)}z`;
const MIRROR = `translate(${4 * WIDTH} 0) scale(-1 1)`;

export interface Outline {
  readonly path: string;
  readonly transform: string;
}

/** The borders of the six nebulae on the chart. */
export const NEBULA_OUTLINES: readonly Outline[] = [
  { path: CORNER, transform: '' },
  { path: CORNER, transform: MIRROR },
  { path: EDGE, transform: '' },
  { path: EDGE, transform: MIRROR },
  { path: CORNER, transform: `translate(0 ${6 * SIDE}) scale(1 -1)` },
  { path: CORNER, transform: `translate(${4 * WIDTH} ${6 * SIDE}) scale(-1 -1)` },
];

export type Segment = readonly [from: Point, to: Point];

/** The border of an area of hexagons: sides that only one of them has, clockwise round it. */
export function border(printed: Printed, regions: readonly number[]): Segment[] {
  const sides = new Map<string, Segment>();
  const key = (a: Point, b: Point): string => [...a, ...b].map(Math.round).join();
  for (const region of regions.filter((one) => !isNebula(printed, one))) {
    const [x, y] = centre(printed, region);
    const around = corners().map(([dx, dy]): Point => [x + dx, y + dy]);
    for (const [i, from] of around.entries()) {
      const to = around[(i + 1) % 6] ?? from;
      if (!sides.delete(key(to, from))) sides.set(key(from, to), [from, to]);
    }
  }
  return [...sides.values()];
}

/** The teeth of a front line along a side, pointing outward: a path. */
export function teeth([from, to]: Segment): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const [along, out]: [Point, Point] = [
    [(dx / length) * 4.6, (dy / length) * 4.6],
    [(dy / length) * 7, (-dx / length) * 7],
  ];
  return [0.2, 0.5, 0.8]
    .map((share) => [from[0] + dx * share, from[1] + dy * share] as const)
    .map(([x, y]) => `M${x - along[0]} ${y - along[1]}L${x + out[0]} ${y + out[1]}L${x + along[0]} ${y + along[1]}z`)
    .join('');
}

export interface Course {
  readonly from: Point;
  readonly to: Point;
  /** Degrees. */
  readonly heading: number;
}

/** A straight course between two regions that leaves room for what stands in them. */
export function course(start: Point, end: Point, before = 26, after = 38): Course {
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  return {
    from: [start[0] + ux * before, start[1] + uy * before],
    to: [end[0] - ux * after, end[1] - uy * after],
    heading: (Math.atan2(uy, ux) * 180) / Math.PI,
  };
}

/** Where this many figures stand in a row centred on 0: the more there are, the closer together. */
export function row(count: number, apart: number, most: number): number[] {
  const gap = count > 1 ? Math.min(apart, most / (count - 1)) : 0;
  return Array.from({ length: count }, (_, i) => (i - (count - 1) / 2) * gap);
}
