/** What has happened at a table since it was last seen in this browser. Pure. */
import type { Happened, Message, Row } from '../../table/protocol';

export interface Since {
  /** Moves that were made. */
  readonly moves: number;
  /** What others did last, as far as it can be said here. */
  readonly told: readonly Message[];
}

/** Null where there is nothing new, or nobody was here yet. */
export function sinceLeft(row: Row, seen: number | null, knows: (id: string) => boolean): Since | null {
  if (seen === null || row.position <= seen) return null;
  const told = row.lately.filter((one) => one.position > seen && ofOthers(row, one) && sayable(one.message, knows));
  return { moves: row.position - seen, told: told.map(({ message }) => message) };
}

/** What happened last at a table, as far as it can be said here; null where there is nothing. */
export function lastTold(row: Row, knows: (id: string) => boolean): Message | null {
  const told = row.lately.filter(({ message }) => seated(row, message) && sayable(message, knows));
  return told.at(-1)?.message ?? null;
}

/** A player without a seat, such as the Hegemon, is named only at the table. */
function seated(row: Row, message: Message): boolean {
  const named = message.args?.['seat'];
  return typeof named !== 'number' || named < row.seats.length;
}

function ofOthers(row: Row, { seat, message }: Happened): boolean {
  return seated(row, message) && (seat === null || !row.seats[seat]?.yours);
}

/** Whether the words of a message are here, also of those within it. */
export function sayable(message: Message, knows: (id: string) => boolean): boolean {
  const within = Object.values(message.args ?? {}).filter((value) => typeof value === 'object' && 'id' in value);
  return knows(message.id) && within.every((one) => sayable(one as Message, knows));
}
