/** Dry stone and what is made of it. */
import {
  chance,
  circle,
  darker,
  fill,
  inked,
  K,
  lighter,
  line,
  many,
  mix,
  near,
  path,
  placed,
  r,
  solid,
  under,
  type Draw,
} from '../ink';

export const stones: Draw<'stones'> = ({ x, y, width, height, rows, colour, lit, lean, seed }) => {
  const next = chance(seed);
  const high = height / rows;
  let drawn = '';
  for (let row = 0; row < rows; row++) {
    let at = x - (row % 2) * 14;
    while (at < x + width) {
      const wide = Math.min(34 + next() * 46, x + width - at + 8);
      const top = y - height + row * high + lean * (at - x);
      drawn +=
        `<path d="M${r(at)} ${r(top + next() * 4)}l${r(wide - 3)} ${r((next() - 0.5) * 4)} ${r((next() - 0.5) * 4)} ${r(high - 2)} ${r(-wide + 4)} ${r((next() - 0.5) * 3)}Z" ${near(mix(colour, K, next() * 0.3), 2)}/>` +
        line(`M${r(at + 4)} ${r(top + 5)}h${r(wide - 14)}`, lit, 2, 0.65);
      at += wide;
    }
  }
  return drawn;
};

const CUP =
  solid('M-12-12c2 20 5 28 12 28s10-8 12-28Z', '#D9A552') +
  solid('M-12-12c0-5 24-5 24 0s-24 5-24 0Z', '#6B4E22', 2) +
  line('M-7-4c1 8 3 13 6 16', '#FFF1C4', 2.4);
const RIM = { x: -98, y: 4, width: 190, height: 74, rows: 3, colour: '#9A8E74', lit: '#D6C69C', lean: 0, seed: 11 };

export const well: Draw<'well'> = ({ x, y, size }) =>
  placed(
    x,
    y,
    size,
    under(120, 30, 0, -4) +
      stones(RIM, '') +
      solid('M-104-70c0-22 208-22 208 0s-208 22-208 0Z', '#B5A67F', 3) +
      solid('M-76-70c0-13 152-13 152 0s-152 13-152 0Z', '#0B0D14') +
      line('M-58-72c8-6 40-9 66-8', '#E8D9AE', 2, 0.6) +
      line('M-92-74c14-8 40-13 70-14', '#FBEFC9', 3, 0.85) +
      line('M22-86c3-3 12-3 15 0', K, 3) +
      line('M70-78C92-66 104-44 101-12', K, 4) +
      path('M70-78C92-66 104-44 101-12', 'none', '#E8D9AE', 2, 'stroke-dasharray="5 3"') +
      `<g transform="translate(101 -4)">${CUP}</g>`,
  );

export const cairn: Draw<'cairn'> = ({ x, y, size, colour, seed }) => {
  const next = chance(seed);
  const rows = [5, 4, 3, 2, 1];
  const heap = rows
    .map((wide, row) =>
      many(wide, (k) => {
        const [at, top] = [(k - (wide - 1) / 2) * 25 + (next() - 0.5) * 6, -row * 17];
        const half = 13 + next() * 3;
        return (
          solid(
            `M${r(at - half)} ${r(top)}c-3-8 2-17 11-18s${r(half)} 3 ${r(half + 3)} 9c1 5-1 8-3 10Z`,
            mix(colour, K, next() * 0.3),
            2,
          ) + line(`M${r(at - half + 5)} ${r(top - 13)}c4-3 8-4 12-3`, lighter(colour, 0.55), 2, 0.7)
        );
      }),
    )
    .join('');
  return placed(x, y, size, under(76, 9) + heap);
};

export const terrace: Draw<'terrace'> = ({ x, y, width, steps, colour, green }) =>
  many(steps, (k) => {
    const wide = width * (1 - (steps - 1 - k) * 0.09);
    const top = y - (steps - k) * 34;
    const left = x - wide / 2;
    return (
      solid(
        `M${r(left)} ${r(top + 36)}l10-34c${r(wide * 0.3)} -9 ${r(wide * 0.6)} -9 ${r(wide - 20)} 0l10 34Z`,
        k % 2 ? colour : darker(colour, 0.12),
        2.4,
      ) +
      fill(
        `M${r(left + 12)} ${r(top + 3)}c${r(wide * 0.3)} -10 ${r(wide * 0.6)} -10 ${r(wide - 24)} 0l4 9c${r(-wide * 0.3)} -8 ${r(-wide * 0.6)} -8 ${r(-wide + 16)} 0Z`,
        green,
      ) +
      many(Math.round(wide / 24), (q) =>
        line(
          `M${r(left + 20 + q * 24)} ${r(top + 4)}l-3-9M${r(left + 20 + q * 24)} ${r(top + 4)}l4-8`,
          lighter(green, 0.25),
          2,
          0.8,
        ),
      ) +
      line(`M${r(left + 8)} ${r(top + 26)}h${r(wide - 30)}`, K, 1.6, 0.35)
    );
  });

export const hands: Draw<'hands'> = ({ x, y, size, colour }) => {
  const plain = (fingers: number[]): string =>
    fill('M-6 10V-2h12v12Z', colour) +
    fingers.map((q) => fill(`M${q - 1.4} 0v-${9 + (Math.abs(q) % 3)}h2.8v9Z`, colour)).join('');
  const kinds = [
    plain([-6, -2, 2, 6]),
    plain([-8, -5, -2, 1, 4, 7]),
    fill('M-9 6c0-16 18-16 18 0-4-5-14-5-18 0Z', colour),
    plain([-8, -5, -2, 1, 4, 7]),
    many(7, (q) => circle((q % 3) * 6 - 6, Math.floor(q / 3) * 6 - 6, 2, `fill="${colour}"`)),
    plain([-6, -2, 2, 6]),
  ];
  const high = [4, 0, 6, 1, 5, 0];
  return placed(
    x,
    y,
    size,
    `<g fill-opacity=".75" opacity=".8">${kinds.map((kind, k) => `<g transform="translate(${k * 38} ${high[k] ?? 0})">${kind}</g>`).join('')}</g>`,
  );
};

export const wedge: Draw<'wedge'> = ({ x, y, size }) =>
  placed(
    x,
    y,
    size,
    line('M-6-90l-8 30 14 22-10 40', K, 6) +
      solid('M-46 0l22-46h44L46 0Z', '#C9B489', 3) +
      fill('M-24-46h44l8 14h-58Z', '#FFF0C4', 0.7) +
      line('M-30-20h58M-10-32v12M14-20v18', K, 1.6, 0.4),
  );

export const gate: Draw<'gate'> = ({ x, y, size }) =>
  placed(
    x,
    y,
    size,
    under(64, 6) +
      inked('M-56 0v-62M56 0v-62', '#7A5F44', 6) +
      inked('M-54-50H54M-54-34H54M-54-18H54M-52-14L52-52', '#9A7B56', 3.4),
  );
