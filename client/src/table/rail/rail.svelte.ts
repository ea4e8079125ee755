/** How the rail stands: which of its tabs is open, and whether it is folded. Only the reader folds it. */

/** Below this width of the window it starts folded: the board needs the room more. */
const WIDE = 1360;

/** The tab with a part of the board. */
export const BENCH = 'bench';

export class RailState {
  folded = $state(innerWidth < WIDE);
  tab = $state('log');
  /** How it stood before a part of the board came to lie in it. */
  #before: { readonly tab: string; readonly folded: boolean } | null = null;

  /** Opens a tab, or folds the rail if it is that one. */
  toggle(id: string): void {
    if (!this.folded && this.tab === id) this.folded = true;
    else this.show(id);
  }
  /** Makes room for a part of the board, or is as it was once that has gone. A modest one does not unfold the rail. */
  makeRoom(needed: boolean, modest = false): void {
    if (needed && modest && this.folded) return;
    if (needed) {
      this.#before ??= { tab: this.tab, folded: this.folded };
      this.show(BENCH);
    } else if (this.#before) {
      if (this.tab === BENCH) ({ tab: this.tab, folded: this.folded } = this.#before);
      this.#before = null;
    }
  }
  show(id: string): void {
    this.tab = id;
    this.folded = false;
  }
}
