import { expect, test } from 'vitest';
import type { PageView } from '../view';
import { chaptersOf, found } from './contents';

const page = (log: string, at: number, where = ''): PageView => ({
  log,
  at,
  where,
  title: `${log}-title`,
  parts: [log],
  names: {},
  branches: [],
  choice: 0,
  chosen: '',
  plate: '',
  crop: '',
});
const book = [page('a', 1), page('b', 1), page('c', 1, 'P01'), page('d', 2)];

test('a chapter begins where the pass or the planet changes', () => {
  expect(chaptersOf(book).map(({ at, where, pages }) => [at, where, pages.map(({ place }) => place)])).toEqual([
    [1, '', [0, 1]],
    [1, 'P01', [2]],
    [2, '', [3]],
  ]);
});

test('a search finds pages with all words, whatever their accents and apostrophes, and leaves out empty chapters', () => {
  const words = new Map([
    ['a', 'Zlatá Łódź na řece'],
    ['b', 'Nobody’s Fault'],
    ['c', 'Řeka bez lodi'],
  ]);
  const search = (wanted: string): string[] =>
    found(chaptersOf(book), wanted, ({ log }) => words.get(log) ?? '').flatMap(({ pages }) =>
      pages.map(({ page: one }) => one.log),
    );
  expect(search('lodz REC')).toEqual(['a']);
  expect(search('rek')).toEqual(['c']);
  expect(search("nobody's")).toEqual(['b']);
  expect(search('  ')).toEqual(['a', 'b', 'c', 'd']);
  expect(search('nowhere')).toEqual([]);
});
