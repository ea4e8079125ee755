/** Everything that the sheet of a check shows, read out of the view. */
import { symbolOf } from '../crew/symbols';
import type { Desk } from '../desk/desk.svelte';
import { GLYPHS } from '../draw/glyphs';
import type { ActionPrint, CheckView, MemberView, Outcome, Written } from '../types';
import {
  columnsOf,
  coverOf,
  forecastOf,
  rowsOf,
  waysOf,
  type Column,
  type Convert,
  type Forecast,
  type Ways,
} from './sheet';

export interface Combo {
  /** As the odds call its move. */
  readonly key: string;
  readonly name: string;
  readonly ways: Ways;
  readonly effect: Written | undefined;
  /** Whether the dice that lie there meet it. */
  readonly met: boolean;
}

export interface Sheet {
  readonly check: CheckView;
  readonly member: MemberView;
  readonly columns: readonly Column[];
  readonly action: ActionPrint | undefined;
  readonly title: string;
  readonly rows: readonly Outcome[];
  readonly convert: Convert | null;
  readonly combos: readonly Combo[];
  readonly forecast: Forecast;
  /** Where the markers of the action are: `0.green` 2. */
  readonly tracks: Readonly<Record<string, number>>;
}

const textOf = (written: Written | undefined): string => (typeof written === 'object' ? written.text : (written ?? ''));
const longOf = (short: string): string =>
  Object.keys(GLYPHS).find((name) => short.length === 3 && name.startsWith(short)) ?? short;

export function sheetOf(desk: Desk): Sheet | null {
  const { trip } = desk;
  const check = trip?.check;
  const member = trip?.team[check?.who ?? 0];
  if (!trip || !check || !member) return null;
  const [kind = '', id = ''] = check.source.split(':');
  const action = (desk.thing(id) ?? desk.card(id))?.actions?.[check.action];
  const columns = columnsOf(check, desk.dice);
  const printed = symbolOf(desk.crew(member.crew)?.convert ?? '');
  const convert = printed && { ...printed, symbol: check.swap?.[printed.symbol] ?? printed.symbol };
  return {
    check,
    member,
    columns,
    action,
    title: action ? desk.own('action', `${id}-${check.action + 1}`) : desk.t('vanguard-board-preparing'),
    rows: rowsOf(action),
    convert,
    combos: combosOf(desk, member, check, columns, convert),
    forecast: forecastOf(columns, action, convert),
    tracks: tracksOf(desk, kind, id, check.sector),
  };
}

/** Combinations of the cards in hand, then those of the global condition. */
function combosOf(
  desk: Desk,
  member: MemberView,
  check: CheckView,
  columns: readonly Column[],
  convert: Convert | null,
): Combo[] {
  const calm = columns.filter(({ symbols }) => !symbols.includes('accident'));
  const made = (key: string, name: string, needs: string, effect: Written | undefined): Combo => {
    const ways = waysOf(needs, longOf);
    return { key, name, ways, effect, met: coverOf(calm, ways, convert) !== null };
  };
  const hand = [...new Set(member.hand)].flatMap((card) => {
    const print = desk.card(card);
    return print?.combo ? [made(`combine:${card}:0`, desk.own('card', card), textOf(print.combo), print.lower)] : [];
  });
  const condition = desk.trip?.boards[Math.floor(check.sector / 100)]?.condition ?? '';
  const shared = (condition ? (desk.thing(condition)?.combos ?? []) : []).map((combo, number) => {
    const [needs = ''] = textOf(combo).split('->');
    const once = needs.replace(/\bonce\b.*$/, '');
    return made(`combine:${condition}:${number}`, desk.own('condition', condition), once, combo);
  });
  // What can be triggered stands above.
  return [...hand, ...shared].sort((a, b) => Number(b.met) - Number(a.met));
}

function tracksOf(desk: Desk, kind: string, id: string, sector: number): Readonly<Record<string, number>> {
  if (kind === 'poi') return desk.trip?.places[String(sector)]?.pois.find(([poi]) => poi === id)?.[1] ?? {};
  for (const board of desk.trip?.boards ?? [])
    for (const [other, , , tracks] of [...board.threats, ...board.missions]) if (other === id) return tracks;
  return {};
}
