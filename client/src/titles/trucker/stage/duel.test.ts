import { expect, test } from 'vitest';
import { longest, ours, theirs } from './duel';
import type { Fight } from './kept.svelte';

/** Strengths are in half points. */
const fight = (enemy: number, least: number, most: number, total: number | null = null): Fight =>
  ({ seat: 0, enemy, least, most, total, outcome: '' }) as Fight;

test('strength is shown block by block, and what a battery would add is outlined', () => {
  expect(theirs(fight(18, 0, 0))).toHaveLength(9);
  const mine = ours(fight(18, 13, 17));
  expect(mine.map(({ half, dashed }) => `${half ? 'half' : 'whole'}${dashed ? ' dashed' : ''}`)).toEqual([
    ...Array<string>(6).fill('whole'),
    'half',
    'whole dashed',
    'whole dashed',
  ]);
});

test('both sides have one scale, that of the longer row', () => {
  expect(longest(fight(20, 9, 9))).toBe(10);
  expect(longest(fight(8, 9, 9, 25))).toBe(13);
  expect(longest(fight(0, 0, 0))).toBe(1);
});
