/** What plain data looks like to a reader: facts, lists, tables, one part a seat. Pure. */
import type { Message } from '../table/protocol';

export type Scalar = string | number | boolean | null;
export type Fields = Readonly<Record<string, unknown>>;

export function isScalar(value: unknown): value is Scalar {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

/** A sentence: words are found by its id. */
export function isMessage(value: unknown): value is Message {
  return (
    isFields(value) && typeof value['id'] === 'string' && Object.keys(value).every((name) => /^(id|args)$/.test(name))
  );
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether there is nothing to show: nothing at all, an empty text, list or record. */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}

/** Whether it fits on one line: a single value, a list of them, or nothing. */
export function isSimple(value: unknown): boolean {
  return isScalar(value) || isEmpty(value) || isMessage(value) || (Array.isArray(value) && value.every(isScalar));
}

export interface Sections {
  /** Single values, shown together on one card. */
  readonly facts: readonly (readonly [string, Scalar])[];
  /** Lists with one record a seat, shown as one card a seat. */
  readonly seats: readonly (readonly [string, readonly Fields[]])[];
  /** Everything else, a card each. */
  readonly parts: readonly (readonly [string, unknown])[];
}

/** How a view is laid out for a table of that many seats. */
export function sectionsOf(view: unknown, seats: number): Sections {
  const entries = isFields(view) ? Object.entries(view) : [['', view] as const];
  const facts: [string, Scalar][] = [];
  const perSeat: [string, readonly Fields[]][] = [];
  const parts: [string, unknown][] = [];
  for (const [name, value] of entries) {
    if (isScalar(value)) facts.push([name, value]);
    else if (Array.isArray(value) && value.length === seats && value.every(isFields)) perSeat.push([name, value]);
    else parts.push([name, value]);
  }
  return { facts, seats: perSeat, parts };
}

/** The columns of a list of records that can be shown as a table: few, single values, the same in each record. */
export function columnsOf(list: readonly unknown[], most = 8): string[] | null {
  const [first, ...others] = list;
  if (!isFields(first) || !others.length) return null;
  const names = Object.keys(first);
  const alike = (row: unknown): boolean =>
    isFields(row) && Object.keys(row).join() === names.join() && Object.values(row).every(isScalar);
  return names.length <= most && list.every(alike) ? names : null;
}

/** The paths of what differs between two views: `truckers.0.credits`. What is new counts, what is gone does not. */
export function changed(before: unknown, after: unknown, path = ''): Set<string> {
  if (Object.is(before, after)) return new Set();
  if (typeof after !== 'object' || after === null || typeof before !== 'object' || before === null)
    return new Set([path]);
  const found = new Set<string>();
  for (const [name, value] of Object.entries(after)) {
    const inner = path ? `${path}.${name}` : name;
    for (const one of changed((before as Fields)[name], value, inner)) found.add(one);
  }
  return found;
}

/** Whether this place or something below it has changed. */
export function isTouched(path: string, paths: ReadonlySet<string>): boolean {
  return paths.has(path) || [...paths].some((one) => one.startsWith(`${path}.`));
}

/** A name of a field as words: `looking_at` becomes "looking at". */
export function spelled(name: string): string {
  return name.replaceAll('_', ' ').replaceAll('-', ' ');
}
