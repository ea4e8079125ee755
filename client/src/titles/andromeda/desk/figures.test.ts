import { expect, it } from 'vitest';
import { percent, restOf, signed } from './figures';

it('rounds chances, but never to what is certain', () => {
  expect(percent(0.546)).toBe('55 %');
  expect(percent(0.004)).toBe('<1 %');
  expect(percent(0.996)).toBe('>99 %');
  expect([percent(0), percent(1)]).toEqual(['0 %', '100 %']);
});

it('lets the chances of a battle add up to a hundred', () => {
  expect(restOf(0.166, [0.417, 0.417])).toBe('16 %');
  expect(restOf(0.004, [0.5, 0.496])).toBe('<1 %');
  expect(restOf(0.015, [0.4925, 0.4925])).toBe('2 %');
});

it('shows the sign of points', () => {
  expect([signed(3), signed(-2)]).toEqual(['+3', '−2']);
});
