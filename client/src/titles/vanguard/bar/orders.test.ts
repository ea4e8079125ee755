import { expect, test } from 'vitest';
import { groupsOf, lettered } from '../../../table/bar/letters';
import { fixture, printed } from '../fixtures/fixtures';
import { missingOf, ordersOf } from './orders';

const { known } = printed.signposts;
const groups = (name: string) => groupsOf(lettered(fixture(name).stand.moves, null));

test('what differs only in a sector stands in one card, other orders stand alone', () => {
  const orders = ordersOf(groups('planet'));
  const travel = orders.find(({ id }) => id === 'travel');
  expect(travel?.kind).toBe('together');
  expect(travel?.moves.length).toBeGreaterThan(1);
  expect(orders.filter(({ kind }) => kind === 'alone').every(({ moves }) => moves.length === 1)).toBe(true);
  const all = orders.flatMap(({ moves }) => moves).map(({ index }) => index);
  expect(all.sort((a, b) => a - b)).toEqual(fixture('planet').stand.moves.map((_, index) => index));
});

test('dice are pictures', () => {
  expect(ordersOf(groups('choosing')).map(({ kind }) => kind)).toEqual(['dice']);
});

test('an order that cannot be given is missed only where actions are chosen', () => {
  const actions = groups('planet');
  expect(
    missingOf(
      actions.filter(({ id }) => id === 'prepare'),
      known,
    ),
  ).toEqual(['rest', 'lift-off']);
  expect(missingOf(actions, known)).toContain('lift-off');
  expect(missingOf(groups('choosing'), known)).toEqual([]);
});

test('what differs only in who does it stands in one card for each thing', () => {
  const [patients, ...rest] = ordersOf(groups('medbay'));
  expect(patients).toMatchObject({ kind: 'shared', thing: 'patient', who: 'crew' });
  expect(new Set(patients?.moves.map(({ move }) => move['patient'])).size).toBe(1);
  expect(rest.every(({ kind }) => kind === 'alone')).toBe(true);
});
