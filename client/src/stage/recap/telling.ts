/** Tells the server what was seen. Where a lot happens at once, only the last of it: a server hangs up on a page that
 * sends more than 40 frames a second. */
import type { Clock } from '../player';

/** Milliseconds from one frame to the next. */
const BETWEEN = 30;

export class Telling {
  readonly #clock: Clock;
  readonly #tell: (count: number, reading: boolean) => void;
  #count = -1;
  #reading = false;
  /** When it was last told. */
  #then = -Infinity;
  #callOff: (() => void) | null = null;

  constructor(clock: Clock, tell: (count: number, reading: boolean) => void) {
    this.#clock = clock;
    this.#tell = tell;
  }

  /** Lines of the log that were seen. */
  seen(count: number): void {
    if (count === this.#count) return;
    this.#count = count;
    this.#soon();
  }
  /** Whether something lies open that is to be read first. */
  reading(open: boolean): void {
    if (open === this.#reading) return;
    this.#reading = open;
    this.#soon();
  }
  /** Over a new connection nothing has been told yet. */
  forget(): void {
    this.stop();
    [this.#count, this.#reading] = [-1, false];
  }
  stop(): void {
    this.#callOff?.();
    this.#callOff = null;
  }

  #soon(): void {
    if (this.#callOff) return;
    const wait = this.#then + BETWEEN - this.#clock.now();
    if (wait <= 0) this.#now();
    else this.#callOff = this.#clock.after(wait, () => this.#now());
  }
  #now(): void {
    this.#callOff = null;
    this.#then = this.#clock.now();
    this.#tell(Math.max(0, this.#count), this.#reading);
  }
}
