import { beforeEach, expect, test } from 'vitest';
import { hasKeys, keepKeys, keepOpened, keysOf, ownKeys } from './keys';
import { row, seat } from './table/fixtures';

beforeEach(() => localStorage.clear());

test('only the keys of our own seats are used: those of open seats are for giving away, bots need none', () => {
  const table = row({
    seats: [seat(0), seat(1, { kind: 'open' }), seat(2, { kind: 'here' }), seat(3, { kind: 'bot' })],
  });
  const keys = keepOpened({ table, host: 'h', keys: { 0: 'a', 1: 'b', 2: 'c', 3: 'd' } });
  expect(keys.invites).toEqual({ 1: 'b' });
  expect(ownKeys(keys)).toEqual(['h', 'a', 'c']);
  expect(keysOf('quiet-comet')).toEqual(keys);
});

test('a browser that was given a key knows it', () => {
  localStorage.setItem('starboard.settings', '{}');
  expect(hasKeys()).toBe(false);
  keepKeys('t', { mine: { 0: 'a' } });
  expect(hasKeys()).toBe(true);
});

test('more keys join those that were there', () => {
  keepKeys('t', { mine: { 0: 'a' } });
  keepKeys('t', { mine: { 2: 'c' }, host: 'h' });
  expect(keysOf('t')).toEqual({ host: 'h', mine: { 0: 'a', 2: 'c' }, invites: {} });
  expect(keysOf('other')).toEqual({ mine: {}, invites: {} });
});

test('what cannot be read is as good as nothing', () => {
  localStorage.setItem('starboard.keys.t', '{');
  expect(ownKeys(keysOf('t'))).toEqual([]);
});
