import { expect, test } from 'vitest';
import { printed } from '../fixtures/fixtures';
import type { ActionPrint, CheckView } from '../types';
import { cellOf, endOf } from './cells';
import { bestFit, columnsOf, coverOf, fitOf, forecastOf, mustServe, swapsOf, waysOf, type Column } from './sheet';
import { stepOf, toldSteps } from './story';

const column = (symbols: readonly string[], colour: Column['colour'] = 'blue', place = 0): Column => ({
  place,
  id: `${colour}_basic`,
  face: 0,
  owner: 0,
  colour,
  shown: symbols,
  symbols,
  turned: false,
});
const pool = (...faces: readonly (readonly string[])[]): Column[] =>
  faces.map((symbols, place) => column(symbols, 'blue', place));
const CONVERT = { colour: 'blue', symbol: 'science' };
const say = { id: 'x' };
const ACTION: ActionPrint = {
  text: '',
  words: [],
  parts: {
    specials: [{ ways: [['accident']], said: say }],
    rows: {
      yellow: { ways: [['xenology', 'science']], said: say },
      green: { ways: [['biology'], ['technology']], said: say },
      red: { said: say },
    },
  },
};

test('a die fits by its symbol, as a vanguard, or by conversion', () => {
  expect(fitOf(column(['science']), 'science', null)).toBe('own');
  expect(fitOf(column(['vanguard']), 'science', null)).toBe('wild');
  expect(fitOf(column(['basic']), 'science', CONVERT)).toBe('turned');
  expect(fitOf(column(['basic'], 'red'), 'science', CONVERT)).toBeNull();
  expect(fitOf(column(['vanguard']), 'accident', null)).toBeNull();
  expect(fitOf(column(['accident']), 'any', null)).toBeNull();
  expect(fitOf(column(['accident']), 'die', null)).toBe('own');
  expect(bestFit(column(['basic']), [['science'], ['basic']], CONVERT)).toBe('own');
});

test('needs are covered by own symbols before conversions before vanguards', () => {
  const dice = pool(['vanguard'], ['basic'], ['science']);
  expect([...(coverOf(dice, [['science']], CONVERT) ?? [])].map(([place]) => place)).toEqual([2]);
  expect(coverOf(dice, [['science', 'science', 'science']], CONVERT)?.size).toBe(3);
  expect(coverOf(dice, [['biology', 'biology']], CONVERT)).toBeNull();
});

test('two symbols of one face serve two needs, a bare need takes the die', () => {
  expect(coverOf(pool(['science', 'science']), [['science', 'science']], null)?.size).toBe(1);
  expect(coverOf(pool(['science', 'science']), [['science', 'die']], null)).toBeNull();
});

test('"any" is the same symbol each time', () => {
  expect(coverOf(pool(['science'], ['biology']), [['any', 'any']], null)).toBeNull();
  expect(coverOf(pool(['science'], ['science']), [['any', 'any']], null)?.size).toBe(2);
});

test('accidents must go to the special effect, the rest meets the first row that it can', () => {
  const dice = pool(['accident'], ['xenology'], ['basic'], ['biology']);
  expect(mustServe(dice, [['accident']])).toEqual([0]);
  const forecast = forecastOf(dice, ACTION, CONVERT);
  expect(forecast.row).toBe('yellow');
  expect([...forecast.cover.keys()].sort()).toEqual([1, 2]);
  expect(forecastOf(dice, ACTION, null).row).toBe('green');
  expect(forecastOf(pool(['basic']), ACTION, null).row).toBe('red');
});

test('a thread ends where its die is spent', () => {
  const dice = pool(['accident'], ['xenology'], ['basic'], ['biology']);
  const forecast = forecastOf(dice, ACTION, CONVERT);
  expect(dice.map(({ place }) => endOf(place, forecast))).toEqual(['special', 'outcome', 'outcome', 'rest']);
  const cells = (row: Parameters<typeof cellOf>[1]) =>
    dice.map((die) => cellOf(die, row, forecast, CONVERT)).map(({ ring, thread }) => `${ring} ${thread}`);
  expect(cells({ kind: 'combo', ways: [['biology']] })).toEqual([' by', ' by', ' by', 'may by']);
  expect(cells({ kind: 'special', ways: [['accident']], number: 0 })).toEqual(['must end', ' by', ' by', ' by']);
  expect(cells({ kind: 'outcome', ways: [['xenology', 'science']], row: 'yellow' })).toEqual([
    ...[' gone', 'used end', 'used end', ' by'],
  ]);
  expect(cells({ kind: 'outcome', ways: [['biology'], ['xenology']], row: 'green' })).toEqual([
    ...[' gone', 'elsewhere gone', ' gone', 'may by'],
  ]);
  expect(cells({ kind: 'rest' })).toEqual([' gone', ' gone', ' gone', 'rest end']);
});

test('needs are read out of the notation', () => {
  expect(waysOf('sci+sci / xen', (short) => `${short}!`)).toEqual([['sci!', 'sci!'], ['xen!']]);
});

test('what was told belongs to the step that it happened in', () => {
  expect([501, 502, 504, 505, 506, 511, 521, 532, 541, 550, 561].map((n) => stepOf(`IV-X-${n}`))).toEqual([
    ...[1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  ]);
  expect(stepOf('IV-X-405')).toBe(0);
  const line = (rule: string, undone = false) => ({ position: 1, message: { id: rule }, time: 0, rule, undone });
  const told = toldSteps([
    line('IV-X-510'),
    line('IV-X-301'),
    line('IV-X-505'),
    line('IV-X-510', true),
    line('IV-X-510'),
    line('IV-X-405'),
  ]);
  expect(told.get(3)?.length).toBe(1);
  expect(told.get(5)?.map(({ rule }) => rule)).toEqual(['IV-X-510', 'IV-X-405']);
});

test('where symbols count as others, a die shows one and serves as the other', () => {
  const dice = new Map(printed.dice.map((die) => [die.id, die]));
  const die = printed.dice.find(({ faces }) => faces.some(([symbol]) => symbol === 'fitness'));
  const face = die?.faces.findIndex(([symbol]) => symbol === 'fitness') ?? 0;
  const check = {
    pool: [
      [die?.id ?? '', face, 0, ''],
      [die?.id ?? '', face, 0, 'science+basic'],
    ],
    swap: { fitness: 'exploration', exploration: 'fitness', science: 'gathering' },
  } as unknown as CheckView;
  const [first, second] = columnsOf(check, dice);
  expect([first?.shown[0], first?.symbols[0]]).toEqual(['fitness', 'exploration']);
  expect([second?.shown, second?.symbols]).toEqual([
    ['science', 'basic'],
    ['gathering', 'basic'],
  ]);
  expect(swapsOf(check)).toEqual([
    ['fitness', 'exploration', true],
    ['science', 'gathering', false],
  ]);
});
