import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Quip } from '../protocol';
import Bubble from './Bubble.svelte';

const quip = (id: string, seat = 1): Quip => ({ seat, message: { id } });
const shown = (): string | undefined => document.querySelector('.bubble')?.textContent.trim();

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what is said is shown for a moment, and not again with every stand', () => {
  // A table is told again with every stand, and what was said last is still in it.
  const hello = quip('hello');
  let live = $state.raw({ quip: hello });
  const bubble = mount(Bubble, {
    target: document.body,
    props: {
      get quip() {
        return live.quip;
      },
      seat: 1,
      say: (message) => (typeof message === 'string' ? message : message.id),
      by: document.body,
    },
  });
  flushSync();
  expect(shown()).toBe('hello');
  vi.advanceTimersByTime(5000);
  flushSync();
  expect(shown()).toBeUndefined();
  live = { quip: hello };
  flushSync();
  expect(shown()).toBeUndefined();
  live = { quip: quip('not mine', 0) };
  flushSync();
  expect(shown()).toBeUndefined();
  live = { quip: quip('again') };
  flushSync();
  expect(shown()).toBe('again');
  void unmount(bubble);
});

test('a long sentence stays until it can have been read', () => {
  const bubble = mount(Bubble, {
    target: document.body,
    props: {
      quip: quip('x'.repeat(100)),
      seat: 1,
      say: (message) => (typeof message === 'string' ? message : message.id),
      by: document.body,
    },
  });
  flushSync();
  vi.advanceTimersByTime(6000);
  flushSync();
  expect(shown()).toHaveLength(100);
  vi.advanceTimersByTime(2000);
  flushSync();
  expect(shown()).toBeUndefined();
  void unmount(bubble);
});
