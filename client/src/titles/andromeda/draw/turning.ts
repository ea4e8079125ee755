/** Shapes that are turned about a point, or follow a line. Pure. */

type Point = readonly [x: number, y: number];

/** A shape repeated round 0, 0. */
export function around(count: number, shape: (place: number) => string): string {
  return Array.from({ length: count }, (_, i) => `<g transform="rotate(${(i * 360) / count})">${shape(i)}</g>`).join(
    '',
  );
}

const STEPS = 44;

/** A tapered body along a smooth line through these points, with spines on its back: a path. */
export function serpent(points: readonly Point[], thin: number, thick: number): string {
  const spine = Array.from({ length: STEPS + 1 }, (_, i) => along(points, (i / STEPS) * (points.length - 1)));
  const left: Point[] = [];
  const right: Point[] = [];
  for (const [i, [x, y]] of spine.entries()) {
    const [ax, ay] = spine[Math.min(STEPS, i + 1)] ?? [x, y];
    const [bx, by] = spine[Math.max(0, i - 1)] ?? [x, y];
    const [dx, dy] = [ax - bx, ay - by];
    const length = Math.hypot(dx, dy) || 1;
    const width = thin + (thick - thin) * Math.sin((Math.min(1, (i / STEPS) * 1.25) * Math.PI) / 2);
    const spike = i % 5 === 2 && i > 3 && i < STEPS - 6 ? 3.2 : 0;
    left.push([x - (dy / length) * (width + spike), y + (dx / length) * (width + spike)]);
    right.push([x + (dy / length) * width, y - (dx / length) * width]);
  }
  return `M${[...left, ...right.reverse()].map((point) => point.map((v) => v.toFixed(1)).join(' ')).join('L')}z`;
}

/** A point of the smooth line through all points (Catmull and Rom): 1.5 is half-way between the second and the third. */
function along(points: readonly Point[], t: number): Point {
  const from = Math.min(points.length - 2, Math.floor(t));
  const f = t - from;
  const at = (i: number): Point => points[Math.max(0, Math.min(points.length - 1, i))] ?? [0, 0];
  const [p0, p1, p2, p3] = [at(from - 1), at(from), at(from + 1), at(from + 2)];
  const mixed = (c: 0 | 1): number =>
    0.5 *
    (2 * p1[c] +
      (-p0[c] + p2[c]) * f +
      (2 * p0[c] - 5 * p1[c] + 4 * p2[c] - p3[c]) * f * f +
      (-p0[c] + 3 * p1[c] - 3 * p2[c] + p3[c]) * f * f * f);
  return [mixed(0), mixed(1)];
}

/** Numbers from 0 to 1 that look like chance and are always the same: skies do not flicker. */
export function scatter(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Stars in a rectangle. */
export function stars(x: number, y: number, width: number, height: number, count: number, seed = 7): string {
  const next = scatter(seed);
  const drawn: string[] = [];
  for (let i = 0; i < count; i++) {
    const [a, b, size] = [(x + next() * width).toFixed(1), y + next() * height, next()];
    const radius = size > 0.965 ? 1.9 : size > 0.86 ? 1.15 : 0.65;
    drawn.push(
      size > 0.975
        ? `<path d="M${a} ${(b - 4.6).toFixed(1)}l1 3.6 3.6 1-3.6 1-1 3.6-1-3.6-3.6-1 3.6-1z"/>`
        : `<circle cx="${a}" cy="${b.toFixed(1)}" r="${radius}" opacity="${(0.35 + next() * 0.5).toFixed(2)}"/>`,
    );
  }
  return `<g fill="var(--star)">${drawn.join('')}</g>`;
}
