import { expect, test } from 'vitest';
import type { LitMove } from '../../../table/board';
import type { DiePrint } from '../printed';
import { facesOf, othersOf } from './palette';

const turn = (index: number, symbol: string): LitMove => ({
  index,
  letter: '',
  move: { type: 'turn-die', place: 0, symbol },
  caption: { message: { id: 'x' }, place: 'pool:0', group: 'turn-die', weight: '' },
});
const print = { faces: [['basic'], ['basic'], ['science', 'technology'], []] } as unknown as DiePrint;

test('every face stands once, with the move that turns it up, then what is on no face', () => {
  const faces = facesOf(print, [turn(0, 'science+technology'), turn(1, 'medicine')]);
  expect(faces.map(({ symbols, face, move }) => [symbols.join('+'), face, move?.index ?? null])).toEqual([
    ['basic', 0, null],
    ['science+technology', 2, 0],
    ['', 3, null],
    ['medicine', -1, 1],
  ]);
});

test('without a turn there is no palette of faces', () => {
  const spend: LitMove = { ...turn(0, ''), move: { type: 'spend-dice', places: [0] } };
  expect(facesOf(print, [spend])).toEqual([]);
  expect(othersOf([spend, turn(1, 'basic')])).toEqual([spend]);
});
