import { expect, test } from 'vitest';
import type { TitleRow } from '../api_types';
import { firstWay, inWay, waysOf, type Way } from './newtable/ways';
import { botSeat, firstPlan, isFull, isList, isSet, presetOf, settled, tablePlan, withPreset } from './plan';

const TITLE: TitleRow = {
  id: 'drift',
  version: 1,
  least_seats: 2,
  most_seats: 4,
  options: [
    { id: 'rounds', choices: [1, 3, 6], default: 6, least: 0, most: 0, group: '' },
    { id: 'colours', choices: ['red', 'blue'], default: ['red', 'blue'], least: 1, most: 2, group: '' },
  ],
  presets: [
    { id: 'usual', options: {}, undo: 'information' },
    { id: 'short', options: { rounds: 1 }, undo: 'information' },
  ],
  habits: {},
  bots: ['random', 'sailor', 'admiral'],
  cast: [],
  first_bot: 'sailor',
  lessons: false,
  minutes: 0,
  own: '',
  one_screen: { rounds: 1 },
};

test('a new seat begins with the bot that the server names, or open', () => {
  expect(botSeat(TITLE).sitter).toBe('bot:sailor');
  expect(botSeat({ ...TITLE, first_bot: '' }).sitter).toBe('open');
});

test('at one screen some options are no choice', () => {
  const plan = firstPlan(TITLE);
  const seats = [
    { sitter: 'you' as const, name: '' },
    { sitter: 'here' as const, name: 'Ben' },
  ];
  expect(settled(TITLE, plan).options['rounds']).toBe(6);
  expect(settled(TITLE, { ...plan, seats }).options['rounds']).toBe(1);
});

test('each way to play fills in seats and options', () => {
  const sitters = (title: TitleRow, way: Way): string[] =>
    inWay(title, way, firstPlan(title)).seats.map(({ sitter }) => sitter);
  expect(waysOf(TITLE)).toEqual(['solo', 'link', 'screen']);
  expect(firstWay(TITLE)).toBe('solo');
  expect(sitters(TITLE, 'solo')).toEqual(['you', 'bot:sailor']);
  expect(sitters(TITLE, 'link')).toEqual(['you', 'open']);
  expect(sitters(TITLE, 'screen')).toEqual(['you', 'here']);
  const habits = {
    first: { preset: 'short', options: { colours: ['red'] }, bots: 0, teaches: false },
    solo: { preset: 'usual', options: {}, bots: 2, teaches: false },
  };
  const gentle = { ...TITLE, least_seats: 1, habits };
  expect(firstWay(gentle)).toBe('first');
  expect(sitters(gentle, 'first')).toEqual(['you']);
  expect(inWay(gentle, 'first', firstPlan(gentle)).options).toMatchObject({ rounds: 1, colours: ['red'] });
  expect(sitters(gentle, 'solo')).toEqual(['you', 'bot:sailor', 'bot:sailor']);
});

test('a plan becomes what the server is asked for', () => {
  const seats = [
    { sitter: 'you', name: '' },
    { sitter: 'open', name: '' },
    { sitter: 'here', name: ' Ben ' },
    { sitter: 'bot:sailor', name: '' },
  ] as const;
  const asked = tablePlan(TITLE, { ...firstPlan(TITLE), name: ' Tonight ', seats }, 'Ada');
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

test('a list of which all or none may be chosen is a set', () => {
  const option = { id: 'storms', choices: ['dust', 'ice'], default: [], least: 0, most: 2, group: '' };
  expect([isList(option), isSet(option)]).toEqual([true, true]);
  expect(isSet({ ...option, least: 1 })).toBe(false);
  expect(isSet({ ...option, most: 5 })).toBe(false);
  expect(isSet({ ...option, most: 0 })).toBe(false);
});
