/** Asks the server for the analysis of a match, and how far it is, as long as somebody looks. */
import { ApiError, api } from '../api';
import type { AnalysisStand } from '../api_types';
import { keysOf, ownKeys } from '../keys';
import type { Message } from '../table/protocol';

/** Milliseconds between two looks at how far it is. */
const LOOK = 1000;
/** After a request that got lost. */
const LOOK_LATER = 4000;

export class Asking {
  stand = $state.raw<AnalysisStand | null>(null);
  /** Why there is nothing to be had. */
  trouble = $state.raw<Message | null>(null);
  readonly #table: string;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(table: string) {
    this.#table = table;
  }

  /** Takes what there is, else asks for it. */
  async begin(): Promise<void> {
    await this.#take(() => api.analysis(this.#table, this.#key));
    if (this.stand?.state === 'nothing') await this.ask();
  }

  async ask(): Promise<void> {
    await this.#take(() => api.analyse(this.#table, this.#key));
  }

  async cancel(): Promise<void> {
    await this.#take(() => api.leaveAnalysis(this.#table, this.#key));
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  get #key(): string | undefined {
    return ownKeys(keysOf(this.#table))[0];
  }

  async #take(what: () => Promise<AnalysisStand>): Promise<void> {
    clearTimeout(this.#timer);
    let next = LOOK;
    try {
      this.stand = await what();
      this.trouble = null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // Where the way to the server is broken, the work goes on all the same.
      if (error.status > 0) this.trouble = error.said;
      next = LOOK_LATER;
      if (error.status > 0 && error.status !== 503) return;
    }
    const goesOn = !this.stand || this.stand.state === 'works' || this.stand.state === 'waits';
    if (goesOn && !this.#closed) this.#timer = setTimeout(() => void this.#look(), next);
  }

  async #look(): Promise<void> {
    await this.#take(() => api.analysis(this.#table, this.#key));
  }
}
