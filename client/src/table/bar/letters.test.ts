import { expect, test } from 'vitest';
import { groupsOf, lettered, moveOf } from './letters';
import type { LegalMove } from '../protocol';

function offer(type: string, group = type): LegalMove {
  return { move: { type }, caption: { message: { id: type }, place: '', group } };
}

const OFFERS = [offer('place'), offer('return'), offer('place'), offer('reserve', 'return')];

test('letters follow the order of the bar, which keeps a kind together', () => {
  const moves = lettered(OFFERS, null);
  expect(moves.map(({ letter }) => letter)).toEqual(['A', 'C', 'B', 'D']);
  expect(groupsOf(moves, null).map(({ moves }) => moves.map(({ letter }) => letter).join(''))).toEqual(['AB', 'CD']);
});

test('a board may show some moves only; the others have no letter', () => {
  const moves = lettered(OFFERS, [3, 0]);
  expect(moves.map(({ letter }) => letter)).toEqual(['B', '', '', 'A']);
  expect(groupsOf(moves, [3, 0]).flatMap(({ moves }) => moves.map(({ index }) => index))).toEqual([3, 0]);
});

test('letters that the board uses itself are left out', () => {
  const moves = lettered(
    Array.from({ length: 5 }, () => offer('place')),
    null,
    'bd',
  );
  expect(moves.map(({ letter }) => letter).join('')).toBe('ACEFG');
});

test('there are more moves than letters', () => {
  const moves = lettered(
    Array.from({ length: 30 }, () => offer('place')),
    null,
  );
  expect(moves[25]?.letter).toBe('Z');
  expect(moves[26]?.letter).toBe('');
});

test('a key finds its move, in either case', () => {
  const moves = lettered(OFFERS, null);
  expect(moveOf(moves, 'b')?.index).toBe(2);
  expect(moveOf(moves, 'B')?.index).toBe(2);
  expect(moveOf(moves, 'Enter')).toBeUndefined();
  expect(moveOf(moves, 'x')).toBeUndefined();
});
