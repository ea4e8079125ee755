import { expect, test } from 'vitest';
import { adviceOf, bestFit, chancesOf, fitOf, type Column } from './sheet';
import type { OddsView } from '../types';

const column = (symbols: readonly string[], colour: Column['colour'] = 'blue'): Column => ({
  place: 0,
  id: `${colour}_basic`,
  face: 0,
  owner: 0,
  colour,
  symbols,
  turned: false,
});
const ODDS: OddsView = {
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

test('a die fits by its symbol, as a vanguard, or by conversion', () => {
  const convert = { colour: 'blue', symbol: 'science' };
  expect(fitOf(column(['science']), 'science', null)).toBe('own');
  expect(fitOf(column(['vanguard']), 'science', null)).toBe('wild');
  expect(fitOf(column(['basic']), 'science', convert)).toBe('turned');
  expect(fitOf(column(['basic'], 'red'), 'science', convert)).toBeNull();
  expect(fitOf(column(['vanguard']), 'accident', null)).toBeNull();
  expect(fitOf(column(['accident']), 'any', null)).toBeNull();
  expect(fitOf(column(['accident']), 'die', null)).toBe('own');
  expect(bestFit(column(['basic']), [['science'], ['basic']], convert)).toBe('own');
});

test('chances are those of the dice that are picked', () => {
  expect(chancesOf(ODDS, [])).toEqual([0, 1]);
  expect(chancesOf(ODDS, ['blue_wild', 'red_basic'])).toEqual([0.5, 0.5]);
  expect(chancesOf(ODDS, ['blue_wild', 'blue_wild'])).toEqual([0.75, 0.25]);
});

test('advice names the fewest dice that are best', () => {
  expect(adviceOf(ODDS).map(({ dice, chance }) => [dice.length, chance])).toEqual([
    [0, 0],
    [1, 0.5],
    [2, 0.75],
  ]);
});
