/** Planets seen from far away, on a disc of 38 px: each has colours and a face of its own, and keeps them. They show
 *  nothing that the scanner would have to find out. */

interface Tint {
  readonly ground: string;
  readonly mark: string;
  readonly dark: string;
}

const TINTS: readonly Tint[] = [
  { ground: '#C9A46A', mark: '#E8D3A2', dark: '#7A5A2E' },
  { ground: '#7FA7B8', mark: '#D5E6EA', dark: '#3B5B6B' },
  { ground: '#B5694C', mark: '#E5A982', dark: '#63301F' },
  { ground: '#7D9A6A', mark: '#C4D3A0', dark: '#3E5233' },
  { ground: '#8F83B0', mark: '#CFC6E6', dark: '#4A4068' },
  { ground: '#9AA0A8', mark: '#DADDE0', dark: '#53585F' },
  { ground: '#C28A93', mark: '#EBC6C7', dark: '#6C3F4A' },
];

const line = (d: string, colour: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;
const blot = (d: string, colour: string): string => `<path d="${d}" fill="${colour}"/>`;
const hole = (x: number, y: number, r: number, { dark, mark }: Tint): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${dark}"/><path d="M${x - r} ${y}a${r} ${r} 0 0 0 ${2 * r} 0" fill="none" stroke="${mark}" stroke-width="1"/>`;

/** What is to be seen on the disc. */
const FACES: readonly ((tint: Tint) => string)[] = [
  ({ mark, dark }) =>
    line('M1 13c10-4 22 4 36-1', mark, 4) +
    line('M0 22c12 4 22-4 38 1', dark, 3) +
    line('M4 30c9-3 18 2 29-1', mark, 2),
  (tint) => hole(13, 14, 5, tint) + hole(26, 22, 6.5, tint) + hole(14, 28, 3.5, tint) + hole(27, 9, 2.5, tint),
  ({ mark, dark }) =>
    blot('M4 9C10 2 28 2 34 9c-6 4-9 1-15 3S9 11 4 9Z', mark) +
    blot('M6 31c6-5 20-4 26 0-8 7-19 7-26 0Z', mark) +
    line('M3 20c8-2 12 3 18 0s10-1 14 0', dark, 1.6),
  ({ mark, dark }) =>
    blot('M7 12c5-6 14-4 15 1s-6 5-5 9-7 4-9-1-4-5-1-9Z', mark) +
    blot('M24 20c5-3 11 0 10 6s-7 7-10 3-3-7 0-9Z', mark) +
    blot('M16 31c3-2 7-1 7 2s-6 3-7-2Z', dark),
  ({ mark, dark }) =>
    line('M-4 26C8 30 30 20 42 10', mark, 2.6) +
    line('M6 10c4 3 4 8 1 13M15 5c5 8 4 20-1 28M25 4c4 9 4 21 0 30', dark, 1.5),
];

const sum = (id: string): number => [...id].reduce((all, letter) => all * 43 + letter.charCodeAt(0), 2);

/** The disc of a planet, in the middle of a square of 38. */
export function globe(planet: string): string {
  const seed = sum(planet);
  const tint = TINTS[seed % TINTS.length] ?? { ground: '#9AA0A8', mark: '#DADDE0', dark: '#53585F' };
  const face = FACES[Math.floor((seed * 3) / TINTS.length) % FACES.length]?.(tint) ?? '';
  const name = `globe-${planet}`;
  return (
    `<clipPath id="${name}"><circle cx="19" cy="19" r="17"/></clipPath>` +
    `<g clip-path="url(#${name})"><circle cx="19" cy="19" r="17" fill="${tint.ground}"/>${face}` +
    `<path d="M19 2a17 17 0 0 1 0 34a22 22 0 0 0 9-17A22 22 0 0 0 19 2Z" fill="#0B0F1A" opacity="0.38"/></g>` +
    `<circle cx="19" cy="19" r="17" fill="none" stroke="#F2EFE6" stroke-width="1.6"/>`
  );
}
