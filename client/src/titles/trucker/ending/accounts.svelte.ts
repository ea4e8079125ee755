/** Keeps what the flight that ended last has brought, until it was read. */
import type { Entry } from '../../../table/protocol';
import type { TruckerView } from '../view';
import { accountOf, lastFlight, type Account } from './account';

export class Accounts {
  #last: TruckerView | null = null;
  rows = $state.raw<readonly Account[]>([]);
  /** The table as it was seen last in a flight: ships as they came home. */
  flown = $state.raw<TruckerView | null>(null);

  /** A view is shown, of a stand or in the middle of a film. */
  look(view: TruckerView): void {
    if (view.part === 'flight' || view.part === 'end') this.flown = view;
  }

  /** A stand is here, with what has happened since the one before. */
  arrive(view: TruckerView, events: readonly Entry[], past: boolean): void {
    const last = this.#last;
    this.#last = past ? null : view;
    if (past || !events.length) return;
    const ended = last?.part === 'flight' && (view.part !== 'flight' || view.round !== last.round);
    const rows = accountOf(events, view.truckers.length, ended);
    if (rows.length) this.rows = rows;
  }

  /** The account of the last flight, also for those who were not there when it ended. */
  last(view: TruckerView, log: readonly Entry[]): readonly Account[] {
    return this.rows.length ? this.rows : accountOf(lastFlight(log), view.truckers.length, true);
  }

  close(): void {
    this.rows = [];
  }
}
