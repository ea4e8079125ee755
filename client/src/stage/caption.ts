/** What is said about the beat that is being shown. */
import { wordsOf } from '../i18n/speech';
import { capital } from '../i18n/words.svelte';
import { settings } from '../settings.svelte';
import type { Session } from '../table/session.svelte';
import { shotOf } from './kinds';

/** What the title says, or the line of the log that tells it. Many beats have no words: then it is empty. */
export function captionOf(session: Session): string {
  const { beat } = session;
  if (!beat) return '';
  const own = shotOf(settings.plain ? undefined : session.module?.film, beat).caption?.(beat.data);
  if (own !== undefined) return own ? session.say(own) : '';
  const line = (session.past ? session.back.lines : session.director.lines).at(-1);
  return line ? capital(wordsOf(session.lineOf(line).pieces)) : '';
}

/** The same, but what was said last stays until there is something else to say about the same move. */
export class Caption {
  readonly #session: Session;
  #place = 0;
  #last = '';

  constructor(session: Session) {
    this.#session = session;
  }

  /** To be read once for each beat. */
  now(): string {
    const { beat } = this.#session;
    const said = captionOf(this.#session);
    if (said || !beat || beat.place < this.#place) this.#last = said;
    this.#place = beat?.place ?? 0;
    return this.#last;
  }
}
