/** Whose ship is shown large. The seats' cards lie outside the board, so both meet here. */
class Watching {
  /** Null for our own ship. */
  seat = $state<number | null>(null);

  toggle(seat: number, own: number | null): void {
    this.seat = seat === own || this.seat === seat ? null : seat;
  }
}

export const watching = new Watching();
