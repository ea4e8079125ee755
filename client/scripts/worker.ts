/** Writes the service worker of a build: with the names of all the files that the frame of the client needs. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const SOURCE = new URL('../worker/sw.js', import.meta.url);

interface File {
  readonly type: string;
  readonly fileName: string;
  readonly name?: string | undefined;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
}

/** The files without which the first page cannot be drawn: what it imports at once, styles, fonts, words. */
export function frameOf(files: Readonly<Record<string, File>>): string[] {
  const wanted = new Set<string>();
  const want = (name: string): void => {
    if (wanted.has(name)) return;
    wanted.add(name);
    for (const one of files[name]?.imports ?? []) want(one);
  };
  for (const file of Object.values(files)) {
    const isWords = /\/words-\w+-shell-/.test(file.fileName);
    const isLook = /\/index-[^/]*\.css$|\.woff2$/.test(file.fileName);
    if (file.isEntry || isWords || isLook) want(file.fileName);
  }
  return [...wanted].sort();
}

export function worker(): Plugin {
  return {
    name: 'starboard-worker',
    apply: 'build',
    generateBundle(_, bundle) {
      const frame = frameOf(bundle as Readonly<Record<string, File>>);
      const build = createHash('sha256').update(Object.keys(bundle).sort().join('\n')).digest('hex').slice(0, 16);
      const source = readFileSync(SOURCE, 'utf8')
        .replace('__BUILD__', `starboard-${build}`)
        .replace('/* __FRAME__ */ []', JSON.stringify(frame.map((name) => `/${name}`)));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}
