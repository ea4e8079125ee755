/** The final accounts, grouped as they are counted up. Pure. */
import type { Glyph } from '../draw/glyphs';
import type { Printed } from '../printed';
import type { AccountView } from '../view';

export type PartName =
  'running' | 'tracks' | 'developments' | 'special' | 'relics' | 'leaders' | 'moons' | 'vault' | 'destiny' | 'damaged';

/** One part of the accounts: what it is worth to each player. */
export interface Part {
  readonly name: PartName;
  readonly points: readonly number[];
}

export const SIGNS: Readonly<Record<PartName, Glyph>> = {
  running: 'vp',
  tracks: 'tracks',
  developments: 'develop',
  special: 'map',
  relics: 'relic',
  leaders: 'leader',
  moons: 'moon',
  vault: 'vault',
  destiny: 'order',
  damaged: 'damage',
};

/** In the order in which they are counted; what takes points away comes last. */
const ORDER = Object.keys(SIGNS) as PartName[];
const PLAIN: Readonly<Record<string, PartName>> = {
  running: 'running',
  damaged: 'damaged',
  relics: 'relics',
  moons: 'moons',
  tokens: 'moons',
  leaders: 'leaders',
  vault: 'vault',
  cards: 'vault',
  quasar: 'special',
  vortex: 'special',
};

/** The part to which a line of an account belongs. */
export function partOf(what: string, printed: Printed): PartName {
  const plain = PLAIN[what];
  if (plain) return plain;
  if ((printed.tracks.names as readonly string[]).includes(what)) return 'tracks';
  return what in printed.developments ? 'developments' : 'destiny';
}

/** The parts that are worth something to somebody. */
export function partsOf(accounts: readonly AccountView[], printed: Printed): Part[] {
  return ORDER.map((name): Part => ({
    name,
    points: accounts.map(({ items }) =>
      items.filter(({ what }) => partOf(what, printed) === name).reduce((sum, { points }) => sum + points, 0),
    ),
  })).filter(({ name, points }) => name === 'running' || points.some(Boolean));
}

/** What a player has when so many parts are counted. */
export const sumOf = (parts: readonly Part[], who: number, counted: number): number =>
  parts.slice(0, counted).reduce((sum, { points }) => sum + (points[who] ?? 0), 0);

/** Players from the first to the last. */
export function rankOf(accounts: readonly AccountView[]): number[] {
  return accounts.map((_, who) => who).sort((a, b) => (accounts[b]?.total ?? 0) - (accounts[a]?.total ?? 0));
}

/** The part by which one is ahead of another the most, and both their points for it. */
export function widest(
  parts: readonly Part[],
  first: number,
  other: number,
): { part: Part; own: number; theirs: number } | null {
  const gap = ({ points }: Part): number => (points[first] ?? 0) - (points[other] ?? 0);
  const [part] = [...parts].sort((a, b) => gap(b) - gap(a));
  return part && gap(part) > 0 ? { part, own: part.points[first] ?? 0, theirs: part.points[other] ?? 0 } : null;
}
