/** Messages that a title keeps sealed, such as the pages of a story: they are fetched when the table comes to them. */
import type { Language } from '../i18n/speech';

/** As many as the server gives at once. */
const MOST = 200;

export interface Library {
  readonly language: Language;
  /** Messages that will be brought. */
  readonly awaited: Set<string>;
  readonly speech: { knows(id: string): boolean };
  add(language: Language, text: string): void;
}

export type Fetch = (language: Language, ids: readonly string[]) => Promise<string>;

export class Reading {
  readonly #library: Library;
  readonly #fetch: Fetch;
  #pattern: RegExp | null = null;
  /** All that was met here. */
  readonly #met = new Set<string>();
  /** What was asked for, by language: what the server does not have is not asked for again. */
  readonly #asked = new Map<Language, Set<string>>();
  readonly #looked = new WeakSet<object>();

  constructor(library: Library, fetch: Fetch) {
    this.#library = library;
    this.#fetch = fetch;
  }

  /** From now on, messages that begin with one of these words may be sealed. */
  watch(words: readonly string[]): void {
    this.#pattern = words.length ? new RegExp(`"((?:${words.join('|')})-[\\w-]+)"`, 'g') : null;
  }

  /** Looks for messages that are not known: in whatever stands on the table, and in lines of the log that are new. */
  meet(stand: unknown, log: readonly object[]): void {
    if (!this.#pattern) return;
    const fresh: object[] = [];
    for (const line of log.toReversed()) {
      if (this.#looked.has(line)) break;
      this.#looked.add(line);
      fresh.push(line);
    }
    for (const [, id = ''] of JSON.stringify([stand, fresh]).matchAll(this.#pattern))
      if (!this.#library.speech.knows(id)) {
        this.#met.add(id);
        this.#library.awaited.add(id);
      }
  }

  /** Fetches what was met and is not known. What cannot be had now is tried again the next time. */
  async readOn(): Promise<void> {
    const { language } = this.#library;
    const asked = this.#asked.get(language) ?? new Set();
    this.#asked.set(language, asked);
    const ids = [...this.#met].filter((id) => !asked.has(id) && !this.#library.speech.knows(id));
    if (!ids.length) return;
    for (const id of ids) asked.add(id);
    try {
      this.#library.add(language, await this.#textsOf(language, ids));
    } catch {
      for (const id of ids) asked.delete(id);
    }
  }

  /** All that was met here, in another language. */
  readonly source = async (language: Language): Promise<string> => {
    try {
      const text = await this.#textsOf(language, [...this.#met]);
      this.#asked.set(language, new Set(this.#met));
      return text;
    } catch {
      return '';
    }
  };

  async #textsOf(language: Language, ids: readonly string[]): Promise<string> {
    const parts = Array.from({ length: Math.ceil(ids.length / MOST) }, (_, part) =>
      ids.slice(part * MOST, (part + 1) * MOST),
    );
    return (await Promise.all(parts.map((part) => this.#fetch(language, part)))).join('\n');
  }
}
