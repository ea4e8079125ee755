/** How the rail stands: which of its tabs is open, and whether it is folded. Only the reader folds it. */

/** Below this width of the window it starts folded: the board needs the room more. */
const WIDE = 1360;

export class RailState {
  folded = $state(innerWidth < WIDE);
  tab = $state('log');

  /** Opens a tab, or folds the rail if it is that one. */
  toggle(id: string): void {
    if (!this.folded && this.tab === id) this.folded = true;
    else this.show(id);
  }
  show(id: string): void {
    this.tab = id;
    this.folded = false;
  }
}
