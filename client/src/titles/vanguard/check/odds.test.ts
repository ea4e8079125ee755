import { expect, test } from 'vitest';
import type { Say } from '../../../table/board';
import type { OddsView } from '../types';
import {
  adviceOf,
  chancesOf,
  keyOf,
  moveKey,
  percentOf,
  spokenChances,
  spokenRisks,
  spokenThing,
  spokenVerdict,
  verdictOf,
} from './odds';

const t: Say = (message, args) =>
  [typeof message === 'string' ? message : message.id, ...Object.values(args ?? {})]
    .join(' ')
    .replaceAll('vanguard-board-', '');

const CHOOSING: OddsView = {
  names: ['green', 'red'],
  groups: [['red_basic'], ['blue_wild', 'blue_wild']],
  chances: {
    '0,0': [0, 1],
    '1,0': [0.2, 0.8],
    '0,1': [0.5, 0.5],
    '0,2': [0.75, 0.25],
    '1,1': [0.5, 0.5],
    '1,2': [0.75, 0.25],
  },
};
const ROLLED: OddsView = {
  names: ['yellow', 'green', 'red'],
  now: [1, 0, 0],
  moves: {
    'go-on': [1, 0, 0],
    'combine:SE01:0': [0, 1, 0],
    'combine:SE02:0': [0.25, 0.5, 0.25],
    'play-card:SE03': [1, 0, 0],
  },
};

test('chances are those of the dice that are picked', () => {
  expect(keyOf(CHOOSING, ['blue_wild', 'red_basic'])).toBe('1,1');
  expect(chancesOf(CHOOSING, [])).toEqual([0, 1]);
  expect(chancesOf(CHOOSING, ['blue_wild', 'red_basic'])).toEqual([0.5, 0.5]);
  expect(chancesOf(CHOOSING, ['blue_wild', 'blue_wild'])).toEqual([0.75, 0.25]);
});

test('advice names the fewest dice that are best, and is taken from the server where it has some', () => {
  expect(adviceOf(CHOOSING).map(({ dice, chance }) => [dice.length, chance])).toEqual([
    [0, 0],
    [1, 0.5],
    [2, 0.75],
  ]);
  const advice = [{ dice: ['red_basic'], key: '1,0', chance: 0.2, chances: [0.2, 0.8] }];
  expect(adviceOf({ ...CHOOSING, advice })).toEqual(advice);
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

test.each([
  [{ type: 'go-on' }, '', 'go-on'],
  [{ type: 'combine', card: 'SC04', n: 0 }, '', 'combine:SC04:0'],
  [{ type: 'use-card', who: 1, card: 'p29', n: 0 }, '', 'use-card:p29:0'],
  [{ type: 'play-card', who: 0, card: 'SE01' }, '', 'play-card:SE01'],
  [{ type: 'use-skill', who: 2 }, '', 'use-skill:2'],
  [{ type: 'give-die', die: 'blue_science' }, '', 'give-die:blue_science'],
  [{ type: 'pick-die', place: 3 }, 'vanguard-ask-reroll', 'reroll:3'],
  [{ type: 'pick-die', place: 3 }, 'vanguard-ask-toss', 'toss:3'],
  [{ type: 'turn-die', place: 3, symbol: 'science' }, '', 'turn:3:science'],
  [{ type: 'spend-dice', places: [0, 2] }, '', 'spend:0,2'],
])('move %# has its key', (move, prompt, key) => {
  expect(moveKey(move, prompt)).toBe(key);
});

test('a move that spoils the outcome says so, one that changes nothing says nothing', () => {
  const said = (key: string, odds = ROLLED): string => spokenVerdict(odds, key, t)?.words ?? '';
  expect(said('combine:SE01:0')).toBe('costs row-yellow');
  expect(said('combine:SE02:0')).toContain('costs-some row-yellow 25 % row-yellow');
  expect(said('go-on')).toBe('then-chances sure row-yellow');
  expect(verdictOf(ROLLED, 'play-card:SE03')?.costs).toBe('');
  expect(said('play-card:SE03')).toBe('');
  expect(said('exert')).toBe('');
  const needed = { ...ROLLED, moves: { ...ROLLED.moves, 'go-on': [0, 0, 1] } };
  expect(said('play-card:SE03', needed)).toBe('then-chances sure row-yellow');
  expect(said('go-on', needed)).toBe('costs row-yellow');
});

test('what the forced dice threaten is said of those that there are', () => {
  const risks = { injury_dice: 0, boxes: ['A', 'C'], strikes: 0, dangers: 0.75, injured: 0.4375 };
  expect(spokenRisks(risks, t)).toEqual(['risk-injured 44 %', 'risk-dangers 2 A, C 75 %']);
  expect(spokenRisks({ injury_dice: 1, boxes: [], strikes: 0.5, dangers: 0, injured: 0 }, t)).toEqual([
    'risk-injured 0 %',
    'risk-strikes 1 50 %',
  ]);
});

test('of a thing that counts in part it is said how much of it does not', () => {
  const skill = { who: 0, card: 'crew:1', key: 'use-skill:0' };
  expect(spokenThing(skill, 'Patience', t)).toBe('Patience');
  expect(spokenThing({ ...skill, times: 2, of: 2 }, 'Patience', t)).toBe('Patience');
  expect(spokenThing({ ...skill, times: 1, of: 2 }, 'Patience', t)).toBe('odds-some Patience 1 2');
});
