/** Who lives aboard, and what seats look like: humans in the colour of their seat, aliens, seat shapes. */
import type { SeatColour, SeatShape } from '../../../table/board';
import { circle, ellipse, group, INK, path, rect, round, type Drawing, type Shape } from './shapes';

export const SEAT_COLOURS: Readonly<Record<SeatColour, string>> = {
  orange: '#E69F00',
  sky: '#56B4E9',
  green: '#2FBF8F',
  rose: '#E08AB8',
  sand: '#E8DF75',
  white: '#F2F2F2',
};

export const SEAT_SHAPES: Readonly<Record<SeatColour, SeatShape>> = {
  orange: 'circle',
  sky: 'square',
  green: 'triangle',
  rose: 'diamond',
  sand: 'hexagon',
  white: 'star',
};

type Point = readonly [number, number];

const star = (i: number): Point => {
  const reach = i % 2 ? 0.52 : 1.2;
  return [reach * Math.sin((i * Math.PI) / 5), -reach * Math.cos((i * Math.PI) / 5)];
};
const corner = (i: number): Point => [1.08 * Math.cos((i * Math.PI) / 3), 1.08 * Math.sin((i * Math.PI) / 3)];
const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

const POINTS: Readonly<Record<'triangle' | 'diamond' | 'hexagon' | 'star', readonly Point[]>> = {
  triangle: [
    [0, -1.08],
    [1.04, 0.82],
    [-1.04, 0.82],
  ],
  diamond: [
    [0, -1.18],
    [1.05, 0],
    [0, 1.18],
    [-1.05, 0],
  ],
  hexagon: numbers(6).map(corner),
  star: numbers(10).map(star),
};

/** The sign of a seat, about 2r wide. Its colour alone is never enough: on the light table it is too pale. */
export function seatSign(seat: SeatColour, x: number, y: number, r: number, width = 1.6, fill?: string): Shape {
  const colour = fill ?? SEAT_COLOURS[seat];
  const form = SEAT_SHAPES[seat];
  if (form === 'circle') return circle(x, y, r, colour, INK, width);
  if (form === 'square') return rect(x - r * 0.88, y - r * 0.88, r * 1.76, r * 1.76, r * 0.2, colour, INK, width);
  const points = POINTS[form].map(([px, py]) => `${round(x + px * r)} ${round(y + py * r)}`);
  return path(`M${points.join('L')}Z`, colour, INK, width);
}

/** A human in a window; without a seat an empty chair. */
export function human(x: number, y: number, seat: SeatColour | null, s = 1): Drawing {
  if (seat === null) {
    return [
      path(`M${x - 9 * s} ${y + 15 * s}q0 -11 ${9 * s} -11t${9 * s} 11Z`, '#5A7284'),
      circle(x, y - 3 * s, 7.4 * s, '#5A7284'),
    ];
  }
  const suit = `M${x - 11 * s} ${y + 17 * s}q0 ${-12 * s} ${11 * s} ${-12 * s}t${11 * s} ${12 * s}Z`;
  const visor = { fill: '#4B7F9E', stroke: '#24384A', 'stroke-width': 1.6 };
  return [
    path(suit, SEAT_COLOURS[seat], INK, 2.6),
    circle(x, y - 3 * s, 9.4 * s, '#FFFDF6', INK, 2.8),
    ellipse(x, y - 2.4 * s, 6.6 * s, 5.4 * s, visor),
    path(`M${x - 3.6 * s} ${y - 2.6 * s}q${0.6 * s} ${-2.2 * s} ${3 * s} ${-2.6 * s}`, '', '#D5ECF5', 1.8),
  ];
}

const SKIN: Readonly<Record<string, string>> = { brown: '#A9713B', purple: '#9A63C7', cyan: '#2FA9BE' };

function brown(skin: string): Drawing {
  return [
    path('M-15 12C-19 -4 -11 -15 0 -15S19 -4 15 12Q0 17 -15 12Z', skin, INK, 3),
    circle(0, -3, 7.6, '#FFFDF6', INK, 2.4),
    circle(1, -2.4, 3.4, INK),
    path('M-8 9Q0 12.5 8 9', '', INK, 2.6),
  ];
}

function purple(skin: string): Drawing {
  return [
    path('M-9 -9L-14 -21L-3 -14Q0 -15 3 -14L14 -21L9 -9Q13 2 0 16Q-13 2 -9 -9Z', skin, INK, 3),
    path('M-8 -3L-2 0L-3 3.4Q-8 2.6 -8 -3ZM8 -3L2 0L3 3.4Q8 2.6 8 -3Z', '#FFFDF6', INK, 1.6),
    path('M-2.6 8.4H2.6', '', INK, 2.4),
  ];
}

function cyan(skin: string): Drawing {
  const body = 'M0 -13C9 -13 11 -7 15 -2S15 13 7 12Q0 10 -7 12C-15 13 -19 3 -15 -2S-9 -13 0 -13Z';
  return [
    path('M-7 -10L-12 -18M7 -10L12 -18', '', INK, 3),
    circle(-12, -19, 3.4, skin, INK, 2.4),
    circle(12, -19, 3.4, skin, INK, 2.4),
    path(body, skin, INK, 3),
    circle(-5, -2, 2.6, INK),
    circle(5, -2, 2.6, INK),
    circle(0, 4, 2.6, INK),
  ];
}

/** One eye, horns or stalks: the colours of aliens differ in outline too. */
export function alien(colour: string, x: number, y: number, s = 1): Shape {
  const skin = SKIN[colour] ?? '#888';
  const face = colour === 'brown' ? brown(skin) : colour === 'purple' ? purple(skin) : cyan(skin);
  return group({ transform: `translate(${x} ${y}) scale(${s})` }, face);
}
