import { expect, test } from 'vitest';
import type { Say } from '../../../table/board';
import { fixture, printed } from '../fixtures/fixtures';
import { spelling } from './spelling';

const t: Say = (message, args) => {
  const id = typeof message === 'string' ? message : message.id;
  return args ? `${id}(${Object.values(args).join(' ')})` : id;
};
const { view } = fixture('build-I').stand;
const spell = spelling(view, printed, t);

test('tiles and cards are called by their names, lying as they lie', () => {
  const [tile, known] = Object.entries(printed.tiles).find(([, one]) => one.kind === 'cannon') ?? ['', undefined];
  const [card] = Object.values(printed.cards);
  expect(spell.value(['yard', 'open', '0'], tile)).toContain('trucker-kind-cannon');
  expect(spell.value(['yard', 'open', '0'], card?.id ?? '')).toBe(card?.name);
  const ends = (code: string) => spell.value(['yard', 'open', '0'], code)?.match(/trucker-connector-\w+/g) ?? [];
  const straight = ends(tile);
  expect(straight).toHaveLength(known?.connectors.length ?? 0);
  expect(ends(`${tile}/1`)).toEqual([straight.at(-1), ...straight.slice(0, -1)]);
});

test('squares are called by their column and row', () => {
  // Class I has five columns from 5 and five rows from 5.
  expect(spell.name(['truckers', '0', 'ship', 'parts', '12'])).toBe('trucker-board-square(7 7)');
  expect(spell.name(['truckers', '1', 'ship', 'humans', '2'])).toBe('trucker-board-square(7 5)');
});

test('codes of the rules become words', () => {
  expect(spell.value(['part'], 'building')).toBe('trucker-board-part-building');
  expect(spell.value(['build'], 'race')).toBe('trucker-option-build-race');
  expect(spell.value(['truckers', '1', 'hand'], '?')).toBe('trucker-board-unseen');
  expect(spell.value(['truckers', '1', 'ship', 'goods', '12', '0'], 'red')).toBe('trucker-board-good(red)');
  expect(spell.value(['truckers', '1', 'ship', 'aliens', '12'], 'brown')).toBe('trucker-board-alien(brown)');
  expect(spell.value(['flight', 'strike', 'what'], 'meteor')).toBe('trucker-view-strike-word(meteor)');
});

test('numbers of seats, squares, sides and piles become names', () => {
  expect(spell.value(['flight', 'order', '0'], 1)).toBe('trucker-view-seat(1)');
  expect(spell.name(['flight', 'landed', '1'])).toBe('trucker-view-seat(1)');
  expect(spell.value(['truckers', '0', 'last'], 12)).toBe('trucker-board-square(7 7)');
  expect(spell.value(['truckers', '0', 'last'], -1)).toBe('–');
  expect(spell.value(['flight', 'strike', 'side'], 2)).toBe('trucker-from-rear');
  expect(spell.value(['truckers', '0', 'looking'], 1)).toBe('trucker-view-pile(2)');
  expect(spell.value(['truckers', '0', 'ship', 'figures', 'cannons', '0'], 3)).toBeNull();
  expect(spell.name(['truckers', '0', 'ship', 'figures', 'weak_spot'])).toBe('trucker-view-weak-spot');
  expect(spell.name(['flight', 'strike', 'seat'])).toBe('trucker-view-whom');
  expect(spell.name(['yard', 'open', '3'])).toBe('4');
});

test('everything else is left to the plain view', () => {
  expect(spell.value(['round'], 2)).toBeNull();
  expect(spell.name(['truckers', '0', 'credits'])).toBeNull();
  expect(spell.name(['yard'])).toBeNull();
});
