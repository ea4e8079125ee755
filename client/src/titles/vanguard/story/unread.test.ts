import { beforeEach, expect, test, vi } from 'vitest';
import { grown, keepUnread, unreadOf, without } from './unread';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  });
});

test('a browser that has never seen the table begins with the last page', () => {
  expect(unreadOf('t', 7).pages).toEqual([6]);
  expect(unreadOf('t', 0).pages).toEqual([]);
});

test('what was not read stays unread over a visit, and new pages come to it', () => {
  keepUnread('t', without(grown(unreadOf('t', 1), 4), 2));
  expect(unreadOf('t', 5).pages).toEqual([0, 1, 3, 4]);
  expect(unreadOf('other', 5).pages).toEqual([4]);
});

test('pages that were taken back are none, and written again they are new', () => {
  const before = grown(unreadOf('t', 1), 3);
  const back = grown(without(before, 0), 1);
  expect(back.pages).toEqual([]);
  expect(grown(back, 2).pages).toEqual([1]);
});

test('what a browser kept may be anything', () => {
  localStorage.setItem('starboard.vanguard.unread', '{"a":1}');
  expect(unreadOf('t', 2).pages).toEqual([1]);
  localStorage.setItem('starboard.vanguard.unread', '[["t",9,[1,8]],["u"],3]');
  expect(unreadOf('t', 2).pages).toEqual([1]);
  localStorage.setItem('starboard.vanguard.unread', 'no');
  expect(unreadOf('t', 1).pages).toEqual([0]);
});
