/** Threats: each has a figure of its own, on a base with a red rim. Files of a campaign name it (`figure = "wave"`). */
import { STRIDER } from './figures';

const K = '#10141f';
const LINE = `stroke="${K}" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round"`;
const THIN = `fill="none" stroke="${K}" stroke-width="1.3" stroke-linecap="round"`;

const shape = (d: string, fill: string): string => `<path d="${d}" fill="${fill}" ${LINE}/>`;
const tint = (d: string, fill: string, opacity = 1): string => `<path d="${d}" fill="${fill}" opacity="${opacity}"/>`;
const stroke = (d: string, colour: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const thin = (d: string): string => `<path d="${d}" ${THIN}/>`;
const dot = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
/** A stick or a limb with an outline. */
const limb = (d: string, colour: string, width: number): string => stroke(d, K, width + 2.6) + stroke(d, colour, width);

/** A beast that lies: a mound with a folded head. */
const lying = (x: number, y: number, scale: number, fill: string): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${shape('M0 26C-1 10 10 0 24 0S48 10 46 26Z', fill)}${shape('M-4 26c-3-6 0-13 7-14 5 0 8 4 7 14Z', fill)}${thin('M14 6c3-2 6-3 10-3M30 6c4 1 7 4 9 8')}${dot(0, 19, 1.4, K)}</g>`;

const person = (x: number, coat: string, lean: number): string =>
  `<g transform="translate(${x} 0) rotate(${lean} 0 76)">${limb('M-8 76L-11 30', '#B9986A', 2)}${shape('M-6 76l1-26c0-5 2-8 5-8s5 3 5 8l1 26h-4l-2-16-2 16Z', coat)}${limb('M-4 48l-5 6', coat, 3)}${shape('M-4 36a4.200 4.800 0 1 1 8 0c0 4-2 6-4 6s-4-2-4-6Z', '#C99A78')}${shape('M-5.500 34c0-4 3-6 5.500-6s5.500 2 5.500 6l2 1H-6Z', '#39435A')}</g>`;

export const FIGURES = {
  strider: STRIDER,
  /** Beasts that sleep where they are. */
  herd:
    lying(20, 34, 0.8, '#5B6480') +
    lying(8, 48, 0.86, '#6E7893') +
    lying(30, 54, 0.84, '#8790A8') +
    stroke('M22 40c4-4 10-5 16-4M34 60c5-4 12-5 18-3', '#C3CAD9', 1.2) +
    shape('M50 8a10 10 0 1 0 9 14a8 8 0 1 1-9-14Z', '#E9E2B8'),
  /** A disc of white light that walks. */
  noon:
    tint('M27 14L4 76H64L41 14Z', '#FFF3C4', 0.5) +
    tint('M30 14L17 76H51L38 14Z', '#FFFDF0', 0.6) +
    `<ellipse cx="34" cy="75" rx="29" ry="6.500" fill="#FFFDF0" stroke="${K}" stroke-width="1.4"/>` +
    stroke('M34 0v-1M20 6l-2-2M48 6l2-2M15 16h-4M53 16h4', '#FFD766', 2.4) +
    `<circle cx="34" cy="15" r="11" fill="#FFE9A0" stroke="${K}" stroke-width="1.6"/>` +
    `<circle cx="34" cy="15" r="6" fill="#FFFDF0"/>`,
  /** Nine tons of felt, and kind. */
  consoler:
    shape('M44 50l2 26h9l2-24ZM22 52l1 24h9l1-22Z', '#66666F') +
    shape('M8 50C6 32 18 18 38 18s27 12 25 30c-1 7-5 10-12 11-9 2-22 2-30 0-8-1-12-4-13-9Z', '#8F8E97') +
    shape('M12 57l1 19h9l1-17ZM53 55l2 21h8l-1-22Z', '#83828C') +
    tint('M20 30c4-6 10-9 18-9s15 3 19 9c-6-3-12-4-19-4s-12 1-18 4Z', '#B7B5BC') +
    shape('M2 50c-2-9 3-17 11-17s12 6 11 15-5 15-11 15-10-5-11-13Z', '#A3A1A9') +
    shape('M18 33c4-2 7 0 8 5-4 1-7-1-8-5Z', '#83828C') +
    dot(9, 46, 1.8, K) +
    thin('M6 56c2 2 5 2 7 0M30 34c3 2 6 2 9 0M44 38c3 2 6 2 9 0M34 46c3 2 6 2 9 0M48 50c2 1 4 1 6 0'),
  /** It sorts, on six deft feet. */
  carder:
    limb('M22 58L12 50 8 76M28 62l-8 2-2 12M34 62l-2 14', '#A5794A', 2.4) +
    limb('M46 56l10-8 4 28M42 61l8 2 3 13M38 62l3 14', '#A5794A', 2.4) +
    shape('M14 52c2-10 10-15 20-15s20 6 20 14-9 14-20 14-21-4-20-13Z', '#C79A63') +
    shape('M16 46c-6-10-6-20-3-26 5 4 8 12 8 21ZM24 40c-2-11 0-20 4-25 4 5 4 15 2 24Z', '#B5874F') +
    dot(20, 50, 2, K) +
    dot(27, 49, 2, K) +
    thin('M15 56l-7 1M15 58l-6 4M36 42c6 1 11 4 14 8M36 48c4 0 8 2 10 5') +
    limb('M52 34l8-12', '#AEB6C4', 2.6) +
    shape('M57 24l-2-6 4-3 1 4 4 1 1 4-6 2Z', '#AEB6C4'),
  /** A house that goes its round. */
  house:
    limb('M20 50L8 60l4 16M28 52l-4 10 4 14', '#7B6248', 4) +
    limb('M48 50l12 10-4 16M40 52l4 10-4 14', '#7B6248', 4) +
    shape('M12 26h44v27H12Z', '#B98F63') +
    shape('M4 28L34 3l30 25-5 3L34 10 9 31Z', '#7E4A3B') +
    shape('M28 53V37h12v16Z', '#5B3B2C') +
    shape('M16 33h8v8h-8ZM44 33h8v8h-8Z', '#FFD27A') +
    thin('M20 33v8M16 37h8M48 33v8M44 37h8M12 47h14M42 47h14') +
    shape('M46 5h6v9l-6-5Z', '#8F8070') +
    dot(37, 46, 1.2, '#FFD27A'),
  /** Dust with voices in it. */
  choir:
    tint('M2 76C0 58 4 48 10 44 6 30 14 18 24 20c2-12 16-16 22-6 10-2 18 8 15 20 6 6 7 22 5 42Z', '#B98A58', 0.92) +
    stroke('M2 76C0 58 4 48 10 44 6 30 14 18 24 20c2-12 16-16 22-6 10-2 18 8 15 20 6 6 7 22 5 42', K, 1.6) +
    tint('M10 76c-1-14 2-22 8-26M24 22c4-6 10-8 16-5-6 1-11 3-16 5Z', '#E3BD8D', 0.9) +
    [
      [22, 36, 4.5, 6.5],
      [44, 30, 4, 6],
      [34, 52, 5, 7.5],
      [52, 54, 3.5, 5],
      [16, 60, 3.5, 5],
    ]
      .map(
        ([x, y, rx, ry]) =>
          `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="#3B2416" stroke="#E3BD8D" stroke-width="1.2"/>`,
      )
      .join('') +
    stroke('M6 70c8-3 14 2 22-1s14-4 22 0 10 2 14 0', '#E3BD8D', 1.6),
  /** Wind with gravel in it, and edges. */
  scour:
    shape('M4 70L46 58 64 62 30 74Z', '#8C8677') +
    shape('M2 54L40 40l24-2-34 18Z', '#A49D8C') +
    shape('M8 38L42 22l22-6-30 22Z', '#BDB6A4') +
    shape('M20 22L44 6l16-4-20 16Z', '#D8D2C2') +
    [
      [10, 62, 2.2],
      [52, 52, 2.6],
      [58, 70, 2],
      [16, 46, 2],
      [56, 28, 2.2],
      [12, 28, 1.8],
      [36, 50, 1.6],
      [48, 34, 1.6],
      [24, 66, 1.6],
    ]
      .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="#5A5446" stroke="${K}" stroke-width="0.8"/>`)
      .join('') +
    stroke('M0 64h8M0 48h6M4 32h8', '#D8D2C2', 1.6),
  /** A standing wave. */
  wave:
    shape('M0 77C4 44 18 14 46 8c14-3 22 8 18 17-3 7-12 8-15 2 1 10 8 14 16 13-6 10-5 24 3 37Z', '#2F7FA0') +
    tint('M10 74c4-26 15-48 34-58-10 16-16 36-14 58Z', '#5FB0CB', 0.9) +
    shape('M36 11c6-5 16-6 22-2 8 4 8 13 3 17-4 3-9 2-11-2-4 3-9 1-9-4-5 0-8-5-5-9Z', '#EAF6F8') +
    stroke('M20 74c1-16 5-32 13-46M34 74c-1-12 1-24 6-36', '#BFE3EC', 1.6) +
    shape('M0 77c4-5 9-6 14-3 5-5 11-5 16 0 6-5 13-5 18 0 6-4 13-3 20 3Z', '#EAF6F8'),
  /** One broad limb, and all the time there is. */
  mason:
    shape('M14 76c-6-12-4-30 8-38 6-4 18-4 23 2 9 9 10 26 7 36Z', '#77736B') +
    shape('M20 40c-2-12 4-20 13-20s15 8 12 20c-6 5-19 5-25 0Z', '#8E8A80') +
    tint('M22 38c0-9 4-14 10-15-2 5-3 10-2 17Z', '#B4AFA3', 0.9) +
    shape('M27 32h5v4h-5ZM37 32h5v4h-5Z', '#F2C94C') +
    shape('M44 46c8-2 12-8 12-16l10-2c2 16-6 28-20 30Z', '#8E8A80') +
    shape('M52 10l14 2 1 19-15-1Z', '#A8A296') +
    shape('M1 62h17v14H1Z', '#B49A72') +
    shape('M5 50h14v12H5Z', '#C8AE84') +
    thin('M24 52c3 2 8 3 12 2M22 62c4 2 10 3 16 1M54 16l11 1M54 22l11 1M10 62v14'),
  /** She was just on her way. */
  rumour:
    stroke('M54 20c6-1 9 3 8 7s-6 4-6 1M58 36c5 0 7 4 5 7M10 24c-5-1-8 3-7 7s5 4 6 1', '#E9DFC7', 1.8) +
    limb('M22 46l-6 14M46 46l6 14', '#6F5D7A', 4) +
    dot(16, 62, 3, '#C99A78') +
    dot(52, 62, 3, '#C99A78') +
    shape('M24 40c2-4 6-6 10-6s8 2 10 6l6 36H18Z', '#7E6A8C') +
    shape('M24 40c6 5 14 5 20 0l2 10c-8 5-16 5-24 0Z', '#B55B4A') +
    shape('M27 24c0-7 3-10 7-10s7 3 7 10-3 11-7 11-7-4-7-11Z', '#C99A78') +
    shape('M24 32c-3-14 2-23 10-23s13 9 10 23c-2-4-2-9-4-13-4 2-8 2-12 0-2 4-2 9-4 13Z', '#B55B4A') +
    dot(31, 25, 1.2, K) +
    dot(37, 25, 1.2, K) +
    thin('M31.500 30c2 1.500 3 1.500 5 0M30 56l-2 18M38 56l2 18'),
  /** Three people with sticks. */
  watch:
    person(16, '#5D6B4F', -5) +
    person(54, '#4F5D76', 5) +
    `<g transform="translate(0 2)">${person(35, '#7A5A44', 0)}</g>`,
} as const satisfies Record<string, string>;

export type FigureName = keyof typeof FIGURES;
const BASE = '<ellipse cx="34" cy="78" rx="30" ry="6" fill="#3a1512" stroke="var(--bad)" stroke-width="2.2"/>';

/** A threat by the name of its figure; what has none strides. */
export function threatFigure(name: string | undefined): string {
  return BASE + (name && name in FIGURES ? FIGURES[name as FigureName] : FIGURES.strider);
}
