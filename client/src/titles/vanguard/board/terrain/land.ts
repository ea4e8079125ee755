/** Land: noise, and the lines where it crosses a height. */

export type Height = (x: number, y: number) => number;

export interface Line {
  readonly points: readonly (readonly [number, number])[];
  readonly closed: boolean;
}

const round = (value: number): number => Math.round(value * 10) / 10;

function hash(x: number, y: number): number {
  let h = (Math.imul(x, 374761393) + Math.imul(y, 668265263)) | 0;
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

function noise(x: number, y: number): number {
  const [i, j] = [Math.floor(x), Math.floor(y)];
  const ease = (t: number): number => t * t * (3 - 2 * t);
  const [u, v] = [ease(x - i), ease(y - j)];
  const upper = hash(i, j) * (1 - u) + hash(i + 1, j) * u;
  const lower = hash(i, j + 1) * (1 - u) + hash(i + 1, j + 1) * u;
  return upper * (1 - v) + lower * v;
}

/** Hills upon hills, from 0 to 1. */
export function hills(x: number, y: number): number {
  return noise(x, y) * 0.55 + noise(x * 2.1 + 7, y * 2.1 + 3) * 0.3 + noise(x * 4.3 + 1, y * 4.3 + 9) * 0.15;
}

type Edge = 'T' | 'R' | 'B' | 'L';

/** Which edges of a square of the grid a line joins, by the corners that lie above: top, right, bottom, left. */
const JOINS: Readonly<Record<number, readonly (readonly [Edge, Edge])[]>> = {
  1: [['L', 'T']],
  2: [['T', 'R']],
  3: [['L', 'R']],
  4: [['R', 'B']],
  5: [
    ['L', 'T'],
    ['R', 'B'],
  ],
  6: [['T', 'B']],
  7: [['L', 'B']],
  8: [['B', 'L']],
  9: [['B', 'T']],
  10: [
    ['T', 'R'],
    ['B', 'L'],
  ],
  11: [['B', 'R']],
  12: [['R', 'L']],
  13: [['R', 'T']],
  14: [['T', 'L']],
};

/** The lines where a height crosses a level, by marching squares; the higher ground lies to the left of the way. With
 *  `rim` everything outside counts as low, so that every line closes. */
export function levelLines(
  height: Height,
  width: number,
  depth: number,
  step: number,
  level: number,
  rim = true,
): Line[] {
  const across = Math.ceil(width / step) + 1;
  const down = Math.ceil(depth / step) + 1;
  const row = across + 2;
  const values: number[] = [];
  for (let j = -1; j <= down; j++)
    for (let i = -1; i <= across; i++) {
      const outside = rim && (i < 0 || j < 0 || i >= across || j >= down);
      values.push(outside ? -1000 : height(i * step, j * step) - level);
    }
  const at = (i: number, j: number): number => values[(j + 1) * row + i + 1] ?? -1000;
  const points = new Map<number, readonly [number, number]>();
  const next = new Map<number, number>();

  /** The point where the line meets an edge of the grid: to the right of a corner, or below it. */
  function meet(i: number, j: number, below: boolean): number {
    const key = ((j + 2) * (row + 2) + i + 2) * 2 + (below ? 1 : 0);
    if (!points.has(key)) {
      const [a, b] = [at(i, j), below ? at(i, j + 1) : at(i + 1, j)];
      const t = Math.max(0.02, Math.min(0.98, a / (a - b)));
      points.set(key, below ? [i * step, (j + t) * step] : [(i + t) * step, j * step]);
    }
    return key;
  }

  for (let j = -1; j < down; j++)
    for (let i = -1; i < across; i++) {
      const corners =
        Number(at(i, j) > 0) |
        (Number(at(i + 1, j) > 0) << 1) |
        (Number(at(i + 1, j + 1) > 0) << 2) |
        (Number(at(i, j + 1) > 0) << 3);
      // Most squares lie wholly on one side.
      if (corners === 0 || corners === 15) continue;
      const edge: Readonly<Record<Edge, () => number>> = {
        T: () => meet(i, j, false),
        R: () => meet(i + 1, j, true),
        B: () => meet(i, j + 1, false),
        L: () => meet(i, j, true),
      };
      for (const [from, to] of JOINS[corners] ?? []) next.set(edge[from](), edge[to]());
    }
  return walks(points, next);
}

/** Follows the pieces until they end or come round. */
function walks(points: ReadonlyMap<number, readonly [number, number]>, next: ReadonlyMap<number, number>): Line[] {
  const seen = new Set<number>();
  const starts = new Set(next.keys());
  for (const end of next.values()) starts.delete(end);
  const walk = (from: number): (readonly [number, number])[] => {
    const found: (readonly [number, number])[] = [];
    let here: number | undefined = from;
    while (here !== undefined && !seen.has(here)) {
      seen.add(here);
      const point = points.get(here);
      if (point) found.push(point);
      here = next.get(here);
    }
    return found;
  };
  const lines: Line[] = [...starts].map((start) => ({ points: walk(start), closed: false }));
  for (const start of next.keys())
    if (!seen.has(start)) {
      const found = walk(start);
      if (found.length > 3) lines.push({ points: found, closed: true });
    }
  return lines;
}

/** A line as a smooth path. */
export function smoothPath({ points, closed }: Line): string {
  const [first] = points;
  if (!first || points.length < 3) return '';
  const middle = (a: readonly [number, number], b: readonly [number, number]): string =>
    `${round((a[0] + b[0]) / 2)} ${round((a[1] + b[1]) / 2)}`;
  const write = (p: readonly [number, number]): string => `${round(p[0])} ${round(p[1])}`;
  if (!closed) {
    const inner = points.slice(1, -1).map((point, k) => `Q${write(point)} ${middle(point, points[k + 2] ?? point)}`);
    return `M${write(first)}${inner.join('')}L${write(points.at(-1) ?? first)}`;
  }
  const start = middle(points.at(-1) ?? first, first);
  const turns = points.map((point, k) => `Q${write(point)} ${middle(point, points[(k + 1) % points.length] ?? first)}`);
  return `M${start}${turns.join('')}Z`;
}

/** Contour lines lit from the upper left, in bands from dark (turned away) to bright (towards the lamp): −5 to 5. */
export function litContours(
  height: Height,
  width: number,
  depth: number,
  step: number,
  levels: readonly number[],
): ReadonlyMap<number, string> {
  const lamp = [-0.64, -0.77] as const;
  // Every level asks about the same points.
  const known = new Map<number, number>();
  const survey: Height = (x, y) => {
    const key = x * 8192 + y;
    const found = known.get(key) ?? height(x, y);
    known.set(key, found);
    return found;
  };
  const bands = new Map<number, string[]>();
  for (const level of levels)
    for (const line of levelLines(survey, width, depth, step, level, false)) {
      const points = line.closed ? [...line.points, ...line.points.slice(0, 1)] : line.points;
      let band: number | null = null;
      points.slice(1).forEach(([x, y], k) => {
        const [fromX, fromY] = points[k] ?? [x, y];
        const length = Math.hypot(x - fromX, y - fromY) || 1;
        const light = ((fromY - y) / length) * lamp[0] + ((x - fromX) / length) * lamp[1];
        const here = Math.round(light * 5);
        const path = bands.get(here) ?? [];
        bands.set(here, path);
        if (here !== band) path.push(`M${round(fromX)} ${round(fromY)}`);
        path.push(`L${round(x)} ${round(y)}`);
        band = here;
      });
    }
  return new Map([...bands].sort(([a], [b]) => a - b).map(([band, path]) => [band, path.join('')]));
}
