/** People: in suits outside, in jerseys inside, and many of them a little way off. */
import {
  K,
  chance,
  circle,
  darker,
  dot,
  fill,
  line,
  many,
  mix,
  near,
  oval,
  path,
  r,
  r2,
  solid,
  type Draw,
  type Given,
} from '../ink';
import { POSES, limb, type Pose } from './skeleton';

const SECTIONS = { security: '#56B4E9', recon: '#E08AB8', science: '#E69F00', engineering: '#E8DF75' } as const;
const SIDES = { none: 0, left: -1, right: 1 } as const;

const standing = (x: number, y: number, height: number, flip: boolean, inner: string): string => {
  const k = height / 100;
  return `<g transform="translate(${r(x)} ${r(y)}) scale(${r2(flip ? -k : k)} ${r2(k)})">${inner}</g>`;
};
/** Where the lamp is for somebody who may be turned over. */
const side = (lit: Given<'suit'>['lit'], flip: boolean): number => SIDES[lit] * (flip ? -1 : 1);
const shoes = ({ legs: [left, right] }: Pose): string =>
  line(`M${left[1][0] - 5} ${left[1][1]}h12M${right[1][0] - 5} ${right[1][1]}h13`, K, 5);

export const suit: Draw<'suit'> = ({ x, y, height, section, pose, flip, lit, lamp, floats, bare }) => {
  const q = POSES[pose];
  const colour = SECTIONS[section];
  const [[hx, hy], [sx, sy], [ex, ey]] = [q.hip, q.shoulder, q.head];
  const [handX, handY] = q.arms[1][1];
  const lies = pose === 'lie';
  const trunk = lies
    ? solid(`M${sx + 2} ${sy - 10}c6 0 6 20 0 20L${hx - 4} ${hy + 9}v-18Z`, '#DAD3C3', 2) +
      solid(`M${sx + 2} ${sy - 10}c6 0 6 20 0 20l-12 0v-20Z`, colour, 1.6)
    : solid(`M${sx - 11} ${sy + 1}c0-6 22-6 22 0l${hx - sx} ${hy - sy + 3}h-21Z`, '#DAD3C3', 2) +
      solid(`M${sx - 11} ${sy + 1}c0-6 22-6 22 0l1 9c-8 4-16 4-24 0Z`, colour, 1.6);
  return standing(
    x,
    y,
    height,
    flip,
    (floats ? '' : oval(2, 0, lies ? 52 : 26, 4.5, 'fill="#000" fill-opacity=".4"')) +
      limb([[sx - 1, sy + 2], ...q.arms[0]], 7, darker(colour, 0.3)) +
      limb([[hx - 2, hy], ...q.legs[0]], 9, '#8F897B') +
      (lies ? '' : solid(`M${sx - 17} ${sy - 2}h12v28h-12Z`, '#4A5062', 2)) +
      limb([[hx + 2, hy], ...q.legs[1]], 9, '#C9C2B0') +
      shoes(q) +
      trunk +
      limb([[sx + 5, sy + 3], ...q.arms[1]], 7, colour) +
      circle(handX, handY, 4.4, near(bare ? '#C98F6B' : '#F2EFE6', 1.8)) +
      (bare ? bareHead(ex, ey) : helmet(ex, ey)) +
      rim(q, side(lit, flip)) +
      (lamp ? handLamp(handX, handY) : ''),
  );
};

const helmet = (x: number, y: number): string =>
  circle(x, y, 11.5, near('#F2EFE6', 2.2)) +
  solid(`M${x - 3} ${y - 6}c8-3 14 0 14 6s-7 8-13 6c-4-2-4-10-1-12Z`, '#1B3550', 1.8) +
  line(`M${x + 1} ${y - 4}c3-1.500 6-1 7 1`, '#9FD3E0', 1.8);
const bareHead = (x: number, y: number): string =>
  solid(`M${x - 8} ${y - 2}c0-13 18-13 18 0 0 8-4 12-8 12-5 0-10-4-10-12Z`, '#C98F6B', 1.8) +
  solid(`M${x - 9} ${y + 1}c-3-14 18-19 19-4-6-3-11-2-14 1-1 2-3 4-5 3Z`, '#2B1D1A', 1.6) +
  dot(x + 5.5, y - 1, 1.2, K);
const rim = ({ head: [ex, ey], shoulder: [sx, sy], hip: [hx, hy] }: Pose, lit: number): string =>
  lit
    ? line(`M${ex + lit * 9} ${ey - 8}c${lit * 4} 5 ${lit * 4} 11 0 15`, '#FFC45E', 2.6) +
      line(`M${sx + lit * 10} ${sy + 2}l${hx - sx + lit} ${hy - sy - 4}`, '#FFD98A', 2.6)
    : '';
const handLamp = (x: number, y: number): string =>
  solid(`M${x - 4} ${y - 2}h8l2-10h-12Z`, '#3A3428', 1.6) +
  circle(x, y - 16, 6, 'fill="#FFF0C4" stroke="#FFC45E" stroke-width="2.4"');

const CUTS: Readonly<Record<Given<'person'>['cut'], (x: number, y: number) => string>> = {
  short: (x, y) => `M${x - 9} ${y + 1}c-3-14 18-19 19-4-6-3-11-2-14 1-1 2-3 4-5 3Z`,
  bun: (x, y) => `M${x - 9} ${y + 3}c-3-16 19-21 19-5-6-3-11-2-13 2l-2 5ZM${x - 12} ${y - 9}a5 5 0 1 1 6-5Z`,
  long: (x, y) => `M${x - 10} ${y + 15}c-4-12-4-28 10-28 10 0 11 7 10 9-6-3-11-1-12 3l0 16Z`,
  bald: (x, y) => `M${x - 10} ${y + 3}c-1-4 0-7 1-9l3 8Z`,
  scarf: (x, y) => `M${x - 10} ${y + 12}c-4-14-3-26 10-26 11 0 12 9 9 10-4-3-8-3-10 0-3 4-2 12-1 16Z`,
};

const HELD: Readonly<Record<Given<'person'>['holds'], (x: number, y: number) => string>> = {
  nothing: () => '',
  pot: (x, y) =>
    `<g transform="translate(${x + 6} ${y + 6})">${solid('M-15-16h34v20c0 6-34 6-34 0Z', '#6B7488', 2)}${solid('M-15-16c0-5 34-5 34 0s-34 5-34 0Z', '#D9A552', 1.6)}${line('M-4-26c-5-6 4-8 0-14M8-28c-5-6 4-8 0-14', '#F2EFE6', 2, 0.6)}</g>`,
  bowl: (x, y) => solid(`M${x - 8} ${y - 4}h16c0 9-16 9-16 0Z`, '#EDE4D3', 1.6),
  lamp: handLamp,
  paper: (x, y) =>
    solid(`M${x - 4} ${y - 14}l16-3 2 18-16 3Z`, '#EDE4D3', 1.6) +
    line(`M${x} ${y - 9}l9-2M${x + 1} ${y - 4}l9-2`, '#7A6A50', 1.2),
  cup: (x, y) =>
    solid(`M${x - 4} ${y - 9}h10l-1 10h-8Z`, '#EDE4D3', 1.6) + line(`M${x + 6} ${y - 6}c4 0 4 5 0 5`, K, 1.6),
  brush: (x, y) =>
    limb(
      [
        [x, y],
        [x + 9, y - 14],
      ],
      2.4,
      '#C9A15B',
    ) + solid(`M${x + 6} ${y - 22}l8 4-3 6-7-4Z`, '#EDE4D3', 1.4),
};

export const person: Draw<'person'> = ({
  x,
  y,
  height,
  pose,
  skin,
  hair,
  cut,
  coat,
  legs,
  holds,
  apron,
  flip,
  lit,
}) => {
  const q = POSES[pose];
  const [[hx, hy], [sx, sy], [ex, ey]] = [q.hip, q.shoulder, q.head];
  const [handX, handY] = q.arms[1][1];
  const lies = pose === 'lie';
  const to = side(lit, flip);
  return standing(
    x,
    y,
    height,
    flip,
    limb([[sx - 2, sy + 3], ...q.arms[0]], 7, darker(coat, 0.35)) +
      limb([[hx - 2, hy], ...q.legs[0]], 9, darker(legs, 0.3)) +
      limb([[hx + 2, hy], ...q.legs[1]], 9, legs) +
      shoes(q) +
      (lies
        ? solid(`M${sx + 2} ${sy - 9}c6 0 6 18 0 18L${hx - 4} ${hy + 8}v-16Z`, coat, 2)
        : solid(`M${sx - 10} ${sy + 2}c0-7 20-7 20 0l${hx - sx} ${hy - sy + 2}h-20Z`, coat, 2)) +
      (apron ? solid(`M${sx - 4} ${sy + 6}h13l${hx - sx + 2} ${hy - sy + 12}h-14Z`, '#EDE4D3', 1.6) : '') +
      (lies ? '' : fill(`M${ex - 4} ${ey + 7}h7v8h-7Z`, darker(skin, 0.25))) +
      limb([[sx + 5, sy + 4], ...q.arms[1]], 6.5, coat) +
      circle(handX, handY, 3.8, near(skin, 1.6)) +
      solid(`M${ex - 8} ${ey - 2}c0-13 18-13 18 0 0 8-4 12-8 12-5 0-10-4-10-12Z`, skin, 1.8) +
      path(CUTS[cut](ex, ey), hair, K, 1.6) +
      dot(ex + 5.5, ey - 1, 1.2, K) +
      line(`M${ex + 4} ${ey + 5}h4`, mix(skin, '#400000', 0.55), 1.4) +
      (to ? line(`M${ex + to * 9} ${ey - 7}c${to * 2} 4 ${to * 2} 9 ${-to} 13`, '#FFD98A', 1.8, 0.75) : '') +
      HELD[holds](handX, handY),
  );
};

const COATS = ['#4C5F73', '#7A3A44', '#3F6B45', '#8A6A38', '#2B6796', '#5B4E8C', '#74624A', '#3C6684'];
const SKINS = ['#7A4A32', '#E3B591', '#C98F6B', '#5E3726', '#F0C9A8', '#A87152'];
const HAIRS = ['#15161B', '#C9A15B', '#2B1D1A', '#A8482A', '#8F96A8', '#3A2A22'];
const CUT_NAMES = Object.keys(CUTS) as (keyof typeof CUTS)[];

export const crowd: Draw<'crowd'> = ({ x, y, width, count, height, lit, seed }, id) => {
  const next = chance(seed);
  const of = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T;
  return many(count, (k) =>
    person(
      {
        x: x + (width * (k + 0.2 + next() * 0.6)) / count,
        y: y + (next() - 0.5) * height * 0.16,
        height: height * (next() < 0.15 ? 0.66 : 0.92 + next() * 0.18),
        pose: 'stand',
        skin: of(SKINS),
        hair: of(HAIRS),
        cut: of(CUT_NAMES),
        coat: of(COATS),
        legs: '#2A3145',
        holds: 'nothing',
        apron: false,
        flip: next() < 0.5,
        lit,
      },
      id,
    ),
  );
};
