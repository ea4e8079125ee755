/** What a beat tells, read by name. */
import type { BeatData } from '../../../stage/beat';

type Told = { readonly data: BeatData };

/** -1: it is not told, or means nobody or nowhere. */
export const numberOf = ({ data }: Told, name: string): number => {
  const value = Number(data[name] ?? -1);
  return Number.isNaN(value) ? -1 : value;
};
export const wordOf = ({ data }: Told, name: string): string => {
  const value = data[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};
export function numbersOf({ data }: Told, name: string): number[] {
  const found = data[name];
  return Array.isArray(found) ? (found as readonly (string | number)[]).map(Number) : [];
}

/** The region where a beat happens; -1 where it is in none. On a track `at` is a space. */
export const regionOf = (beat: Told & { readonly kind: string }): number =>
  beat.kind === 'track' ? -1 : numberOf(beat, 'at');

/** What happens at a station: modules, tokens and ships of its owner, and what they bring and cost. */
const AT_STATION: ReadonlySet<string> = new Set([
  'wake',
  'module',
  'slot',
  'upgrade',
  'built',
  'mend',
  'damage',
  'token',
  'use',
  'card',
  'gain',
  'pay',
  'track',
  'score',
]);

/** Whether a beat is about the station of this player. */
export const isAtStation = (beat: Told & { readonly kind: string }, who: number): boolean =>
  AT_STATION.has(beat.kind) && numberOf(beat, 'who') === who;
