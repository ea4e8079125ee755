/** What flashes, breaks and burns for a moment. Each is drawn round its own middle; what moves it is elsewhere. */
import { burst } from './pieces';
import { circle, INK, path, rect, text, type Drawing } from './shapes';

/** The flash of something that is blown up. */
export function flash(r: number): Drawing {
  return [burst(0, 0, r, 11, '#FFE08A', INK, 4), burst(0, 0, r * 0.6, 9, '#FF9F45', '')];
}

/** A bit of rock. */
export function gravel(pale: boolean): Drawing {
  return [path('M-9 -6L2 -10L10 -1L6 9L-7 8Z', pale ? '#A78B74' : '#7F6653', INK, 3)];
}

/** A spark that flies upwards. */
export function ember(pale: boolean): Drawing {
  return [path('M0 -6V6', '', pale ? '#FFD95A' : '#FF9F45', 4)];
}

/** What comes out of a barrel that points upwards: the fire at its muzzle, and the bolt. */
export const MUZZLE: Drawing = [burst(0, 0, 30, 9, '#FFF4C2', INK, 3)];
export const TRACER: Drawing = [rect(-6, -30, 12, 60, 6, '#FFF4C2', '#FF9F45', 4)];

/** Cracks that run over a plate of 96 by 96. */
export const CRACKS: Drawing = [
  'M0 0L-12 9L-9 22L-26 34',
  'M0 0L14 -7L18 -22L36 -28',
  'M0 0L10 14L25 16L31 34',
  'M0 0L-15 -9L-20 -26',
  'M0 0L-3 20L6 33',
].flatMap((d) => [path(d, '', '#16100B', 5), path(d, '', '#FFD95A', 1.6)]);

/** A flame that burns downwards from where it leaves the nozzle. */
export const FLAME: Drawing = [
  path('M-14 0Q-16 50 0 100Q16 50 14 0Z', '#F2762E', INK, 3),
  path('M-7 0Q-8 34 0 66Q8 34 7 0Z', '#FFD95A'),
  path('M-3 0Q-3 20 0 36Q3 20 3 0Z', '#FFF8DF'),
];

/** A shield over the front of a square: two arcs of light. */
export const SHIMMER: Drawing = [
  path('M-56 -30Q0 -74 56 -30', '', '#0E3B36', 13),
  path('M-56 -30Q0 -74 56 -30', '', '#8FF0E2', 7),
  path('M-44 -16Q0 -52 44 -16', '', '#D8FFF8', 4),
];

/** A star that streaks past. */
export const STREAK: Drawing = [path('M0 -40V40', '', 'var(--text)', 3)];

/** A ring that widens. */
export const RING: Drawing = [rect(-48, -48, 96, 96, 14, 'none', 'var(--accent)', 6)];

/** The beam of the inspector, as wide as it is drawn. */
export function beam(width: number): Drawing {
  return [
    rect(-width / 2, -26, width, 26, 0, '#8FF0E2', '', 0),
    path(`M${-width / 2} 0H${width / 2}`, '', '#D8FFF8', 6),
  ].map((shape, i) => (i ? shape : { ...shape, attributes: { ...shape.attributes, opacity: 0.3 } }));
}

/** A stamp: a large word and a small line below it, green or red. */
export function stamp([word, line]: readonly [string, string], good: boolean): Drawing {
  const colour = good ? '#1F7A4B' : '#B3261E';
  const letters = (words: string, most: number): number => Math.min(most, 430 / Math.max(1, words.length));
  const bold = { 'font-weight': 600 };
  return [
    rect(-150, -58, 300, 116, 14, '#F8EFD9', colour, 7),
    rect(-139, -47, 278, 94, 8, 'none', colour, 3),
    text(0, 8, word, letters(word, 46), colour, bold),
    text(0, 34, line, letters(line, 18), colour, bold),
  ];
}

/** A gangway with stripes, as wide as it is drawn. */
export function gangway(width: number): Drawing {
  const line = `M${-width / 2} 0H${width / 2}`;
  return [
    path(line, '', INK, 14),
    path(line, '', '#E0A93A', 8),
    path(line, '', INK, 8, { 'stroke-dasharray': '14 14', 'stroke-linecap': 'butt' }),
  ];
}

/** A puff of smoke, about 2r wide. */
export function puff(r: number, colour = '#E9DFC9'): Drawing {
  return [circle(0, 0, r, colour, INK, 3)];
}
