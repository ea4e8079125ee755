/** The time that is left of a deadline, counted on from what the server said last. */
import type { RunningClock } from '../../../table/protocol';

const TICK = 200;

export class Countdown {
  readonly #deadline: () => RunningClock | null;
  #passed = $state(0);

  /** Call it while a component is made: the clock stops with it. */
  constructor(deadline: () => RunningClock | null) {
    this.#deadline = deadline;
    $effect(() => {
      if (!this.#deadline()) return;
      const start = performance.now();
      const tick = (): number => (this.#passed = (performance.now() - start) / 1000);
      tick();
      const timer = setInterval(tick, TICK);
      return () => clearInterval(timer);
    });
  }

  /** Whether there is a deadline at all: in a lesson the sand stands still. */
  get isSet(): boolean {
    return this.#deadline() !== null;
  }

  /** Seconds, never less than none. */
  get left(): number {
    const deadline = this.#deadline();
    return deadline ? Math.max(0, deadline.left - this.#passed) : 0;
  }

  /** The part that is left, from 0 to 1. */
  get share(): number {
    const deadline = this.#deadline();
    return deadline ? Math.min(1, this.left / deadline.seconds) : 1;
  }
}

/** What a clock shows: the time that is left, or that there is no end to it. */
export function shown(countdown: Countdown): string {
  return countdown.isSet ? minutes(countdown.left) : '∞';
}

/** 98 seconds are 1:38. */
export function minutes(seconds: number): string {
  const whole = Math.ceil(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
