import { expect, test } from 'vitest';
import type { TitleRow } from '../api_types';
import { firstPlan, isFull, presetOf, tablePlan, withPreset } from './plan';

const TITLE: TitleRow = {
  id: 'drift',
  version: 1,
  least_seats: 2,
  most_seats: 4,
  options: [
    { id: 'rounds', choices: [1, 3, 6], default: 6, least: 0, most: 0 },
    { id: 'colours', choices: ['red', 'blue'], default: ['red', 'blue'], least: 1, most: 2 },
  ],
  presets: [
    { id: 'usual', options: {} },
    { id: 'short', options: { rounds: 1 } },
  ],
  bots: ['random', 'sailor', 'admiral'],
  cast: [],
  lessons: false,
};

test('the first plan can be played at once: you and a bot of middling skill', () => {
  const plan = firstPlan(TITLE, 'Tonight');
  expect(plan.seats.map(({ sitter }) => sitter)).toEqual(['you', 'bot:sailor']);
  expect(isFull(tablePlan(TITLE, plan, 'Ada').seats)).toBe(true);
  expect(firstPlan({ ...TITLE, bots: [] }, '').seats.map(({ sitter }) => sitter)).toEqual(['you', 'open']);
});

test('a plan becomes what the server is asked for', () => {
  const seats = [
    { sitter: 'you', name: '' },
    { sitter: 'open', name: '' },
    { sitter: 'here', name: ' Ben ' },
    { sitter: 'bot:sailor', name: '' },
  ] as const;
  const asked = tablePlan(TITLE, { ...firstPlan(TITLE, ' Tonight '), seats }, 'Ada');
  expect(asked.name).toBe('Tonight');
  expect(asked.seats).toEqual([
    { kind: 'person', bot: '', name: 'Ada' },
    { kind: 'open', bot: '', name: '' },
    { kind: 'here', bot: '', name: 'Ben' },
    { kind: 'bot', bot: 'sailor', name: '' },
  ]);
  expect(isFull(asked.seats)).toBe(false);
});

test('a preset names what differs from the defaults, and is known again by its options', () => {
  expect(withPreset(TITLE, 'short')).toEqual({ rounds: 1, colours: ['red', 'blue'] });
  expect(presetOf(TITLE, { colours: ['red', 'blue'], rounds: 1 })).toBe('short');
  expect(presetOf(TITLE, { rounds: 6, colours: ['red', 'blue'] })).toBe('usual');
  expect(presetOf(TITLE, { rounds: 3, colours: ['red', 'blue'] })).toBeUndefined();
});
