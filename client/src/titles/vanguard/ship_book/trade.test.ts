import { expect, test } from 'vitest';
import type { LitMove } from '../../../table/board';
import type { OpenQuestion } from '../../../table/protocol';
import prints from '../fixtures/printed.json';
import type { Signposts } from '../printed';
import { tradeOf } from './trade';

const signs = prints.signposts as unknown as Signposts;

const asked = (id: string): OpenQuestion =>
  ({ kind: 'ask', prompt: { id, args: { section: { id: 'vanguard-section-recon' } } } }) as unknown as OpenQuestion;
const take = (die: string): LitMove => ({ move: { type: 'take-die', die, copy: 1 } }) as unknown as LitMove;

test('a section takes a die out of the box, or gives one of its own', () => {
  const moves = [take('red_basic'), take('blue_basic')];
  const dice = ['red_basic', 'blue_basic'];
  expect(tradeOf(asked('vanguard-ask-take-die'), moves, signs)).toEqual({ section: 'recon', gives: false, dice });
  expect(tradeOf(asked('vanguard-ask-return-die'), moves, signs)).toEqual({ section: 'recon', gives: true, dice });
});

test('other questions are no trade', () => {
  expect(tradeOf(asked('vanguard-ask-bring-dice'), [take('red_basic')], signs)).toBeNull();
  expect(tradeOf(null, [], signs)).toBeNull();
});
