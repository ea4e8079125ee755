import { expect, test } from 'vitest';
import type { LitMove } from '../../../table/board';
import { proposalOf } from './proposals';

let count = 0;
function move(type: string, foremost = false, weight: '' | 'pass' | 'main' = ''): LitMove {
  return {
    move: { type },
    caption: { message: { id: type }, place: '', group: type, weight },
    ...(foremost ? { foremost } : {}),
    index: (count += 1),
    letter: '',
  };
}

test('what the server puts forward is put forward', () => {
  const [plain, best, usual] = [move('travel'), move('take-special', true), move('rest', false, 'main')];
  expect(proposalOf([plain, best, usual])).toBe(best);
});

test('without that it is what one does as a rule, or nothing', () => {
  const [plain, usual] = [move('travel'), move('rest', false, 'main')];
  expect(proposalOf([plain, usual])).toBe(usual);
  expect(proposalOf([plain])).toBeNull();
});
