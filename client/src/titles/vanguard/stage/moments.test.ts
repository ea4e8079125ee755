import { expect, test } from 'vitest';
import { isMoment } from './moments';

test('a roll on the way down is a card, a roll of a check is thrown over the board instead', () => {
  expect(isMoment({ kind: 'dice', data: { why: 'landing', row: 2, left: 1 } })).toBe(true);
  expect(isMoment({ kind: 'dice', data: { why: 'check' } })).toBe(false);
});

test('a danger die that meets nothing strikes nobody', () => {
  expect(isMoment({ kind: 'danger', data: { hits: 1 } })).toBe(true);
  expect(isMoment({ kind: 'danger', data: { hits: 0 } })).toBe(false);
  expect(isMoment({ kind: 'mission', data: { state: 'open' } })).toBe(false);
  expect(isMoment({ kind: 'mission', data: { state: 'done' } })).toBe(true);
});
