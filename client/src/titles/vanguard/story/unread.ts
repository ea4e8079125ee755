/** Which pages of the log book were read in this browser, table by table. */

const KEPT = 'starboard.vanguard.unread';
/** Tables that are remembered, those read last. */
const MOST = 40;

/** How many pages are known, and which of them nobody has read, by their places. */
export interface Unread {
  readonly known: number;
  readonly pages: readonly number[];
}

type Kept = readonly (readonly [table: string, known: number, pages: readonly number[]])[];

function read(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]');
    return Array.isArray(kept) ? (kept as Kept).filter(([table, , pages]) => table && Array.isArray(pages)) : [];
  } catch {
    return [];
  }
}

/** What is unread of a book of this many pages. A browser that has never seen the table begins with the last page: what
 *  was written before is told by "previously". */
export function unreadOf(table: string, length: number): Unread {
  const found = read().find(([id]) => id === table);
  const known = Math.min(found?.[1] ?? Math.max(0, length - 1), length);
  return grown({ known, pages: (found?.[2] ?? []).filter((place) => place < length) }, length);
}

/** New pages are unread; pages that an undo took away are none. */
export function grown({ known, pages }: Unread, length: number): Unread {
  const fresh = Array.from({ length: Math.max(0, length - known) }, (_, n) => known + n);
  return { known: length, pages: [...pages.filter((place) => place < Math.min(known, length)), ...fresh] };
}

export const without = (unread: Unread, place: number): Unread => ({
  ...unread,
  pages: unread.pages.filter((one) => one !== place),
});

export function keepUnread(table: string, { known, pages }: Unread): void {
  if (!table) return;
  const others = read().filter(([id]) => id !== table);
  localStorage.setItem(KEPT, JSON.stringify([[table, known, pages], ...others].slice(0, MOST)));
}
