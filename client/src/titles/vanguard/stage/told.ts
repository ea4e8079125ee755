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
