/** The time that is left of the open question: one clock, wherever it is shown. */
import type { RunningClock } from '../protocol';
import type { Session } from '../session.svelte';
import { secondsLeft } from './clock';

const TICK = 200;

export class TimeLeft {
  readonly #session: Session;
  #now = $state(performance.now());

  constructor(session: Session) {
    this.#session = session;
  }

  get deadline(): RunningClock | null {
    return this.#session.live?.stand?.question?.deadline ?? null;
  }
  /** Seconds, never less than none. In a pause time stands still. */
  readonly seconds = $derived.by(() => {
    const { deadline } = this;
    const { live, connection } = this.#session;
    if (!deadline || live?.table.state !== 'playing') return deadline?.left ?? 0;
    return secondsLeft(deadline.left, connection.stoodAt - connection.way, this.#now);
  });

  /** Lets it run; what is returned stops it. */
  run(): () => void {
    const tick = (): number => (this.#now = performance.now());
    tick();
    const timer = setInterval(tick, TICK);
    return () => clearInterval(timer);
  }
}
