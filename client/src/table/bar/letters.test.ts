import { expect, test } from 'vitest';
import { Letters, codes, groupsOf, lettered, moveOf } from './letters';
import type { LegalMove } from '../protocol';

function offer(type: string, group = type, place = ''): LegalMove {
  return { move: { type, place }, caption: { message: { id: type }, place, group, weight: '' } };
}

const OFFERS = [offer('place'), offer('return'), offer('place'), offer('reserve', 'return')];
const many = (count: number): LegalMove[] => Array.from({ length: count }, (_, n) => offer('place', 'place', `${n}`));
const lettersOf = (moves: readonly { readonly letter: string }[]): string[] => moves.map(({ letter }) => letter);

test('letters follow the order of the list, which keeps a kind together', () => {
  const moves = lettered(OFFERS, null);
  expect(lettersOf(moves)).toEqual(['A', 'D', 'B', 'E']);
  expect(groupsOf(moves).map(({ moves }) => moves.map(({ letter }) => letter).join(''))).toEqual(['AB', 'DE']);
});

test('what has a place gets its letter first', () => {
  expect(lettersOf(lettered([offer('pass'), offer('place', 'place', 'x')], null))).toEqual(['B', 'A']);
});

test('a board may show some moves only; the others have no letter', () => {
  expect(lettersOf(lettered(OFFERS, [3, 0]))).toEqual(['B', '', '', 'A']);
});

test('letters that the board or the table uses itself are left out', () => {
  expect(lettersOf(lettered(many(5), null, 'bd')).join('')).toBe('AEGIJ');
});

test('with more places than letters some have two, and no key begins another', () => {
  const keys = codes(60);
  expect(new Set(keys).size).toBe(60);
  for (const one of keys) expect(keys.filter((other) => other !== one && other.startsWith(one))).toEqual([]);
  expect(keys.filter((key) => key.length === 2).length).toBeGreaterThan(0);
  expect(codes(20).every((key) => key.length === 1)).toBe(true);
});

test('a letter stays at its place while the question stands, whatever the others do', () => {
  const letters = new Letters();
  const [first, second, third] = [offer('take', 'take', 'a'), offer('take', 'take', 'b'), offer('take', 'take', 'c')];
  expect(lettersOf(letters.give('which?', [first, second, third], null))).toEqual(['A', 'B', 'D']);
  expect(lettersOf(letters.give('which?', [second, third], null))).toEqual(['B', 'D']);
  const fresh = offer('take', 'take', 'z');
  expect(lettersOf(letters.give('which?', [fresh, second, third], null))).toEqual(['A', 'B', 'D']);
  expect(lettersOf(letters.give('another?', [second, third], null))).toEqual(['A', 'B']);
});

test('a thing that is turned keeps the letter of its place', () => {
  const letters = new Letters();
  const turned = (turn: number): LegalMove => ({ ...offer('place', 'place', 'x'), move: { type: 'place', turn } });
  const offers = [turned(0), turned(1), offer('place', 'place', 'y')];
  expect(lettersOf(letters.give('where?', offers, [2, 0]))).toEqual(['B', '', 'A']);
  expect(lettersOf(letters.give('where?', offers, [1, 2]))).toEqual(['', 'B', 'A']);
});

test('nothing gets a letter before a board has said what it shows', () => {
  expect(lettersOf(new Letters().give('which?', OFFERS, null, '', false))).toEqual(['', '', '', '']);
});

test('a key finds its move, in either case; the first of two letters waits for the second', () => {
  const moves = lettered(OFFERS, null);
  expect(moveOf(moves, 'b')).toBe(moves[2]);
  expect(moveOf(moves, 'B')).toBe(moves[2]);
  expect(moveOf(moves, 'Enter')).toBeUndefined();
  expect(moveOf(moves, 'x')).toBeUndefined();
  const crowd = lettered(many(30), null);
  const pair = crowd.find(({ letter }) => letter.length === 2);
  expect(moveOf(crowd, pair?.letter[0] ?? '')).toBe('more');
  expect(moveOf(crowd, pair?.letter ?? '')).toBe(pair);
});
