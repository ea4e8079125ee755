/** What runs through the land: water and roads, narrow far away and wide in front. */
import { K, darker, fill, lighter, line, r, type Draw } from '../ink';

type Point = readonly number[];

/** Points along a smooth curve through the given ones. */
function curve(points: readonly Point[]): [number, number][] {
  const found: [number, number][] = [];
  const at = (k: number): Point => points[Math.min(points.length - 1, Math.max(0, k))] ?? [0, 0];
  for (let k = 0; k + 1 < points.length; k++) {
    const [a, b, c, d] = [at(k - 1), at(k), at(k + 1), at(k + 2)];
    for (let step = 0; step < 8; step++) {
      const t = step / 8;
      const of = (i: number): number => {
        const [p, q, s, u] = [a[i] ?? 0, b[i] ?? 0, c[i] ?? 0, d[i] ?? 0];
        return 0.5 * (2 * q + (s - p) * t + (2 * p - 5 * q + 4 * s - u) * t * t + (3 * q - p - 3 * s + u) * t * t * t);
      };
      found.push([of(0), of(1)]);
    }
  }
  const last = at(points.length - 1);
  found.push([last[0] ?? 0, last[1] ?? 0]);
  return found;
}

/** The two banks of a way. */
function banks(
  points: readonly Point[],
  width: number,
  horizon: number,
): { left: string; right: string; body: string } {
  const middle = curve(points);
  const wide = (y: number): number => Math.max(3, width * Math.max(0.04, (y - horizon) / (800 - horizon)));
  const side = (sign: number): [number, number][] => middle.map(([x, y]) => [x + (sign * wide(y)) / 2, y]);
  const through = (row: [number, number][]): string =>
    row.map(([x, y], k) => `${k ? 'L' : 'M'}${r(x)} ${r(y)}`).join('');
  const [left, right] = [side(-1), side(1)];
  return {
    left: through(left),
    right: through(right),
    body: `${through(left)}${through(right.toReversed()).replace('M', 'L')}Z`,
  };
}

export const river: Draw<'river'> = ({ points, width, colour, edge, horizon }) => {
  const { left, right, body } = banks(points, width, horizon);
  const inner = (share: number): string => banks(points, width * share, horizon).left;
  return (
    fill(body, colour) +
    line(inner(0.6), lighter(colour, 0.3), 2, 0.5) +
    line(inner(0.15), lighter(colour, 0.45), 2, 0.35) +
    line(inner(-0.45), darker(colour, 0.4), 3, 0.5) +
    line(left, edge, 2.4, 0.7) +
    line(right, K, 3, 0.4)
  );
};

export const road: Draw<'road'> = ({ points, width, colour, edge, horizon }) => {
  const { left, right, body } = banks(points, width, horizon);
  const rut = (share: number): string => line(banks(points, width * share, horizon).left, darker(colour, 0.45), 3, 0.5);
  return (
    fill(body, colour) + rut(0.5) + rut(-0.5) + line(left, darker(colour, 0.5), 5, 0.7) + line(right, edge, 2.4, 0.65)
  );
};
