/** What somebody fills in, until it is kept: rows that change, and a copy in this browser that outlives a reload. */
import type { Draft, Field, Remark, Sheet } from '../api_types';

export type Cell = Field['start'];
export type Row = Readonly<Record<string, Cell>>;

export const rowsOf = (draft: Draft, sheet: string): readonly Row[] => draft.sheets?.[sheet] ?? [];

export const withRows = (draft: Draft, sheet: string, rows: readonly Row[]): Draft => ({
  ...draft,
  sheets: { ...draft.sheets, [sheet]: rows },
});

/** A new row, as the server says that it begins. */
export const newRow = (sheet: Sheet): Row => Object.fromEntries(sheet.fields.map(({ id, start }) => [id, start]));

export const cellOf = (row: Row, field: Field): Cell => row[field.id] ?? field.start;

/** Whether nothing was written yet: an empty field is no mistake before somebody wants to keep it. */
export const isBlank = (cell: Cell): boolean =>
  cell === '' || (typeof cell === 'object' && Object.values(cell).every((part) => part === ''));

/** A text with another one behind it. */
export const joined = (text: string, more: string, joint: string): string =>
  text.trim() ? `${text.trim()}${joint}${more}` : more;

/** What a number field holds: a number where there is one; what is none stays as it was typed, for the server to see. */
export const numberIn = (text: string): number | string => (/^-?\d+$/.test(text.trim()) ? Number(text) : text);

/** The short name of a folder that a name suggests: its letters and digits. */
export const shortName = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replace(/[^a-z0-9]/g, '')
    .replace(/^\d+/, '')
    .slice(0, 20);

export const remarkAt = (
  remarks: readonly Remark[],
  sheet: string,
  row: number,
  field: string,
  part = 0,
): Remark | undefined =>
  remarks.find((one) => one.sheet === sheet && one.row === row && one.field === field && one.part === part);

const keyOf = (title: string, id: string): string => `starboard.own.${title}.${id}`;

/** What was not kept yet, from an earlier visit. */
export function unsaved(title: string, id: string): Draft | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(keyOf(title, id)) ?? 'null');
    return found && typeof found === 'object' && 'name' in found ? (found as Draft) : null;
  } catch {
    return null;
  }
}

export function remember(title: string, id: string, draft: Draft | null): void {
  if (draft) localStorage.setItem(keyOf(title, id), JSON.stringify(draft));
  else localStorage.removeItem(keyOf(title, id));
}

const sorted = (_: string, value: unknown): unknown =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** Whether two drafts say the same, in whatever order their fields are. */
export const same = (one: Draft, other: Draft): boolean =>
  JSON.stringify(one, sorted) === JSON.stringify(other, sorted);
