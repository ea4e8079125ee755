/** Everything on the table that is not a tile: dice, rockets, meteors, shots, the hourglass, the heap, the crane. */
import type { SeatColour } from '../../../table/board';
import { SEAT_COLOURS, seatSign } from './people';
import { at, circle, group, INK, path, rect, round, scatter, text, turn, type Drawing, type Shape } from './shapes';
import { tileBack } from './tile/tile';

/** Places of the pips in a grid of three by three. */
const PIPS = [[], [4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]] as const;

/** The pips alone, for dice of any make: middle and size. */
export function pips(face: number, x: number, y: number, size: number, fill: string): Drawing {
  const gap = size * 0.27;
  const places: readonly number[] = PIPS[face] ?? [];
  return places.map((i) => circle(x + ((i % 3) - 1) * gap, y + (Math.floor(i / 3) - 1) * gap, size * 0.092, fill));
}

/** A die; 0 is one that has not been rolled. */
export function die(face: number, x: number, y: number, size: number): Shape {
  const shown = face
    ? pips(face, size / 2, size * 0.485, size, INK)
    : [text(size / 2, size * 0.7, '?', size * 0.6, '#9A8557')];
  return at(x, y, [
    rect(0, size * 0.06, size, size, size * 0.2, '#BDA878', INK, size * 0.055),
    rect(0, 0, size, size * 0.97, size * 0.2, '#FFF6E0', INK, size * 0.055),
    ...shown,
  ]);
}

/** A rocket flying up by default, its sign upright whichever way it flies. */
export function rocket(seat: SeatColour, degrees = 0): Drawing {
  const colour = SEAT_COLOURS[seat];
  return [
    path('M-8 14Q-5 24 0 30Q5 24 8 14Z', '#F2762E', INK, 2.6),
    path('M-3.4 15Q-2 20 0 23Q2 20 3.4 15Z', '#FFD95A'),
    path('M-9 4L-17 16L-8 15ZM9 4L17 16L8 15Z', colour, INK, 2.8),
    path('M0 -26Q13 -12 10 15H-10Q-13 -12 0 -26Z', '#FFF6E0', INK, 3),
    path('M0 -26Q6.4 -19 9 -10H-9Q-6.4 -19 0 -26Z', colour, INK, 2.6),
    ...turn(-degrees, [seatSign(seat, 0, 3, 6.4, 2.2)], 0, 3),
  ];
}

/** A meteor that falls down the page; `bare` leaves out its trail. */
export function meteor(big: boolean, bare = false): Drawing {
  const trail = big ? 'M-17 -30V-52M0 -36V-66M17 -30V-50' : 'M-8 -21V-36M6 -20V-44';
  const flight = bare ? [] : [path(trail, '', INK, big ? 8 : 7), path(trail, '', '#FFB454', big ? 4 : 3.4)];
  if (!big) {
    return [
      ...flight,
      path('M-12 -8L-3 -15L9 -12L15 -2L11 11L-2 15L-13 9L-15 -1Z', '#A78B74', INK, 3.4),
      path('M-12 -8L-3 -15L9 -12L0 -5L-8 -2Z', '#C9AE96'),
      circle(4, 4, 3.6, '#7F6653', INK, 2),
    ];
  }
  return [
    ...flight,
    path('M-20 -14L-6 -25L12 -22L25 -8L22 12L8 25L-12 22L-25 8Z', '#A78B74', INK, 3.4),
    path('M-20 -14L-6 -25L12 -22L2 -12L-12 -6Z', '#C9AE96'),
    circle(8, 4, 5.6, '#7F6653', INK, 2.2),
    circle(-9, 9, 3.8, '#7F6653', INK, 2),
    circle(-4, -9, 2.6, '#7F6653'),
  ];
}

/** A shot that flies down the page: a heavy one is a shell, a light one a dart. */
export function shot(heavy: boolean): Drawing {
  return heavy
    ? [
        path('M-9 -26L-14 -12H14L9 -26Z', '#F2762E', INK, 3),
        path('M-14 -12H14V10Q14 22 0 30Q-14 22 -14 10Z', '#C9412F', INK, 3.4),
        path('M-14 -2H14', '', INK, 3),
        path('M-6 4V14', '', '#F3A48F', 3),
      ]
    : [
        path('M-5 -22L-8 -10H8L5 -22Z', '#FFD95A', INK, 2.8),
        path('M-8 -10H8V4Q6 14 0 20Q-6 14 -8 4Z', '#F6C04A', INK, 3.2),
        path('M-2.6 -4V6', '', '#FFF6E3', 2.6),
      ];
}

/** Somebody who comes aboard without being asked: helmet, visor, two boots. */
export const INTRUDER: Drawing = [
  path('M-13 13H13V20Q13 25 5 25H2V20H-2V25H-5Q-13 25 -13 20Z', '#5A6379', INK, 3),
  circle(0, -2, 19, '#C9412F', INK, 3.4),
  path('M-13 -5Q0 -14 13 -5Q14 7 0 8Q-14 7 -13 -5Z', '#FFE08A', INK, 3),
  path('M-9 -4L-2 -1M9 -4L2 -1', '', INK, 3),
];

/** What is in the air. */
export function missile(what: 'meteor' | 'shot' | 'intruder', size: 'small' | 'large', bare = false): Drawing {
  if (what === 'intruder') return INTRUDER;
  return what === 'meteor' ? meteor(size === 'large', bare) : shot(size === 'large');
}

/** A comic burst: a hit, a spark on a wrong joint. */
export function burst(x: number, y: number, r: number, points = 9, fill = '#FFE08A', stroke = INK, width = 3): Shape {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const reach = i % 2 ? r * 0.52 : r * (i % 4 ? 1 : 0.84);
    const angle = (i * Math.PI) / points - 0.3;
    return `${round(x + reach * Math.sin(angle))} ${round(y - reach * Math.cos(angle))}`;
  });
  return path(`M${corners.join('L')}Z`, fill, stroke, width);
}

export function spark(x: number, y: number, r = 22): Drawing {
  return [burst(x, y, r, 8), burst(x, y, r * 0.5, 8, '#F0705F', '')];
}

/** Where a tile was lost: a scorch and shards. */
export const WRECK: Drawing = [
  path('M20 56Q14 34 34 28Q44 12 60 24Q82 26 78 50Q84 72 58 74Q38 86 28 70Q16 68 20 56Z', '#000', '', 0, {
    opacity: 0.5,
  }),
  path(
    'M20 30l16 4l-8 14ZM62 24l16 10l-14 10ZM28 64l14 2l-6 14ZM60 60l14 10l-18 6ZM44 44l8 2l-4 8Z',
    '#A2977F',
    INK,
    3,
  ),
];

/** The hourglass, 80 by 120: `above` is the share of the sand that has not run yet. */
export function hourglass(above: number): Drawing {
  const sand = '#F0B64A';
  const top = 14 + 42 * (1 - above);
  const [left, right] = [18 + (top - 14) * 0.42, 62 - (top - 14) * 0.42];
  const rest =
    above > 0.02 ? [path(`M${left} ${top}H${right}L44 57H36Z`, sand), path('M40 57V100', '', sand, 3.4)] : [];
  const fallen = 1 - above;
  const low = 104 - 15 * fallen;
  return [
    path('M10 10H70L66 36Q64 48 48 60Q64 72 66 84L70 110H10L14 84Q16 72 32 60Q16 48 14 36Z', '#DDEBEE', INK, 4, {
      opacity: 0.95,
    }),
    ...rest,
    path(`M15 106L17 ${low}Q40 ${96 - 44 * fallen} 63 ${low}L65 106Z`, sand),
    path('M21 20V34', '', '#fff', 4, { opacity: 0.8 }),
    rect(3, 1, 74, 12, 4, '#B5763C', INK, 4),
    rect(3, 107, 74, 12, 4, '#B5763C', INK, 4),
    path('M9 5H70M9 111H70', '', '#D99E62', 2.4),
  ];
}

/** A heap of tiles face down: rows from the ground up, as many tiles as there are to be seen. */
export function heap(count: number): Drawing {
  const random = scatter(12345);
  const rows = [
    [7, 98, 38],
    [6, 74, 36],
    [4, 42, 36],
    [2, 14, 34],
  ] as const;
  let left = Math.ceil((count / 120) * 19);
  if (count > 0) left = Math.max(1, Math.min(19, left));
  return rows.flatMap(([most, y, step], level) => {
    const here = Math.min(most, left);
    left -= here;
    return Array.from({ length: here }, (_, i) => {
      const x = 144 + (i - (here - 1) / 2) * step + (random() - 0.5) * 9;
      const lean = (random() - 0.5) * (level ? 70 : 44);
      const tile = at(-48 * 0.58, -48 * 0.58, tileBack(`${level}:${i}`), 0.58);
      return at(x, y + 28 + (random() - 0.5) * 8, [tile], 1, lean);
    });
  });
}

/** The magnet of the crane, 160 wide: whatever hangs there is in the hand. */
export const MAGNET: Drawing = [
  rect(58, 10, 44, 14, 4, '#6C7482', INK, 3),
  path('M80 24V40', '', INK, 5),
  path('M80 24V40', '', '#A9B2C0', 2),
  path('M50 58a30 20 0 0 1 60 0Z', '#B5402E', INK, 3.4),
  rect(44, 56, 72, 11, 3, '#C9CED6', INK, 3.4),
  path('M58 48Q66 41 76 41', '', '#E88C78', 3),
];

/** The back of a pile of adventure cards, 46 by 64. */
export function cardBack(secret: boolean, depth: number): Drawing {
  const leaves = [6, 3].slice(0, Math.max(0, depth - 1)).map((d) => rect(d, -d, 46, 64, 5, '#7A5B3A', INK, 3));
  if (secret) {
    const lock = path('M7 11V8a5 5 0 0 1 10 0v3M5 11H19V21H5Z', '', '#E8E2D2', 2.4);
    return [...leaves, rect(0, 0, 46, 64, 5, '#4A5270', INK, 3), group({ transform: 'translate(11 20)' }, [lock])];
  }
  return [
    ...leaves,
    rect(0, 0, 46, 64, 5, '#A9472F', INK, 3),
    path('M8 8H38V56H8Z', '', '#E9B98A', 2),
    burst(23, 32, 13, 7, '#F6C04A', INK, 2.4),
  ];
}
