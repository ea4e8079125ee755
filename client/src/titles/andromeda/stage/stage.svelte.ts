/** What has just happened, told step by step: the turn of the Hegemon as a story that one can skip. */
import { untrack } from 'svelte';
import type { AndromedaProps } from '../desk/desk.svelte';
import { battleStory, hegemonStory, type Step } from '../log/story';

/** How long a step stays in sight, in milliseconds. */
export const STEP = 1500;

export class Stage {
  readonly #props: () => AndromedaProps;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The step that is told now, from 0; null when nothing is told. */
  now = $state<number | null>(null);
  #told = 0;

  constructor(props: () => AndromedaProps) {
    this.#props = props;
  }

  readonly hegemon = $derived.by<readonly Step[]>(() => hegemonStory(this.#log));
  readonly battle = $derived.by<readonly Step[]>(() => battleStory(this.#log));

  get #log(): AndromedaProps['log'] {
    const { log, stand, past } = this.#props();
    // In the present the log is told as far as what is shown.
    return past ? log.filter(({ position }) => position <= stand.position) : log;
  }

  get playing(): boolean {
    return this.now !== null;
  }
  /** The steps that are in sight: all, or those told so far. */
  get told(): readonly Step[] {
    return this.now === null ? this.hegemon : this.hegemon.slice(0, this.now + 1);
  }

  /** A new stand has come. If the Hegemon has acted since the one before, its steps are told one after the other. */
  arrive(): void {
    const { lastEvents, reducedMotion, past } = this.#props();
    const fresh = new Set(lastEvents.map(({ message }) => message));
    const story = untrack(() => this.hegemon);
    const first = story.findIndex(({ entry }) => fresh.has(entry.message));
    this.skip();
    if (past || reducedMotion || first < 0) return;
    this.#tell(first);
  }

  /** Tells the story once more, from its beginning. */
  again(): void {
    this.skip();
    this.#tell(0);
  }

  skip(): void {
    clearTimeout(this.#timer);
    this.now = null;
  }

  #tell(step: number): void {
    if (step >= this.hegemon.length) {
      this.skip();
      return;
    }
    this.now = step;
    this.#told = step;
    this.#timer = setTimeout(() => this.#tell(this.#told + 1), STEP);
  }
}
