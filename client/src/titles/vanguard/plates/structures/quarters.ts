/** Where people sleep, read, grow beans and keep things. */
import {
  K,
  chance,
  circle,
  darker,
  dot,
  fill,
  inked,
  lighter,
  line,
  many,
  near,
  oval,
  placed,
  r,
  solid,
  type Draw,
} from '../ink';

export const berths: Draw<'berths'> = ({ x, y, count, size, awake }) =>
  many(count, (k) =>
    placed(
      x + (k + 0.5) * 150 * size,
      y,
      size,
      solid('M-66 0v-250c0-34 132-34 132 0V0Z', '#3A465C', 4) +
        solid('M-50-14v-226c0-24 100-24 100 0v226Z', '#0F1626', 3) +
        fill(
          'M-46-16v-222c0-22 92-22 92 0v222Z',
          awake && k % 3 !== 1 ? '#FFC45E' : '#6F9FC0',
          awake && k % 3 !== 1 ? 0.16 : 0.22,
        ) +
        solid('M-22-150c0-14 16-30 22-30s22 16 22 30v96c0 22-44 22-44 0Z', '#8FA3B5', 2.4) +
        circle(0, -196, 20, near(['#C98F6B', '#7A4A32', '#E3B591', '#5E3726'][k % 4] ?? '#C98F6B', 2.4)) +
        `<path d="M-20-200c0-24 40-24 40 0-12-8-28-8-40 0Z" fill="${['#15161B', '#6E6450', '#A8482A', '#2B1D1A'][k % 4]}"/>` +
        (awake ? dot(-7, -194, 2.4, K) + dot(8, -194, 2.4, K) : line('M-11-194c3 3 6 3 8 0M4-194c3 3 6 3 8 0', K, 2)) +
        line('M-40-224c14-18 48-22 66-14', '#EAF6FA', 4, 0.5) +
        solid('M-30-4h60v-16h-60Z', '#141A26', 2.4) +
        circle(-14, -12, 4, `fill="${awake ? '#FFC45E' : '#4FD1C5'}"`) +
        line('M0-12h22', '#6E7A92', 3),
    ),
  );

export const bunk: Draw<'bunk'> = ({ x, y, width, blanket }) => {
  const half = width / 2;
  return (
    oval(x, y, half, 10, 'fill="#000" fill-opacity=".4"') +
    inked(`M${r(x - half)} ${y}v-110M${r(x + half)} ${y}v-96`, '#7A5A3A', 9) +
    solid(`M${r(x - half)} ${y - 34}h${width}v-22h${-width}Z`, '#5A3A22', 3) +
    solid(`M${r(x - half + 4)} ${y - 56}c10-22 ${r(width * 0.26)} -26 ${r(width * 0.3)} 0Z`, '#EDE4D3', 2.4) +
    solid(
      `M${r(x - half + width * 0.26)} ${y - 54}c6-30 ${r(width * 0.3)} -34 ${r(width * 0.5)} -26 ${r(width * 0.14)} 4 ${r(width * 0.2)} 12 ${r(width * 0.22)} 26v18H${r(x - half + width * 0.24)}Z`,
      blanket,
      3,
    ) +
    line(
      `M${r(x - half + width * 0.4)} ${y - 76}c20 12 60 14 100 8M${r(x - half + width * 0.5)} ${y - 50}h${r(width * 0.4)}`,
      lighter(blanket, 0.35),
      3,
      0.6,
    )
  );
};

export const bed: Draw<'bed'> = ({ x, y, width, blanket }) =>
  bunk({ x, y, width, blanket }, '') +
  solid(`M${r(x + width / 2 - 8)} ${y - 30}h16v-62c0-10-16-10-16 0Z`, '#C9A15B', 3);

export const hammocks: Draw<'hammocks'> = ({ x, y, width, count }) =>
  many(count, (k) => {
    const wide = width / count;
    const left = x + k * wide + 14;
    const tint = ['#8A6A48', '#6F7F6A', '#9A7B56', '#6B6F86'][k % 4] ?? '#8A6A48';
    return (
      inked(`M${r(left)} ${y - 130}v30M${r(left + wide - 28)} ${y - 130}v30`, '#C9B489', 3) +
      solid(
        `M${r(left)} ${y - 100}c${r(wide * 0.1)} 60 ${r(wide * 0.7)} 64 ${r(wide - 28)} 0-${r(wide * 0.2)} 34-${r(wide * 0.7)} 32-${r(wide - 28)} 0Z`,
        tint,
        3,
      ) +
      line(
        `M${r(left + 10)} ${y - 88}c${r(wide * 0.2)} 30 ${r(wide * 0.5)} 34 ${r(wide - 50)} 2`,
        lighter(tint, 0.4),
        2.4,
        0.6,
      )
    );
  });

export const rack: Draw<'rack'> = ({ x, y, width, rows }) =>
  many(rows, (row) =>
    many(Math.floor(width / 62), (k) => {
      const [left, top] = [x + k * 62, y + row * 66];
      const worn = (k * 7 + row * 3) % 5;
      const tint = ['#8A8272', '#6E6450', '#5A5142', '#B9B2A2', '#4A4338'][worn] ?? '#8A8272';
      return (
        solid(`M${r(left)} ${r(top)}h54v58h-54Z`, '#2A3145', 2.4) +
        solid(`M${r(left + 6)} ${r(top + 6)}h42v46h-42Z`, tint, 2) +
        line(
          `M${r(left + 14)} ${r(top + 10)}v38M${r(left + 22)} ${r(top + 10)}v38M${r(left + 30)} ${r(top + 10)}v38M${r(left + 38)} ${r(top + 10)}v38`,
          K,
          1.8,
          0.5,
        )
      );
    }),
  );

export const planter: Draw<'planter'> = ({ x, y, width, count, spots, pods }) => {
  const left = x - width / 2;
  const plants = many(count, (k) => {
    const at = left + (width * (k + 0.5)) / count;
    const high = 90 + ((k * 37) % 50);
    const leaf = (up: number, way: number): string => {
      const tint = spots ? '#7E8C5A' : '#5F8A4E';
      const end = at + way * 26;
      return (
        solid(`M${r(at)} ${r(y - 44 - up)}q${way * 12}-18 ${way * 26}-8 ${way * -4} 16 ${way * -26} 8Z`, tint, 2) +
        (spots ? dot(end - way * 8, y - 48 - up, 3.4, '#B9B2A2') : '')
      );
    };
    return (
      inked(`M${r(at)} ${y - 40}v${-high}`, '#6B8A4A', 3) +
      leaf(18, 1) +
      leaf(34, -1) +
      leaf(54, 1) +
      leaf(high * 0.72, -1) +
      (pods ? line(`M${r(at + 6)} ${r(y - 70)}q8 14 2 28M${r(at - 8)} ${r(y - 92)}q-8 14-2 26`, '#A8C070', 5) : '')
    );
  });
  return (
    oval(x, y, width * 0.52, 9, 'fill="#000" fill-opacity=".4"') +
    plants +
    solid(`M${r(left)} ${y - 48}h${width}l-14 48h${-width + 28}Z`, '#6B5A48', 3) +
    fill(`M${r(left + 8)} ${y - 48}h${width - 16}l-2 10h${-width + 20}Z`, '#2E2118') +
    line(`M${r(left + 2)} ${y - 47}h${width - 4}`, '#E9C28A', 2.6, 0.6)
  );
};

export const bench: Draw<'bench'> = ({ x, y, width, heights, colour }) => {
  const wide = width / heights;
  return many(heights, (k) => {
    const left = x - width / 2 + k * wide;
    const top = 34 + ((k * 2) % 5) * 17;
    return (
      solid(
        `M${r(left + 10)} ${y}v${-top}h18v${top}ZM${r(left + wide - 28)} ${y}v${-top}h18v${top}Z`,
        darker(colour, 0.3),
        2.4,
      ) +
      solid(`M${r(left)} ${y - top}h${r(wide - 4)}v-16h${r(-wide + 4)}Z`, colour, 3) +
      line(`M${r(left + 3)} ${y - top - 14}h${r(wide - 12)}`, lighter(colour, 0.5), 2.4, 0.7)
    );
  });
};

export const kettle: Draw<'kettle'> = ({ x, y, size }) =>
  placed(
    x,
    y,
    size,
    solid('M-120 0c-4-22 20-30 120-30s124 8 120 30Z', '#8E8478', 3.4) +
      line('M-96-24c40-6 120-8 180-2', '#FFE2A0', 4, 0.8) +
      inked('M-58-74c-34-4-44-26-64-30M58-74c34-4 44-26 64-30M20-120c10-20 24-24 34-44', '#7A6A58', 12) +
      solid('M-66-50c0-54 30-76 66-76s66 22 66 76c0 22-132 22-132 0Z', '#9A8264', 3.6) +
      fill('M20-124c28 6 46 28 46 74 0 8-18 13-40 15Z', '#000', 0.25) +
      line('M-48-66c2-28 16-44 34-50', '#FFF1C4', 6, 0.8) +
      solid('M-26-122c0-10 52-10 52 0Z', '#6B5A48', 2.4) +
      circle(0, -136, 8, near('#C9B489', 2.4)) +
      inked('M-50-122c0-60 100-60 100 0', '#4A4038', 6) +
      line('M-126-112c-12-14 8-20-2-36M126-112c12-14-8-20 2-36M58-172c-12-14 8-20-2-36', '#F2EFE6', 5, 0.55),
  );

export const great_book: Draw<'great_book'> = ({ x, y, size }) => {
  const next = chance(12);
  const marks = many(9, (k) => {
    const [at, up] = [26 + next() * 60, -280 + k * 28];
    const way = k % 4;
    if (way === 0) return many(5, (q) => dot(at + q * 12, up, 3, '#2A2420', 0.8));
    if (way === 1) return line(`M${r(at)} ${up}c20-10 40 10 60 0`, '#7A3A2A', 5, 0.7);
    if (way === 2) return dot(at + 16, up, 7, '#4A2A18', 0.8) + dot(at + 32, up + 4, 4, '#4A2A18', 0.8);
    return line(
      `M${r(at)} ${up}h70M${r(at + 10)} ${up - 6}v12M${r(at + 30)} ${up - 6}v12M${r(at + 52)} ${up - 6}v12`,
      '#3A3428',
      3,
    );
  });
  const left = many(11, (k) =>
    line(`M${r(-140 + next() * 30)} ${-286 + k * 24}h${r(40 + next() * 60)}`, '#3A3428', k % 3 ? 3 : 5, 0.6),
  );
  return placed(
    x,
    y,
    size,
    oval(0, 4, 190, 14, 'fill="#000" fill-opacity=".45"') +
      solid('M-176-6v-326h352v326Z', '#3A2A20', 4) +
      solid(
        'M-164-10v-310c50-14 120-12 164 4 44-16 114-18 164-4v310c-50-14-120-12-164 4-44-16-114-18-164-4Z',
        '#8E8A80',
        3,
      ) +
      fill('M0-316c44-16 114-18 164-4v310c-50-14-120-12-164 4Z', '#B5AF9F') +
      line('M0-316V-6', K, 4) +
      left +
      marks +
      line('M30-34h92M30-22h40', '#4A2F14', 4) +
      inked('M-8-8L34-2', '#C9A15B', 3.4),
  );
};

export const ledger: Draw<'ledger'> = ({ x, y, size }) =>
  placed(
    x,
    y,
    size,
    solid(
      'M-124 40l24-84c34-12 70-10 100 4 30-14 66-16 100-4l24 84c-44-10-92-8-124 8-32-16-80-18-124-8Z',
      '#5A2A22',
      3.4,
    ) +
      solid('M-112 30l22-70c30-10 64-8 90 4v72c-34-12-74-14-112-6Z', '#EDE4D3', 2.4) +
      solid('M112 30L90-40C60-50 26-48 0-36v72c34-12 74-14 112-6Z', '#F2EBDA', 2.4) +
      many(5, (k) =>
        line(
          `M${-92 - k * 3} ${-26 + k * 12}h60M${20 + k} ${-26 + k * 12}h${[60, 44, 66, 30, 52][k]}`,
          '#4A2F14',
          2.6,
          0.75,
        ),
      ) +
      line('M74-36l18 60', '#7A1620', 2),
  );

export const post_box: Draw<'post_box'> = ({ x, y, size }) =>
  placed(
    x,
    y,
    size,
    solid('M-70 0v-170c0-30 140-30 140 0V0Z', '#7A3A44', 3.6) +
      line('M-58-160c4-18 30-26 56-26', '#F0B0A8', 5, 0.7) +
      solid('M-48-140h96v16h-96Z', '#1A1014', 2.4) +
      solid('M-40-150l50-12 6 24-50 12ZM0-156l44-4 2 26-46 2Z', '#EDE4D3', 2) +
      solid('M-46-96h92v34h-92Z', '#EDE4D3', 2.4) +
      line('M-34-84h68M-34-74h44', '#4A2F14', 3),
  );

export const scope: Draw<'scope'> = ({ x, y, size }) =>
  placed(
    x,
    y,
    size,
    solid('M-54 0c0-16 84-16 84 0Z', '#2A3145', 3) +
      inked('M10-8c34-30 30-90-10-110', '#5E6880', 12) +
      `<g transform="translate(-10 -104) rotate(24)">${solid('M-13-54h26v86h-26Z', '#C9C2B0', 3)}${solid('M-9-70h18v16h-18ZM-7 32H7v16H-7Z', '#3A465C', 2.4)}</g>` +
      solid('M-50-44h58v9h-58Z', '#8791A6', 2.4) +
      solid('M70 0l12-44v-30h20v30L114 0Z', '#9FD3E0', 2.4) +
      fill('M76-20h32l4 18H72Z', '#4FA08A', 0.9) +
      solid('M-120 0v-60h24V0Z', '#C9D8E0', 2.4) +
      fill('M-118-2v-34h20v34Z', '#E9A94E', 0.8),
  );

export const recorder: Draw<'recorder'> = ({ x, y, size }) =>
  placed(
    x,
    y,
    size,
    oval(0, 0, 96, 9, 'fill="#000" fill-opacity=".4"') +
      solid('M-90 0v-96H90V0Z', '#5E6880', 3.4) +
      line('M-84-92h168', '#B9C2D4', 3, 0.7) +
      circle(-42, -56, 28, near('#2A3145', 3)) +
      circle(42, -56, 28, near('#2A3145', 3)) +
      circle(-42, -56, 9, near('#C9B489', 2.4)) +
      circle(42, -56, 9, near('#C9B489', 2.4)) +
      line('M-42-28H42M-60-70l12 8M24-70l12 8', '#8A5A3C', 4) +
      solid('M-14-20h28v12h-28Z', '#FFC45E', 2),
  );

export const radio: Draw<'radio'> = ({ x, y, size }) =>
  placed(
    x,
    y,
    size,
    solid('M-80 0v-104H60V0Z', '#6B5138', 3.4) +
      line('M-76-100H54', '#F0C283', 3, 0.7) +
      solid('M-66-88h64v40h-64Z', '#FFD98A', 2.4) +
      line('M-58-58l30-20M-58-82h48', '#7A1620', 2.4) +
      circle(30, -70, 18, near('#2A3145', 2.4)) +
      circle(30, -24, 10, near('#8791A6', 2.4)) +
      circle(-46, -24, 10, near('#8791A6', 2.4)) +
      inked('M110 0v-70', '#8791A6', 5) +
      solid('M96-116c0-14 28-14 28 0v34c0 14-28 14-28 0Z', '#3A465C', 3) +
      line('M98-106h24M98-96h24', '#B9C2D4', 2) +
      solid('M84 0h52v-10h-52Z', '#2A3145', 2.4),
  );

/** A cloth under glass, on which one thing lies. */
export const case_: Draw<'case'> = ({ y, colour }) =>
  `<rect width="1200" height="800" fill="#15131A"/>` +
  many(8, (k) => solid(`M${k * 160 - 30} 0h156v${y - 120}h-156Z`, k % 2 ? '#1F1B22' : '#1B181E', 2)) +
  solid(`M-20 ${y + 110}L120 ${y - 130}h960l140 240Z`, darker(colour, 0.15), 3) +
  solid(`M60 ${y + 80}L168 ${y - 106}h864L1140 ${y + 80}Z`, colour, 2.4) +
  line(`M70 ${y + 74}L174 ${y - 100}h850`, lighter(colour, 0.35), 3, 0.6) +
  many(9, (k) =>
    line(`M${160 + k * 100} ${y - 90 + (k % 3) * 40}q40 ${k % 2 ? 14 : -12} 86 0`, lighter(colour, 0.25), 2, 0.25),
  ) +
  solid(`M-20 ${y + 110}h1240v220H-20Z`, '#4A3424', 4) +
  line(`M-20 ${y + 116}h1240`, '#E9C28A', 4, 0.7) +
  solid(`M500 ${y + 136}h200v44H500Z`, '#B08A45', 3) +
  line(`M530 ${y + 152}h140M560 ${y + 164}h80`, '#3A2A10', 3, 0.8);
