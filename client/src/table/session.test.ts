import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TitleModule } from './board';
import { FakeSocket } from './server/fake-socket';
import { line, news, stand, welcome } from './fixtures';
import type { Caption, Move, LegalMove, OpenQuestion, QuestionKind } from './protocol';
import { settings } from '../settings.svelte';
import { Session } from './session.svelte';

let socket: FakeSocket;
let session: Session;

function offer(type: string, more: Record<string, unknown> = {}, weight: Caption['weight'] = ''): LegalMove {
  return { move: { type, ...more }, caption: { message: { id: type }, place: type, group: type, weight } };
}

function question(kind: QuestionKind = 'ask', least = 1, most = 1): OpenQuestion {
  return { kind, prompt: { id: 'drift-ask' }, rule: 'DR-1', least, most, deadline: null, hiding: false, live: false };
}

const MOVES = [offer('sail', { to: 1 }), offer('sail', { to: 2 }), offer('wait')];

/** Sits down where these moves may be made. */
function asked(kind: QuestionKind = 'ask', least = 1, most = 1, waiting: number[] = [0]): void {
  const open = question(kind, least, most);
  socket.open();
  socket.say(welcome({ n: 4, stand: stand({ position: 3, count: 9, waiting, moves: MOVES, question: open }) }));
}

beforeEach(() => {
  vi.spyOn(settings, 'narrow', 'get').mockReturnValue(false);
  localStorage.clear();
  sessionStorage.clear();
  // What happens is shown at once: how it is shown otherwise is tested in stage/.
  settings.set('speed', 'cut');
  socket = new FakeSocket();
  session = new Session('quiet-comet', () => socket as unknown as WebSocket);
});
afterEach(() => {
  session.close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a letter makes its move, meant for the stand that was seen', () => {
  asked();
  expect(session.press('b')).toBe(true);
  expect(socket.last).toMatchObject({ type: 'answer', at: 9, picks: [1] });
  expect(session.press('x')).toBe(false);
});

test('in a race, too, an answer says which list it was picked from', () => {
  asked('race');
  session.press('d');
  expect(socket.last).toMatchObject({ type: 'answer', at: 9, picks: [2] });
});

test('what may be done in the turn of another is offered, and lies ready only when it is wanted', () => {
  asked('race', 1, 1, [1]);
  expect([session.free, session.asked, session.moves]).toEqual([true, false, []]);
  expect(session.press('a')).toBe(false);
  session.joining = true;
  expect(session.moves).toHaveLength(MOVES.length);
  session.press('a');
  expect(socket.last).toMatchObject({ type: 'answer', at: 9, picks: [0] });
  expect(session.joining).toBe(false);
});

test('nothing is played twice while an answer is awaited', () => {
  asked();
  session.press('a');
  const sent = socket.sent.length;
  session.press('b');
  expect(socket.sent).toHaveLength(sent);
});

test('after a move of our own nothing is played until the stand that follows has come', async () => {
  asked();
  session.press('a');
  // The table says that it is done before it shows what came of it.
  socket.done(5);
  await vi.waitFor(() => expect(session.connection.sending).toBe(0));
  const sent = socket.sent.length;
  expect(session.busy).toBe(true);
  session.press('b');
  await session.answer([2]);
  expect(socket.sent).toHaveLength(sent);
  socket.say(news(5, { stand: stand({ position: 4, count: 10, moves: MOVES, question: question() }) }));
  expect(session.busy).toBe(false);
  session.press('b');
  expect(socket.last).toMatchObject({ type: 'answer', at: 10, picks: [1] });
});

test('several moves are answered once, however often the button is pressed', () => {
  asked('ask-some', 1, 2);
  session.press('a');
  session.answerPicked();
  const sent = socket.sent.length;
  session.answerPicked();
  session.press('b');
  expect(socket.sent).toHaveLength(sent);
  expect([...session.choosing.picked]).toEqual([0]);
});

test('who was cut off answers only to what is shown after coming back', async () => {
  asked();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const [before, again] = [socket, new FakeSocket()];
  socket = again;
  before.close();
  expect(session.busy).toBe(true);
  vi.runOnlyPendingTimers();
  vi.useRealTimers();
  again.open();
  session.press('a');
  expect(again.last['type']).toBe('hello');
  again.say(news(6, { stand: stand({ position: 4, count: 11, moves: MOVES, question: question() }) }));
  session.press('a');
  expect(again.last).toMatchObject({ type: 'answer', at: 11 });
});

test('a refusal is shown with its rule until the table moves on', async () => {
  asked();
  session.press('a');
  socket.refuse('drift-too-far', 'DR-2');
  await vi.waitFor(() => expect(session.choosing.refused?.rule).toBe('DR-2'));
  socket.say(news(5, { stand: stand({ position: 4, count: 10 }) }));
  expect(session.choosing.refused).toBeNull();
});

test('where several are asked for, a move is picked and put back, and all go together', () => {
  asked('ask-some', 1, 2);
  for (const key of ['d', 'a', 'b', 'b']) session.press(key);
  expect([...session.choosing.picked].sort()).toEqual([0, 2]);
  expect(socket.last['type']).toBe('hello');
  session.answerPicked();
  expect(socket.last).toMatchObject({ type: 'answer', picks: [0, 2] });
});

test('a move that is aimed is selected first, and made when its place is pressed again', () => {
  asked();
  session.module = { confirm: ({ type }: Move) => type === 'wait' } as unknown as TitleModule<unknown, unknown>;
  session.show(null);
  session.press('d');
  expect(session.choosing.selected).toBe(2);
  expect(socket.last['type']).toBe('hello');
  session.cancel();
  expect(session.choosing.selected).toBeNull();
  session.press('d');
  session.press('d');
  expect(socket.last).toMatchObject({ type: 'answer', picks: [2] });
});

test('undo names what was done as its button said it; what was done at a place, as the story tells it', async () => {
  const moves = [offer('sail'), { ...offer('wait'), caption: { ...offer('wait').caption, place: '' } }];
  const told = line(4, 'drift-sailed');
  socket.open();
  const deedOf = async (pick: number, n: number): Promise<string[]> => {
    const now = stand({ position: n, count: n, moves, question: question() });
    socket.say(n === 4 ? welcome({ n, stand: now }) : news(n, { stand: now }));
    const answered = session.answer([pick]);
    socket.done(n + 1);
    await answered;
    return [session.deed(told), session.deed(undefined)];
  };
  expect(await deedOf(0, 4)).toEqual(['sailed', 'sail']);
  expect(await deedOf(1, 5)).toEqual(['wait', 'wait']);
});

test('on a phone a place is selected first, but in a race', () => {
  vi.spyOn(settings, 'narrow', 'get').mockReturnValue(true);
  asked();
  session.press('a');
  expect([session.choosing.selected, socket.last['type']]).toEqual([0, 'hello']);
  session.press('a');
  expect(socket.last).toMatchObject({ type: 'answer', picks: [0] });
});

test('what costs something is selected, stays so when others move, and is made by holding', async () => {
  const moves = [...MOVES, offer('finish', {}, 'grave')];
  const open = question('race');
  socket.open();
  socket.say(welcome({ n: 4, stand: stand({ position: 3, count: 9, moves, question: open }) }));
  session.play(session.moves[3]!);
  session.play(session.moves[3]!);
  expect(session.choosing.selected).toBe(3);
  expect(socket.last['type']).toBe('hello');
  socket.say(news(5, { stand: stand({ position: 4, count: 10, moves: moves.slice(1), question: open }) }));
  expect(session.choosing.selected).toBe(2);
  void session.insist(session.moves[2]!.move);
  expect(socket.last).toMatchObject({ type: 'answer', moves: [{ type: 'finish' }] });
  socket.say(news(6, { stand: stand({ position: 5, count: 11, moves: MOVES, question: open }) }));
  expect(session.choosing.selected).toBeNull();
});

test('the only answer is given once, and a note of it is kept', async () => {
  socket.open();
  const [only] = MOVES.slice(2);
  const alone = (more: Partial<OpenQuestion> = {}) =>
    stand({ position: 3, count: 9, moves: only ? [only] : [], question: { ...question(), ...more } });
  socket.say(welcome({ n: 4, stand: alone() }));
  expect(session.only?.move).toEqual({ type: 'wait' });
  void session.answerOnly();
  expect(socket.last).toMatchObject({ type: 'answer', at: 9, picks: [0] });
  expect(session.given).toMatchObject([{ position: 3, message: { id: 'wait' } }]);
  // It was taken back, so the player wants to think again.
  socket.say(news(5, { stand: alone() }));
  expect(session.only).toBeNull();
});

test.each([
  ['hides something', { hiding: true }],
  ['is a race', { kind: 'race' }],
  ['is a secret ballot', { kind: 'ballot' }],
] as const)('a question that %s is left to the player', (_, more) => {
  socket.open();
  const moves = MOVES.slice(0, 1);
  socket.say(welcome({ n: 4, stand: stand({ position: 3, count: 9, moves, question: { ...question(), ...more } }) }));
  expect(session.moves).toHaveLength(1);
  expect(session.only).toBeNull();
});

test('where there is a choice nothing is answered', () => {
  asked();
  expect(session.only).toBeNull();
  void session.answerOnly();
  expect(socket.last['type']).toBe('hello');
});

test('a board plays a lit move by its place, and asks about what is not offered', async () => {
  asked();
  const [first, second] = session.moves;
  void session.why({ type: 'fly' });
  expect(socket.last).toMatchObject({ type: 'why', move: { type: 'fly' } });
  socket.refuse('drift-no-wings');
  await vi.waitFor(() => expect(session.choosing.refused?.message.id).toBe('drift-no-wings'));
  session.play(second!);
  expect(socket.last).toMatchObject({ type: 'answer', at: 9, picks: [1] });
  expect(first?.index).toBe(0);
});

test('a lit move of an earlier list is not played, whatever stands in its place now', () => {
  asked();
  const [, , last] = session.moves;
  const moves = MOVES.slice(0, 2).reverse();
  socket.say(news(5, { stand: stand({ position: 4, count: 10, moves: [...moves, ...moves], question: question() }) }));
  const sent = socket.sent.length;
  session.play(last!);
  expect(socket.sent).toHaveLength(sent);
  session.play(session.moves[2]!);
  expect(socket.last).toMatchObject({ type: 'answer', at: 10, picks: [2] });
});

test('a board may choose which moves have letters', () => {
  asked();
  session.show([2]);
  expect(session.moves.map(({ letter }) => letter)).toEqual(['', '', 'A']);
  session.press('a');
  expect(socket.last).toMatchObject({ picks: [2] });
});

test('the past is fetched once, and nothing can be done there', async () => {
  asked();
  const fetched: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    fetched.push(path);
    return Promise.resolve(Response.json(stand({ position: 2, moves: MOVES })));
  });
  await session.lookBack(2);
  expect(session.past?.position).toBe(2);
  expect(session.asked).toBe(false);
  expect(session.press('a')).toBe(false);
  session.lookNow();
  expect(session.asked).toBe(true);
  await session.lookBack(2);
  expect(fetched).toEqual(['/api/tables/quiet-comet/at/2?seat=0']);
  await session.lookBack(3);
  expect(session.past).toBeNull();
});

test('a seat that took the screen keeps it when the page is loaded again', async () => {
  asked();
  const looking = session.lookFrom(2);
  expect(socket.last).toMatchObject({ type: 'face', seat: 2 });
  socket.done(4);
  await looking;
  const again = new FakeSocket();
  const later = new Session('quiet-comet', () => again as unknown as WebSocket);
  again.open();
  expect(again.last).toMatchObject({ type: 'hello', face: 2 });
  later.close();
});

test('nobody is asked while the match is paused', () => {
  asked();
  const { table } = welcome();
  socket.say(news(5, { table: { ...table, state: 'paused' } }));
  expect(session.asked).toBe(false);
  expect(session.moves).toEqual([]);
});

test('a line of the log names the page of a story as soon as the board that knows it is here', () => {
  asked();
  const line = { position: 1, time: 0, message: { id: 'drift-tale' } };
  expect(session.lineOf(line).page).toBeNull();
  const page = { message: { id: 'drift-title' }, id: 'tale', view: 'book' };
  session.module = { page: () => page } as unknown as TitleModule<unknown, unknown>;
  expect(session.lineOf(line)).toMatchObject({ page, pieces: [{ words: 'title', look: 'plain' }] });
  expect(session.lineOf(line)).toBe(session.lineOf(line));
});

/** A server that seals a story: what a table has come to is brought when the test lets it go. */
function sealing(): { bring: () => void } {
  let bring = (): void => {};
  const opened = new Promise<void>((open) => (bring = open));
  const campaigns = { book: { folder: 'book', prefix: 'book' } };
  vi.stubGlobal('fetch', async (path: string, { body }: { body?: string } = {}) => {
    if (path.endsWith('/words') && body?.includes('book-crew-2')) await opened;
    if (path.endsWith('/words')) return new Response('book-crew-2 = Ada');
    if (path.includes('/api/words/')) return new Response('');
    return new Response(JSON.stringify(path.includes('/titles/') ? { campaigns } : {}));
  });
  return { bring };
}

// A busy machine loads a board slowly.
test('what is drawn stays until the words of the next stand are here', { timeout: 60_000 }, async () => {
  const { bring } = sealing();
  asked();
  await session.load('vanguard');
  await session.readOn();
  const next = stand({ position: 4, count: 10, moves: MOVES, question: question() });
  socket.say(news(5, { stand: next, met: ['book-crew-2'] }));
  const reading = session.readOn();
  expect(session.stand?.position).toBe(3);
  expect(session.busy).toBe(true);
  bring();
  await reading;
  expect(session.stand?.position).toBe(4);
  expect(session.busy).toBe(false);
  expect(session.say('book-crew-2')).toBe('Ada');
});

test('a standing order is given and shown as given, and what was asked stays as it was', async () => {
  asked();
  expect(session.live?.stand?.orders).toEqual([]);
  const given = session.ask({ type: 'order', order: 'rest', yes: true });
  expect(socket.last).toMatchObject({ type: 'order', order: 'rest', yes: true });
  const orders = [{ id: 'rest', given: true }];
  const open = { position: 3, count: 9, waiting: [0], moves: MOVES, question: question() };
  socket.say(welcome({ n: 4, stand: stand({ ...open, orders }) }));
  socket.done(4);
  await given;
  expect(session.live?.stand?.orders).toEqual(orders);
  expect(session.moves).toHaveLength(MOVES.length);
});
