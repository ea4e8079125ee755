/** Those who are not people. */
import { K, chance, circle, darker, dot, inked, lighter, line, many, oval, placed, r, solid, type Draw } from '../ink';

/** A consoler of Hush: barn-sized, woollen, ears forward. */
export const consoler: Draw<'consoler'> = ({ x, y, size, colour, flip, lies }) => {
  const [dark, light] = [darker(colour, 0.35), lighter(colour, 0.22)];
  const next = chance(Math.round(x));
  let wool = '';
  for (let k = 0; k < 46; k++)
    wool += `M${r(next() * 300 - 150)} ${r(-96 - next() * 130)}q${r(-6 + next() * 4)} 14 -2 ${r(26 + next() * 14)}`;
  let fringe = '';
  for (let k = 0; k < 15; k++) fringe += `q-9 ${r(14 + next() * 12)} -20 ${k < 7 ? 2 : -1}`;
  const legs = lies
    ? ''
    : solid('M-120-90v84h46V-80ZM80-90v84h48V-84Z', dark, 3) +
      solid('M-60-84v80h44v-78ZM20-84v80h46v-80Z', darker(colour, 0.18), 3);
  const body =
    solid(
      `M-168-120c-18-70 40-128 130-132 96-4 176 20 190 84 6 30 4 58-6 86${fringe}c-14-12-18-26-18-38Z`,
      colour,
      3.4,
    ) +
    line(wool, dark, 2.4, 0.55) +
    line('M-150-176c16-48 70-66 122-66 60 0 110 10 146 36', light, 7, 0.8);
  const head =
    solid(
      'M120-196c40-6 70 10 84 40 14 34 8 70-14 84-22 12-46-2-58-26-14-26-30-60-12-98Z',
      lighter(colour, 0.06),
      3.2,
    ) +
    solid('M148-186c10-32 42-46 64-38-2 24-18 44-46 50Z', light, 3) +
    solid('M132-180c-4-34 16-56 40-60 6 24-4 48-26 64Z', darker(colour, 0.1), 3) +
    line('M166-140c7 5 15 5 22 0', K, 4) +
    line('M196-96c-6 5-13 6-20 3', K, 3) +
    line('M176-168c14 2 24 10 28 24', light, 4, 0.7);
  const down = lies ? 74 : 0;
  return placed(
    x,
    y,
    size,
    `${oval(0, 0, 210, 20, 'fill="#000" fill-opacity=".32"')}${legs}<g transform="translate(0 ${down})">${body}<g transform="translate(0 ${lies ? 4 : 0})">${head}</g></g>`,
    flip,
  );
};

export const herd: Draw<'herd'> = ({ x, y, width, count, colour, seed }) => {
  const next = chance(seed);
  return many(count, (k) => {
    const size = 0.75 + next() * 0.5;
    const at = x + (width * (k + next() * 0.4)) / count;
    return placed(
      at,
      y + (next() - 0.5) * 10,
      size,
      line('M-9 0v-12M-4 0v-12M6 0v-12M11 0v-12', colour, 2.6) +
        `<path d="M-14-10c-2-12 8-15 16-14s14 0 14 10l8-12 6 2-2 8-8 6c0 4-2 6-6 6h-22c-4 0-6-3-6-6Z" fill="${colour}"/>` +
        line('M-12-20c6-5 16-5 24-3', lighter(colour, 0.5), 1.6, 0.8),
    );
  });
};

/** One who lays stones: low, many-footed, with a broad limb before it. */
export const mason: Draw<'mason'> = ({ x, y, size, colour, flip }) =>
  placed(
    x,
    y,
    size,
    oval(0, 0, 78, 8, 'fill="#000" fill-opacity=".4"') +
      many(5, (k) => inked(`M${-40 + k * 20}-30l${k % 2 ? 6 : -6} 28`, darker(colour, 0.25), 8)) +
      solid('M-66-30c-6-40 30-64 72-62 34 2 56 22 56 48 0 14-6 22-16 22h-92c-12 0-18-2-20-8Z', colour, 3.4) +
      line('M-50-60c10-20 34-28 58-26', lighter(colour, 0.5), 5, 0.8) +
      inked('M40-70c30-16 52-4 62 26', darker(colour, 0.1), 14) +
      solid('M82-52c18-8 40-2 48 16l-12 12c-16-4-32-6-44-4Z', lighter(colour, 0.12), 3) +
      solid('M84-22h56v20H84Z', '#9A8E74', 3) +
      circle(30, -62, 5, `fill="${K}"`) +
      dot(32, -63, 1.6, '#FFE2A0'),
    flip,
  );

export const dog: Draw<'dog'> = ({ x, y, size, colour, flip }) =>
  placed(
    x,
    y,
    size,
    oval(0, 0, 36, 4, 'fill="#000" fill-opacity=".35"') +
      inked('M-20-16l-3 15M-12-16l1 15M12-16l-1 15M20-16l3 15', darker(colour, 0.2), 4.4) +
      inked('M-22-24c-10-4-14-12-12-22', colour, 4) +
      solid(
        'M-26-16c-2-12 8-16 20-15l22-3c6-10 18-12 24-4l10 6-2 6-12 2c-2 8-8 10-14 10h-38c-6 0-9 0-10-2Z',
        colour,
        2.6,
      ) +
      solid('M22-38c2-8 8-10 12-6l-4 10Z', darker(colour, 0.3), 2) +
      dot(37, -32, 1.8, K),
    flip,
  );
