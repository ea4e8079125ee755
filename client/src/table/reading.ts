/** What a title keeps sealed, such as the pages of a story and the cards that nobody has met: it is fetched when the
 *  table comes to it. */
import type { Meeting } from '../api_types';
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

/** What is printed on components, by their names. */
export type Prints = Readonly<Record<string, unknown>>;

/** Where words and prints come from. */
export interface Source {
  words(language: Language, met: Meeting): Promise<string>;
  prints(met: Meeting): Promise<Prints>;
}

export class Reading {
  readonly #library: Library;
  readonly #source: Source;
  readonly #take: (prints: Prints) => void;
  /** All that was met here, and in which past it was, if it was in one. */
  readonly #met = new Map<string, number | undefined>();
  /** What was asked for, by language: what the server does not have is not asked for again. */
  readonly #asked = new Map<Language, Set<string>>();
  /** Names whose prints were asked for. */
  readonly #drawn = new Set<string>();
  /** What is on its way, and in how many requests. */
  #running: Promise<void> = Promise.resolve();
  #open = 0;

  /** `take` is given the prints that have come. */
  constructor(library: Library, source: Source, take: (prints: Prints) => void = () => {}) {
    this.#library = library;
    this.#source = source;
    this.#take = take;
  }

  /** The table has come to these messages: now, or at a past position that is looked at. */
  meet(ids: readonly string[], at?: number): void {
    for (const id of ids) {
      if (!this.#met.has(id)) this.#met.set(id, at);
      if (!this.#library.speech.knows(id)) this.#library.awaited.add(id);
    }
  }

  /** Whether something is on its way. */
  get waits(): boolean {
    return this.#open > 0;
  }

  /** Fetches what was met and is not here; done when all that was asked for has come. What cannot be had now is tried
   *  again the next time. */
  readOn(): Promise<void> {
    const all = Promise.all([this.#running, this.#readWords(), this.#readPrints()]);
    this.#running = all.then(() => {});
    return this.#running;
  }

  async #readWords(): Promise<void> {
    const { language } = this.#library;
    const asked = this.#asked.get(language) ?? new Set();
    this.#asked.set(language, asked);
    const ids = [...this.#met.keys()].filter((id) => !asked.has(id) && !this.#library.speech.knows(id));
    await this.#fetch(ids, asked, async (met) => this.#library.add(language, await this.#source.words(language, met)));
  }

  async #readPrints(): Promise<void> {
    const ids = [...this.#met.keys()].filter((id) => !this.#drawn.has(id));
    await this.#fetch(ids, this.#drawn, async (met) => this.#take(await this.#source.prints(met)));
  }

  async #fetch(ids: readonly string[], asked: Set<string>, bring: (met: Meeting) => Promise<void>): Promise<void> {
    for (const id of ids) asked.add(id);
    const parts = this.#meetings(ids).map(async (met) => {
      this.#open += 1;
      try {
        await bring(met);
      } catch {
        for (const id of met.ids) asked.delete(id);
      }
      this.#open -= 1;
    });
    await Promise.all(parts);
  }

  /** All that was met here, in another language. */
  readonly source = async (language: Language): Promise<string> => {
    try {
      const parts = this.#meetings([...this.#met.keys()]).map((met) => this.#source.words(language, met));
      const text = (await Promise.all(parts)).join('\n');
      this.#asked.set(language, new Set(this.#met.keys()));
      return text;
    } catch {
      return '';
    }
  };

  /** What is asked for in one go: not too much, and of one moment. */
  #meetings(ids: readonly string[]): Meeting[] {
    const moments = new Set(ids.map((id) => this.#met.get(id)));
    return [...moments].flatMap((at) => {
      const together = ids.filter((id) => this.#met.get(id) === at);
      return Array.from({ length: Math.ceil(together.length / MOST) }, (_, part) => ({
        ids: together.slice(part * MOST, (part + 1) * MOST),
        ...(at !== undefined && { at }),
      }));
    });
  }
}
