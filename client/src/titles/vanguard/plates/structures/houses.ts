/** Houses, and what stands on and under them. */
import {
  K,
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
  path,
  placed,
  r,
  solid,
  under,
  type Draw,
} from '../ink';

export const chimney: Draw<'chimney'> = ({ x, y, width, height, colour }) =>
  solid(`M${x} ${y}v-${height}h${width}v${height}Z`, colour) +
  solid(`M${x - 5} ${y - height}h${width + 10}v-12h-${width + 10}Z`, lighter(colour, 0.12)) +
  line(`M${x + 4} ${y - 4}v-${height - 12}`, '#F4E6C0', 3, 0.5);

export const smoke: Draw<'smoke'> = ({ x, y, size, lean, colour, strength }) =>
  many(6, (k) => {
    const t = (k + 1) / 6;
    return oval(
      x + lean * t * t * size,
      y - 34 * (k + 0.4) * size,
      (9 + k * 8) * size,
      (8 + k * 5) * size,
      `fill="${colour}" fill-opacity="${r(strength * (1.15 - t) * 100) / 100}"`,
    );
  });

export const porch: Draw<'porch'> = ({ x, y, size, colour }) =>
  placed(
    x,
    y,
    size,
    solid('M-160 0v-104l160-62 160 62V0Z', colour, 3.4) +
      line('M-180-94L0-172l180 78', K, 16) +
      line('M-180-96L0-174l180 78', '#8A5F4A', 9) +
      solid('M-52 0v-74c0-26 104-26 104 0V0Z', '#140F10', 3) +
      line('M-52 0v-74c0-26 104-26 104 0V0', '#F0B86A', 3.4, 0.8) +
      solid('M-80 0H80v10H-80ZM-66-8H66v8H-66Z', '#B08A5A') +
      line('M-130 0v-86M130 0v-86', K, 13) +
      line('M-130 0v-86M130 0v-86', '#7A5444', 7),
  );

export const roofs: Draw<'roofs'> = ({ x, y, width, height, count, colour, edge, seed }) => {
  const next = chance(seed);
  const wide = width / count;
  let body = `M${r(x)} ${y}`;
  let bright = '';
  for (let k = 0; k < count; k++) {
    const [left, peak] = [x + k * wide, y - height * (0.6 + next() * 0.4)];
    const middle = left + wide * (0.35 + next() * 0.3);
    body += `L${r(middle)} ${r(peak)}L${r(left + wide)} ${r(y - height * 0.12)}`;
    bright += `M${r(middle)} ${r(peak)}L${r(left + wide)} ${r(y - height * 0.12)}`;
  }
  return solid(`${body}V${y}Z`, colour, 3) + line(bright, edge, 3, 0.6);
};

export const storey: Draw<'storey'> = ({ x, y, width, height, colour, light }) =>
  solid(`M${x} ${y + height}V${y + 22}c0-14 8-22 24-22h${width - 48}c16 0 24 8 24 22v${height - 22}Z`, colour, 3) +
  line(`M${x + 10} ${y + height - 1}h${width - 20}`, '#E9A94E', 3, light);

export const stair: Draw<'stair'> = ({ x, y, steps, dx, dy, colour }) =>
  inked(`M${x} ${y}${many(steps, () => `h${dx}v${dy}`)}`, colour, 3.6);

export const lantern: Draw<'lantern'> = ({ x, y, size, lit }) =>
  placed(
    x,
    y,
    size,
    inked('M0 0v-34h26', '#8E7B52', 3.6) +
      solid('M26-34v8M16-26h20l4 26H12Z', lit ? '#FFE2A0' : '#3A3F4C') +
      line('M12 0h28', K, 4),
  );

/** The house of Kettle: a porch, a walk round the roof, one window. */
export const ice_house: Draw<'ice_house'> = ({ x, y, size, lit, colour }) => {
  const roof = darker(colour, 0.3);
  const light = lit ? '#FFD98A' : '#1A2230';
  return placed(
    x,
    y,
    size,
    under(210, 20) +
      solid('M-150 0v-150h300V0Z', colour, 4) +
      fill('M40-150h110V0H40Z', '#000', 0.22) +
      many(5, (k) => line(`M-146 ${-24 - k * 26}H146`, K, 1.8, 0.35)) +
      solid('M-190-150L-96-250H100l92 100Z', roof, 4) +
      line('M-190-150L-96-250H100', '#EAF6FA', 6, 0.85) +
      solid('M-196-150h392v14h-392Z', lighter(roof, 0.12), 3) +
      line('M-176-150v-26h352v26M-120-176v26M-60-176v26M0-176v26M60-176v26M120-176v26', K, 4) +
      line('M-176-176h352', lighter(colour, 0.4), 3) +
      solid('M-30-250v-44h34v44Z', darker(colour, 0.15), 3) +
      solid('M-92 0v-84c0-20 62-20 62 0V0Z', '#0E131C', 3) +
      solid('M-124 0v-94h126v-14h-142v14h16V0Z', lighter(colour, 0.14), 3) +
      solid('M50-104h58v62H50Z', light, 4) +
      line('M79-104v62M50-74h58', K, 3.4) +
      solid('M-140 0h190v10h-190Z', lighter(colour, 0.2), 2.4),
  );
};

export const hut: Draw<'hut'> = ({ x, y, size, lit, colour, roof }) =>
  placed(
    x,
    y,
    size,
    under(110, 11) +
      solid('M-90 0v-64H90V0Z', colour, 3) +
      fill('M20-64h70V0H20Z', '#000', 0.2) +
      solid('M-106-60L-70-112H72l34 52Z', roof, 3) +
      line('M-106-60L-70-112H72', lighter(roof, 0.5), 3.4, 0.7) +
      solid('M40-112v-26h18v26Z', darker(colour, 0.2), 2.4) +
      solid('M-66 0v-46h32V0Z', darker(colour, 0.55), 2.4) +
      solid('M4-46h40v26H4Z', lit ? '#FFD98A' : '#1A2230', 2.4) +
      line('M24-46v26', K, 2),
  );

/** A house that walks the road of Drover, or kneels. */
export const walking_house: Draw<'walking_house'> = ({ x, y, size, legs, colour, kneels, flip }) => {
  const lift = kneels ? 44 : 190;
  const leg = (k: number): string => {
    const hip = -190 + (380 * k) / Math.max(1, legs - 1);
    const step = Math.sin(k * 2.2) * 34;
    const up = k % 4 === 2 && !kneels ? 34 : 0;
    const knee = kneels
      ? `L${r(hip + (k % 2 ? 46 : -46))} -26`
      : `L${r(hip + step * 0.5 + (k % 2 ? 26 : -18))} ${-lift * 0.52}`;
    const d = `M${r(hip)} ${-lift}${knee}L${r(hip + step)} ${-4 - up}`;
    const tint = k % 2 ? darker(colour, 0.32) : darker(colour, 0.1);
    return inked(d, tint, 13) + inked(`M${r(hip + step - 10)} ${-2 - up}h24`, tint, 8);
  };
  const body =
    solid('M-220 0l-12-110 40-40h390l34 44-8 106Z', colour, 4) +
    fill('M60-150h138l34 44-8 106H40Z', '#000', 0.2) +
    many(4, (k) => line(`M-222 ${-22 - k * 26}H226`, K, 2, 0.35)) +
    solid('M-250-104l54-78h396l56 78Z', darker(colour, 0.4), 4) +
    line('M-250-104l54-78h396', '#F0D0A0', 5, 0.75) +
    solid('M96-182v-60h34v60ZM88-242h50v-14h-50Z', darker(colour, 0.22), 3) +
    solid('M-150 0v-72h84V0ZM30 0v-72h84V0Z', '#17110F', 3.4) +
    solid('M-196-80h30v34h-30ZM150-80h34v34h-34ZM-40-84h40v36h-40Z', '#FFD98A', 3) +
    line('M-181-80v34M167-80v34M-20-84v36', K, 2.4) +
    inked('M-108-6c-10 60 6 110-16 150c-4 14 16 18 18 4', '#E8D9AE', 2.6);
  const all = many(legs, leg);
  return placed(x, y, size, `${under(250, 20)}${all}<g transform="translate(0 ${-lift + 6})">${body}</g>`, flip);
};

/** The floor of a house without a roof: a tank that is full. */
export const tank: Draw<'tank'> = ({ x, y, width, colour }) => {
  const half = width / 2;
  return (
    solid(`M${r(x - half)} ${y - 90}h${width}l-24 90h${-width + 48}Z`, darker(colour, 0.35), 3) +
    fill(`M${r(x - half + 6)} ${y - 66}h${width - 12}l-18 62h${-width + 48}Z`, colour) +
    path(`M${r(x - half + 8)} ${y - 66}h${width - 16}`, 'none', '#BFE3E6', 3, 'stroke-opacity=".7"') +
    many(5, (k) =>
      line(`M${r(x - half * 0.7 + k * half * 0.32)} ${y - 50 + (k % 3) * 12}h${r(half * 0.2)}`, '#BFE3E6', 2, 0.4),
    ) +
    inked(`M${r(x - half - 10)} ${y - 92}h${width + 20}`, '#8E8878', 8) +
    circle(x + half * 0.5, y - 96, 8, near('#6B6A5E'))
  );
};
