import { beforeEach, expect, test } from 'vitest';
import { FakeClock } from '../fake-clock';
import { Telling } from './telling';

let clock: FakeClock;
let told: [number, boolean][];
let telling: Telling;

beforeEach(() => {
  clock = new FakeClock();
  told = [];
  telling = new Telling(clock, (count, reading) => told.push([count, reading]));
});

test('what was seen is told at once, and only once', () => {
  telling.seen(3);
  telling.seen(3);
  clock.pass(1000);
  expect(told).toEqual([[3, false]]);
});

test('of what is seen in a hurry the last is told, and nothing is left out', () => {
  for (let count = 1; count <= 200; count++) {
    telling.seen(count);
    clock.pass(5);
  }
  clock.pass(1000);
  expect(told[0]).toEqual([1, false]);
  expect(told.at(-1)).toEqual([200, false]);
  expect(told.length).toBeLessThan(40);
});

test('that something is being read is told with what was seen', () => {
  telling.reading(true);
  telling.seen(7);
  telling.reading(false);
  clock.pass(30);
  expect(told).toEqual([
    [0, true],
    [7, false],
  ]);
});

test('a new connection is told again, and one that is gone nothing more', () => {
  telling.seen(4);
  telling.seen(5);
  telling.forget();
  clock.pass(1000);
  expect(told).toEqual([[4, false]]);
  telling.seen(5);
  expect(told).toEqual([
    [4, false],
    [5, false],
  ]);
});
