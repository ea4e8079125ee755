import { expect, test } from 'vitest';
import type { LitMove } from '../../../table/board';
import type { Stake } from '../../../table/protocol';
import { proposalOf } from './proposals';

let count = 0;
function move(type: string, chances: Stake['chances'] | null, weight: '' | 'pass' | 'grave' | 'main' = ''): LitMove {
  return {
    move: { type },
    caption: { message: { id: type }, place: '', group: type, weight },
    ...(chances ? { stake: { chances } } : {}),
    index: (count += 1),
    letter: '',
  };
}
const travel = move('travel', null);

test('the best check here is put forward, and none that would rather fail', () => {
  const [weak, strong] = [
    move('take-special', { green: 0.4, red: 0.6 }),
    move('take-special', { yellow: 0.2, green: 0.6, red: 0.2 }),
  ];
  expect(proposalOf([travel, weak, strong])).toBe(strong);
  expect(proposalOf([travel, weak])).toBeNull();
  expect(proposalOf([travel])).toBeNull();
});

test('a card that helps is put forward before leaving it', () => {
  const [card, leave] = [move('play-card', { green: 1, red: 0 }), move('go-on', { green: 0, red: 1 }, 'pass')];
  expect(proposalOf([card, leave])).toBe(card);
});

test('leaving it is put forward where nothing helps, but never where it loses', () => {
  const card = move('play-card', { green: 0, red: 1 });
  const [won, lost] = [move('go-on', { green: 1, red: 0 }, 'pass'), move('go-on', { green: 0, red: 1 }, 'pass')];
  expect(proposalOf([card, won])).toBe(won);
  expect(proposalOf([card, lost])).toBeNull();
});

test('nothing that costs for good is put forward', () => {
  expect(proposalOf([move('sacrifice-die', { green: 1 }, 'grave')])).toBeNull();
});
