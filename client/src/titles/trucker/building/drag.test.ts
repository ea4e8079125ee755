import { flushSync } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import { lettered } from '../../../table/bar/letters';
import type { LitMove } from '../../../table/board';
import Board, { keys } from '../index';
import { all, boardOf } from '../../harness';
import { fixture, printed } from '../fixtures/fixtures';

// What tiles look like has tests of its own. Here the DOM is made in JavaScript, where thousands of shapes take seconds.
vi.mock('../draw/shapes', async (original) => ({ ...(await original<object>()), svg: () => '' }));

const { show } = boardOf({
  title: 'trucker',
  Board,
  fixture,
  printed,
  lit: ({ moves }) => lettered(moves, null, keys),
  size: [800, 700],
});

/** Takes a thing, moves it over another and lets it go there; the types of the moves that are made. */
function carry(name: string, what: string, where: string): string[] {
  const made: string[] = [];
  show(name, { playSome: (moves: readonly LitMove[]) => made.push(...moves.map(({ move }) => move.type)) });
  const [handle, square] = [all(what)[0], all(where)[0]];
  if (!handle || !square) throw new Error(`${what} or ${where} is missing`);
  handle.setPointerCapture = () => {};
  document.elementsFromPoint = () => [square];
  const at = (type: string, x: number): void => {
    handle.dispatchEvent(new PointerEvent(type, { clientX: x, clientY: 10, pointerId: 1, bubbles: true }));
    flushSync();
  };
  at('pointerdown', 10);
  at('pointermove', 60);
  expect(all('.dragged')).toHaveLength(1);
  at('pointerup', 60);
  expect(all('.dragged')).toHaveLength(0);
  return made;
}

describe('what is dragged over the ship', () => {
  it('is a crate that goes into a hold', () => {
    const [made] = carry(
      'flight-goods',
      '.crate.now',
      'g.square[data-lit~=load-good], g.square[data-lit~=replace-good]',
    );
    expect(made).toMatch(/-good$/);
  });

  it('is an alien that goes into a cabin', () => {
    expect(carry('loading', '[data-alien]', 'g.square[data-lit~=board-alien]')).toEqual(['board-alien']);
  });

  it('is the tile in the hand', () => {
    expect(carry('build-II', 'svg.grab', 'g.square[data-lit~=place]:not(.turns)')).toEqual(['place']);
  });
});
