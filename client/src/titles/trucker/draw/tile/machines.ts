/** Pictures of what points somewhere: drawn facing front (engines: to the rear), and turned with the tile. */
import type { Picture } from './look';
import { circle, INK, path, rect, round, tube, turn, type Drawing } from '../shapes';
import { bolt } from '../stores';

/** Turned with the tile; badges inside stay upright. */
const badge = (degrees: number, x: number, y: number, r: number): Drawing => turn(-degrees, bolt(x, y, r), x, y);

function barrel(x: number, w: number, y = 1, length = 44): Drawing {
  return [
    rect(x - w / 2, y + 6, w, length, 2, '#8396AC', INK, 3.4),
    path(`M${x - w * 0.18} ${y + 15}v${length - 15}`, '', '#D6E1EC', Math.max(2, w * 0.18)),
    rect(x - w * 0.78, y - 3, w * 1.56, 13, 3.5, '#5A6A80', INK, 3.4),
    path(`M${x - w * 0.46} ${y + 2}h${w * 0.92}`, '', '#16120F', 3.2),
  ];
}

function bell(x: number, w: number): Drawing {
  const flame = (r: number, y: number, mid: number, tip: number, bow: number): string =>
    `M${x - w * r} ${y}Q${x - w * bow} ${mid} ${x} ${tip}Q${x + w * bow} ${mid} ${x + w * r} ${y}Z`;
  const skirt = `M${x - w * 0.3} 42H${x + w * 0.3}L${x + w * 0.52} 72Q${x} 79 ${x - w * 0.52} 72Z`;
  return [
    path(flame(0.36, 70, 88, 99, 0.3), '#F2762E', INK, 3),
    path(flame(0.16, 72, 84, 90, 0.12), '#FFD95A'),
    path(skirt, '#8C8F98', INK, 3.4),
    path(`M${x - w * 0.2} 47L${x - w * 0.33} 69`, '', '#DADDE3', Math.max(2.4, w * 0.1)),
    path(`M${x - w * 0.43} 63Q${x} 69 ${x + w * 0.43} 63`, '', INK, 2.4),
  ];
}

export function arc(cx: number, cy: number, r: number, from: number, to: number): string {
  const point = (a: number): string =>
    `${round(cx + r * Math.cos((a * Math.PI) / 180))} ${round(cy + r * Math.sin((a * Math.PI) / 180))}`;
  return `M${point(from)}A${r} ${r} 0 0 1 ${point(to)}`;
}

export const engine: Picture = ({ degrees }) =>
  turn(degrees, [
    ...bell(48, 38),
    rect(32, 22, 32, 23, 5, '#6B5F66', INK, 3.4),
    path('M39 30H57M39 37.5H57', '', '#C6B7B4', 3),
  ]);

export const doubleEngine: Picture = ({ degrees }) =>
  turn(degrees, [
    ...bell(31, 27),
    ...bell(65, 27),
    rect(20, 22, 56, 23, 5, '#6B5F66', INK, 3.4),
    path('M27 31v7M33 31v7M63 31v7M69 31v7', '', '#C6B7B4', 2.8),
    ...badge(degrees, 48, 36, 10),
  ]);

export const cannon: Picture = ({ degrees }) =>
  turn(degrees, [
    ...barrel(48, 19),
    path('M27 62a21 21 0 0 1 42 0v9a4 4 0 0 1-4 4H31a4 4 0 0 1-4-4Z', '#5A6A80', INK, 3.4),
    path('M32.5 60a16 16 0 0 1 9-11', '', '#A9BACB', 3.2),
    circle(48, 61, 7.2, '#C4D0DC', INK, 2.8),
  ]);

export const doubleCannon: Picture = ({ degrees }) =>
  turn(degrees, [
    ...barrel(31.5, 15),
    ...barrel(64.5, 15),
    path('M20 58a10 10 0 0 1 10-10h36a10 10 0 0 1 10 10v12a4 4 0 0 1-4 4H24a4 4 0 0 1-4-4Z', '#5A6A80', INK, 3.4),
    path('M25 59a6 6 0 0 1 6-6h8', '', '#A9BACB', 3),
    ...badge(degrees, 48, 61, 10),
  ]);

export const twoWayCannon: Picture = ({ degrees }) =>
  turn(degrees, [
    ...turn(90, barrel(48, 14, 1, 40)),
    ...barrel(48, 14, 1, 40),
    circle(48, 48, 18.5, '#5A6A80', INK, 3.4),
    ...badge(degrees, 48, 48, 10),
  ]);

export const cannonEngine: Picture = ({ degrees }) =>
  turn(degrees, [
    ...bell(48, 28),
    ...barrel(48, 14, 1, 34),
    rect(33, 34, 30, 20, 6, '#5A6A80', INK, 3.4),
    circle(48, 44, 5.6, '#C4D0DC', INK, 2.6),
  ]);

/** Two arcs round the corner between the sides that are covered. */
export const shield: Picture = ({ degrees }) =>
  turn(degrees, [
    ...[33, 23].flatMap((r) => tube(arc(39, 57, r, -98, 8), 9.4, r > 30 ? '#F4FFFB' : '#C8F3EA', 5)),
    circle(39, 57, 13.5, '#3E7F78', INK, 3.4),
    ...badge(degrees, 39, 57, 9),
  ]);

export const reinforcedShield: Picture = ({ degrees }) =>
  turn(degrees, [
    ...[38, 28, 18].flatMap((r) => tube(arc(38, 58, r, -96, 6), 8.6, r > 30 ? '#FFE08A' : '#C8F3EA', 4.4)),
    circle(38, 58, 12, '#3E7F78', INK, 3.4),
    ...badge(degrees, 38, 58, 8.4),
  ]);

export const plating: Picture = ({ degrees, plated }) => {
  const beam = [
    path('M9 9H87L77 25H19Z', '#6D7683', INK, 3.4),
    path('M25 13L31 21M37 13L43 21M49 13L55 21M61 13L67 21M73 13L77 18', '', '#C7D0DB', 3),
  ];
  return [
    ...turn(degrees, Array.from({ length: plated }, (_, i) => turn(i * 90, beam)).flat()),
    circle(48, 50, 14, '#DDD3C2', INK, 3.2),
    path('M48 42l6.4 3v5.4q-1 5-6.4 7.6q-5.4-2.6-6.4-7.6V45Z', '#6D7683', INK, 2.2),
  ];
};

export const thruster: Picture = ({ degrees }) =>
  turn(degrees, [
    path('M38 14Q41 4 48 -2Q55 4 58 14Z', '#7FD3F0', INK, 3),
    path('M33 15H63L57 34H39Z', '#8C8F98', INK, 3.4),
    rect(30, 33, 36, 22, 5, '#6B5F66', INK, 3.4),
    path('M48 78L37 66H44V58H52V66H59Z', '#FFE08A', INK, 3),
  ]);
