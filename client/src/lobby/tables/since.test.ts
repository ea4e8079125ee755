import { expect, test } from 'vitest';
import { row, seat } from '../../table/fixtures';
import { lastTold, sayable, sinceLeft } from './since';

const knows = (id: string): boolean => id !== 'sealed';
const TABLE = row({
  position: 20,
  seats: [seat(0, { yours: true }), seat(1)],
  lately: [
    { position: 12, seat: 1, message: { id: 'before' } },
    { position: 17, seat: 1, message: { id: 'theirs', args: { seat: 1 } } },
    { position: 18, seat: 0, message: { id: 'mine' } },
    { position: 19, seat: 1, message: { id: 'named', args: { what: { id: 'sealed' } } } },
    { position: 20, seat: null, message: { id: 'nobody', args: { seat: 2 } } },
  ],
});

test('what others have done since one was here is told, as far as it can be said', () => {
  expect(sinceLeft(TABLE, 15, knows)).toEqual({ moves: 5, told: [{ id: 'theirs', args: { seat: 1 } }] });
  expect(sinceLeft(TABLE, 18, knows)).toEqual({ moves: 2, told: [] });
});

test('without news, or at a first visit, nothing is told', () => {
  expect(sinceLeft(TABLE, 20, knows)).toBeNull();
  expect(sinceLeft(TABLE, null, knows)).toBeNull();
});

test('a table is told by what happened there last, as far as it can be said', () => {
  expect(lastTold(TABLE, knows)).toEqual({ id: 'mine' });
  expect(lastTold(row({ lately: [] }), knows)).toBeNull();
});

test('a message can be said when the words of its parts are here', () => {
  expect(sayable({ id: 'a', args: { what: { id: 'b' }, count: 2 } }, knows)).toBe(true);
  expect(sayable({ id: 'a', args: { what: { id: 'sealed' } } }, knows)).toBe(false);
});
