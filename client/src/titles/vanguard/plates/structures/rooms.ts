/** Rooms: walls and floors, windows, doors, and the lamp that hangs from above. */
import {
  H,
  K,
  W,
  chance,
  circle,
  darker,
  fill,
  inked,
  lighter,
  line,
  many,
  near,
  oval,
  placed,
  r,
  scattered,
  solid,
  type Draw,
  type Given,
} from '../ink';

const FLOORS = 'M0 {f}h1200';

/** The lines of a floor that runs away from the reader. */
const boards = (floor: number, colour: string, ink = 0.45): string =>
  fill(`M0 ${floor}h${W}v${H - floor}H0Z`, colour) +
  line(
    [0.13, 0.32, 0.58, 0.9].map((t) => `M0 ${r(floor + (H - floor) * t)}h1200`).join('') +
      [200, 520, 840, 1100].map((x, k) => `M${x} ${floor}l${[-160, -60, 60, 150][k]} ${H - floor}`).join(''),
    K,
    2,
    ink,
  );

const WALLS: Readonly<Record<Given<'room'>['kind'], (floor: number) => string>> = {
  mess: (floor) =>
    `<rect width="${W}" height="${H}" fill="#241C1A"/>` +
    many(
      13,
      (k) =>
        solid(`M${k * 100 - 20} 90h96v${floor - 90}h-96Z`, k % 2 ? '#3A2C26' : '#362A25', 2) +
        line(`M${k * 100 - 12} 98v${floor - 106}`, '#8A6A48', 2, 0.35),
    ) +
    `<rect width="${W}" height="92" fill="#1B1514"/>${line(`M0 92h1200M0 70h1200${FLOORS.replace('{f}', String(floor))}`, '#6B5138', 4)}` +
    boards(floor, '#2E2320'),
  steel: (floor) =>
    `<rect width="${W}" height="${H}" fill="#141A26"/>` +
    many(
      7,
      (k) =>
        solid(`M${k * 190 - 60} 0h182v${floor}h-182Z`, k % 2 ? '#1D2635' : '#1A2230') +
        [40, 120, floor - 80]
          .map((y) => circle(k * 190 - 40, y, 4, 'fill="#3A465C"') + circle(k * 190 + 100, y, 4, 'fill="#3A465C"'))
          .join(''),
    ) +
    fill(`M0 ${floor}h${W}v${H - floor}H0Z`, '#0F141E') +
    line(`M0 ${floor}h1200`, '#6E7A92', 3) +
    line(
      [
        [120, 110],
        [420, 50],
        [760, -30],
        [1100, -130],
      ]
        .map(([x = 0, dx = 0]) => `M${x} ${H}L${x + dx} ${floor}`)
        .join(''),
      '#232D3F',
      3,
    ),
  yellow: (floor) =>
    `<rect width="${W}" height="${H}" fill="#8A6F3A"/>` +
    many(9, (k) => solid(`M${k * 150 - 40} 0h148v${floor}h-148Z`, k % 2 ? '#9A7D42' : '#92763E', 1.6)) +
    line(`M0 ${floor - 12}h1200M0 ${floor}h1200`, '#5A4622', 4) +
    many(26, (k) =>
      line(
        `M${r(20 + k * 46)} ${r(60 + scattered(k, 3) * (floor - 140))}l8 8M${r(28 + k * 46)} ${r(60 + scattered(k, 3) * (floor - 140))}l-8 8`,
        '#C9A860',
        2,
        0.3,
      ),
    ) +
    boards(floor, '#4A3826'),
  stone: (floor) => {
    const next = chance(17);
    return (
      `<rect width="${W}" height="${H}" fill="#211C1C"/>` +
      many(Math.ceil(floor / 54), (row) =>
        many(16, (k) => {
          const wide = 84;
          return solid(
            `M${k * wide - (row % 2) * 40 - 20} ${row * 54}h${wide - 4}v50h${-wide + 4}Z`,
            darker('#3A322E', next() * 0.35),
            2,
          );
        }),
      ) +
      boards(floor, '#2A2422', 0.3)
    );
  },
  house: (floor) =>
    `<rect width="${W}" height="${H}" fill="#3A3C40"/>` +
    many(
      5,
      (k) =>
        fill(`M0 ${r((floor * k) / 5)}h1200v${r(floor / 5)}H0Z`, k % 2 ? '#42444A' : '#3C3E44') +
        line(`M0 ${r((floor * k) / 5)}q300 ${k % 2 ? 12 : -10} 600 0t600 0`, '#6B6E76', 2, 0.3),
    ) +
    line(`M0 ${floor}h1200`, '#8A8D94', 3, 0.7) +
    fill(`M0 ${floor}h${W}v${H - floor}H0Z`, '#2A2B30') +
    line([0.2, 0.5, 0.85].map((t) => `M0 ${r(floor + (H - floor) * t)}q600 -14 1200 0`).join(''), K, 2, 0.35),
};

export const room: Draw<'room'> = ({ kind, floor }) => WALLS[kind](floor);

export const porthole: Draw<'porthole'> = ({ x, y, r: radius }) => {
  const inside = radius * 0.774;
  return (
    circle(x, y, radius, near('#8A6A48', 4)) +
    circle(x, y, inside, `fill="#0A0F1D" stroke="${K}" stroke-width="3"`) +
    many(9, (k) =>
      circle(
        x - inside * 0.75 + scattered(k, x) * inside * 1.5,
        y - inside * 0.7 + scattered(k, x + 5) * inside * 1.4,
        1 + scattered(k, x + 9) * 1.6,
        'fill="#F2EFE6"',
      ),
    ) +
    line(`M${r(x - radius * 0.65)} ${r(y - radius * 0.42)}c10-16 26-24 44-24`, '#FFF4DA', 3, 0.5)
  );
};

export const window: Draw<'window'> = ({ x, y, width, height, lit }) => {
  const [left, top] = [x - width / 2, y - height / 2];
  const stars = many(12, (k) =>
    circle(
      left + 8 + scattered(k, width) * (width - 16),
      top + 8 + scattered(k, height) * (height - 16),
      1 + scattered(k, 9) * 1.2,
      'fill="#F2EFE6" fill-opacity=".8"',
    ),
  );
  return (
    solid(`M${r(left - 10)} ${r(top - 10)}h${width + 20}v${height + 20}h${-width - 20}Z`, '#6B5A48', 3) +
    solid(`M${r(left)} ${r(top)}h${width}v${height}h${-width}Z`, lit ? '#FFD98A' : '#0D1424', 3) +
    (lit ? '' : stars) +
    inked(`M${x} ${r(top)}v${height}M${r(left)} ${y}h${width}`, '#6B5A48', 4) +
    solid(`M${r(left - 18)} ${r(top + height + 8)}h${width + 36}v12h${-width - 36}Z`, '#7A684F', 2.4)
  );
};

export const shade: Draw<'shade'> = ({ x, y, size }) =>
  line(`M${x} 0v${r(y - 36 * size)}`, K, 5) +
  placed(x, y, size, solid('M-46 0c0-28 20-38 46-38s46 10 46 38Z', '#7A5A30', 3) + line('M-38-2h76', '#FFE9B8', 7));

export const door: Draw<'door'> = ({ x, y, width, height, colour, frame, open }) => {
  const [left, top] = [x - width / 2, y - height];
  const leaf = open
    ? solid(`M${r(left)} ${r(top)}h${width}v${height}h${-width}Z`, '#FFD98A', 3) +
      solid(
        `M${r(left)} ${r(top)}l${r(width * 0.34)} ${r(height * 0.06)}v${r(height * 0.88)}l${r(-width * 0.34)} ${r(height * 0.06)}Z`,
        darker(colour, 0.2),
        3,
      )
    : solid(`M${r(left)} ${r(top)}h${width}v${height}h${-width}Z`, colour, 3) +
      line(
        `M${r(left + 14)} ${r(top + 16)}h${width - 28}v${r(height * 0.36)}h${-width + 28}ZM${r(left + 14)} ${r(top + height * 0.52)}h${width - 28}v${r(height * 0.4)}h${-width + 28}Z`,
        lighter(colour, 0.3),
        3,
        0.5,
      ) +
      circle(left + width - 24, top + height * 0.52, 8, near('#C9B489', 2.4));
  return (
    solid(`M${r(left - 22)} ${y}V${r(top - 22)}h${width + 44}V${y}Z`, frame, 3.4) +
    line(`M${r(left - 18)} ${r(top - 18)}h${width + 36}`, lighter(frame, 0.5), 3, 0.7) +
    leaf
  );
};

export const marks: Draw<'marks'> = ({ x, y, count, gap, colour }) =>
  many(
    count,
    (k) =>
      line(`M${x - 14} ${r(y - k * gap)}h28`, colour, 3.4) +
      line(`M${x + 22} ${r(y - k * gap - 3)}h${12 + (k % 3) * 5}`, colour, 2, 0.7),
  );

export const lift: Draw<'lift'> = ({ x, y, size, open }) => {
  const gap = open * 74;
  return placed(
    x,
    y,
    size,
    solid('M-130 0v-340h260V0Z', '#5E6880', 4) +
      line('M-124-334h248', '#B9C2D4', 4, 0.7) +
      solid('M-96 0v-280H96V0Z', open > 0.05 ? '#FFD98A' : '#2A3145', 3) +
      solid(`M-96 0v-280h${r(96 - gap)}V0Z`, '#8791A6', 3) +
      solid(`M96 0v-280h${r(-96 + gap)}V0Z`, '#7A8398', 3) +
      line(`M${r(-gap - 8)}-262v244M${r(gap + 8)}-262v244`, K, 2, 0.5) +
      solid('M-34-326h68v34h-68Z', '#141A26', 3) +
      line('M-6-318h14v-1c0 8-14 8-14 0s14-8 14 0v10c0 8-8 9-14 8', '#FFC45E', 4) +
      solid('M146-190h26v54h-26Z', '#2A3145', 3) +
      circle(159, -174, 6, near('#FFE2A0', 2)) +
      circle(159, -152, 6, near('#3A465C', 2)),
  );
};

export const pipes: Draw<'pipes'> = ({ x, y, width, count, colour }) =>
  many(count, (k) => {
    const at = y + k * 26;
    const tint = k % 2 ? darker(colour, 0.2) : colour;
    return (
      inked(`M${x} ${at}h${width}`, tint, 13) +
      line(`M${x} ${at - 4}h${width}`, lighter(tint, 0.45), 2.4, 0.6) +
      many(Math.floor(width / 150), (q) =>
        solid(`M${r(x + 50 + q * 150 + k * 20)} ${at - 11}h16v22h-16Z`, darker(tint, 0.3), 2),
      )
    );
  });

export const vent: Draw<'vent'> = ({ x, y, width, height }) => {
  const [left, top] = [x - width / 2, y - height / 2];
  return (
    solid(`M${r(left)} ${r(top)}h${width}v${height}h${-width}Z`, '#5E6880', 3) +
    solid(`M${r(left + 10)} ${r(top + 10)}h${width - 20}v${height - 20}h${-width + 20}Z`, '#0B0F18', 2) +
    many(Math.floor((height - 20) / 12), (k) =>
      line(`M${r(left + 12)} ${r(top + 18 + k * 12)}h${width - 24}`, '#8791A6', 4),
    ) +
    [
      [8, 8],
      [width - 8, 8],
      [8, height - 8],
      [width - 8, height - 8],
    ]
      .map(([dx = 0, dy = 0]) => circle(left + dx, top + dy, 3, 'fill="#C9B489"'))
      .join('')
  );
};

export const arch: Draw<'arch'> = ({ x, y, width, height, colour, inside }) => {
  const half = width / 2;
  const opening = (wide: number, high: number): string =>
    `M${r(x - wide)} ${y}v${r(-high + wide)}a${r(wide)} ${r(wide)} 0 0 1 ${r(wide * 2)} 0V${y}Z`;
  return (
    solid(opening(half + 26, height + 26), colour, 3.4) +
    solid(opening(half, height), inside, 3) +
    line(opening(half + 14, height + 14), lighter(colour, 0.4), 2, 0.5) +
    oval(x, y, half, 8, `fill="${K}" fill-opacity=".3"`)
  );
};
