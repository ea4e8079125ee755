import { describe, expect, it } from 'vitest';
import { CORNERS, EDGES, bestCorner, boxIn, boxesOf, drawnBoxes, litBoxes, overlap } from './pointing';

const board = { left: 100, top: 50, width: 800, height: 600 };
const box = (left: number, top: number, width = 60, height = 60) => ({ left, top, width, height });

describe('where a note stands', () => {
  it('knows how much two boxes share', () => {
    expect(overlap(box(0, 0), box(30, 30))).toBe(900);
    expect(overlap(box(0, 0), box(60, 0))).toBe(0);
  });

  it('stays where it is while it hides nothing', () => {
    expect(bestCorner('top-right', board, 300, 200, [box(120, 500)])).toBe('top-right');
  });

  it('moves away from what it points at', () => {
    expect(bestCorner('bottom-left', board, 300, 200, [box(120, 500)])).toBe('bottom-right');
    const low = [box(120, 500), box(700, 500)];
    expect(bestCorner('bottom-left', board, 300, 200, low)).toBe('top-left');
  });

  it('moves away from what may be pressed, if it then hides nothing that it points at', () => {
    expect(bestCorner('bottom-left', board, 300, 200, [], [box(120, 500)])).toBe('bottom-right');
    const everywhere = [box(120, 500), box(600, 500, 20, 20), box(120, 70), box(600, 70)];
    expect(bestCorner('bottom-left', board, 300, 200, [box(800, 500)], everywhere, 0, EDGES)).toBe('bottom-left');
  });

  it('hides rather what is only drawn than what may be pressed, and nothing where there is room', () => {
    const legend = box(120, 500);
    expect(bestCorner('bottom-left', board, 300, 200, [], [], 12, CORNERS, [legend])).toBe('bottom-right');
    const lit = [box(800, 500), box(120, 70), box(800, 70), box(120, 330), box(800, 330), box(480, 450)];
    expect(bestCorner('bottom-right', board, 300, 200, [], lit, 12, CORNERS, [legend])).toBe('bottom-left');
  });

  it('lies low in the middle where every corner and edge would hide something', () => {
    const taken = [box(110, 60), box(110, 580), box(830, 60), box(830, 580), box(110, 330), box(830, 330)];
    expect(bestCorner('bottom-left', board, 300, 200, taken)).toBe('low');
    expect(boxIn('low', board, 300, 200)).toEqual({ left: 350, top: 390, width: 300, height: 200 });
  });
  it('lies in the middle of an edge where every corner would hide something', () => {
    const corners = [box(110, 60), box(110, 580), box(830, 60), box(830, 580)];
    expect(bestCorner('bottom-left', board, 300, 200, corners)).toBe('left');
    expect(boxIn('left', board, 300, 200)).toEqual({ left: 112, top: 250, width: 300, height: 200 });
  });

  it('lies inside the board', () => {
    expect(boxIn('bottom-right', board, 300, 200)).toEqual({ left: 588, top: 438, width: 300, height: 200 });
  });

  it('finds the places that are drawn', () => {
    document.body.innerHTML = '<i data-place="heap"></i><i data-place="deck"></i>';
    const [heap] = document.body.children;
    if (heap) heap.getBoundingClientRect = () => ({ ...box(5, 6, 70, 80) }) as DOMRect;
    expect([...boxesOf(document, ['heap', 'deck', 'nowhere'])]).toEqual([['heap', box(5, 6, 70, 80)]]);
  });

  it('finds what has a place and what is there to be read', () => {
    document.body.innerHTML = '<i data-place="heap"></i><p data-read></p><p></p>';
    expect(drawnBoxes(document)).toHaveLength(2);
  });

  it('points at nothing that something else lies over', () => {
    document.body.innerHTML = '<div inert><i data-place="heap" data-lit="draw"></i></div>';
    const heap = document.querySelector('i');
    if (heap) heap.getBoundingClientRect = () => ({ ...box(5, 6, 70, 80) }) as DOMRect;
    expect(boxesOf(document, ['heap']).size).toBe(0);
    expect(litBoxes(document)).toEqual([]);
  });
});
