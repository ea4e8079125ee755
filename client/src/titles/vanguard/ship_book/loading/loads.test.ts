import { expect, test } from 'vitest';
import type { LitMove } from '../../../../table/board';
import { carriersOf, isLaunch, loadable, nextLoad } from './loads';

const load = (card: string, section: string, weight: '' | 'main' | 'grave' = ''): LitMove => ({
  move: { type: 'load', card, section },
  caption: { message: { id: 'load' }, place: card, group: 'load', weight },
  index: 0,
  letter: '',
});
const on: LitMove = { ...load('', ''), move: { type: 'go-on' } };
const moves = [load('m01', 'recon'), load('m01', 'science', 'main'), load('m02', 'recon'), on];

test('a card is dropped on anybody who may carry it', () => {
  expect([...carriersOf('m01', moves).keys()]).toEqual(['recon', 'science']);
  expect(carriersOf('m01', moves).get('science')).toBe(moves[1]);
  expect(carriersOf('m03', moves).size).toBe(0);
});

test('each card is offered once, and one of them is put forward', () => {
  expect(loadable(moves)).toEqual(['m01', 'm02']);
  expect(nextLoad(moves)).toBe(moves[1]);
  expect(nextLoad([on])).toBeNull();
});

test('what fills the lander is never loaded with the rest: it launches', () => {
  const last = load('m02', 'recon', 'grave');
  expect(nextLoad([last, on])).toBeNull();
  expect([last, load('m01', 'recon')].map(isLaunch)).toEqual([true, false]);
});
