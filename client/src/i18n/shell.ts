/** The first words of the Fluent files that belong to the program itself; every other first word is a title. */
export const SHELL_WORDS: readonly string[] = ['client', 'analysis', 'kernel', 'bots', 'store', 'table', 'web'];

/** What the lobby says about a title stands in `<title>.ftl` and `<title>-lobby.ftl`; the rest comes with its tables.
 *  `rest` is what follows the first word in the name of the file. */
export function isForTable(rest: string | undefined): boolean {
  return Boolean(rest) && rest !== '-lobby';
}
