/** Sentences in the reader's language: Fluent messages for what the server and this client say as ids with arguments. */
import { FluentBundle, FluentResource, type FluentFunction } from '@fluent/bundle';
import type { Arg, Message } from '../table/protocol';

export const LANGUAGES = ['en', 'cs', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];

/** `CAPITAL($said)` in a message: with a capital letter, for what stands at the beginning of a sentence. */
const CAPITAL: FluentFunction = ([said]) => {
  const words = typeof said === 'object' ? String(said.valueOf()) : String(said ?? '');
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
};

/** Says messages in one language. A message that is missing is said by its id: a gap in a translation, or a title whose
 *  words are not part of this build, must never stop a game. */
export class Speech {
  readonly language: Language;
  readonly #bundle: FluentBundle;
  /** Messages that are on their way: until they are here, nothing is said in their place. */
  readonly #awaited: ReadonlySet<string>;

  constructor(language: Language, awaited: ReadonlySet<string> = new Set(), bundle?: FluentBundle) {
    this.language = language;
    this.#awaited = awaited;
    this.#bundle = bundle ?? new FluentBundle(language, { useIsolating: false, functions: { CAPITAL } });
  }

  /** The same, and more words: another object, which is what components watch. */
  with(text: string): Speech {
    const more = new Speech(this.language, this.#awaited, this.#bundle);
    more.learn(text);
    return more;
  }

  learn(text: string): void {
    this.#bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }

  knows(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** The language of a message, where another one stands in for the reader's. */
  languageOf(id: string): string | undefined {
    const lang = this.#bundle.getMessage(id)?.attributes['lang'];
    return typeof lang === 'string' ? lang : undefined;
  }

  /** The sentence for a message. A number called `seat` is said as the name of who sits there; what may be `called` by
   *  the id of another message is said so where that is known. */
  say(message: Message, names: readonly string[] = []): string {
    return this.#format(message, names, []);
  }

  /** The same in pieces: the names in it, and what is *stressed*, stand out. */
  pieces(message: Message, names: readonly string[] = []): Piece[] {
    const args: Record<string, Arg> = {};
    for (const [name, value] of said(message)) {
      const words = this.#argument(name, value, names);
      const isName = typeof value === 'object' || (name === 'seat' && typeof value === 'number');
      args[name] = isName && NAME.test(String(words)) ? `${OPEN}${words}${SHUT}` : words;
    }
    return piecesOf(this.#format({ id: message.id, args }, names, []));
  }

  /** Whether a sentence has everything that it needs. */
  sayable(message: Message, names: readonly string[] = []): boolean {
    const missing: Error[] = [];
    this.#format(message, names, missing);
    return missing.length === 0;
  }

  nameOf(seat: number, names: readonly string[] = []): string {
    return names[seat]?.trim() || this.say({ id: 'kernel-seat-name', args: { number: seat + 1 } });
  }

  /** With a list for its errors Fluent never throws: what it cannot fill in stays visible in the sentence. */
  #format(message: Message, names: readonly string[], errors: Error[]): string {
    const called = message.args?.['called'];
    if (typeof called === 'string' && this.knows(called)) return this.#format({ id: called }, names, errors);
    const pattern = this.#bundle.getMessage(message.id)?.value;
    const args: Record<string, string | number> = {};
    for (const [name, value] of said(message)) args[name] = this.#argument(name, value, names);
    if (!pattern && this.#awaited.has(message.id)) return '…';
    return pattern ? this.#bundle.formatPattern(pattern, args, errors) : spelledOut(message.id, args);
  }

  #argument(name: string, value: Arg | boolean, names: readonly string[]): string | number {
    if (typeof value === 'boolean') return String(value);
    if (typeof value === 'object') return this.say(value, names);
    return name === 'seat' && typeof value === 'number' ? this.nameOf(value, names) : value;
  }
}

/** The arguments that a sentence may have: lists are for those who draw what happened. */
function said(message: Message): [string, Arg][] {
  return Object.entries(message.args ?? {}).filter(([, value]) => !Array.isArray(value));
}

/** A part of a sentence, and what makes it stand out. */
export interface Piece {
  readonly words: string;
  readonly look: 'plain' | 'name' | 'stress';
}

export const wordsOf = (pieces: readonly Piece[]): string => pieces.map(({ words }) => words).join('');

/** The end of a sentence, with the quotation mark or bracket that closes it. */
const END = /[.!?]["'”’“»)]?(?=\s)/;

/** What is said up to the end of the first sentence. */
export function firstSentence(pieces: readonly Piece[]): Piece[] {
  const first: Piece[] = [];
  for (const piece of pieces) {
    const end = END.exec(piece.words);
    if (end) return [...first, { ...piece, words: piece.words.slice(0, end.index + end[0].length) }];
    first.push(piece);
  }
  return first;
}

/** Around a name in a sentence: marks that nobody writes. */
const [OPEN, SHUT] = ['\u0002', '\u0003'];
/** A name begins with a capital and is short; other things in a sentence are said in words. */
const NAME = /^\p{Lu}.{0,39}$/u;

function piecesOf(sentence: string): Piece[] {
  const found = sentence.split(/(\u0002[^\u0003]*\u0003|\*[^*\n]+\*)/);
  return found.filter(Boolean).map((words) => {
    if (words.startsWith(OPEN ?? '')) return { words: words.slice(1, -1), look: 'name' };
    if (words.startsWith('*') && words.endsWith('*') && words.length > 2)
      return { words: words.slice(1, -1), look: 'stress' };
    return { words, look: 'plain' };
  });
}

/** What is said for a message that nobody has translated: `drift-move-sail-on` with `to` 3 becomes "sail on (3)". */
function spelledOut(id: string, args: Readonly<Record<string, string | number>>): string {
  const words = id.replace(/^[a-z0-9]+-((move|ask|option|preset)-)?/, '').replaceAll('-', ' ');
  const values = Object.values(args).join(', ');
  return values ? `${words} (${values})` : words;
}

/** The language to begin with: what was chosen here before, else the first of the browser's that we speak. */
export function chooseLanguage(chosen: string | null, browsers: readonly string[]): Language {
  const wanted = [chosen ?? '', ...browsers].map((tag) => tag.slice(0, 2).toLowerCase());
  return LANGUAGES.find((language) => language === wanted.find((tag) => isLanguage(tag))) ?? 'en';
}

export function isLanguage(tag: string): tag is Language {
  return (LANGUAGES as readonly string[]).includes(tag);
}
