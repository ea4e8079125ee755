import { describe, expect, it } from 'vitest';
import { lettered } from '../../../table/bar/letters';
import { fixture } from '../fixtures/fixtures';
import { lightsOf, placements, shownMoves, squarePlace } from './lights';
import { keys } from '../index';

const { stand } = fixture('build-II');
const moves = (held: number) => lettered(stand.moves, shownMoves(stand.moves, held), keys);
const turnOf = (index: number): number => Number(stand.moves[index]?.move['turn']);

describe('placements', () => {
  it('offer every square once', () => {
    const squares = new Set(
      stand.moves.filter(({ move }) => move.type === 'place').map(({ caption }) => caption.place),
    );
    for (const held of [0, 1, 2, 3]) {
      const offered = placements(stand.moves, held).map((index) => stand.moves[index]?.caption.place);
      expect(new Set(offered)).toEqual(squares);
      expect(offered.length).toBe(squares.size);
    }
  });

  it('offer the turn that is held wherever it is allowed, and first', () => {
    for (const held of [0, 1, 2, 3]) {
      const offered = placements(stand.moves, held);
      const exact = offered.filter((index) => turnOf(index) === held);
      const allowed = stand.moves.filter(({ move }) => move.type === 'place' && move['turn'] === held);
      expect(exact.length).toBe(allowed.length);
      expect(offered.slice(0, exact.length)).toEqual(exact);
    }
  });

  it('take the smaller turn before the larger', () => {
    const offer = (turn: number) => ({
      move: { type: 'place', column: '7', row: '7', turn },
      caption: { message: { id: 'x' }, place: squarePlace(0, '7', '7'), group: 'place', weight: '' as const },
    });
    expect(placements([offer(2), offer(3)], 0)).toEqual([1]);
    expect(placements([offer(3), offer(1)], 0)).toEqual([1]);
    expect(lightsOf(lettered([offer(3)], null), 0).get('ship-0-7-7')?.[0]?.turned).toBe(3);
  });
});

describe('what the bar shows', () => {
  it('is the whole list where nothing is left out', () => {
    expect(shownMoves(fixture('flight-shield').stand.moves, 0)).toBeNull();
  });

  it('leaves the open tiles to the board', () => {
    const reaching = fixture('reaching').stand.moves;
    const shown = shownMoves(reaching, 0) ?? [];
    expect(shown.map((index) => reaching[index]?.move.type)).not.toContain('take');
    expect(shown.length).toBe(reaching.filter(({ move }) => move.type !== 'take').length);
  });

  it('has the letters that the squares have, and never those that turn the tile', () => {
    const lit = moves(0);
    const shown = [...lightsOf(lit, 0).values()].flat();
    const letters = shown.map(({ move }) => move.letter).filter(Boolean);
    expect(letters).toContain('A');
    expect(new Set(letters).size).toBe(letters.length);
    expect(letters).not.toContain('Q');
    expect(letters).not.toContain('E');
  });
});

describe('lights', () => {
  it('stand where the server says', () => {
    const lit = lightsOf(moves(0), 0);
    expect([...lit.keys()]).toContain(`reserve-${fixture('build-II').face}`);
    for (const [place, there] of lit) for (const { move } of there) expect(move.caption.place).toBe(place);
  });

  it('may be several on one square', () => {
    const alien = (colour: string) => ({
      move: { type: 'board-alien', colour, column: '7', row: '7' },
      caption: { message: { id: 'x' }, place: 'ship-0-7-7', group: 'board-alien', weight: '' as const },
    });
    const lit = lightsOf(lettered([alien('brown'), alien('purple')], null), 0);
    expect(lit.get('ship-0-7-7')?.map(({ move }) => move.letter)).toEqual(['A', 'B']);
  });
});
