import { expect, test } from 'vitest';
import { announcement } from './announce';
import type { Say } from './board';
import { line } from './fixtures';

const say: Say = (message, args) =>
  typeof message === 'string' ? `${message}${args ? Object.values(args).join() : ''}` : message.id;

test('what happened is said in order, then what is asked', () => {
  expect(announcement([line(1, 'a'), line(1, 'b')], 'Now?', say, say)).toBe('a b Now?');
});

test('much at once is summed up', () => {
  const lines = ['a', 'b', 'c', 'd', 'e'].map((id) => line(1, id));
  expect(announcement(lines, '', say, say)).toBe('client-more-happened2 c d e');
});

test('nothing new is nothing said', () => {
  expect(announcement([], '', say, say)).toBe('');
});
