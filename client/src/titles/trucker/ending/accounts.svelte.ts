/** Keeps what the flight that ended last has brought, until it was read. */
import type { AccountView, TruckerView } from '../view';

export class Accounts {
  /** The round of the last account that a stand had; undefined before the first stand. */
  #known: number | undefined;
  /** The account that is to be read. */
  open = $state.raw<AccountView | null>(null);
  /** The table as it was seen last in a flight: ships as they came home. */
  flown = $state.raw<TruckerView | null>(null);

  /** A view is shown, of a stand or in the middle of a film. */
  look(view: TruckerView): void {
    if (view.part === 'flight' || view.part === 'end') this.flown = view;
  }

  /** A stand is here; `news`: something has happened since the one before. */
  arrive({ account }: TruckerView, news: boolean, past: boolean): void {
    if (past) return;
    if (account && news && account.round !== this.#known) this.open = account;
    this.#known = account?.round;
  }

  close(): void {
    this.open = null;
  }
}
