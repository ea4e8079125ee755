import { expect, test } from 'vitest';
import { announcement } from './announce';
import type { Say } from './board';

const say: Say = (message, args) =>
  typeof message === 'string' ? `${message}${args ? Object.values(args).join() : ''}` : message.id;

test('what happened is said in order, then what is asked', () => {
  expect(announcement(['a', 'b'], 'Now?', say)).toBe('a b Now?');
});

test('much at once is summed up', () => {
  expect(announcement(['a', 'b', 'c', 'd', 'e'], '', say)).toBe('client-more-happened2 c d e');
});

test('nothing new is nothing said', () => {
  expect(announcement([], '', say)).toBe('');
});
