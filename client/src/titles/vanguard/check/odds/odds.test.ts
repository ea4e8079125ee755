import { expect, test } from 'vitest';
import type { Say } from '../../../../table/board';
import type { Stake } from '../../../../table/protocol';
import type { OddsView } from '../../view';
import { choiceOf, figureOf, percentOf, spokenChances, spokenHow, spokenRisks, spokenStake, spokenThing } from './odds';

const t: Say = (message, args) =>
  [typeof message === 'string' ? message : message.id, ...Object.values(args ?? {})]
    .join(' ')
    .replaceAll('vanguard-board-', '');

const NOTHING: OddsView = {
  phase: 'choose',
  names: ['green', 'red'],
  bad: ['red'],
  risks: null,
  cards: [],
  left_out: [],
  groups: [],
  choices: [],
  support: [],
  advice: [],
  figure: {
    chances: [0.75, 0.25],
    good: 0.75,
    sure: '',
    assumes: { id: 'taken' },
    how: [{ message: { id: 'with Steady Hands' }, chances: [1, 0] }],
  },
  most: null,
  accidents: null,
  before: null,
};
const choice = (dice: number[], green: number) => ({
  dice,
  chances: [green, 1 - green],
  good: green,
  most: null,
  accidents: [1, 0, 0],
});
const CHOOSING: OddsView = {
  ...NOTHING,
  groups: [['red_basic'], ['blue_wild', 'blue_basic']],
  choices: [choice([0, 0], 0), choice([1, 0], 0.25), choice([0, 1], 0.5), choice([0, 2], 0.75), choice([1, 1], 0.5)],
};

test('chances are those of the dice that are picked', () => {
  expect(choiceOf(CHOOSING, [])?.chances).toEqual([0, 1]);
  expect(choiceOf(CHOOSING, ['blue_basic', 'red_basic'])?.dice).toEqual([1, 1]);
  expect(choiceOf(CHOOSING, ['blue_basic', 'blue_wild'])?.chances).toEqual([0.75, 0.25]);
  expect(choiceOf(NOTHING, ['red_basic'])).toBeNull();
});

test('the figure is that of the picked dice, with what would change it', () => {
  const helped = { ...choice([1, 0], 0.25), most: [0.5, 0.5] };
  const odds = { ...CHOOSING, choices: [helped, choice([0, 2], 1)] };
  const found = figureOf(odds, ['red_basic']);
  expect(found).toMatchObject({ chances: [0.25, 0.75], sure: '', assumes: { id: 'taken' } });
  expect(found?.how.map((how) => spokenHow(how, odds.names, t))).toEqual([
    'figure-how with Steady Hands 50 % row-green, 50 % row-red',
  ]);
  expect(figureOf(odds, ['blue_wild', 'blue_basic'])).toMatchObject({ sure: 'green', how: [] });
  expect(figureOf(odds, [])).toBeNull();
  expect(figureOf({ ...odds, phase: 'rolled' }, [])).toBe(odds.figure);
});

test.each([
  [0, '0 %'],
  [0.001, '1 %'],
  [0.643, '64 %'],
  [0.999, '99 %'],
  [1, '100 %'],
])('%d is said as %s', (chance, said) => {
  expect(percentOf(chance)).toBe(said);
});

test('what is out of the question is not said, what is certain is', () => {
  expect(spokenChances(['yellow', 'green', 'red'], [0.64, 0, 0.36], t)).toBe('64 % row-yellow, 36 % row-red');
  expect(spokenChances(['yellow', 'green', 'red'], [0, 1, 0], t)).toBe('sure row-green');
});

test('a move that spoils the outcome says so, one that changes nothing says nothing', () => {
  const said = (stake: Stake, isOnward = false): string => spokenStake(stake, isOnward, t)?.words ?? '';
  const yellow = { yellow: 1, green: 0, red: 0 };
  expect(said({ chances: { yellow: 0, green: 1, red: 0 }, sure: 'green', costs: 'yellow' })).toBe('costs row-yellow');
  expect(said({ chances: { yellow: 0.25, green: 0.5, red: 0.25 }, costs: 'yellow' })).toContain(
    'costs-some row-yellow 25 % row-yellow',
  );
  expect(said({ chances: yellow, sure: 'yellow' }, true)).toBe('then-chances sure row-yellow');
  expect(said({ chances: yellow, sure: 'yellow' })).toBe('');
  expect(said({ chances: yellow, sure: 'yellow', gains: 'yellow' })).toBe('then-chances sure row-yellow');
});

test('what the forced dice threaten is said of those that there are', () => {
  const risks = { injury_dice: 0, boxes: ['A', 'C'], strikes: 0, dangers: 0.75, injured: 0.4375, stops: [] };
  expect(spokenRisks(risks, t)).toEqual(['risk-injured 44 %', 'risk-dangers 2 A, C 75 %']);
  expect(spokenRisks({ injury_dice: 1, boxes: [], strikes: 0.5, dangers: 0, injured: 0, stops: [] }, t)).toEqual([
    'risk-injured 0 %',
    'risk-strikes 1 50 %',
  ]);
});

test('of a thing that counts in part it is said how much of it does not', () => {
  const skill = { who: 0, card: 'crew:1', is_skill: true };
  expect(spokenThing(skill, 'Patience', t)).toBe('Patience');
  expect(spokenThing({ ...skill, times: 2, of: 2 }, 'Patience', t)).toBe('Patience');
  expect(spokenThing({ ...skill, times: 1, of: 2 }, 'Patience', t)).toBe('odds-some Patience 1 2');
});
