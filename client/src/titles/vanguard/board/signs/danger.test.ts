import { expect, test } from 'vitest';
import type { Say } from '../../../../table/board';
import type { Message } from '../../../../table/protocol';
import { printed } from '../../fixtures/fixtures';
import { glyphsOf, spokenBox, strikesOf } from './danger';

/** The ids of a message and of those inside it, and its words, in their order. */
const t: Say = (message, args) => {
  const { id, args: own } = typeof message === 'string' ? { id: message, args } : message;
  const inside = Object.values(own ?? {}).map((value) => {
    if (typeof value === 'string') return value;
    return value && typeof value === 'object' && 'id' in value ? t(value as Message) : '';
  });
  return [id, ...inside].filter(Boolean).join(' ');
};

test('a box says which faces of the danger die do something, and what', () => {
  expect(strikesOf('C', printed, t).map(({ glyph }) => glyph)).toEqual(['common', 'uncommon', 'danger_special']);
  expect(strikesOf('A', printed, t).map(({ words }) => words.split(' ')[1])).toEqual([
    'vanguard-do-use',
    'vanguard-do-injure',
  ]);
  expect(strikesOf('?', printed, t)).toEqual([]);
});

test('a box is read out as a whole', () => {
  const spoken = spokenBox('T', printed, t).split('; ');
  expect(spoken[0]).toBe('vanguard-board-danger T');
  expect(spoken[1]).toMatch(/^vanguard-board-danger-face common: vanguard-text vanguard-do-use/);
  expect(spoken.at(-1)).toBe('vanguard-board-danger-else');
});

test('a die that was not rolled shows nothing', () => {
  expect(glyphsOf('special')).toEqual(['danger_special']);
  expect(glyphsOf('')).toEqual([]);
});
