import { SHELL_WORDS, isForTable } from '../src/i18n/shell.ts';

const FILE = /locales\/(?<language>\w+)\/(?<word>[a-z0-9]+)(?<rest>-[\w-]+)?\.ftl/;

/** The chunk that a Fluent file is packed into: `words-en-shell`, `words-en-trucker` with what the lobby says about the
 *  title, or `words-en-trucker-table` with the rest. */
export function chunkOfWords(file: string): string | null {
  const found = FILE.exec(file)?.groups;
  if (!found) return null;
  const { language, word = '', rest } = found;
  if (SHELL_WORDS.includes(word)) return `words-${language}-shell`;
  return `words-${language}-${word}${isForTable(rest) ? '-table' : ''}`;
}
