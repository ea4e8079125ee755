import { describe, expect, it } from 'vitest';
import { t } from '../../harness';
import type { SpotView } from '../view';
import type { TruckerProps } from '../desk/desk.svelte';
import { hand } from '../desk/hand.svelte';
import { countSpots, nextBuilt, placementWords, puttingBack, spotWords } from './spot_words';

const spot = (cell: number, ...states: ('fits' | 'risky' | 'loose')[]): SpotView => ({
  cell,
  turns: states.map((state) => ({ state })),
});

describe('squares beside the ship', () => {
  const spots = [
    spot(1, 'fits', 'risky', 'loose', 'loose'),
    spot(2, 'risky', 'fits', 'risky', 'risky'),
    spot(3, 'risky', 'risky', 'loose', 'risky'),
    spot(4, 'loose', 'loose', 'loose', 'loose'),
  ];

  it('are counted by what the server says of the tile as it is held', () => {
    expect(countSpots(spots, 0)).toEqual({ fits: 1, turned: 1, risky: 1 });
    expect(countSpots(spots, 2)).toEqual({ fits: 0, turned: 2, risky: 0 });
  });

  it('say what would fail', () => {
    expect(spotWords({ state: 'risky', sides: [1], why: ['their-muzzle'] }, t)).toContain('fails-their-muzzle');
    expect(spotWords({ state: 'loose' }, t)).toContain('spot-loose');
    expect(spotWords({ state: 'fits', joints: 2 }, t)).toContain('spot-fits 2');
  });

  it('say that the first press has turned the tile, and that the second one welds it', () => {
    const move = { move: { type: 'place', column: '7', row: '8', turn: 1 } };
    const ship = { columns: ['6', '7'], rows: ['7', '8'] };
    const view = { ship_class: 'I', truckers: [], help: { spots: [spot(3, 'risky', 'fits')] } };
    const given = { view, printed: { ships: { I: ship } }, t } as unknown as TruckerProps;
    const words = () => placementWords(move as never, given);
    hand.quarters = 0;
    expect(words()).toContain('spot-turn');
    [hand.quarters, hand.turnedFor] = [1, '7,8,1'];
    expect(words()).toContain('spot-again');
    // The button welds it as well.
    const others = [{ move: { type: 'place', column: '6', row: '8', turn: 1 } }, move];
    expect(nextBuilt({ ...given, moves: others } as unknown as TruckerProps)).toBe(move);
    hand.turnedFor = '';
    expect(words()).toContain('spot-fits');
    hand.quarters = 0;
  });

  it('have what fits on none of them put back, and nothing else', () => {
    const moves = [{ move: { type: 'reserve' } }, { move: { type: 'return' } }];
    const given = (...help: SpotView[]) => ({ view: { part: 'building', help: { spots: help } }, moves });
    const proposed = (...help: SpotView[]) => puttingBack(given(...help) as unknown as TruckerProps);
    expect(proposed(spot(3, 'risky', 'risky', 'loose', 'risky'), spot(4, 'loose'))).toBe(moves[1]);
    expect(proposed(spot(2, 'risky', 'fits', 'risky', 'risky'))).toBeNull();
    const idle = { view: { part: 'building', help: null }, moves };
    expect(puttingBack(idle as unknown as TruckerProps)).toBeNull();
  });
});
