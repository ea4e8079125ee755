import { expect, test } from 'vitest';
import { line } from '../table/fixtures';
import { lengthOf } from './recap';
import { turnFrom, turnsOf } from './turns';

const LOG = [
  line(0, 'begun'),
  line(1, 'a', { seat: 0 }),
  line(2, 'b', { seat: 0, beat: 'dice' }),
  line(2, 'time-up'),
  line(3, 'slip', { seat: 1, undone: true }),
  line(3, 'c', { seat: 1, beat: 'fly' }),
  line(4, 'd', { seat: 1 }),
  line(5, 'e', { seat: 2 }),
];

test('a turn is what one seat did in a row; what was taken back is no part of it', () => {
  expect(turnsOf(LOG).map(({ seat, from, to, lines }) => [seat, from, to, lines.length])).toEqual([
    [0, 0, 2, 3],
    [1, 2, 4, 2],
    [2, 4, 5, 1],
  ]);
  expect(turnsOf(LOG, 3).map(({ seat, from, to }) => [seat, from, to])).toEqual([
    [1, 3, 4],
    [2, 4, 5],
  ]);
});

test('one walks from the end of a turn to the next', () => {
  expect(turnFrom(LOG, 5, -1)).toBe(4);
  expect(turnFrom(LOG, 4, -1)).toBe(2);
  expect(turnFrom(LOG, 3, -1)).toBe(2);
  expect(turnFrom(LOG, 1, -1)).toBe(0);
  expect(turnFrom(LOG, 0, 1)).toBe(2);
  expect(turnFrom(LOG, 5, 1)).toBe(Infinity);
});

test('a recap says how long it takes to watch', () => {
  expect(lengthOf(turnsOf(LOG), undefined, 'normal')).toBe(3);
  expect(lengthOf(turnsOf(LOG), undefined, 'brisk')).toBe(2);
});
