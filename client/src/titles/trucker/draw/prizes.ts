/** What there is to win at journey's end: coins, medals, a crown, and a soup for those who have nothing. */
import { burst } from './pieces';
import { circle, ellipse, INK, path, type Drawing } from './shapes';

const COIN = { fill: '#F6C04A', stroke: INK, 'stroke-width': 2.4 };
/** A coin of the pile stands for two credits; it grows no higher than this. */
const HIGHEST = 15;

/** A pile of coins that stands on the line y = 0. */
export function purse(credits: number): Drawing {
  const coins = Math.min(HIGHEST, Math.ceil(credits / 2));
  const pile = Array.from({ length: coins }, (_, i) => ellipse(0, -4 - i * 6, 19, 7.5, COIN));
  return [ellipse(0, 4, 27, 6, { fill: '#000', opacity: 0.25 }), ...pile];
}

/** A bowl with a little in it. */
export const SOUP: Drawing = [
  ellipse(0, 4, 27, 6, { fill: '#000', opacity: 0.25 }),
  path('M-26 -20H26Q24 0 0 0T-26 -20Z', '#F6EBD2', INK, 3),
  path('M-20 -16H20', '', '#C98A5B', 4),
  path('M-8 -40q6 5 0 11M6 -42q6 5 0 11', '', 'var(--muted)', 3),
];

export const CROWN: Drawing = [path('M2 6l5 5L12 2l5 9l5-5l-2 14H4Z', '#F6C04A', INK, 2)];

/** A medal on its ribbon, with a star. */
export const MEDAL: Drawing = [
  path('M-12 6L-18 28L-6 22L0 28L6 22L18 28L12 6Z', '#B3261E', INK, 3),
  burst(0, -6, 23, 12, '#F6C04A', INK, 3),
  circle(0, -6, 14, '#FFF6E0', INK, 2.6),
  burst(0, -6, 8, 5, '#F6C04A', INK, 2),
];
