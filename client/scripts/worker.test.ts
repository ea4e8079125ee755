import { expect, test } from 'vitest';
import { frameOf } from './worker.ts';

const chunk = (fileName: string, more: object = {}) => ({ type: 'chunk', fileName, ...more });

test('the frame has what the first page imports, its styles, fonts and words, and nothing of a table', () => {
  const files = [
    chunk('assets/index-1.js', { isEntry: true, imports: ['assets/runtime-1.js'] }),
    chunk('assets/runtime-1.js', { imports: ['assets/index-1.js'] }),
    chunk('assets/TablePage-1.js', { imports: ['assets/runtime-1.js'] }),
    chunk('assets/words-cs-shell-1.js'),
    chunk('assets/words-cs-trucker-1.js'),
    { type: 'asset', fileName: 'assets/index-1.css' },
    { type: 'asset', fileName: 'assets/TablePage-1.css' },
    { type: 'asset', fileName: 'assets/font-1.woff2' },
  ];
  expect(frameOf(Object.fromEntries(files.map((file) => [file.fileName, file])))).toEqual([
    'assets/font-1.woff2',
    'assets/index-1.css',
    'assets/index-1.js',
    'assets/runtime-1.js',
    'assets/words-cs-shell-1.js',
  ]);
});
