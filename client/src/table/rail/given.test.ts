import { expect, test } from 'vitest';
import { line } from '../fixtures';
import { withGiven } from './given';

const given = { position: 4, message: { id: 'drift-pass' }, time: 9 };

test('a note stands before what came of the answer', () => {
  const log = withGiven([line(3), line(4), line(5), line(6)], [given]);
  expect(log.map(({ position }) => position)).toEqual([3, 4, 5, 5, 6]);
  expect(log[2]).toEqual({
    position: 5,
    message: { id: 'client-single-given', args: { move: { id: 'drift-pass' } } },
    time: 9,
  });
});

test('an answer that nothing is told of has its note all the same', () => {
  expect(withGiven([line(4)], [given])).toHaveLength(2);
  expect(withGiven([], [])).toEqual([]);
});
