/** Whose ship is shown large. The seats' cards lie outside the board, so both meet here. */
class Watching {
  /** The seat of somebody else whose ship was asked for; null shows our own. */
  seat = $state<number | null>(null);
  /** The seat whose ship is on the board: what happens to it is worth a film. */
  shown = 0;
  /** The seat of the reader; -1: none. */
  own = -1;

  toggle(seat: number, own: number | null): void {
    this.seat = seat === own || this.seat === seat ? null : seat;
  }
}

export const watching = new Watching();
