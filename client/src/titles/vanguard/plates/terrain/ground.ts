/** Mist, rock, ice, and what is pressed into the ground. */
import {
  K,
  chance,
  darker,
  fill,
  hills,
  lighter,
  line,
  many,
  oval,
  path,
  placed,
  r,
  r2,
  solid,
  type Draw,
} from '../ink';

export const mist: Draw<'mist'> = ({ y, height, count, colour, strength, seed }) => {
  const next = chance(seed);
  return many(count, () => {
    const [x, w] = [next() * 1200, 240 + next() * 460];
    const at = y + (next() - 0.5) * height;
    const t = 6 + next() * 20;
    const d = `M${r(x - w / 2)} ${r(at)}Q${r(x - w / 4)} ${r(at - t)} ${r(x)} ${r(at - t * 0.8)}T${r(x + w / 2)} ${r(at)}Q${r(x + w / 4)} ${r(at + t)} ${r(x)} ${r(at + t * 0.7)}T${r(x - w / 2)} ${r(at)}Z`;
    return path(d, colour, 'none', 0, `fill-opacity="${r2(strength * (0.5 + next()))}"`);
  });
};

export const parasol: Draw<'parasol'> = ({ x, y, size, colour }) =>
  placed(
    x,
    y,
    size,
    solid('M-34 6l10-92-70-26c-8-26 40-52 110-50 76 2 118 30 104 54l-84 22 14 92Z', colour, 3) +
      fill('M30 8L24-84l84-22c6-10 2-20-10-30-4 22-60 36-90 38l6 106Z', '#FFE9B8', 0.35) +
      line('M-86-116c30 10 130 14 176-4M-20-60l36 4M-24-30l44 4', K, 2.4, 0.4),
  );

export const cliff: Draw<'cliff'> = ({ x1, x2, y, bottom, colour, edge, lamp, seed }, id) => {
  const next = chance(seed);
  const [width, high] = [x2 - x1, bottom - y];
  // It slopes down at both ends, and breaks off in steps.
  const shoulder = (t: number): number => Math.min(1, t * 5, (1 - t) * 5);
  let top = '';
  for (let k = 0; k <= 24; k++) {
    const t = k / 24;
    const rise = bottom - high * shoulder(t) * (0.82 + 0.3 * (hills(k / 3, seed) - 0.4)) - (k % 2) * 5;
    top += `${k ? 'L' : 'M'}${r(x1 + width * t)} ${r(rise)}`;
  }
  const body = `${top}L${x2} ${bottom}H${x1}Z`;
  const ledges = many(Math.round(high / 26), (k) => {
    const at = y + 24 + k * 26;
    const bend = (): number => r((next() - 0.5) * 26);
    return line(
      `M${x1} ${r(at + next() * 12)}q${r(width * 0.25)} ${bend()} ${r(width * 0.5)} ${bend()}t${r(width * 0.5)} ${bend()}`,
      k % 2 ? edge : K,
      k % 2 ? 1.2 : 2.2,
      k % 2 ? 0.18 : 0.3,
    );
  });
  const cracks = many(7, () => {
    const from = y + 20 + next() * high * 0.5;
    return line(
      `M${r(x1 + width * (0.12 + next() * 0.76))} ${r(from)}l${r((next() - 0.5) * 16)} ${r(24 + next() * 30)} ${r((next() - 0.5) * 14)} ${r(20 + next() * 40)}`,
      K,
      2,
      0.4,
    );
  });
  const away = lamp === 'left' ? x1 + width * 0.62 : x1;
  return (
    `<defs><clipPath id="${id}"><path d="${body}"/></clipPath></defs>${fill(body, colour)}` +
    `<g clip-path="url(#${id})">${ledges}${cracks}${fill(`M${r(away)} ${y - 90}h${r(width * 0.38)}V${bottom}h${r(-width * 0.38)}Z`, K, 0.16)}</g>` +
    line(top, edge, 2.6, 0.6)
  );
};

/** Plates of ice: far ones are thin and many, near ones broad, with dark water between. */
export const floes: Draw<'floes'> = ({ y, colour, edge, seed }) => {
  const next = chance(seed);
  const deep = 800 - y;
  const row = (k: number): string => {
    const [top, high] = [y + (deep * k * k) / 30, 10 + k * k * 3.4];
    let drawn = '';
    for (let x = -120 * next() - 40; x < 1240;) {
      const wide = (60 + next() * 150) * (0.5 + k * 0.3);
      const [lean, drop] = [(next() - 0.5) * high * 1.6, (next() - 0.5) * high * 0.5];
      const tint = lighter(darker(colour, next() * 0.24), next() * 0.16);
      const d = `M${r(x + lean)} ${r(top + drop)}L${r(x + wide * 0.55)} ${r(top - high * 0.12)}L${r(x + wide * 0.97 + lean * 0.4)} ${r(top + high * 0.2)}L${r(x + wide * 0.88 - lean)} ${r(top + high * 0.95)}L${r(x + wide * 0.36)} ${r(top + high * 1.12)}L${r(x - lean * 0.3)} ${r(top + high * 0.7)}Z`;
      drawn +=
        fill(d, tint) +
        line(
          `M${r(x + lean)} ${r(top + drop)}L${r(x + wide * 0.55)} ${r(top - high * 0.12)}L${r(x + wide * 0.97 + lean * 0.4)} ${r(top + high * 0.2)}`,
          edge,
          1 + k * 0.4,
          0.6,
        );
      x += wide;
    }
    return drawn;
  };
  return `<rect y="${y}" width="1200" height="${deep}" fill="${darker(colour, 0.34)}"/>${many(6, row)}`;
};

export const hollow: Draw<'hollow'> = ({ x, y, width, colour, edge }) =>
  oval(x, y, width / 2, width * 0.16, `fill="${colour}" stroke="${K}" stroke-width="2.4" stroke-opacity=".6"`) +
  oval(x, y + width * 0.03, width * 0.4, width * 0.105, `fill="${darker(colour, 0.16)}"`) +
  line(
    `M${r(x - width * 0.46)} ${r(y + width * 0.05)}A${width / 2} ${r(width * 0.16)} 0 0 0 ${r(x + width * 0.46)} ${r(y + width * 0.05)}`,
    edge,
    2.4,
    0.55,
  );
