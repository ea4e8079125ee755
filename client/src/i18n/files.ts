/** The Fluent files of `locales`, shared with the server; packed into a few chunks a language (scripts/chunks.ts). */
import { wordsOf } from '../api';
import { SHELL_WORDS, isForTable } from './shell';
import type { Language } from './speech';

const FILES = import.meta.glob<string>(['../../../locales/*/*.ftl', '!../../../locales/*/{cli,arena}{,-*}.ftl'], {
  query: '?raw',
  import: 'default',
});

const NAMES = /\/(?<language>[a-z]+)\/(?<word>[a-z0-9]+)(?<rest>-[^/]+)?\.ftl$/;

/** Which words are wanted: those of the shell, what the lobby says about a title, or all of a title. */
export type Wanted = 'shell' | { readonly title: string; readonly whole: boolean };

/** The texts of the files that hold these words; for a title that this build does not know, the server's. */
export async function textsOf(language: Language, wanted: Wanted): Promise<string[]> {
  const loads = Object.entries(FILES).filter(([file]) => {
    const found = NAMES.exec(file)?.groups;
    return found?.['language'] === language && isWanted(found['word'] ?? '', isForTable(found['rest']), wanted);
  });
  if (loads.length === 0 && wanted !== 'shell') return [await wordsOf(language, wanted.title)];
  return Promise.all(loads.map(([, load]) => load()));
}

function isWanted(word: string, forTable: boolean, wanted: Wanted): boolean {
  if (wanted === 'shell') return SHELL_WORDS.includes(word);
  return word === wanted.title && (wanted.whole || !forTable);
}
