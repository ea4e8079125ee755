import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../../settings.svelte';
import { Offer } from '../bar/offer.svelte';
import type { BoardProps } from '../board';
import { row, stand, welcome } from '../fixtures';
import type { Hint, LegalMove, OpenQuestion, QuestionKind } from '../protocol';
import { FakeSocket } from '../server/fake-socket';
import { Session } from '../session.svelte';
import HintCard from './HintCard.svelte';
import { Hinting } from './hinting.svelte';

let socket: FakeSocket;
let session: Session;
let hinting: Hinting;

const offer = (to: number): LegalMove => ({
  move: { type: 'sail', to },
  caption: { message: { id: 'sail', args: { to } }, place: `harbour-${to}`, group: 'sail', weight: '' },
});
const question = (kind: QuestionKind, most: number): OpenQuestion => ({
  ...{ kind, prompt: { id: 'ask' }, rule: '', least: 1, most, deadline: null, hiding: false, live: false },
});
const MOVES = [offer(1), offer(2), offer(3)];

/** Sits down where these moves may be made. */
function asked(hints = true, kind: QuestionKind = 'ask', most = 1, moves = MOVES): void {
  socket.open();
  const table = row({ hints, state: 'playing' });
  socket.say(welcome({ n: 4, table, stand: stand({ count: 9, waiting: [0], moves, question: question(kind, most) }) }));
  flushSync();
}

async function answered(frame: Partial<Hint> = {}): Promise<void> {
  const id = Number(socket.sent.findLast(({ type }) => type === 'hint')?.['id']);
  socket.say({ type: 'hint', id, at: 9, picks: [1], captions: [{ id: 'sail' }], name: 'Maren', ...frame });
  await vi.waitFor(() => expect(hinting.hint ?? hinting.refused).not.toBeNull());
  flushSync();
}

beforeEach(() => {
  vi.spyOn(settings, 'narrow', 'get').mockReturnValue(false);
  localStorage.clear();
  sessionStorage.clear();
  settings.set('speed', 'cut');
  socket = new FakeSocket();
  session = new Session('quiet-comet', () => socket as unknown as WebSocket);
  hinting = new Hinting(session);
});
afterEach(() => {
  session.close();
  vi.restoreAllMocks();
});

test('where the table gives no hints, or there is one thing to do, nothing can be asked', () => {
  asked(false);
  hinting.toggle();
  expect([hinting.allowed, hinting.open, socket.last['type']]).toEqual([false, false, 'hello']);
});

test('the only move needs no hint', () => {
  asked(true, 'ask', 1, MOVES.slice(0, 1));
  expect(hinting.allowed).toBe(false);
});

test('while somebody thinks, one may decide; the answer is pointed out and not played', async () => {
  asked();
  hinting.toggle();
  expect(socket.last).toMatchObject({ type: 'hint' });
  expect([hinting.open, hinting.hint, session.busy]).toEqual([true, null, false]);
  await answered();
  expect(hinting.moves.map(({ index }) => index)).toEqual([1]);
  hinting.show();
  expect([session.choosing.selected, session.pointed, hinting.showing]).toEqual([1, 1, true]);
  expect(socket.last).toMatchObject({ type: 'hint' });
  hinting.toggle();
  expect([hinting.open, session.pointed]).toEqual([false, null]);
});

test('where several are asked for, those that were named are picked, and no others', async () => {
  asked(true, 'ask-some', 2);
  session.play(session.moves[0]!);
  hinting.toggle();
  await answered({ picks: [1, 2] });
  hinting.show();
  expect([...session.choosing.picked].sort()).toEqual([1, 2]);
});

test('an answer to a question that is over is not shown', async () => {
  asked();
  hinting.toggle();
  const [{ id }] = socket.sent.filter(({ type }) => type === 'hint') as [{ id: number }];
  const next = stand({ count: 10, waiting: [0], moves: [offer(4), offer(5)], question: question('ask', 1) });
  socket.say({
    type: 'news',
    n: 5,
    log: [],
    stand: { ...next, question: { ...question('ask', 1), prompt: { id: 'other' } } },
  });
  flushSync();
  expect(hinting.open).toBe(false);
  socket.say({ type: 'hint', id, at: 9, picks: [1], captions: [{ id: 'sail' }] });
  await Promise.resolve();
  expect([hinting.open, hinting.hint]).toEqual([false, null]);
});

test('why there is none is said in the card', async () => {
  asked();
  hinting.toggle();
  socket.refuse('table-hint-too-soon');
  await vi.waitFor(() => expect(hinting.refused?.id).toBe('table-hint-too-soon'));
});

test('the card says who, what and why, and shows the move when asked to', async () => {
  asked();
  const card = mount(HintCard, {
    target: document.body,
    props: { session, offer: new Offer(session), hinting, given: {} as BoardProps },
  });
  const shown = (): HTMLElement => document.querySelector('[data-hint-card]') as HTMLElement;
  hinting.toggle();
  flushSync();
  expect(shown().dataset['hintCard']).toBe('asking');
  expect(shown().querySelector('progress')).not.toBeNull();
  await answered({ why: { id: 'because' }, figure: { id: 'three' } });
  expect(shown().dataset['hintCard']).toBe('here');
  for (const words of ['sail', 'because', 'three']) expect(shown().textContent.toLowerCase()).toContain(words);
  shown().querySelector<HTMLButtonElement>('.show')?.click();
  flushSync();
  expect([hinting.showing, session.choosing.selected]).toEqual([true, 1]);
  void unmount(card);
});
