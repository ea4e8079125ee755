import { expect, test } from 'vitest';
import { here } from './here';

const AT = { column: '7', row: '5' };

test('a move at its place names no column and row', () => {
  expect(here({ id: 'trucker-move-load-good', args: { ...AT, good: 'red' } }).id).toBe('trucker-here-load-good');
  const shot = here({ id: 'trucker-move-shoot', args: { ...AT, named: 1, batteries: 1 } });
  expect([shot.id, shot.args?.['named']]).toEqual(['trucker-move-shoot', 0]);
  expect(here({ id: 'trucker-move-fly-on' })).toEqual({ id: 'trucker-move-fly-on', args: {} });
});

test('what it is sure to bring is still said', () => {
  const move = { id: 'trucker-move-lose-crew', args: AT };
  const ends = here({ id: 'trucker-move-ends-flight', args: { move, ship: 0 } });
  expect(ends).toMatchObject({ id: 'trucker-move-ends-flight', args: { move: { id: 'trucker-here-lose-crew' } } });
});

test('a mistake that is marked on the ship is told without column and row', () => {
  const message = here({ id: 'trucker-fault-muzzle', args: { here: '7,6', there: '7,5' } });
  expect(message.id).toBe('trucker-here-fault-muzzle');
});
