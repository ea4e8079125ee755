import { expect, test } from 'vitest';
import type { CheckView, FitView, RowView } from '../../view';
import { cellOf, endOf } from './cells';
import type { Column } from '../model';

const fit = (die: number, need: string, how: FitView['how'] = 'own'): FitView => ({ die, need, how, by: null });
const row = (key: string, fits: readonly FitView[], more: Partial<RowView> = {}): RowView => ({
  ...{ key, name: null, said: null, ways: [['science']], cover: null, takes: [] },
  fits,
  ...more,
});
const column = (place: number, ...counts: string[]): Column => ({
  place,
  colour: 'blue',
  die: { kind: 'blue_basic', face: 0, owner: 0, shows: counts, counts, turned: false },
});

/** An accident, a xenology, a basic that counts as science, a biology, and a vanguard. */
const DICE = [
  column(0, 'accident'),
  column(1, 'xenology'),
  column(2, 'basic'),
  column(3, 'biology'),
  column(4, 'vanguard'),
];
const COMBO = row('combine:SE01:0', [fit(3, 'biology'), fit(4, 'biology', 'vanguard')]);
const SPECIAL = row('special:0', [fit(0, 'accident')], { takes: [0] });
const BOTH = [fit(1, 'xenology'), fit(2, 'science', 'converted')];
const YELLOW = row('yellow', [...BOTH, fit(4, 'xenology', 'vanguard')], { cover: BOTH });
const GREEN = row('green', [fit(1, 'xenology'), fit(3, 'biology')], { cover: [fit(3, 'biology')] });
const CHECK = {
  ...{ combos: [COMBO], specials: [SPECIAL], rows: [YELLOW, GREEN], forecast: 'yellow' },
} as unknown as CheckView;
const looks = (one: RowView | null, check = CHECK) =>
  DICE.map((die) => cellOf(die, one, check)).map(({ ring, thread }) => `${ring} ${thread}`);

test('a thread ends where its die is spent', () => {
  expect(DICE.map(({ place }) => endOf(place, CHECK))).toEqual(['special:0', 'yellow', 'yellow', 'rest', 'rest']);
  expect(looks(COMBO)).toEqual([' by', ' by', ' by', 'may by', 'wild by']);
  expect(looks(SPECIAL)).toEqual(['must end', ' by', ' by', ' by', ' by']);
  expect(looks(YELLOW)).toEqual([' gone', 'used end', 'used end', ' by', 'wild by']);
  expect(looks(GREEN)).toEqual([' gone', 'elsewhere gone', ' gone', 'may by', ' by']);
  expect(looks(null)).toEqual([' gone', ' gone', ' gone', 'rest end', 'rest end']);
});

test('a die that is converted shows what it counts as', () => {
  const cells = DICE.map((die) => cellOf(die, YELLOW, CHECK));
  expect(cells.map(({ shows }) => shows)).toEqual(['accident', 'xenology', 'science', 'biology', 'vanguard']);
  expect(cells[2]).toMatchObject({ how: 'converted', symbol: 'basic', row: 'yellow' });
});

test('without a forecast all dice are left over but those that must go', () => {
  const check = { ...CHECK, forecast: '' };
  expect(DICE.map(({ place }) => endOf(place, check))).toEqual(['special:0', 'rest', 'rest', 'rest', 'rest']);
});
