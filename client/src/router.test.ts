import { expect, test } from 'vitest';
import { keysIn, linkOf, pathOf, routeOf } from './router.svelte';

test.each([
  ['/', { page: 'lobby' }],
  ['/watch', { page: 'watch' }],
  ['/records/', { page: 'records' }],
  ['/help', { page: 'help' }],
  ['/t/quiet-comet-7f3a', { page: 'table', id: 'quiet-comet-7f3a' }],
  ['/t/quiet-comet-7f3a/again', { page: 'table', id: 'quiet-comet-7f3a', again: true }],
  ['/t/quiet-comet-7f3a/at/12', { page: 'table', id: 'quiet-comet-7f3a', at: 12 }],
  ['/t/quiet-comet-7f3a/again/12', { page: 'lost' }],
  ['/own/andromeda', { page: 'own', title: 'andromeda', id: '' }],
  ['/own/andromeda/shelf', { page: 'own', title: 'andromeda', id: 'shelf' }],
  ['/own', { page: 'lost' }],
  ['/t/', { page: 'lost' }],
  ['/t/a/b', { page: 'lost' }],
  ['/elsewhere', { page: 'lost' }],
] as const)('%s is the page %o', (path, route) => {
  expect(routeOf(path)).toEqual(route);
});

test('a page has its path', () => {
  for (const path of [
    '/',
    '/watch',
    '/records',
    '/help',
    '/own/andromeda',
    '/own/andromeda/shelf',
    '/t/quiet-comet-7f3a',
    '/t/quiet-comet-7f3a/at/12',
    '/t/quiet-comet-7f3a/again',
  ])
    expect(pathOf(routeOf(path))).toBe(path);
});

test('keys travel in the fragment and nowhere else', () => {
  const keys = [
    { kind: 'host', key: 'h' },
    { kind: 'seat', key: 'abc_D-9' },
  ] as const;
  const link = new URL(linkOf('https://example.org', 'quiet-comet', keys));
  expect(link.pathname + link.search).toBe('/t/quiet-comet');
  expect(keysIn(link.hash)).toEqual(keys);
});

test('without keys a link is for watching', () => {
  expect(linkOf('https://example.org', 'quiet-comet')).toBe('https://example.org/t/quiet-comet');
});

test.each(['', '#', '#seat=', '#other=k', '#seat=a b'])('%o has no key', (fragment) => {
  expect(keysIn(fragment)).toEqual([]);
});
