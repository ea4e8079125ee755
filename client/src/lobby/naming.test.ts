import { expect, test } from 'vitest';
import type { Say } from '../table/board';
import { row, seat } from '../table/fixtures';
import {
  botName,
  choiceName,
  endOf,
  helpOf,
  inOrder,
  listed,
  partsOf,
  seatName,
  tableName,
  waitsForYou,
} from './naming';

const t: Say = (message) => `<${typeof message === 'string' ? message : message.id}>`;
const knows = (...ids: string[]) => ids.includes.bind(ids);

test('what waits for you comes first, what is over last', () => {
  const yours = [seat(0, { yours: true })];
  const rows = [
    row({ id: 'over', state: 'over', changed: 9 }),
    row({ id: 'old', changed: 1 }),
    row({ id: 'new', changed: 5 }),
    row({ id: 'mine', seats: yours, waiting: [0], changed: 0 }),
    row({ id: 'paused', state: 'paused', seats: yours, waiting: [0], changed: 2 }),
  ];
  expect(inOrder(rows).map(({ id }) => id)).toEqual(['mine', 'new', 'paused', 'old', 'over']);
});

test('where a bot plays your seat, nothing waits for you', () => {
  const played = row({ seats: [seat(0, { yours: true, kind: 'bot' })], waiting: [0] });
  expect(waitsForYou(played)).toBe(false);
  expect(waitsForYou(row({ seats: [seat(0, { yours: true })], waiting: [0] }))).toBe(true);
});

test('of those that wait for you, the one that has waited longest comes first', () => {
  const yours = { seats: [seat(0, { yours: true })], waiting: [0] };
  const rows = [
    row({ id: 'late', ...yours, since: 8, changed: 8 }),
    // Others may have done something there since.
    row({ id: 'early', ...yours, since: 3, changed: 9 }),
    row({ id: 'open', state: 'open', changed: 5 }),
    row({ id: 'over', state: 'over', changed: 6 }),
  ];
  const parts = partsOf(rows);
  expect(parts.yours.map(({ id }) => id)).toEqual(['early', 'late']);
  expect(parts.going).toEqual([]);
  expect(parts.filling.map(({ id }) => id)).toEqual(['open']);
  expect(parts.over.map(({ id }) => id)).toEqual(['over']);
});

test('tables of the same second keep their order, however they come', () => {
  const yours = { seats: [seat(0, { yours: true })], waiting: [0], since: 5 };
  const rows = [
    row({ id: 'b', ...yours, created: 2 }),
    row({ id: 'a', ...yours, created: 2 }),
    row({ id: 'c', ...yours, created: 1 }),
    row({ id: 'e', changed: 4, created: 2 }),
    row({ id: 'd', changed: 4, created: 1 }),
  ];
  expect(inOrder(rows).map(({ id }) => id)).toEqual(['c', 'a', 'b', 'e', 'd']);
  expect(inOrder(rows.toReversed()).map(({ id }) => id)).toEqual(['c', 'a', 'b', 'e', 'd']);
});

test('a table has the name of its host, the one that was found for it, or that of its title', () => {
  expect(tableName(row({ name: 'Friday', called: 'drift-table-3' }), t)).toBe('Friday');
  expect(tableName(row({ name: '', called: 'drift-table-3' }), t)).toBe('<drift-table-3>');
  expect(tableName(row({ name: '' }), t)).toBe('<drift-name>');
});

test('the end says who won, also when it was no seat', () => {
  const over = { state: 'over' as const, scores: [68, 71] };
  const mine = row({ ...over, seats: [seat(0), seat(1, { yours: true })], winners: [1] });
  expect(endOf(mine, t, 'en')).toBe('<client-you-won-here>, 71 : 68');
  expect(endOf(row({ ...over, winners: [0] }), t, 'en')).toBe('<client-won>, 71 : 68');
  expect(endOf(row({ ...over, scene: { id: 'drift-storm-won' } }), t, 'en')).toBe('<drift-storm-won>');
  expect(endOf(row(over), t, 'en')).toBe('<client-nobody-won>');
});

test('choices have words, or speak for themselves', () => {
  expect(choiceName('drift', 'pace', 'slow', t, knows('drift-option-pace-slow'))).toBe('<drift-option-pace-slow>');
  expect(choiceName('drift', 'class', 'IIC', t, knows())).toBe('IIC');
  expect(choiceName('drift', 'dense', true, t, knows())).toBe('<client-yes>');
  expect(choiceName('drift', 'clock', 15, t, knows())).toBe('15');
});

test('a bot is called by the title, by us, or by its id', () => {
  expect(botName('drift', 'sailor', t, knows('drift-bot-sailor', 'client-bot-sailor'))).toBe('<drift-bot-sailor>');
  expect(botName('drift', 'random', t, knows('client-bot-random'))).toBe('<client-bot-random>');
  expect(botName('drift', 'admiral', t, knows())).toBe('admiral');
});

test('seats without a name have a number, open ones a word', () => {
  expect(seatName(seat(1, { name: 'Ada' }), t)).toBe('Ada');
  expect(seatName(seat(1, { name: '' }), t)).toBe('<kernel-seat-name>');
  expect(seatName(seat(1, { kind: 'bot', name: '' }), t)).toBe('<client-bot-seat>');
  expect(seatName(seat(1, { kind: 'open', name: '' }), t)).toBe('<client-seat-open>');
  expect(seatName(seat(1, { kind: 'open', name: '' }), t, true)).toBe('<kernel-seat-name>');
});

test('names are listed as the language does', () => {
  expect(listed(['Ada', 'Ben', 'Cleo'], 'en')).toBe('Ada, Ben and Cleo');
  expect(listed(['Ada', 'Ben'], 'cs')).toBe('Ada a\u00a0Ben');
});

test('help ends with the first number that is missing', () => {
  expect(helpOf('drift', t, knows('drift-help-1', 'drift-help-2', 'drift-help-4'))).toEqual([
    '<drift-help-1>',
    '<drift-help-2>',
  ]);
});
