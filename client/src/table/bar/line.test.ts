import { expect, test } from 'vitest';
import { inLine, type Line } from './line';

/** Each letter is half as wide as it is high. */
const measure = (words: string, size: number): number => (words.length * size) / 2;
const letters = (count: number): string => 'x'.repeat(count);
const line = (given: Partial<Line>): boolean =>
  inLine(
    { room: 904, question: letters(30), quiet: [letters(10), letters(10)], filled: letters(12), free: false, ...given },
    measure,
  );

test('short buttons stand beside a short question', () => {
  expect(line({})).toBe(true);
});

test('buttons make room for a question that stands in one line without them', () => {
  expect(line({ question: letters(50) })).toBe(false);
  expect(line({ question: letters(50), room: 1168 })).toBe(true);
});

test('a question that is too long for any line does not drive its buttons away', () => {
  expect(line({ question: letters(200), quiet: ['a', 'b'] })).toBe(true);
});

test('a long button goes into the drawer, unless it is the only one', () => {
  expect(line({ quiet: [letters(40), 'b'] })).toBe(false);
  expect(line({ quiet: [letters(40)] })).toBe(true);
});

test('the bulb takes its room too', () => {
  expect(line({ question: letters(30), room: 800 })).toBe(true);
  expect(line({ question: letters(30), room: 800, hint: true })).toBe(false);
});

test('the drawer of free actions takes its room too', () => {
  expect(line({ question: letters(40), free: true })).toBe(false);
  expect(line({ question: letters(40) })).toBe(true);
});
