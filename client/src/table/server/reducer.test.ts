import { expect, test } from 'vitest';
import { line, news, row, stand, welcome } from '../fixtures';
import { received, welcomed } from './reducer';

test('a welcome is the whole table, and nothing of it is news', () => {
  const live = welcomed(welcome({ n: 17, log: [line(1), line(2)] }));
  expect(live.n).toBe(17);
  expect(live.log).toHaveLength(2);
  expect(live.fresh).toEqual([]);
  expect(live.requests).toEqual([]);
});

test('news change what they name and leave the rest', () => {
  const before = welcomed(welcome({ n: 1, log: [line(1)] }));
  const after = received(before, news(2, { log: [line(2)], stand: stand({ position: 2 }) }));
  expect(after.log.map(({ position }) => position)).toEqual([1, 2]);
  expect(after.fresh).toEqual([line(2)]);
  expect(after.stand?.position).toBe(2);
  expect(after.table).toBe(before.table);
  const later = received(after, news(3, { table: row({ state: 'paused' }) }));
  expect(later.table.state).toBe('paused');
  expect(later.stand).toBe(after.stand);
  expect(later.fresh).toEqual([]);
});

test('a frame that comes twice is taken once', () => {
  const before = welcomed(welcome({ n: 5 }));
  const once = news(6, { log: [line(1)] });
  const after = received(before, once);
  expect(received(after, once)).toBe(after);
});

test('an undo strikes the lines of later positions out', () => {
  const before = welcomed(welcome({ n: 1, log: [line(1), line(2), line(3)] }));
  const after = received(before, news(2, { back: 1, log: [line(1, 'drift-took-back')] }));
  expect(after.log.map(({ undone = false }) => undone)).toEqual([false, true, true, false]);
});

test('requests stay until the server says otherwise', () => {
  const asked = received(welcomed(welcome()), news(1, { requests: [{ seat: 1, to: 'undo', agreed: [] }] }));
  expect(asked.requests).toHaveLength(1);
  expect(received(asked, news(2)).requests).toHaveLength(1);
  expect(received(asked, news(2, { requests: [] })).requests).toEqual([]);
});

test('sealed messages that the table has come to are gathered', () => {
  const before = welcomed(welcome({ n: 1, met: ['book-log-1'] }));
  const after = received(received(before, news(2, { met: ['book-log-2'] })), news(3));
  expect(after.met).toEqual(['book-log-1', 'book-log-2']);
});
