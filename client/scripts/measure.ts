/** How much a visitor downloads: builds the client in memory and weighs it as it travels, compressed. */
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

/** The shell may weigh this much: scripts and styles, without fonts, pictures and boards. */
export const MOST_SHELL = 180_000;

export interface Weights {
  /** Everything that no title brings, with the words of the wordiest language; without pages that few ever open. */
  readonly shell: number;
  /** What each title adds when a table of it is opened: its board, and its words in the wordiest language. */
  readonly titles: Readonly<Record<string, number>>;
}

type File = Rolldown.OutputChunk | Rolldown.OutputAsset;

const SHELL = 'shell';
/** The page of owners' boxes is fetched by those who fill one in, and that of analyses by those who look at one. */
const APART = /src\/(own|again)\//;

export async function measure(): Promise<Weights> {
  const built = await builtAsShipped();
  const code: Record<string, number> = {};
  const words: Record<string, Record<string, number>> = {};
  for (const file of built.output) {
    const spoken = /words-(?<language>\w+?)-(?<owner>\w+)/.exec(file.fileName)?.groups;
    const owner = spoken?.['owner'] ?? titleOf(file) ?? SHELL;
    const kept = spoken ? (words[owner] ??= {}) : code;
    const name = spoken?.['language'] ?? owner;
    kept[name] = (kept[name] ?? 0) + weightOf(file);
  }
  const weigh = (owner: string): number => (code[owner] ?? 0) + Math.max(0, ...Object.values(words[owner] ?? {}));
  const titles = Object.keys(words).filter((owner) => owner !== SHELL);
  return { shell: weigh(SHELL), titles: Object.fromEntries(titles.map((title) => [title, weigh(title)])) };
}

/** Tests run in an environment of their own, in which everything would be built with what helps to find mistakes. */
async function builtAsShipped(): Promise<Rolldown.RolldownOutput> {
  const before = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  try {
    return (await build({ logLevel: 'error', build: { write: false } })) as Rolldown.RolldownOutput;
  } finally {
    process.env['NODE_ENV'] = before;
  }
}

function weightOf(file: File): number {
  if (!/\.(js|css)$/.test(file.fileName)) return 0;
  return gzipSync(file.type === 'chunk' ? file.code : file.source).length;
}

/** The title whose board a file belongs to, or the page apart. The first file of the client holds the addresses of their pictures too. */
function titleOf(file: File): string | undefined {
  if (file.type === 'chunk' && file.isEntry) return undefined;
  const sources = file.type === 'chunk' ? file.moduleIds : file.originalFileNames;
  if (sources.length && sources.every((source) => APART.test(source))) return 'own';
  return sources.map((source) => /src\/titles\/(?<title>\w+)\//.exec(source)?.groups?.['title']).find(Boolean);
}
