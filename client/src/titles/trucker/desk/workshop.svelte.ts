/** What the reader has opened while a ship is built and checked; and which tile lies in which slot. */
import { Slots } from '../building/bench/slots';

export class Workshop {
  /** The places of the tiles that lie face up. */
  readonly slots = new Slots();
  /** Whether the open ends are marked on the ship. */
  ends = $state(false);
  /** Whether the tiles that lie face up are spread over the ship, on a phone. */
  spread = $state(false);
  /** The square that a dragged tile is held over; -1 when there is none. */
  over = $state(-1);
  /** Which of the ways out of many mistakes is shown. */
  way = $state(0);
  /** Whether mistakes are mended one by one, although they are many. */
  singly = $state(false);
  /** The square of what shall stay in the ship check, although no way out leaves it; -1 for none. */
  kept = $state(-1);

  /** Back to the cheapest way out of all that is left. */
  takeAll(): void {
    this.singly = false;
    this.kept = -1;
  }
}
