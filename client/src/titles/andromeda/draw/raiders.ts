/** Raiders: organic, in one red, without the shape of a seat; their class is a letter in a fang. */
import type { PrintedRaider } from '../printed';
import { around, serpent } from './turning';

type RaiderClass = PrintedRaider['rank'];

interface Figure {
  readonly body: string;
  readonly cut: string;
}

const RAIDERS: Readonly<Record<RaiderClass, Figure>> = {
  S: {
    body:
      '<g transform="rotate(32)">' +
      around(3, () => '<path d="M-5 3C-9-6-4-19 11-23 7-17 9-13 13-11 8-9 6-5 5 1z"/>') +
      '<circle r="7.4"/></g>',
    cut: '<circle r="3.4" fill="var(--piece)" stroke="none"/><circle r="1.3" fill="var(--raider)" stroke="none"/>',
  },
  A: {
    body: '<path d="M-20-9 12-11l9 7-5 9-30 3-7-8z"/><path d="M-12 6c-1 8 6 10 9 5l-3-1c-2 2-4 0-3-4zM4 5c-1 8 6 10 9 5l-3-1c-2 2-4 0-3-4z"/>',
    cut: '<path d="M-13-4h5M-3-4.6h5M7-5h4"/>',
  },
  B: {
    body: '<g fill="none" stroke-width="3.4" stroke-linecap="round" class="limb"><path d="M-6-5-16-11-19-4M-7 2-18 2-20 9M-6 8-14 14-13 20M6-5 16-11 19-4M7 2 18 2 20 9M6 8 14 14 13 20"/></g><ellipse cy="5" rx="9.4" ry="13"/><circle cy="-9.4" r="6.6"/><path d="M-5-13C-9-19-3-23-1-18zM5-13C9-19 3-23 1-18z"/>',
    cut: '<path d="M0-5V17M-8 2Q0 6 8 2M-8 9Q0 13 8 9" /><circle cx="-2.6" cy="-10" r="1.4" fill="var(--piece)" stroke="none"/><circle cx="2.6" cy="-10" r="1.4" fill="var(--piece)" stroke="none"/>',
  },
  C: {
    body: `<path d="${serpent(
      [
        [-34, 15],
        [-27, 25],
        [-12, 29],
        [6, 27],
        [21, 19],
        [22, 5],
        [7, -1],
        [-11, -4],
        [-19, -15],
        [-9, -26],
        [9, -25],
      ],
      0.8,
      5.6,
    )}"/><path d="M4-32 18-32 34-25 24-21.6 32-17 19-15 5-18zM6-30-2-40 13-32zM14-31 11-42 21-31z"/>`,
    cut: '<path d="M20-22.6 30-24"/><circle cx="18" cy="-26.6" r="1.7" fill="var(--piece)" stroke="none"/>',
  },
  D: {
    body:
      around(10, (i) => `<path d="M-4.4-12 0-${i % 2 ? 19 : 24}l4.4 12z" transform="translate(0 0)"/>`) +
      '<circle r="14"/>',
    cut: '<path d="M-10.5 0Q0-9 10.5 0 0 9-10.5 0z" fill="var(--piece)" stroke="none"/><path d="m-6.6-2.2 2 4.4M-2.4-3.6l1.4 5M2.4-3.6 1-.0M6.6-2.2l-2 4.4" stroke="var(--raider)" stroke-width="1.6"/><circle cy="0" r="1.5" fill="var(--raider)" stroke="none"/>',
  },
};

export function raider(rank: RaiderClass): string {
  const { body, cut } = RAIDERS[rank];
  return `<g stroke-linejoin="round"><g fill="var(--raider)" stroke="var(--piece)" stroke-width="4.6" class="ae-outer">${body}</g><g fill="var(--raider)" class="ae-inner">${body}</g><g fill="none" stroke="var(--piece)" stroke-width="1.4" stroke-linecap="round">${cut}</g></g>`;
}

/** The class of a raider in a fang, with its range as dots above. */
export function fang(rank: RaiderClass, range = 0): string {
  const dots = Array.from(
    { length: range },
    (_, i) => `<circle cx="${(i - (range - 1) / 2) * 6}" cy="-13.4" r="2.1"/>`,
  );
  return `<path d="M-9-9h18v8.4L4 8 0 11.4-4 8-9-.6z" fill="var(--piece)" stroke="var(--raider)" stroke-width="1.8" stroke-linejoin="round"/><text y="4" class="ae-fang">${rank}</text><g fill="var(--raider)">${dots.join('')}</g>`;
}
