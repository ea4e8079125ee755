/** How far each table was seen in this browser, so that who comes back is told what has happened since. */

const KEPT = 'starboard.seen';
/** Tables that are remembered, those seen last. */
const MOST = 60;

type Seen = readonly (readonly [table: string, position: number])[];

function read(): Seen {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]');
    return Array.isArray(kept) ? (kept as Seen).filter(([table, at]) => typeof table === 'string' && at >= 0) : [];
  } catch {
    return [];
  }
}

/** The position that was seen last at a table; null at the first visit. */
export function lastSeen(table: string): number | null {
  return read().find(([id]) => id === table)?.[1] ?? null;
}

export function keepSeen(table: string, position: number): void {
  const others = read().filter(([id]) => id !== table);
  localStorage.setItem(KEPT, JSON.stringify([[table, position], ...others].slice(0, MOST)));
}
