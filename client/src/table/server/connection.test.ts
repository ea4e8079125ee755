import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Connection, waitBefore } from './connection.svelte';
import { FakeSocket } from './fake-socket';
import { line, news, welcome } from '../fixtures';

let sockets: FakeSocket[];
let connection: Connection;
const socket = (): FakeSocket => sockets.at(-1) as FakeSocket;

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  connection = new Connection('ws://x', { keys: ['k'], face: 2 }, () => {
    sockets.push(new FakeSocket());
    return socket() as unknown as WebSocket;
  });
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

function join(): void {
  socket().open();
  socket().say(welcome({ n: 7, face: 2 }));
}

test('the client speaks first', () => {
  socket().open();
  expect(socket().sent).toEqual([{ type: 'hello', keys: ['k'], after: -1, face: 2 }]);
  expect(connection.link).toBe('joining');
  socket().say(welcome({ n: 7 }));
  expect(connection.link).toBe('live');
  expect(connection.live?.n).toBe(7);
});

test('an answer finds who asked, whatever comes between', async () => {
  join();
  const first = connection.send({ type: 'undo' });
  const second = connection.send({ type: 'redo' });
  expect(connection.sending).toBe(2);
  const [undo, redo] = socket().sent.slice(-2);
  socket().say({ type: 'refused', id: redo?.['id'] as number, message: { id: 'kernel-no-redo' } });
  socket().say(news(8, { log: [line(1)] }));
  socket().say({ type: 'done', id: undo?.['id'] as number, n: 8 });
  expect((await first).type).toBe('done');
  expect((await second).type).toBe('refused');
  expect(connection.sending).toBe(0);
});

test('a lost connection comes back and says what it saw last', async () => {
  join();
  const answer = connection.send({ type: 'undo' });
  socket().close();
  expect(connection.link).toBe('lost');
  expect(await answer).toMatchObject({ type: 'refused', message: { id: 'client-cut-off' } });
  await vi.advanceTimersByTimeAsync(1000);
  expect(sockets).toHaveLength(2);
  socket().open();
  expect(socket().sent[0]).toMatchObject({ type: 'hello', after: 7, face: 2 });
  socket().say(news(8, { log: [line(1)] }));
  expect(connection.link).toBe('live');
  expect(connection.live?.log).toHaveLength(1);
});

test('who is refused does not try again', async () => {
  socket().open();
  socket().say({ type: 'refused', id: null, message: { id: 'table-not-yours' } });
  socket().close(1000);
  expect(connection.link).toBe('refused');
  expect(connection.refusal?.message.id).toBe('table-not-yours');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sockets).toHaveLength(1);
});

test('nothing is sent into a closed line', async () => {
  expect(await connection.send({ type: 'undo' })).toMatchObject({ type: 'refused' });
  expect(socket().sent).toEqual([]);
});

test('a line that has gone dead is noticed', async () => {
  join();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(connection.link).toBe('lost');
});

test('a page that wakes up tries at once', () => {
  join();
  socket().close();
  connection.wake();
  expect(sockets).toHaveLength(2);
});

test('a closed connection stays closed', async () => {
  join();
  connection.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sockets).toHaveLength(1);
});

test('tries become rarer, and never all at the same moment', () => {
  expect(waitBefore(0, 0.5)).toBe(500);
  expect(waitBefore(2, 0.5)).toBe(2000);
  expect(waitBefore(20, 0.5)).toBe(10_000);
  expect(waitBefore(0, 0)).not.toBe(waitBefore(0, 1));
});
