import { expect, test } from 'vitest';
import type { TitleRow } from '../../api_types';
import type { PlannedSeat } from '../plan';
import { playerOf, rivals } from './cast';

const TITLE = {
  cast: [
    { id: 'berta', name: 'Berta', bot: 'apprentice', strength: 'gentle' },
    { id: 'fridolin', name: 'Fridolin', bot: 'apprentice', strength: 'gentle' },
    { id: 'zita', name: 'Zita', bot: 'trucker', strength: 'steady' },
    { id: 'norm', name: 'Norm', words: 'inspector' },
  ],
} as unknown as TitleRow;
const SEATS: PlannedSeat[] = (['you', 'bot:apprentice', 'bot:apprentice', 'bot:apprentice', 'bot:random'] as const).map(
  (sitter) => ({ sitter, name: '' }),
);

test('nobody of the cast sits at a table twice', () => {
  expect(SEATS.map((_, number) => playerOf(TITLE, SEATS, number)?.id)).toEqual([
    undefined,
    'berta',
    'fridolin',
    undefined,
    undefined,
  ]);
});

test('a seat may have one of each way to play, from gentle to strong', () => {
  expect(rivals(TITLE, SEATS, 1).map(({ id }) => id)).toEqual(['berta', 'zita']);
  expect(rivals(TITLE, SEATS, 2).map(({ id }) => id)).toEqual(['fridolin', 'zita']);
});
