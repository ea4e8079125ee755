/** What a flight has brought, as the log tells it. Pure. */
import type { Entry } from '../../../table/protocol';

/** Who got what at journey's end, as the log tells it: one row a seat, in the order of the seats. */
export interface Account {
  readonly seat: number;
  readonly place: number;
  readonly arrived: number;
  readonly looks: number;
  readonly sold: number;
  readonly losses: number;
  readonly debt: number;
}

const ITEMS: Readonly<Record<string, keyof Omit<Account, 'seat' | 'place'>>> = {
  'trucker-arrived': 'arrived',
  'trucker-best-looking': 'looks',
  'trucker-sold': 'sold',
  'trucker-paid-losses': 'losses',
  'trucker-paid-debt': 'debt',
};

/** The account of a flight that has just ended; empty when none has. `ended` knows of a flight that brought nobody
 *  anything, and so has nothing told of it. */
export function accountOf(entries: readonly Entry[], seats: number, ended = false): Account[] {
  const blank = { place: 0, arrived: 0, looks: 0, sold: 0, losses: 0, debt: 0 };
  const rows = Array.from({ length: seats }, (_, seat): Account => ({ seat, ...blank }));
  let found = false;
  for (const { message } of entries) {
    const item = ITEMS[message.id];
    const args = message.args ?? {};
    const row = rows[Number(args['seat'])];
    if (!item || !row) continue;
    found = true;
    const credits = Number(args['credits']) * (item === 'losses' || item === 'debt' ? -1 : 1);
    rows[row.seat] = { ...row, [item]: credits, place: Number(args['place'] ?? row.place) };
  }
  return found || ended ? rows : [];
}

/** What a seat had before the flight, by what it has now. */
export function beforeOf(row: Account, credits: number): number {
  return credits - row.arrived - row.looks - row.sold - row.losses - row.debt;
}

/** What has been told since ships last took off. */
export function lastFlight(log: readonly Entry[]): readonly Entry[] {
  return log.slice(log.findLastIndex(({ message }) => message.id === 'trucker-launched') + 1);
}
