/** Counts the accounts up, part by part, then lets the curve be drawn, then tells the rest. */
import { CLOCK, Player, type Clock } from '../../../stage/player';

const PART = 670;
const FIRST = 1000;
const WINNER = 800;
export const CURVE = 1600;

export class Counting {
  readonly #player: Player;
  /** How many parts are counted. */
  counted = $state(0);
  /** Whether the winner is named, the curve drawn, and all of it told. */
  named = $state(false);
  drawn = $state(false);
  told = $state(false);

  constructor(clock: Clock = CLOCK) {
    this.#player = new Player(clock);
  }

  get running(): boolean {
    return this.#player.running;
  }

  begin(parts: number): void {
    [this.counted, this.named, this.drawn, this.told] = [0, false, false, false];
    const lengths = [...Array.from({ length: parts }, (_, i) => (i ? PART : FIRST)), WINNER, CURVE];
    this.#player.play(
      lengths,
      (place) => {
        this.counted = Math.min(parts, place + 1);
        this.named = place >= parts;
        this.drawn = place > parts;
      },
      () => this.finish(parts),
    );
  }

  /** Everything at once. */
  finish(parts: number): void {
    this.#player.stop();
    [this.counted, this.named, this.drawn, this.told] = [parts, true, true, true];
  }

  stop(): void {
    this.#player.stop();
  }
}
