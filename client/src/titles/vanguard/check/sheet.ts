/** A dice check as its sheet shows it: columns of dice, what each could serve, and what they would do as they lie. */
import { OUTCOMES, type ActionPrint, type CheckView, type Colour, type DiePrint, type Outcome } from '../types';

export interface Column {
  readonly place: number;
  readonly id: string;
  readonly face: number;
  readonly owner: number;
  readonly colour: Colour;
  /** What it shows. */
  readonly shown: readonly string[];
  /** What that counts as where the check is made. */
  readonly symbols: readonly string[];
  readonly turned: boolean;
}

export interface Convert {
  readonly colour: string;
  readonly symbol: string;
}

export type Ways = readonly (readonly string[])[];

export function columnsOf(check: CheckView, dice: ReadonlyMap<string, DiePrint>): Column[] {
  return check.pool.map(([id, face, owner, shows], place) => {
    const print = dice.get(id);
    const shown = shows ? shows.split('+') : (print?.faces[face] ?? []);
    const symbols = shown.map((symbol) => check.swap?.[symbol] ?? symbol);
    return { place, id, face, owner, colour: print?.colour ?? 'red', shown, symbols, turned: shows !== '' };
  });
}

/** Symbols in pairs, the first counts as the second; where both count as each other, they are named once. */
export function swapsOf(check: CheckView): readonly (readonly [string, string, boolean])[] {
  const pairs = Object.entries(check.swap ?? {});
  return pairs.flatMap(([first, second], place) => {
    const back = pairs.findIndex(([other, to]) => other === second && to === first);
    return back >= 0 && back < place ? [] : [[first, second, back >= 0] as const];
  });
}

/** How a die can serve a need: by its own symbol, as a vanguard, by conversion; null when it cannot. */
export type Fit = 'own' | 'wild' | 'turned' | null;

export function fitOf(column: Column, need: string, convert: Convert | null): Fit {
  if (need === 'die' || need === column.colour) return 'own';
  if (column.symbols.includes(need)) return 'own';
  if (column.symbols.includes('accident')) return null;
  if (need === 'any') return 'own';
  if (need === 'accident') return null;
  if (column.symbols.includes('vanguard')) return 'wild';
  const converts = convert?.colour === column.colour && convert.symbol === need;
  return converts && column.symbols.includes('basic') ? 'turned' : null;
}

/** The best way that a die can serve any of the needs of a row. */
export function bestFit(column: Column, ways: Ways, convert: Convert | null): Fit {
  const fits = ways.flat().map((need) => fitOf(column, need, convert));
  return fits.find((fit) => fit === 'own') ?? fits.find((fit) => fit === 'turned') ?? fits.find(Boolean) ?? null;
}

/** The rows of an action that dice can meet, from the top. */
export function rowsOf(action: ActionPrint | undefined): Outcome[] {
  return OUTCOMES.filter((row) => action?.parts.rows?.[row]);
}

/** What serves a need, by the place of the die. */
export type Cover = ReadonlyMap<number, { readonly need: string; readonly fit: Fit }>;

const BARE: readonly string[] = ['die', 'red', 'green', 'blue'];
const ORDER: readonly Fit[] = ['own', 'turned', 'wild'];

/** Dice that meet one of the ways, own symbols before conversions before vanguards; null when none can be met. Each
 *  symbol of a face serves once, and a bare need takes the whole die. */
export function coverOf(columns: readonly Column[], ways: Ways, convert: Convert | null): Cover | null {
  for (const way of ways.flatMap((one) => plain(one, columns))) {
    // What few dice can do is looked at first.
    const able = (need: string): number => columns.filter((column) => fitOf(column, need, convert)).length;
    const needs = [...way].sort((a, b) => Number(BARE.includes(a)) - Number(BARE.includes(b)) || able(a) - able(b));
    const found = serve(columns, needs, convert, new Map(), new Map());
    if (found) return found;
  }
  return null;
}

/** Needs for "any symbol" are for the same symbol: each that is shown is tried. */
function plain(way: readonly string[], columns: readonly Column[]): (readonly string[])[] {
  if (!way.includes('any')) return [way];
  const shown = new Set(columns.flatMap(({ symbols }) => symbols).filter((symbol) => symbol !== 'accident'));
  return [...shown].map((symbol) => way.map((need) => (need === 'any' ? symbol : need)));
}

function serve(
  columns: readonly Column[],
  [need, ...later]: readonly string[],
  convert: Convert | null,
  cover: Map<number, { need: string; fit: Fit }>,
  used: Map<number, number>,
): Cover | null {
  if (need === undefined) return cover;
  const whole = BARE.includes(need);
  for (const fit of ORDER)
    for (const column of columns) {
      const times = used.get(column.place) ?? 0;
      if (times >= (whole ? 1 : column.symbols.length) || fitOf(column, need, convert) !== fit) continue;
      const next = new Map(cover).set(column.place, { need, fit });
      const taken = new Map(used).set(column.place, whole ? column.symbols.length || 1 : times + 1);
      const found = serve(columns, later, convert, next, taken);
      if (found) return found;
    }
  return null;
}

/** Dice that a special effect takes whether one wants it or not: those that show what it asks for. */
export function mustServe(columns: readonly Column[], ways: Ways): readonly number[] {
  const single = ways.filter((way) => way.length === 1).flat();
  return columns
    .filter(({ symbols, colour }) => symbols.some((symbol) => single.includes(symbol)) || single.includes(colour))
    .map(({ place }) => place);
}

export interface Forecast {
  /** The dice that each special effect must have, from the top. */
  readonly specials: readonly (readonly number[])[];
  /** The row that the rest meets, and how. */
  readonly row: Outcome | '';
  readonly cover: Cover;
}

/** What the dice do if nothing more is done to them. */
export function forecastOf(
  columns: readonly Column[],
  action: ActionPrint | undefined,
  convert: Convert | null,
): Forecast {
  let left = columns;
  const specials = (action?.parts.specials ?? []).map(({ ways = [] }) => {
    const taken = mustServe(left, ways);
    left = left.filter(({ place }) => !taken.includes(place));
    return taken;
  });
  if (action?.parts.tracks) return { specials, row: '', cover: new Map() };
  for (const row of rowsOf(action)) {
    const ways = action?.parts.rows?.[row]?.ways ?? [];
    const cover = ways.length ? coverOf(left, ways, convert) : new Map();
    if (cover) return { specials, row, cover };
  }
  return { specials, row: '', cover: new Map() };
}

/** What is needed of a row, the short words of the notation made long: `bas+bas / xen`. */
export function waysOf(text: string, longOf: (short: string) => string): string[][] {
  return text.split('/').map((way) => way.split('+').map((need) => longOf(need.trim())));
}
