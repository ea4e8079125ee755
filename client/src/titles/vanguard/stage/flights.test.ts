import { expect, test } from 'vitest';
import { flightOf } from './flights';

test('what is gained flies to where it is kept', () => {
  expect(flightOf({ kind: 'gain', data: { what: 'success', count: 1 } })).toEqual({
    glyph: 'gain_success',
    count: 1,
    kept: 'success',
  });
  expect(flightOf({ kind: 'gain', data: { what: 'leads:minerals', count: 2 } })?.kept).toBe('leads:minerals');
});

test('what has no place, and what is paid, does not fly', () => {
  expect(flightOf({ kind: 'gain', data: { what: 'charges', count: 1 } })).toBeNull();
  expect(flightOf({ kind: 'pay', data: { what: 'supplies', count: 1 } })).toBeNull();
});
