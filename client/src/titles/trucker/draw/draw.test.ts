import { describe, expect, it } from 'vitest';
import { printed } from '../fixtures/fixtures';
import type { PrintedTile } from '../printed';
import { cardArt } from './art';
import { PICTURES } from './tile/pictures';
import { die, heap, hourglass } from './pieces';
import { svg, type Drawing } from './shapes';
import { connector, directionOf, tileDrawing, turned } from './tile/tile';

const tile = (id: string): PrintedTile => printed.tiles[id] as PrintedTile;
const first = (kind: string): string => Object.keys(printed.tiles).find((id) => tile(id).kind === kind) as string;

/** Tags and turns, without the numbers: what a drawing is made of. */
function outline(drawing: Drawing): string[] {
  return drawing.map(({ tag, attributes, inside }) => {
    const turn = String(attributes['transform'] ?? '').match(/rotate\((\d+)/)?.[1];
    const within = Array.isArray(inside) ? `[${outline(inside as Drawing).join(' ')}]` : '';
    return `${tag}${turn ? `@${turn}` : ''}${within}`;
  });
}

describe('a tile', () => {
  it('turns its ends clockwise', () => {
    expect(turned([1, 2, 3, 0], 1)).toEqual([0, 1, 2, 3]);
    expect(turned([1, 2, 3, 0], -1)).toEqual([2, 3, 0, 1]);
    expect(turned([1, 2, 3, 0], 4)).toEqual([1, 2, 3, 0]);
  });

  it('has pegs by number: one, two, and a comb of one piece', () => {
    expect([0, 1, 2, 3].map((kind) => connector(kind, 0).length)).toEqual([0, 2, 4, 2]);
    expect(outline(connector(1, 3))).toEqual(['g@270[path path]']);
  });

  it('turns what points somewhere with the tile, and nothing else', () => {
    const degrees = (kind: string, quarters: number): number => directionOf(tile(first(kind)), quarters);
    expect([0, 1, 2, 3].map((quarters) => degrees('cannon', quarters))).toEqual([0, 90, 180, 270]);
    expect(degrees('engine', 0)).toBe(0);
    expect(outline(tileDrawing('x', tile(first('cannon')), 1)).at(-1)).toMatch(/^g@90/);
    expect(outline(tileDrawing('x', tile(first('cabin')), 1)).some((shape) => shape.startsWith('g@90['))).toBe(
      turned(tile(first('cabin')).connectors, 1)[1] !== 0,
    );
  });

  it('points where it is printed to point, whatever side that is', () => {
    expect(directionOf({ kind: 'shield', connectors: [0, 0, 0, 0], shields: [0, 3] }, 0)).toBe(270);
    expect(directionOf({ kind: 'shield', connectors: [0, 0, 0, 0], shields: [0, 1] }, 2)).toBe(180);
    expect(directionOf({ kind: 'cannon', connectors: [0, 0, 0, 0], muzzles: [1] }, 3)).toBe(0);
  });

  it.each(Object.keys(printed.tiles))('has a picture, and is drawn with balanced tags: %s', (id) => {
    expect(PICTURES[tile(id).kind]).toBeDefined();
    const text = svg(tileDrawing(id, tile(id), 1));
    expect(text.match(/<g/g)?.length ?? 0).toBe(text.match(/<\/g>/g)?.length ?? 0);
    expect(text).not.toMatch(/NaN|undefined/);
  });

  it('wears the same scratches every time, and none when it is small', () => {
    expect(tileDrawing('B016', tile('B016'), 0)).toEqual(tileDrawing('B016', tile('B016'), 0));
    const [large, small] = [false, true].map((flat) => tileDrawing('B016', tile('B016'), 0, {}, flat).length);
    expect(small).toBeLessThan(large as number);
  });

  it('shows its load', () => {
    const cabin = first('cabin');
    const shapes = (load: object): number => svg(tileDrawing(cabin, tile(cabin), 0, load)).length;
    expect(shapes({ crew: 2 })).toBeGreaterThan(shapes({ crew: 1 }));
    expect(svg(tileDrawing('x', tile(first('cargo_2')), 0, { goods: ['yellow', 'blue'] }))).toMatch(/>3<.*>1</);
    expect(svg(tileDrawing('x', tile(first('special_cargo_1')), 0, { goods: ['red'] }))).toMatch(/>4</);
  });

  it('is made of the same shapes as ever', () => {
    expect(outline(tileDrawing('B016', tile('B016'), 0, { crew: 1, seat: 'sky' }))).toMatchSnapshot();
    expect(outline(tileDrawing(first('double_cannon'), tile(first('double_cannon')), 1))).toMatchSnapshot();
  });
});

describe('other pieces', () => {
  it('dice have as many pips as they count', () => {
    for (const face of [1, 2, 3, 4, 5, 6]) expect(svg([die(face, 0, 0, 52)]).match(/<circle/g)?.length).toBe(face);
    expect(svg([die(0, 0, 0, 52)])).toMatch(/\?/);
  });

  it('sand runs until none is above', () => {
    expect(hourglass(0.5).length).toBeGreaterThan(hourglass(0).length);
  });

  it('a heap has a tile as long as there is one', () => {
    expect([heap(0).length, heap(1).length, heap(140).length]).toEqual([0, 1, 19]);
  });

  it.each([...new Set(Object.values(printed.cards).map(({ kind }) => kind))])('a card has a picture: %s', (kind) => {
    expect(cardArt(kind).length).toBeGreaterThan(cardArt('nothing of the kind').length);
  });
});
