import { expect, test } from 'vitest';
import { kindly } from './kindly';

const NOW = new Date(2026, 10, 18, 14, 30);
const at = (day: number, hour: number, minute = 0): number => new Date(2026, 10, day, hour, minute).getTime() / 1000;

test.each([
  [at(18, 14, 10), 'client-until-past', undefined],
  [at(18, 15, 10), 'client-until-minutes', { minutes: 40 }],
  [at(18, 19), 'client-until-today', { part: 'evening' }],
  [at(19, 2), 'client-until-today', { part: 'evening' }],
  [at(19, 9), 'client-until-tomorrow', { part: 'morning' }],
  [at(20, 3), 'client-until-tomorrow', { part: 'evening' }],
  [at(20, 14), 'client-until-weekday', { part: 'afternoon', day: '5' }],
  [at(24, 20), 'client-until-weekday', { part: 'evening', day: '2' }],
  [at(25, 20), 'client-until-date', { date: '25 November' }],
])('time is told as people tell it (%#)', (until, id, args) => {
  expect(kindly(until, 'en-GB', NOW)).toEqual(args ? { id, args } : { id });
});
