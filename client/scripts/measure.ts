/** How much a visitor downloads: builds the client in memory and weighs it as it travels, compressed. */
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

/** The shell may weigh this much: scripts and styles, without fonts, pictures and boards. */
export const MOST_SHELL = 120_000;

export interface Weights {
  /** Everything that is not a title's board, with the words of the wordiest language. */
  readonly shell: number;
  /** What each board adds when a table of its title is opened. */
  readonly boards: Readonly<Record<string, number>>;
}

export async function measure(): Promise<Weights> {
  const built = (await build({ logLevel: 'error', build: { write: false } })) as Rolldown.RolldownOutput;
  const boards: Record<string, number> = {};
  const words: Record<string, number> = {};
  let rest = 0;
  for (const file of built.output) {
    const weight = weightOf(file);
    const [title, language] = [titleOf(file), languageOf(file)];
    if (!weight) continue;
    if (title) boards[title] = (boards[title] ?? 0) + weight;
    else if (language) words[language] = (words[language] ?? 0) + weight;
    else rest += weight;
  }
  return { shell: rest + Math.max(...Object.values(words)), boards };
}

type File = Rolldown.OutputChunk | Rolldown.OutputAsset;

function weightOf(file: File): number {
  if (!/\.(js|css)$/.test(file.fileName)) return 0;
  return gzipSync(file.type === 'chunk' ? file.code : file.source).length;
}

/** The title whose board a file belongs to. */
function titleOf(file: File): string | undefined {
  const sources = file.type === 'chunk' ? file.moduleIds : file.originalFileNames;
  const own = sources.map((source) => /src\/titles\/(?<title>\w+)\//.exec(source)?.groups?.['title']);
  // Pictures of titles are named in the shell; a board's own files hold nothing else.
  const inside = file.type === 'chunk' ? file.isDynamicEntry || !file.isEntry : true;
  return inside ? own.find(Boolean) : undefined;
}

function languageOf(file: File): string | undefined {
  return /words-(?<language>\w+)-/.exec(file.fileName)?.groups?.['language'];
}
