/** How far each table was seen in this browser, and when, so that who comes back is told what has happened since. */

const KEPT = 'starboard.seen';
/** Tables that are remembered, those seen last. */
const MOST = 60;

/** The position that was seen last, and the second in which somebody last looked. */
export interface Seen {
  readonly position: number;
  readonly time: number;
}

type Kept = readonly (readonly [table: string, position: number, time?: number])[];

function read(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]');
    return Array.isArray(kept) ? (kept as Kept).filter(([table, at]) => typeof table === 'string' && at >= 0) : [];
  } catch {
    return [];
  }
}

const now = (): number => Math.floor(Date.now() / 1000);

/** How far a table was seen; null at the first visit. */
export function lastSeen(table: string): Seen | null {
  const found = read().find(([id]) => id === table);
  return found ? { position: found[1], time: found[2] ?? now() } : null;
}

export function keepSeen(table: string, position: number): void {
  const others = read().filter(([id]) => id !== table);
  localStorage.setItem(KEPT, JSON.stringify([[table, position, now()], ...others].slice(0, MOST)));
}

/** Somebody has looked until now, and seen nothing new. */
export function stillSeen(table: string): void {
  const seen = lastSeen(table);
  if (seen) keepSeen(table, seen.position);
}
