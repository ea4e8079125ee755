/** The keys that this browser was given: of tables that it opened, of seats that it plays, of seats to invite into. */
import type { Opened } from './api_types';
import type { SeatKind } from './table/protocol';

export interface TableKeys {
  readonly host?: string;
  /** Seats that are played from here. */
  readonly mine: Readonly<Record<string, string>>;
  /** Open seats whose links can be given away. */
  readonly invites: Readonly<Record<string, string>>;
}

const NONE: TableKeys = { mine: {}, invites: {} };
const name = (table: string): string => `starboard.keys.${table}`;

/** Whether this browser was ever given a key. */
export function hasKeys(): boolean {
  return Object.keys(localStorage).some((key) => key.startsWith(name('')));
}

export function keysOf(table: string): TableKeys {
  try {
    return { ...NONE, ...(JSON.parse(localStorage.getItem(name(table)) ?? '{}') as Partial<TableKeys>) };
  } catch {
    return NONE;
  }
}

export function keepKeys(table: string, more: Partial<TableKeys>): TableKeys {
  const had = keysOf(table);
  const keys = {
    ...had,
    ...more,
    mine: { ...had.mine, ...more.mine },
    invites: { ...had.invites, ...more.invites },
  };
  localStorage.setItem(name(table), JSON.stringify(keys));
  return keys;
}

/** Keeps the keys of a table that was opened from here: those of open seats are for giving away. */
export function keepOpened({ table, host, keys }: Opened): TableKeys {
  const of = (...kinds: SeatKind[]): Record<string, string> =>
    Object.fromEntries(
      Object.entries(keys).filter(([seat]) => kinds.includes(table.seats[Number(seat)]?.kind ?? 'bot')),
    );
  return keepKeys(table.id, { ...(host && { host }), mine: of('person', 'here'), invites: of('open') });
}

/** All keys that say who is here. */
export function ownKeys(keys: TableKeys): string[] {
  return [...(keys.host ? [keys.host] : []), ...Object.values(keys.mine)];
}
