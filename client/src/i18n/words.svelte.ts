/** The language of the page. Whatever calls `t` in a component is rewritten when the language changes. */
import type { Say } from '../table/board';
import type { Message } from '../table/protocol';
import { textsOf, type Wanted } from './files';
import { Speech, chooseLanguage, type Language, type Piece } from './speech';

const KEPT = 'starboard.language';

/** Brings words that come while a table is played. */
export type Source = (language: Language) => Promise<string>;

class Words {
  /** Replaced, never changed: that is what components watch. */
  #speech = $state.raw(new Speech('en'));
  #wanted: Wanted[] = ['shell'];
  readonly #sources = new Set<Source>();
  /** Messages that a source will bring. */
  readonly awaited = new Set<string>();
  #started: Promise<void> | undefined;
  /** The words that were asked for last. Files come in any order; only the last request may change the page. */
  #latest: Promise<void> = Promise.resolve();
  #next: Language = 'en';
  ready = $state(false);

  get language(): Language {
    return this.#speech.language;
  }

  get speech(): Speech {
    return this.#speech;
  }

  /** Loads the words of the shell in the language that suits this browser. */
  start(): Promise<void> {
    this.#started ??= this.speak(chooseLanguage(localStorage.getItem(KEPT), navigator.languages));
    return this.#started;
  }

  /** Changes the language, once its words are here. */
  async speak(language: Language): Promise<void> {
    this.#next = language;
    const files = this.#wanted.map((wanted) => textsOf(language, wanted));
    const loading = Promise.all([...files, ...[...this.#sources].map((source) => source(language))]);
    const mine: Promise<void> = loading.then((texts) =>
      this.#latest === mine ? this.#show(language, texts.flat()) : this.#latest,
    );
    this.#latest = mine;
    await mine;
  }

  #show(language: Language, texts: readonly string[]): void {
    const speech = new Speech(language, this.awaited);
    for (const text of texts) speech.learn(text);
    this.#speech = speech;
    this.ready = true;
    document.documentElement.lang = language;
  }

  async choose(language: Language): Promise<void> {
    localStorage.setItem(KEPT, language);
    await this.speak(language);
  }

  /** Loads the words of a title as well: what the lobby says about it, or the whole of it. */
  async learn(title: string, whole: boolean): Promise<void> {
    const known = this.#wanted.some((wanted) => wanted !== 'shell' && wanted.title === title && wanted.whole >= whole);
    if (known) return;
    await this.start();
    this.#wanted.push({ title, whole });
    await this.speak(this.#next);
  }

  /** Asks this source too, when the language changes. */
  follow(source: Source): void {
    this.#sources.add(source);
  }
  leave(source: Source): void {
    this.#sources.delete(source);
  }

  /** Adds words, if they are still those of the page. */
  add(language: Language, text: string): void {
    if (text && language === this.language) this.#speech = this.#speech.with(text);
  }
}

export const words = new Words();

/** The sentence for an id or a message, in the language of the page. */
export const t: Say = (message, args) => words.speech.say(asMessage(message, args));

/** Like `t`, at a table where the seats have these names. */
export function sayAt(names: readonly string[]): Say {
  return (message, args) => words.speech.say(asMessage(message, args), names);
}

/** A sentence or label with the capital that it begins with. */
export function capital(said: string): string {
  return said.charAt(0).toLocaleUpperCase(words.language) + said.slice(1);
}

/** The pieces of a sentence, for a line where names stand out. */
export function piecesAt(message: Message, names: readonly string[]): Piece[] {
  return words.speech.pieces(message, names);
}

function asMessage(message: Message | string, args: Message['args']): Message {
  if (typeof message !== 'string') return message;
  return args ? { id: message, args } : { id: message };
}

const TIME = { hour: 'numeric', minute: '2-digit' } as const;
const DAY = { day: 'numeric', month: 'long', ...TIME } as const;
/** Formats of dates by language and length. To make one takes longer than to draw the line of the log in which it
 *  stands, and a log has hundreds. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** "12 November, 20:15", or the time alone when it is today. */
export function when(seconds: number, now = Date.now()): string {
  const date = new Date(seconds * 1000);
  const today = new Date(now).toDateString() === date.toDateString();
  const key = `${words.language} ${today}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(words.language, today ? TIME : DAY);
  formats.set(key, format);
  return format.format(date);
}
