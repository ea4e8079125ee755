import { describe, expect, it } from 'vitest';
import type { LitMove } from '../../../table/board';
import { assumed, hint, isTold, linesOf, menuAt, tellWords, toldMoves } from './told';

const lit = (type: string, args: Record<string, unknown> = {}): LitMove =>
  ({
    move: { type },
    caption: { message: { id: `andromeda-move-${type}`, args }, place: '' },
    index: 0,
    letter: '',
  }) as never;
const t = (message: unknown): string => (typeof message === 'string' ? message : (message as { id: string }).id);

describe('what is told at a place', () => {
  it('says "here" where it has words for that, and all words otherwise', () => {
    expect(isTold(lit('launch'))).toBe(true);
    expect(tellWords(lit('launch'), t)).toBe('andromeda-companion-launch');
    expect(isTold(lit('choose-region'))).toBe(false);
    expect(tellWords(lit('choose-region'), t)).toBe('andromeda-move-choose-region');
  });
  it('says what counts as done with a launch', () => {
    expect(assumed(lit('launch', { moons: 2 }), t)).toBe('andromeda-companion-with-moon');
    expect(assumed(lit('launch', { moons: 0 }), t)).toBe('');
    expect(assumed(lit('recruit', { moons: 2 }), t)).toBe('');
  });
  it('says what to press, by what ends the question', () => {
    expect(hint([lit('laid'), lit('other-module')], t)).toBe('andromeda-companion-how-laid');
    expect(hint([lit('points'), lit('turn-over')], t)).toBe('andromeda-companion-how');
    expect(hint([lit('fight-on'), lit('sit-out')], t)).toBe('');
  });
  it('leaves modules to the view where they lie, when the table is laid too', () => {
    const offer = { ...lit('other-module'), caption: { message: { id: 'x' }, place: 'offer:a' } } as LitMove;
    const place = { ...lit('laid'), caption: { message: { id: 'y' }, place: '' } } as LitMove;
    expect(toldMoves([place, offer], false)).toEqual([0]);
    expect(toldMoves([place, offer], true)).toBeNull();
  });
  it('keeps a menu short, and hides no line alone', () => {
    const moves = (count: number): LitMove[] => Array.from({ length: count }, () => lit('launch'));
    expect(linesOf(moves(6)).rest).toHaveLength(0);
    expect(linesOf(moves(7)).first).toHaveLength(5);
    expect(linesOf(moves(7)).rest).toHaveLength(2);
  });
});

describe('where a menu stands', () => {
  const menu = { width: 240, height: 200 };
  it('stands at the right, else at the left', () => {
    const wide = { width: 900, height: 600 };
    expect(menuAt({ left: 100, top: 200, width: 100, height: 100 }, menu, wide)).toEqual({ left: 208, top: 150 });
    expect(menuAt({ left: 780, top: 200, width: 100, height: 100 }, menu, wide).left).toBe(532);
  });
  it('stands below or above on a phone, and never leaves the board', () => {
    const phone = { width: 390, height: 488 };
    expect(menuAt({ left: 150, top: 40, width: 104, height: 120 }, menu, phone)).toEqual({ left: 82, top: 168 });
    const low = menuAt({ left: 150, top: 340, width: 104, height: 120 }, menu, phone);
    expect(low).toEqual({ left: 82, top: 132 });
    expect(menuAt({ left: -60, top: 200, width: 104, height: 120 }, { width: 374, height: 470 }, phone).left).toBe(8);
  });
});
