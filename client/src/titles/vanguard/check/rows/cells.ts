/** Threads: what each die could do in a row of the sheet, and where its thread ends. Pure. */
import type { Outcome } from '../../desk/names';
import type { CheckView, FitView, RowView } from '../../view';
import type { Column } from '../model';

/** What the ring says: it may go here (by its own symbol, or as a vanguard), it is used here, it must go here, it is
 *  used elsewhere, it is left over. */
export type Ring = '' | 'may' | 'wild' | 'used' | 'must' | 'elsewhere' | 'rest';

export interface CellLook {
  readonly ring: Ring;
  readonly how: FitView['how'] | null;
  readonly colour: Column['colour'];
  /** Whether the thread goes by, ends here or has ended above. */
  readonly thread: 'by' | 'end' | 'gone';
  /** What the ring shows, and what the die itself does. */
  readonly shows: string;
  readonly symbol: string;
  readonly row: Outcome | '';
}

/** The last row: dice that nothing needs. */
export const REST = 'rest';

/** The row at which the thread of a die ends if nothing more is done: a special effect, the outcome, or the rest. */
export function endOf(place: number, { specials, rows, forecast }: CheckView): string {
  const special = specials.find(({ takes }) => takes.includes(place));
  if (special) return special.key;
  const outcome = rows.find(({ key }) => key === forecast);
  return outcome?.cover?.some(({ die }) => die === place) ? outcome.key : REST;
}

/** Every row that threads run through, from the top. */
const orderOf = ({ combos, specials, rows }: CheckView): string[] => [
  ...[...combos, ...specials, ...rows].map(({ key }) => key),
  REST,
];

/** What a die looks like in a row; without a row, among the rest. */
export function cellOf({ place, die, colour }: Column, row: RowView | null, check: CheckView): CellLook {
  const key = row?.key ?? REST;
  const end = endOf(place, check);
  const order = orderOf(check);
  const thread = key === end ? 'end' : order.indexOf(key) < order.indexOf(end) ? 'by' : 'gone';
  const symbol = die.counts[0] ?? 'basic';
  const plain = { colour, symbol, shows: symbol, how: null, row: '', thread } as const;
  if (!row) return { ...plain, ring: thread === 'end' ? 'rest' : '' };
  const used = thread === 'end' ? row.cover?.find((fit) => fit.die === place) : undefined;
  const fit = used ?? row.fits.find((one) => one.die === place);
  if (!fit) return { ...plain, ring: '' };
  const look = { ...plain, how: fit.how, shows: fit.how === 'converted' ? fit.need : symbol };
  if (thread === 'gone') return { ...look, ring: 'elsewhere' };
  if (thread === 'by') return { ...look, ring: fit.how === 'vanguard' ? 'wild' : 'may' };
  return key === check.forecast ? { ...look, ring: 'used', row: check.forecast as Outcome } : { ...look, ring: 'must' };
}
