import { describe, expect, it } from 'vitest';
import { gridFor, Slots, slotsAfter } from './slots';

describe('tiles that lie face up', () => {
  it('keep their slots when another is taken, and leave a hole', () => {
    expect(slotsAfter(['a', 'b', 'c'], ['a', 'c'])).toEqual(['a', '', 'c']);
  });

  it('fill the first hole when they are thrown back', () => {
    expect(slotsAfter(['a', '', 'c', '', 'e'], ['a', 'c', 'e', 'x'])).toEqual(['a', 'x', 'c', '', 'e']);
    expect(slotsAfter(['a'], ['a', 'x', 'y'])).toEqual(['a', 'x', 'y']);
  });

  it('may be alike', () => {
    expect(slotsAfter(['a', 'a', 'b'], ['a', 'b'])).toEqual(['a', '', 'b']);
  });

  it('are remembered from stand to stand', () => {
    const slots = new Slots();
    slots.of(['a', 'b', 'c']);
    slots.of(['b', 'c']);
    expect(slots.of(['b', 'c', 'x'])).toEqual(['x', 'b', 'c']);
  });
});

describe('the grid', () => {
  it('has six columns of eight until it is full, with a place for what comes back', () => {
    expect(gridFor(0, false)).toEqual([6, 8]);
    expect(gridFor(47, false)).toEqual([6, 8]);
    expect(gridFor(48, false)).toEqual([7, 9]);
    expect(gridFor(139, false)).toEqual([10, 14]);
  });

  it('is lower on a small screen', () => {
    expect(gridFor(48, true)).toEqual([7, 7]);
    expect(gridFor(49, true)).toEqual([8, 8]);
  });
});
