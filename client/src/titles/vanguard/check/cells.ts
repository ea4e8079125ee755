/** Threads: what each die could do in a row of the sheet, and where its thread ends. Pure. */
import type { Colour, Outcome } from '../types';
import { bestFit, fitOf, type Column, type Convert, type Fit, type Forecast, type Ways } from './sheet';

/** What the ring says: it may go here (by its own symbol, or as a vanguard), it is used here, it must go here, it is
 *  used elsewhere, it is left over. */
export type Ring = '' | 'may' | 'wild' | 'used' | 'must' | 'elsewhere' | 'rest';

export interface CellLook {
  readonly ring: Ring;
  readonly fit: Fit;
  readonly colour: Colour;
  /** Whether the thread goes by, ends here or has ended above. */
  readonly thread: 'by' | 'end' | 'gone';
  /** What the ring shows, and what the die itself does. */
  readonly shows: string;
  readonly symbol: string;
  readonly row: Outcome | '';
}

/** A row of the sheet, from the top. */
export type SheetRow =
  | { readonly kind: 'combo'; readonly ways: Ways }
  | { readonly kind: 'special'; readonly ways: Ways; readonly number: number }
  | { readonly kind: 'outcome'; readonly ways: Ways; readonly row: Outcome }
  | { readonly kind: 'rest' };

const STAGES = ['combo', 'special', 'outcome', 'rest'] as const;

/** Where the thread of a die ends if nothing more is done: at a special effect, at an outcome, or with the rest. */
export function endOf(place: number, forecast: Forecast): SheetRow['kind'] {
  if (forecast.specials.some((taken) => taken.includes(place))) return 'special';
  return forecast.cover.has(place) ? 'outcome' : 'rest';
}

/** Which need a die serves best there. */
function needOf(column: Column, ways: Ways, convert: Convert | null, fit: Fit): string {
  return ways.flat().find((need) => fitOf(column, need, convert) === fit) ?? '';
}

export function cellOf(column: Column, row: SheetRow, forecast: Forecast, convert: Convert | null): CellLook {
  const end = endOf(column.place, forecast);
  const symbol = column.symbols[0] ?? 'basic';
  const plain = { colour: column.colour, symbol, shows: symbol, fit: null, row: '' } as const;
  const stage = STAGES.indexOf(row.kind) - STAGES.indexOf(end);
  const ends = stage === 0 && endsHere(column.place, row, forecast);
  const passed = stage > 0 || (stage === 0 && !ends && endedAbove(column.place, row, forecast));
  const thread = ends ? 'end' : passed ? 'gone' : 'by';
  if (row.kind === 'rest') return { ...plain, thread, ring: ends ? 'rest' : '' };
  const fit = bestFit(column, row.ways, convert);
  if (!fit) return { ...plain, thread, ring: '' };
  const need = needOf(column, row.ways, convert, fit);
  const shows = fit === 'turned' ? need : symbol;
  const outcome = row.kind === 'outcome' ? row.row : '';
  if (ends) return { ...plain, thread, fit, shows, row: outcome, ring: row.kind === 'special' ? 'must' : 'used' };
  if (passed) return { ...plain, thread, fit, shows, ring: 'elsewhere' };
  return { ...plain, thread, fit, shows, ring: fit === 'wild' ? 'wild' : 'may' };
}

function endsHere(place: number, row: SheetRow, forecast: Forecast): boolean {
  if (row.kind === 'special') return forecast.specials[row.number]?.includes(place) ?? false;
  if (row.kind === 'outcome') return forecast.row === row.row;
  return row.kind === 'rest';
}

/** Of several rows of its stage, whether an upper one has it. */
function endedAbove(place: number, row: SheetRow, forecast: Forecast): boolean {
  if (row.kind === 'special') return forecast.specials.slice(0, row.number).some((taken) => taken.includes(place));
  if (row.kind !== 'outcome' || !forecast.row) return false;
  const order: readonly Outcome[] = ['yellow', 'green', 'red'];
  return order.indexOf(row.row) > order.indexOf(forecast.row);
}
