/** Works and tools that stand in the open: dishes, masts, pumps, gauges, and a table on the grass. */
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

export const dish: Draw<'dish'> = ({ x, y, size, flip }) =>
  placed(
    x,
    y,
    size,
    under(70, 8) +
      inked('M-40 0L0-90 40 0M-22-40h44M-30-20L18-52M30-20L-18-52', '#8F96A8', 4) +
      `<g transform="translate(0 -110) rotate(-32)">${solid('M-96-14c20 66 172 66 192 0Z', '#B9B2A2', 4)}${oval(0, -14, 96, 20, near('#DAD3C3', 3))}${oval(4, -12, 78, 14, 'fill="#8E8878"')}${inked('M0-14v-62', '#8F96A8', 3.4)}${circle(0, -80, 9, near('#FFE2A0', 3))}${line('M-84-18c30-12 70-16 100-14', '#FFF6DC', 4, 0.8)}</g>` +
      solid('M-18-116h36v30h-36Z', '#5E6880', 3),
    flip,
  );

export const mast: Draw<'mast'> = ({ x, y, height }) =>
  under(26, 4, x, y) +
  inked(`M${x} ${y}v${-height}`, '#8F96A8', 5) +
  line(
    `M${x} ${r(y - height * 0.92)}L${r(x - height * 0.36)} ${y}M${x} ${r(y - height * 0.92)}L${r(x + height * 0.36)} ${y}`,
    K,
    2,
    0.7,
  ) +
  inked(`M${x - 22} ${r(y - height * 0.86)}h44`, '#8F96A8', 3) +
  circle(x, y - height, 6, near('#FFE2A0', 2));

export const windsock: Draw<'windsock'> = ({ x, y, size, colour }) =>
  placed(
    x,
    y,
    size,
    under(20, 3) +
      inked('M0 0v-150', '#8A7A5A', 5) +
      solid('M0-150c40-8 84 4 116 30l-8 14C78-122 36-118 0-118Z', colour, 3) +
      line('M28-152l-2 34M58-146l-6 36M86-134l-8 34', lighter(colour, 0.4), 3, 0.7),
  );

const SHIRTS = ['#DAD3C3', '#56789A', '#B0665A', '#C9A15B', '#8FA07E', '#EDE4D3'];
export const washing: Draw<'washing'> = ({ x, y, width }) => {
  const gap = width / 6;
  return (
    inked(`M${x} ${y}v-110M${x + width} ${y}v-104`, '#7A5F44', 5) +
    line(`M${x} ${y - 108}Q${r(x + width / 2)} ${y - 84} ${x + width} ${y - 102}`, K, 2.4) +
    SHIRTS.map((colour, k) => {
      const at = x + gap * (k + 0.55);
      const top = y - 100 + Math.sin((Math.PI * (k + 0.55)) / 6) * 10;
      if (k === 3)
        return placed(
          at,
          top,
          1,
          solid('M-22 0h44l4 52c-16 6-36 4-50-2Z', colour, 2.4) + line('M-8 6v40M8 6v40', K, 1.4, 0.3),
        );
      if (k === 5) return placed(at, top, 1, solid('M-5 0H5l-1 20c8 4 10 12 2 13-12 0-12-10-11-16Z', colour, 2));
      return placed(
        at,
        top,
        1,
        solid('M-13 0l-15 9 6 13 8-4c1 12 4 24 6 36h22c4-12 5-24 5-36l9 3 5-14L13 0c-7 6-19 6-26 0Z', colour, 2.4) +
          line('M0 8c2 14 3 28 4 42', K, 1.4, 0.3),
      );
    }).join('')
  );
};

export const winch: Draw<'winch'> = ({ x, y, size }) =>
  placed(
    x,
    y,
    size,
    under(84, 10) +
      inked('M-60 0L-36-70M60 0L36-70M-52 0h104', '#8E8878', 7) +
      solid('M-52-92c0-12 104-12 104 0v44c0 12-104 12-104 0Z', '#6B7488', 3) +
      many(6, (k) => line(`M${-40 + k * 16}-96v54`, '#E8D9AE', 5, 0.75) + line(`M${-34 + k * 16}-96v54`, K, 1.6, 0.5)) +
      oval(-54, -70, 12, 30, near('#B9B2A2', 3)) +
      oval(54, -70, 12, 30, near('#B9B2A2', 3)) +
      inked('M54-70l30-24 14 12', '#8A6A38', 5) +
      inked('M-20-98C-60-130-100-140-160-150', '#E8D9AE', 2.6),
  );

export const staves: Draw<'staves'> = ({ x, y, width, count, height }) =>
  many(count, (k) => {
    const at = x - width / 2 + (width * k) / Math.max(1, count - 1);
    const high = height * (0.8 + (k % 3) * 0.12);
    return (
      inked(`M${r(at)} ${y}v${r(-high)}`, '#C9B489', 7) +
      many(Math.floor(high / 14), (q) => line(`M${r(at - 3)} ${r(y - 8 - q * 14)}h${q % 3 ? 4 : 7}`, '#5A1C10', 2)) +
      oval(at, y, 16, 3.4, 'fill="none" stroke="#E9F2EE" stroke-width="2" stroke-opacity=".6"')
    );
  });

export const long_table: Draw<'long_table'> = ({ x, y, width }) => {
  const half = width / 2;
  return (
    under(half, 12, x, y) +
    inked(`M${r(x - half + 24)} ${y}v-50M${r(x + half - 24)} ${y}v-50M${x} ${y}v-50`, '#7A5F44', 6) +
    solid(
      `M${r(x - half)} ${y - 62}l16-12h${width - 32}l16 12v26c${r(-width * 0.1)} 10 ${r(-width * 0.15)} -6 ${r(-width * 0.25)} 2s${r(-width * 0.15)} 6 ${r(-width * 0.25)} 0 ${r(-width * 0.2)} 8 ${r(-width * 0.3)} 0Z`,
      '#EDE4D3',
      3,
    ) +
    line(`M${r(x - half + 4)} ${y - 60}h${width - 8}`, '#FFF6DC', 3) +
    many(Math.round(width / 62), (k) => {
      const at = x - half + 38 + k * 62;
      return k % 3 === 1
        ? solid(`M${r(at - 12)} ${y - 66}h24v-18c0-6-24-6-24 0Z`, '#8E6A44', 2) +
            line(`M${r(at)} ${y - 92}c-5-6 4-9 0-16`, '#F2EFE6', 2, 0.5)
        : solid(`M${r(at - 12)} ${y - 68}h24c0 11-24 11-24 0Z`, k % 2 ? '#B0665A' : '#6F8FB5', 2);
    })
  );
};

export const pump: Draw<'pump'> = ({ x, y, size }) =>
  placed(
    x,
    y,
    size,
    under(90, 9) +
      inked('M-120-10h70M50-20c50-4 70 6 110 34', '#6B7488', 14) +
      solid('M-54 0v-62c0-18 108-18 108 0V0Z', '#8A9AAE', 3.4) +
      fill('M14-74c24 2 40 6 40 12V0H14Z', '#000', 0.22) +
      circle(0, -34, 20, near('#4C5F73', 3)) +
      line('M0-34l10-10', '#FFE2A0', 3) +
      inked('M-16-74v-34h54', '#8F96A8', 5) +
      circle(44, -108, 14, near('#B0665A', 3)),
  );

export const bell: Draw<'bell'> = ({ x, y, size }) =>
  placed(
    x,
    y,
    size,
    under(70, 8) +
      inked('M-60 0v-150M60 0v-150M-76-150H76', '#7A5F44', 8) +
      solid('M-34-60c6-26 4-60 34-66 30 6 28 40 34 66Z', '#B08A45', 3.4) +
      line('M-18-72c4-20 4-38 12-46', '#FFF1C4', 4, 0.8) +
      line('M0-126v-22', K, 4) +
      solid('M-40-60h80v8h-80Z', '#8A6A38', 2.4),
  );

export const station: Draw<'station'> = ({ x, y, size }) =>
  placed(
    x,
    y,
    size,
    under(46, 6) +
      inked('M-14-46L-36 0M14-46L36 0M0-46l4 50', '#8E7B52', 4) +
      solid('M-30-90h60v44h-60Z', '#C9C2B0', 3) +
      solid('M-34-98h68v10h-68Z', '#8E8878', 2.4) +
      circle(-6, -68, 12, near('#F2EFE6', 2.4)) +
      line('M-6-68l6-7', '#7A1620', 2.4) +
      line('M14-78h10M14-68h10M14-58h10', K, 2),
  );

export const boat: Draw<'boat'> = ({ x, y, size, colour }) =>
  placed(
    x,
    y,
    size,
    oval(0, 4, 130, 10, 'fill="#000" fill-opacity=".25"') +
      solid('M-130-34c30 16 220 16 262-4-14 30-34 40-60 42h-140c-30-4-50-16-62-38Z', colour, 3.4) +
      line('M-130-34c30 16 220 16 262-4', '#F0D0A0', 4, 0.8) +
      solid('M-40-26h26v8h-26ZM40-26h26v8h-26Z', lighter(colour, 0.2), 2) +
      inked('M20-30L120-110', '#C9B489', 4),
  );

/** Plain shapes, for what no other word draws. */
export const shape: Draw<'shape'> = ({ points, colour, outline, strength }) => {
  const d = `M${points.map(([x = 0, y = 0]) => `${r(x)} ${r(y)}`).join('L')}Z`;
  return path(d, colour, outline ? K : 'none', 3, strength < 1 ? `fill-opacity="${strength}"` : '');
};

export const plain_line: Draw<'line'> = ({ points, colour, width, dashed, outline, strength }) => {
  const d = `M${points.map(([x = 0, y = 0]) => `${r(x)} ${r(y)}`).join('L')}`;
  const dash = dashed ? ' stroke-dasharray="6 5"' : '';
  return (outline ? line(d, K, width + 4) : '') + path(d, 'none', colour, width, `stroke-opacity="${strength}"${dash}`);
};

export const disc: Draw<'disc'> = ({ x, y, rx, ry, colour, outline, strength }) =>
  oval(x, y, rx, ry, `fill="${colour}" fill-opacity="${strength}"${outline ? ` stroke="${K}" stroke-width="3"` : ''}`);

/** A heap of letters, of several sizes. */
export const papers: Draw<'papers'> = ({ x, y, count, width }) => {
  const next = chance(count * 7 + Math.round(width));
  return many(count, (k) => {
    const at = x + (next() - 0.5) * width;
    const up = y - (k / Math.max(1, count)) * count * 1.6 - next() * 6;
    const tint = ['#EDE4D3', '#E3D5B8', '#F2EFE6', '#D9C8A4'][k % 4] ?? '#EDE4D3';
    return `<g transform="translate(${r(at)} ${r(up)}) rotate(${r((next() - 0.5) * 50)})">${solid('M-26-14h52v28h-52Z', tint, 2)}${line('M-26-14L0 4l26-18', darker(tint, 0.35), 1.8)}</g>`;
  });
};
