import { describe, expect, it } from 'vitest';
import type { BeatData, ShownBeat } from '../../../stage/beat';
import { fixture } from '../fixtures/fixtures';
import type { TruckerView } from '../view';
import { standsOf } from './port';

const { view } = fixture('flight-deck').stand;
const [one] = view.truckers;
if (!one) throw new Error('the fixture has no seats');
/** Three seats that launch as second, first and third. */
const three: TruckerView = { ...view, truckers: [2, 1, 3].map((number) => ({ ...one, number })) };

function beatOf(kind: string, data: BeatData): ShownBeat {
  return { kind, data, place: 0, of: 1, ms: 500, hold: 0, before: view, live: false };
}

describe('the port', () => {
  it('lets ships lift off in their order, and who has gone is gone', () => {
    const stands = standsOf(three, beatOf('launch', { seat: 0, number: 2, at: 4 }), new Map());
    expect(stands.map(({ seat, state }) => [seat, state])).toEqual([
      [1, 'away'],
      [0, 'now'],
      [2, 'here'],
    ]);
  });

  it('has those who have come home, each with the reward', () => {
    const paid = new Map([
      [1, 8],
      [0, 6],
    ]);
    const stands = standsOf(three, beatOf('arrive', { seat: 0, at: 2, credits: 6 }), paid);
    expect(stands).toEqual([
      { seat: 0, state: 'now', label: '+6' },
      { seat: 1, state: 'here', label: '+8' },
      { seat: 2, state: 'away', label: '' },
    ]);
  });
});
