import { expect, it } from 'vitest';
import type { ShownBeat } from '../../../stage/beat';
import { comparedAt } from './compared';

const beatOf = (by: string, values: number[]): ShownBeat => ({
  kind: 'weakest',
  data: { seat: 2, by, seats: [0, 2], values },
  place: 0,
  of: 1,
  ms: 500,
  hold: 0,
  before: null,
  live: false,
});

it('shows everybody who was compared, and who was the weakest', () => {
  expect(comparedAt(beatOf('cannons', [10, 5]))).toEqual([
    { seat: 0, value: '5', share: 1, worst: false },
    { seat: 2, value: '2½', share: 0.5, worst: true },
  ]);
  expect(comparedAt(beatOf('crew', [6, 3])).map(({ value }) => value)).toEqual(['6', '3']);
  expect(comparedAt(beatOf('engines', [0, 0])).map(({ share }) => share)).toEqual([0, 0]);
});
