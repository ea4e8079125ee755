/** What a beat tells, read by name. */
import type { BeatData } from '../../../stage/beat';

type Told = { readonly data: BeatData };

export const numberOf = ({ data }: Told, name: string): number => Number(data[name] ?? -1);
export const wordOf = ({ data }: Told, name: string): string => String(data[name] ?? '');

export function listOf({ data }: Told, name: string): readonly (string | number)[] {
  const found = data[name];
  return Array.isArray(found) ? (found as readonly (string | number)[]) : [];
}

export const numbersOf = (beat: Told, name: string): number[] => listOf(beat, name).map(Number);
export const wordsOf = (beat: Told, name: string): string[] => listOf(beat, name).map(String);
