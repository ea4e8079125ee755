/** A clock for tests, turned by hand. */
import type { Clock } from './player';

export class FakeClock implements Clock {
  #now = 0;
  #due: { readonly at: number; readonly run: () => void }[] = [];

  now(): number {
    return this.#now;
  }
  after(ms: number, run: () => void): () => void {
    const due = { at: this.#now + ms, run };
    this.#due.push(due);
    return () => (this.#due = this.#due.filter((one) => one !== due));
  }
  /** Lets time pass, and does what is then due, in order. */
  pass(ms: number): void {
    const end = this.#now + ms;
    for (;;) {
      const next = this.#due.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.#due = this.#due.filter((one) => one !== next);
      this.#now = next.at;
      next.run();
    }
    this.#now = end;
  }
}
