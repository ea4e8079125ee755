/** What stands in the mess and along the corridors: the Table, bowls, the brass plate, hooks, the sheet with two skies. */
import { K, chance, circle, dot, fill, inked, line, many, near, oval, path, placed, r, solid, type Draw } from '../ink';

export const sheet: Draw<'sheet'> = ({ x, y, size }) => {
  const next = chance(9);
  const skies = many(26, () => {
    const [at, up, wide] = [26 + next() * 280, 24 + next() * 190, 1.6 + next() * 2.6];
    return dot(at, up, wide, '#7A1620', 0.6) + dot(at + 9, up - 5, wide, '#1D2436');
  });
  return placed(
    x,
    y,
    size,
    solid('M0 0l330 6-6 230c-100 10-210 10-318 2Z', '#E9DEC6', 3) +
      skies +
      path('M60 70l70 40 60-30 80 60M69 65l70 40 60-30 80 60', 'none', '#1D2436', 1.6, 'stroke-dasharray="4 4"') +
      line('M0 0l-14-14M330 6l14-16', '#B9B2A2', 3),
  );
};

export const table: Draw<'table'> = ({ y }) =>
  `<g transform="translate(0 ${y - 556})">` +
  solid('M-20 556L990 548l230 96-20 40H-20Z', '#9A6A3C', 4) +
  solid('M-20 684h1220l20-40v34l-16 44H-20Z', '#5A3A22', 4) +
  line('M-20 590h1080M-20 626h1160M-20 660h1210', '#6B4528', 2.4, 0.7) +
  `${line('M-20 558L988 550', '#FFE2A0', 3.4, 0.8)}</g>`;

export const desk: Draw<'desk'> = ({ x, y, width, colour }) => {
  const half = width / 2;
  return (
    inked(`M${r(x - half + 20)} ${y}v-92M${r(x + half - 20)} ${y}v-92`, '#4A3220', 10) +
    solid(`M${r(x - half)} ${y - 92}l24-22h${width - 48}l24 22Z`, colour, 3) +
    solid(`M${r(x - half)} ${y - 92}h${width}v16h${-width}Z`, '#5A3A22', 3) +
    line(`M${r(x - half + 24)} ${y - 113}h${width - 50}`, '#FFE2A0', 2.6, 0.7)
  );
};

export const bowls: Draw<'bowls'> = ({ x, y, dx, count, full }) =>
  many(count, (k) => {
    const at = x + k * dx;
    const up = y + [0, 8, -4, 10, 0, 8][k % 6]!;
    return (
      oval(at, up + 10, 34, 7, 'fill="#000" fill-opacity=".3"') +
      solid(`M${r(at - 30)} ${r(up - 4)}c0-9 60-9 60 0 0 18-14 22-30 22s-30-4-30-22Z`, '#EDE4D3') +
      solid(`M${r(at - 26)} ${r(up - 4)}c0-6 52-6 52 0s-52 6-52 0Z`, full ? '#D9A552' : '#3A3428', 1.6) +
      (full && k % 2
        ? line(
            `M${r(at - 6)} ${r(up - 16)}c-6-8 6-10 0-18M${r(at + 10)} ${r(up - 16)}c-6-8 6-10 0-18`,
            '#F2EFE6',
            2.4,
            0.45,
          )
        : '')
    );
  });

export const plaque: Draw<'plaque'> = ({ x, y, width, height }) => {
  const next = chance(4);
  const columns = Math.max(1, Math.floor(width / 140));
  const rows = Math.floor((height - 50) / 13.4);
  const names = many(columns, (c) =>
    many(rows, (k) =>
      line(`M${r(x + 40 + c * 128)} ${r(y + 36 + k * 13.2)}h${r(54 + next() * 42)}`, '#3A2A10', 3.4, 0.8),
    ),
  );
  const corners = [
    [16, 16],
    [width - 16, 16],
    [16, height - 16],
    [width - 16, height - 16],
  ];
  return (
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="6" ${near('#B08A45', 5)}/><rect x="${x + 14}" y="${y + 14}" width="${width - 28}" height="${height - 28}" rx="3" fill="none" stroke="#FFE2A0" stroke-width="2" stroke-opacity=".7"/>` +
    corners.map(([dx = 0, dy = 0]) => circle(x + dx, y + dy, 5, near('#E8D29A', 2))).join('') +
    names +
    line(`M${x + 10} ${y + 20}L${r(x + width * 0.45)} ${y + 10}`, '#FFF6DC', 5, 0.5)
  );
};

const HUNG =
  solid('M-24 4h46c2 34-4 52-22 52s-26-18-24-52Z', '#EDE4D3', 3) +
  inked('M22 12c20-2 22 28-2 28', '#EDE4D3', 5) +
  fill('M-24 4l6 8 7-3 4-5Z', '#141A26') +
  line('M-14 16c0 16 3 26 9 32', '#fff', 3) +
  line('M-22 22h44', '#56B4E9', 5);

export const hooks: Draw<'hooks'> = ({ x, y, count, cup }) => {
  const wide = count * 48 + 8;
  return (
    line(`M${x} ${y}h${wide}`, K, 16) +
    line(`M${x} ${y - 2}h${wide}`, '#7A5A3A', 9) +
    many(count, (k) => {
      const at = x + 26 + k * 48;
      const d = `M${at} ${y + 2}v14c0 12 14 12 14 2`;
      return (
        inked(d, '#C9B489', 3) + (k === cup - 1 ? `<g transform="translate(${at + 8} ${y + 26})">${HUNG}</g>` : '')
      );
    })
  );
};

export const shelf: Draw<'shelf'> = ({ x, y, width, colour }) =>
  inked(`M${x + 30} ${y}v34M${r(x + width - 30)} ${y}v34`, colour, 6) +
  solid(`M${x} ${y - 8}h${width}v16h${-width}Z`, colour, 3) +
  line(`M${x + 4} ${y - 6}h${width - 8}`, '#FFE2A0', 2.4, 0.6);

export const stove: Draw<'stove'> = ({ x, y, size, lit }) =>
  placed(
    x,
    y,
    size,
    oval(0, 0, 130, 12, 'fill="#000" fill-opacity=".4"') +
      solid('M-116 0v-150h232V0Z', '#3A3F4C', 4) +
      line('M-110-146h220', '#B9C2D4', 4, 0.6) +
      solid('M-84-24v-74H30v74Z', lit ? '#E9A94E' : '#1A1E28', 3) +
      (lit ? fill('M-70-28c4-22 14-20 18-40 10 14 12 20 22 12 2 12 12 14 10 28Z', '#FFE9B8', 0.9) : '') +
      line('M-84-60H30', K, 3) +
      circle(64, -44, 10, near('#8791A6', 2.4)) +
      circle(90, -44, 10, near('#8791A6', 2.4)) +
      solid('M-70-150v-52h108v52Z', '#6B7488', 3) +
      oval(-16, -202, 54, 12, near('#D9A552', 3)) +
      inked('M-70-180h-22M38-180h22', '#8791A6', 5) +
      line('M-30-222c-10-12 8-16 0-30M0-224c-10-12 8-16 0-30', '#F2EFE6', 4, 0.5) +
      inked('M80-150v-230', '#4A5062', 20),
  );

export const bin: Draw<'bin'> = ({ x, y, size, open }) =>
  placed(
    x,
    y,
    size,
    oval(0, 0, 70, 9, 'fill="#000" fill-opacity=".4"') +
      solid('M-60-116c0-14 120-14 120 0V-8c0 14-120 14-120 0Z', '#9A7B56', 3.4) +
      line('M-60-84c20 12 100 12 120 0M-60-38c20 12 100 12 120 0', '#4A3422', 5) +
      line('M-46-108c-2 40-2 70 2 98', '#F0D0A0', 4, 0.6) +
      (open
        ? oval(0, -116, 60, 13, near('#EDE4D3', 3)) +
          solid('M-20-122l50-10 16 12-52 8Z', '#5A3A22', 2.4) +
          line('M34-130l-46 9', '#E8D29A', 2)
        : oval(0, -116, 62, 14, near('#7A5F44', 3)) + inked('M-12-124h24', '#C9B489', 5)),
  );

export const cake: Draw<'cake'> = ({ x, y, size, candles }) =>
  placed(
    x,
    y,
    size,
    oval(0, 0, 96, 12, near('#EDE4D3', 2.4)) +
      solid('M-76-4v-52c0-16 152-16 152 0v52c0 14-152 14-152 0Z', '#8A5A3C', 3) +
      solid(
        'M-76-56c0-16 152-16 152 0 0 10-10 20-16 10-8 16-22 12-28 2-8 16-24 14-32 0-8 14-24 14-30 0-10 14-24 12-30 0-6 8-16 0-16-12Z',
        '#F2EFE6',
        2.4,
      ) +
      many(candles, (k) => {
        const at = candles > 1 ? -56 + (112 * k) / (candles - 1) : 0;
        return (
          inked(`M${r(at)}-64v-24`, k % 2 ? '#B0665A' : '#6F8FB5', 4) +
          `<path d="M${r(at)}-106c6 8 5 14 0 16-5-2-6-8 0-16Z" fill="#FFE9B8" stroke="#FFC45E" stroke-width="2"/>`
        );
      }),
  );
