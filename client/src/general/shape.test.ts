import { expect, test } from 'vitest';
import { changed, columnsOf, isEmpty, isSimple, isTouched, sectionsOf, spelled } from './shape';

test('single values stand together, records of seats apart, and the rest by itself', () => {
  const view = { round: 2, part: 'flight', truckers: [{ credits: 4 }, { credits: 5 }], open: ['a', 'b'], landed: {} };
  expect(sectionsOf(view, 2)).toEqual({
    facts: [
      ['round', 2],
      ['part', 'flight'],
    ],
    seats: [['truckers', [{ credits: 4 }, { credits: 5 }]]],
    parts: [
      ['open', ['a', 'b']],
      ['landed', {}],
    ],
  });
  expect(sectionsOf(view, 3).seats).toEqual([]);
});

test('a view that is no record is one part', () => {
  expect(sectionsOf([[1], [2]], 2).parts).toEqual([['', [[1], [2]]]]);
  expect(sectionsOf(7, 2).facts).toEqual([['', 7]]);
});

test('records that are alike make a table', () => {
  expect(
    columnsOf([
      { a: 1, b: 2 },
      { a: 3, b: 4 },
    ]),
  ).toEqual(['a', 'b']);
  expect(columnsOf([{ a: 1 }, { b: 1 }])).toBeNull();
  expect(columnsOf([{ a: [] }, { a: [] }])).toBeNull();
  expect(columnsOf([{ a: 1 }])).toBeNull();
  expect(columnsOf([])).toBeNull();
});

test('what differs is found, however deep', () => {
  const before = { a: 1, b: { c: [1, 2], d: 'x' }, e: 3 };
  const after = { a: 1, b: { c: [1, 5, 6], d: 'x' }, f: null };
  expect([...changed(before, after)]).toEqual(['b.c.1', 'b.c.2', 'f']);
  expect(changed(after, structuredClone(after)).size).toBe(0);
});

test('a place is touched by what lies below it', () => {
  const paths = new Set(['b.c.1']);
  expect(isTouched('b', paths)).toBe(true);
  expect(isTouched('b.c.1', paths)).toBe(true);
  expect(isTouched('b.c.10', paths)).toBe(false);
});

test.each([null, undefined, '', [], {}])('%o is empty', (value) => expect(isEmpty(value)).toBe(true));
test.each([0, false, 'x', [0], { a: null }])('%o is not empty', (value) => expect(isEmpty(value)).toBe(false));
test('single values and lists of them fit on one line', () => {
  for (const value of [3, 'x', null, [], {}, [1, 'a']]) expect(isSimple(value)).toBe(true);
  for (const value of [{ a: 1 }, [[1]], [{ a: 1 }]]) expect(isSimple(value)).toBe(false);
});
test('names become words', () => expect(spelled('looking_at-once')).toBe('looking at once'));
