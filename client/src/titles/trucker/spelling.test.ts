import { expect, test } from 'vitest';
import type { Say } from '../../table/board';
import { fixture, printed } from './fixtures/fixtures';
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
  expect(spell.value(['open', '0'], tile)).toContain('trucker-kind-cannon');
  expect(spell.value(['open', '0'], card?.id ?? '')).toBe(card?.name);
  const ends = (code: string) => spell.value(['open', '0'], code)?.match(/trucker-connector-\w+/g) ?? [];
  const straight = ends(tile);
  expect(straight).toHaveLength(known?.connectors.length ?? 0);
  expect(ends(`${tile}/1`)).toEqual([straight.at(-1), ...straight.slice(0, -1)]);
});

test('squares are called by their column and row', () => {
  // Class I has five columns from 5 and five rows from 5.
  expect(spell.name(['truckers', '0', 'parts', '12'])).toBe('trucker-board-square(7 7)');
  expect(spell.name(['truckers', '1', 'humans', '2'])).toBe('trucker-board-square(7 5)');
});

test('everything else is left to the plain view', () => {
  expect(spell.value(['round'], 2)).toBeNull();
  expect(spell.value(['part'], 'building')).toBeNull();
  expect(spell.name(['truckers', '0', 'credits'])).toBeNull();
  expect(spell.name(['open', '3'])).toBeNull();
});
