import { describe, expect, it } from 'vitest';
import { lettered } from '../../../table/bar/letters';
import { fixture, fixtures, printed } from '../fixtures/fixtures';
import { keys } from '../index';
import { isLaunch, launchable, lightsOf, shipOf, shownMoves } from './lights';

const { moves } = fixture('launch').stand;
const LAST = launchable(moves, printed).at(-1)!;

describe('launching', () => {
  it('names the ships of the bay once, in the order of the box', () => {
    const found = launchable(moves, printed);
    expect(found.length).toBeGreaterThan(1);
    expect(found).toEqual(printed.ship_types.filter((type) => moves.some(({ move }) => move['ship'] === type)));
    expect(launchable([], printed)).toEqual([]);
  });

  it('lights the regions of the chosen ship, each once', () => {
    const lights = lightsOf(lettered(moves, shownMoves(moves, LAST), keys), LAST);
    const regions = [...lights].filter(([place]) => place.startsWith('region:'));
    expect(regions.every(([, there]) => there.length === 1 && there.every((move) => shipOf(move) === LAST))).toBe(true);
    expect(regions).toHaveLength(moves.filter((move) => shipOf(move) === LAST).length);
  });

  it('gives letters to the launches of the chosen ship, and to nothing else', () => {
    const shown = shownMoves(moves, 'transport') ?? [];
    const letters = lettered(moves, shown, keys);
    for (const [index, { letter }] of letters.entries()) {
      if (isLaunch(moves[index]!) && shipOf(moves[index]!) === LAST) expect(letter).toBe('');
      expect([...keys]).not.toContain(letter);
    }
    expect(letters[shown[0] ?? -1]?.letter).toBe('A');
  });

  it('shows everything where there is nothing to launch', () => {
    expect(shownMoves(fixture('market').stand.moves, null)).toBeNull();
  });
});

describe('scenes', () => {
  it('looks at the place that a question is about', () => {
    expect(printed.scenes['andromeda-ask-turn']).toBe('edge');
    expect(printed.scenes['andromeda-ask-prepare']).toBe('battle');
    expect(printed.scenes['andromeda-ask-payment']).toBeUndefined();
  });

  it('has a place on the board for the moves of each scene', () => {
    for (const name of ['launch', 'escalate', 'reroll', 'station', 'market', 'develop', 'moon']) {
      const offers = fixtures.get(name)?.stand.moves ?? [];
      expect(
        offers.some(({ caption }) => caption.place),
        name,
      ).toBe(true);
    }
  });
});
