/** Planets seen from far away, on a disc of 38 px: each has the colour and the face that its file names. They
 *  show nothing that the scanner would have to find out. */

interface Tint {
  readonly ground: string;
  readonly mark: string;
  readonly dark: string;
}

/** The colours that a planet's file may name. */
const TINTS = {
  amber: { ground: '#C28B45', mark: '#EBC98C', dark: '#6E4A1B' },
  blue: { ground: '#4F86A0', mark: '#B9D2A8', dark: '#2A5570' },
  dust: { ground: '#C4AE90', mark: '#E9DCC4', dark: '#7D6849' },
  green: { ground: '#6E8F62', mark: '#DCE6DC', dark: '#3A5233' },
  grey: { ground: '#9AA0A8', mark: '#DADDE0', dark: '#53585F' },
  ice: { ground: '#8FB4C6', mark: '#E6F1F4', dark: '#4A7088' },
  rust: { ground: '#B5694C', mark: '#E5A982', dark: '#63301F' },
  sand: { ground: '#CFA763', mark: '#F0DBA8', dark: '#8A5F2B' },
  violet: { ground: '#8F83B0', mark: '#CFC6E6', dark: '#4A4068' },
} as const satisfies Readonly<Record<string, Tint>>;

const line = (d: string, colour: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;
const blot = (d: string, colour: string): string => `<path d="${d}" fill="${colour}"/>`;
const hole = (x: number, y: number, r: number, { dark, mark }: Tint): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${dark}"/><path d="M${x - r} ${y}a${r} ${r} 0 0 0 ${2 * r} 0" fill="none" stroke="${mark}" stroke-width="1"/>`;

/** What there is to see on the disc. */
const FACES = {
  bands: ({ mark, dark }: Tint): string =>
    line('M1 13c10-4 22 4 36-1', mark, 4) +
    line('M0 22c12 4 22-4 38 1', dark, 3) +
    line('M4 30c9-3 18 2 29-1', mark, 2),
  craters: (tint: Tint): string =>
    hole(13, 14, 5, tint) + hole(26, 22, 6.5, tint) + hole(14, 28, 3.5, tint) + hole(27, 9, 2.5, tint),
  caps: ({ mark, dark }: Tint): string =>
    blot('M4 9C10 2 28 2 34 9c-6 4-9 1-15 3S9 11 4 9Z', mark) +
    blot('M6 31c6-5 20-4 26 0-8 7-19 7-26 0Z', mark) +
    line('M3 20c8-2 12 3 18 0s10-1 14 0', dark, 1.6),
  lands: ({ mark, dark }: Tint): string =>
    blot('M7 12c5-6 14-4 15 1s-6 5-5 9-7 4-9-1-4-5-1-9Z', mark) +
    blot('M24 20c5-3 11 0 10 6s-7 7-10 3-3-7 0-9Z', mark) +
    blot('M16 31c3-2 7-1 7 2s-6 3-7-2Z', dark),
  cracks: ({ mark, dark }: Tint): string =>
    line('M-4 26C8 30 30 20 42 10', mark, 2.6) +
    line('M6 10c4 3 4 8 1 13M15 5c5 8 4 20-1 28M25 4c4 9 4 21 0 30', dark, 1.5),
  rivers: ({ mark, dark }: Tint): string =>
    blot('M2 12C8 4 26 3 33 8c2 8-4 10-10 12s-6 10-13 11S-2 20 2 12Z', mark) +
    line('M27 8c-5 4-9 5-11 10M16 18c-4 2-7 5-8 11M16 18c1 4 0 7 2 12M16 18c4 1 7 4 8 7', dark, 1.6),
} as const;

const sum = (id: string): number => [...id].reduce((all, letter) => all * 43 + letter.charCodeAt(0), 2);

export const DISC_COLOURS = Object.keys(TINTS) as readonly (keyof typeof TINTS)[];
export const DISC_FACES = Object.keys(FACES) as readonly (keyof typeof FACES)[];

/** One of several: the one that is named, else one that goes by the id. */
const pick = <Name extends string>(names: readonly Name[], named: string | undefined, seed: number): Name =>
  names.find((name) => name === named) ?? (names[seed % names.length] as Name);

/** The disc of a planet, in the middle of a square of 38: its colour and its face, if they are known. */
export function globe(planet: string, [colour, seen]: readonly string[] = []): string {
  const seed = sum(planet);
  const tint = TINTS[pick(DISC_COLOURS, colour, seed)];
  const face = FACES[pick(DISC_FACES, seen, Math.floor((seed * 3) / DISC_COLOURS.length))](tint);
  const name = `globe-${planet}`;
  return (
    `<clipPath id="${name}"><circle cx="19" cy="19" r="17"/></clipPath>` +
    `<g clip-path="url(#${name})"><circle cx="19" cy="19" r="17" fill="${tint.ground}"/>${face}` +
    `<path d="M19 2a17 17 0 0 1 0 34a22 22 0 0 0 9-17A22 22 0 0 0 19 2Z" fill="#0B0F1A" opacity="0.38"/></g>` +
    `<circle cx="19" cy="19" r="17" fill="none" stroke="#F2EFE6" stroke-width="1.6"/>`
  );
}
