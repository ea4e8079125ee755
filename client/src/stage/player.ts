/** Steps through a row of beats in time. Knows nothing of what is shown; the clock is handed in. */

export interface Clock {
  now(): number;
  /** Runs something later; what is returned calls it off. */
  after(ms: number, run: () => void): () => void;
}

export const CLOCK: Clock = {
  now: () => performance.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

/** Until somebody says so. */
export const UNTIL_SEEN = Infinity;

interface Row {
  readonly lengths: readonly number[];
  readonly show: (place: number) => void;
  readonly over: () => void;
}

export class Player {
  readonly #clock: Clock;
  #row: Row | null = null;
  #place = -1;
  /** When the present step ends, on the clock; and what is left of it during a pause. */
  #end = 0;
  #left: number | null = null;
  #cancel: () => void = () => {};

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  get running(): boolean {
    return this.#row !== null;
  }
  get place(): number {
    return this.#place;
  }

  /** Shows each step for its time, then says that it is over. A row that was running is left. */
  play(lengths: readonly number[], show: (place: number) => void, over: () => void): void {
    this.stop();
    this.#row = { lengths, show, over };
    this.next();
  }

  /** Ends the present step. */
  next(): void {
    const row = this.#row;
    if (!row) return;
    this.#cancel();
    for (;;) {
      this.#place += 1;
      const ms = row.lengths[this.#place];
      if (ms === undefined) {
        this.stop();
        row.over();
        return;
      }
      row.show(this.#place);
      // A viewer who is shown something may leave the row.
      if (this.#row !== row) return;
      if (ms > 0) return this.#wait(ms);
    }
  }

  /** Ends the present step earlier, when this much of it is left or less. */
  hasten(left: number): void {
    if (this.#row && this.#left === null && Number.isFinite(this.#end) && this.#end - this.#clock.now() <= left)
      this.next();
  }

  pause(): void {
    if (!this.#row || this.#left !== null) return;
    this.#cancel();
    this.#left = this.#end - this.#clock.now();
  }

  resume(): void {
    if (!this.#row || this.#left === null) return;
    this.#wait(this.#left);
  }

  /** Leaves the row where it is; nobody is told. */
  stop(): void {
    this.#cancel();
    this.#cancel = () => {};
    this.#row = null;
    this.#place = -1;
    this.#left = null;
  }

  #wait(ms: number): void {
    this.#left = null;
    this.#end = this.#clock.now() + ms;
    this.#cancel = Number.isFinite(ms) ? this.#clock.after(ms, () => this.next()) : () => {};
  }
}
