import { expect, it } from 'vitest';
import { percent, signed } from './figures';

it('rounds chances, but never to what is certain', () => {
  expect(percent(0.546)).toBe('55 %');
  expect(percent(0.004)).toBe('<1 %');
  expect(percent(0.996)).toBe('>99 %');
  expect([percent(0), percent(1)]).toEqual(['0 %', '100 %']);
});

it('shows the sign of points', () => {
  expect([signed(3), signed(-2)]).toEqual(['+3', '−2']);
});
