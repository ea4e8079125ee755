import { describe, expect, it } from 'vitest';
import { planOf } from '../board/geometry';
import { fixture, printed } from '../fixtures/fixtures';
import { portraitOf } from './portrait';

const { stand, face } = fixture('flight-deck');
const { view } = stand;
const [board] = view.boards;
const ship = printed.ships[view.ship_class];
const mine = view.truckers[face]?.ship;
if (!board || !ship || !mine) throw new Error('the fixture has no ship');
const plan = planOf(ship, board);

describe('the portrait of a ship', () => {
  const made = portraitOf({ plan, printed, ship: mine, colour: 'orange', words: ['Tom & Jerry', '<5 parts>'] });

  it('is a file of its own: well formed, with no colour that only the page knows', () => {
    const read = new DOMParser().parseFromString(made, 'image/svg+xml');
    expect(read.querySelector('parsererror')).toBeNull();
    expect(read.documentElement.tagName).toBe('svg');
    expect(made).not.toContain('var(');
  });

  it('says what it is told to say, as text', () => {
    expect(made).toContain('Tom &amp; Jerry');
    expect(made).toContain('&lt;5 parts&gt;');
  });

  it('shows where something was lost', () => {
    const cell = Number(Object.keys(mine.parts)[0]);
    const rest = Object.fromEntries(Object.entries(mine.parts).filter(([one]) => Number(one) !== cell));
    const battered = { ...mine, parts: rest, wrecks: [cell] };
    const scarred = portraitOf({ plan, printed, ship: battered, colour: 'orange', words: ['', ''] });
    expect(scarred).toContain('M20 56Q14 34 34 28');
  });
});
