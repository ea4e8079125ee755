import { expect, it } from 'vitest';
import { lettered } from '../../../table/bar/letters';
import { fixture } from '../fixtures/fixtures';
import type { AndromedaProps } from './desk.svelte';
import { handful, proposes } from './forward';

const { moves } = fixture('discard').stand;
const t = (id: unknown, args?: object) =>
  typeof id === 'object' ? String((id as { id: string }).id) : `${String(id)} ${JSON.stringify(args)}`;
const given = (...forward: readonly number[]) =>
  ({
    moves: lettered(moves, null).map((move, place) => ({ ...move, foremost: forward.includes(place) })),
    t,
  }) as unknown as AndromedaProps;

it('proposes the move that the server puts forward', () => {
  expect(proposes(given(1))?.index).toBe(1);
  expect(proposes(given())).toBeNull();
});

it('names the cards of a handful, as far as the button has room', () => {
  const few = handful(given(0, 1));
  expect(few?.moves.map(({ index }) => index)).toEqual([0, 1]);
  expect(few?.words).toContain('andromeda-tell-discard-named');
  expect(few?.words).toContain('andromeda-thing-');
  expect(handful(given(0, 1, 2, 3))?.words).toContain('andromeda-few');
});
