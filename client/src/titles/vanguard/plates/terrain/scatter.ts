/** Small things on the ground, by kind; there are more of them, and larger ones, in front. */
import { K, chance, line, path, r, type Draw, type Given } from '../ink';

interface Strewn {
  readonly x: number;
  readonly y: number;
  /** How large, by how near it is. */
  readonly k: number;
  readonly q: number;
  readonly colour: string;
  readonly strength: number;
}

const tuft =
  (lean: number, high: number) =>
  ({ x, y, k, colour, strength }: Strewn): string =>
    line(
      `M${r(x)} ${r(y)}v${r(-high * k)}M${r(x)} ${r(y)}l${r(-lean * k)} ${r(-high * 0.75 * k)}M${r(x)} ${r(y)}l${r(lean * k)} ${r(-high * 0.75 * k)}M${r(x)} ${r(y)}l${r(-lean * 0.44 * k)} ${r(-high * k)}M${r(x)} ${r(y)}l${r(lean * 0.5 * k)} ${r(-high * k)}`,
      colour,
      r(1.6 * k),
      strength,
    );

const STREWN: Readonly<Record<Given<'scatter'>['kind'], (one: Strewn) => string>> = {
  stones: ({ x, y, k, colour, strength }) =>
    path(
      `M${r(x - 14 * k)} ${r(y)}c${r(-2 * k)} ${r(-9 * k)} ${r(5 * k)} ${r(-14 * k)} ${r(13 * k)} ${r(-13 * k)}s${r(14 * k)} ${r(6 * k)} ${r(13 * k)} ${r(13 * k)}Z`,
      colour,
      K,
      1.4,
      `fill-opacity="${strength}" stroke-opacity=".6"`,
    ) +
    path(
      `M${r(x)} ${r(y - 12 * k)}c${r(8 * k)} ${r(2 * k)} ${r(11 * k)} ${r(6 * k)} ${r(11 * k)} ${r(12 * k)}h${r(-9 * k)}Z`,
      K,
      'none',
      0,
      'fill-opacity=".35"',
    ),
  dust: ({ x, y, k, q, colour, strength }) =>
    `<circle cx="${r(x)}" cy="${r(y)}" r="${r(1 + q * 1.6 * k)}" fill="${colour}" fill-opacity="${r(strength * (0.4 + q))}"/>`,
  moss: tuft(8, 12),
  grass: tuft(6, 26),
  reeds: ({ x, y, k, q, colour, strength }) =>
    line(
      `M${r(x)} ${r(y)}q${r((q - 0.5) * 8 * k)} ${r(-34 * k)} ${r((q - 0.3) * 22 * k)} ${r(-70 * k)}`,
      colour,
      r(2.4 * k),
      strength,
    ) +
    line(
      `M${r(x + (q - 0.3) * 20 * k)} ${r(y - 64 * k)}l${r((q - 0.3) * 5 * k)} ${r(-16 * k)}`,
      '#4A3422',
      r(5 * k),
      strength,
    ),
  runners: ({ x, y, k, colour, strength }) =>
    line(
      `M${r(x - 46 * k)} ${r(y)}q${r(14 * k)} ${r(-16 * k)} ${r(28 * k)} 0t${r(28 * k)} 0`,
      colour,
      r(2.4 * k),
      strength,
    ) +
    [
      [-4, -26],
      [6, -34],
      [15, -24],
    ]
      .map(([a = 0, b = 0]) =>
        path(
          `M${r(x + 10 * k)} ${r(y)}q${r(a * k * 0.3)} ${r(b * k * 0.5)} ${r(a * k)} ${r(b * k)}q${r(9 * k)} ${r(8 * k)} ${r(-a * k)} ${r(-b * k)}Z`,
          colour,
          K,
          1,
          `fill-opacity="${Math.min(1, strength + 0.35)}" stroke-opacity=".5"`,
        ),
      )
      .join('') +
    line(`M${r(x + 12 * k)} ${r(y + 2)}h${r(54 * k)}`, K, r(5 * k), 0.3),
  lines: ({ x, y, k, q, colour, strength }) =>
    line(`M${r(x)} ${r(y)}h${r((20 + q * 50) * k)}`, colour, r(2 * k), strength),
  shards: ({ x, y, k, q, colour, strength }) =>
    path(
      `M${r(x - 10 * k)} ${r(y)}l${r(6 * k)} ${r(-(18 + q * 26) * k)} ${r(8 * k)} ${r(6 * k)} ${r(5 * k)} ${r((12 + q * 26) * k)}Z`,
      colour,
      K,
      1.4,
      `fill-opacity="${strength}" stroke-opacity=".5"`,
    ) + line(`M${r(x - 4 * k)} ${r(y - (16 + q * 24) * k)}l${r(2 * k)} ${r(14 * k)}`, '#ffffff', 1.6, 0.6),
};

export const scatter: Draw<'scatter'> = ({ kind, y1, y2, x1, x2, count, colour, strength, seed }) => {
  const next = chance(seed);
  const strewn: Strewn[] = [];
  for (let one = 0; one < count; one++) {
    const t = Math.sqrt(next());
    strewn.push({ x: x1 + next() * (x2 - x1), y: y1 + (y2 - y1) * t, k: 0.4 + t * 0.9, q: next(), colour, strength });
  }
  return strewn
    .sort((a, b) => a.y - b.y)
    .map(STREWN[kind])
    .join('');
};
