import { beforeEach, expect, test } from 'vitest';
import { line, news, stand, welcome } from '../table/fixtures';
import type { Beat, Entry, News, OpenQuestion, Stand } from '../table/protocol';
import { received, welcomed, type Live } from '../table/server/reducer';
import type { Film } from './beat';
import { Director, GUARD, type Scene } from './director';
import { FakeClock } from './fake-clock';
import type { Speed } from './timing';

/** A ship of three parts: a meteor is told, flies, and one part is lost. */
interface View {
  readonly parts: readonly string[];
  readonly dice: readonly number[];
}
const WHOLE: View = { parts: ['a', 'b', 'c'], dice: [] };
const HIT: View = { parts: ['a', 'b'], dice: [3, 4] };

const METEOR: readonly Beat[] = [
  { kind: 'dice', data: { dice: [3, 4] }, log: [0, 1], patch: { dice: [[3, 4]] } },
  { kind: 'fly', data: { at: 'c' }, log: [1, 2], patch: {} },
  { kind: 'lost', data: { what: 'c' }, log: [2, 3], patch: { parts: [['a', 'b']] } },
];
const LINES = (position: number, seat = 1): Entry[] => [
  line(position, 'rolled', { seat, beat: 'dice' }),
  line(position, 'flew', { seat, beat: 'fly' }),
  line(position, 'lost', { seat, beat: 'lost' }),
  line(position, 'counted', { seat }),
];
const DICE = 950;
const FLY = 450;
const LOST = 800;
const FILM = DICE + FLY + LOST;

const MOVES = [
  { move: { type: 'draw' }, caption: { message: { id: 'draw' }, place: '', group: '', weight: '' as const } },
];

function question(live = false): OpenQuestion {
  const prompt = { id: 'ask' };
  return { kind: 'ask', prompt, rule: '', least: 1, most: 1, deadline: null, hiding: false, live };
}

const asked = (position: number, view: View, more: Partial<Stand> = {}): Stand =>
  stand({ position, count: position, view, moves: MOVES, question: question(), waiting: [0], ...more });

let clock: FakeClock;
let director: Director;
let scenes: Scene[];
let live: Live;
let film: Film | undefined;
let seen: [count: number, missed: boolean][];
let rung: string[];
let speed: Speed;
let away: boolean;
let known: number | null;

const scene = (): Scene => director.scene;
const view = (): View => scene().live?.stand?.view as View;
const told = (): string[] => (scene().live?.log ?? []).map(({ message }) => message.id);

/** A frame of news comes in. */
function say(frame: News): void {
  live = received(live, frame);
  director.take(live, frame);
}
function attack(n: number, position: number, more: Partial<News> = {}): void {
  say(news(n, { log: LINES(position), beats: METEOR, stand: asked(position, HIT), ...more }));
}

beforeEach(() => {
  clock = new FakeClock();
  [scenes, seen, rung] = [[], [], []];
  [speed, away, known, film] = ['normal', false, null, undefined];
  director = new Director({
    clock,
    speed: () => speed,
    film: () => film,
    away: () => away,
    lastSeen: () => known,
    show: (one) => scenes.push(one),
    sound: (name) => rung.push(name),
    seen: ({ count }, missed) => seen.push([count, missed]),
  });
  const frame = welcome({ n: 1, stand: asked(3, WHOLE), log: [line(1, 'begun')] });
  live = welcomed(frame);
  director.take(live, frame);
  clock.pass(GUARD);
});

test('cause before effect: the part is there while the meteor flies, and the line of the log comes last', () => {
  attack(2, 4);
  expect([scene().beat?.kind, view().parts.length, told()]).toEqual(['dice', 3, ['begun']]);
  expect(view().dice).toEqual([3, 4]);
  clock.pass(DICE);
  expect([scene().beat?.kind, view().parts.length, told()]).toEqual(['fly', 3, ['begun', 'rolled']]);
  clock.pass(FLY);
  expect([scene().beat?.kind, view().parts.length, told()]).toEqual(['lost', 2, ['begun', 'rolled', 'flew']]);
  expect((scene().beat?.before as View).parts).toEqual(['a', 'b', 'c']);
  clock.pass(LOST);
  expect([scene().beat, scene().playing, told().at(-1)]).toEqual([null, false, 'counted']);
  expect(scene().live).toBe(live);
  expect(rung).toEqual(['rattle', 'whoosh', 'groan']);
});

test('each beat is a new object that says where it stands in its row', () => {
  attack(2, 4);
  clock.pass(FILM);
  const beats = [...new Set(scenes.map(({ beat }) => beat).filter((beat) => beat !== null))];
  expect(beats.map(({ place, of, ms }) => [place, of, ms])).toEqual([
    [0, 3, DICE],
    [1, 3, FLY],
    [2, 3, LOST],
  ]);
});

test('the question comes when its film is over, and then takes no answer for a moment', () => {
  attack(2, 4);
  clock.pass(FILM - 1);
  expect(scene().live?.stand).toMatchObject({ question: null, moves: [], waiting: [], over: null, count: 3 });
  clock.pass(1);
  expect([scene().live?.stand?.moves.length, scene().guarded]).toEqual([1, true]);
  clock.pass(GUARD - 1);
  expect(scene().guarded).toBe(true);
  clock.pass(1);
  expect(scene().guarded).toBe(false);
});

test.each([
  ['calm', 1.6],
  ['normal', 1],
  ['brisk', 0.6],
] as const)('a film is as quick as was chosen: %s', (chosen, factor) => {
  speed = chosen;
  attack(2, 4);
  clock.pass(FILM * factor - 2);
  expect(scene().playing).toBe(true);
  clock.pass(4);
  expect(scene().playing).toBe(false);
});

test('skipping goes to the end, and nothing is lost', () => {
  attack(2, 4);
  clock.pass(100);
  director.skip();
  expect(scene().live).toBe(live);
  expect(told()).toEqual(['begun', 'rolled', 'flew', 'lost', 'counted']);
  expect(seen.at(-1)).toEqual([4, false]);
  clock.pass(5000);
  expect(scene().live).toBe(live);
});

test('what the same seat does next is skipped, too; the next seat is shown', () => {
  attack(2, 4);
  director.skip();
  attack(3, 5);
  expect([scene().playing, view().parts.length]).toEqual([false, 2]);
  attack(4, 6, { log: LINES(6, 2) });
  expect(scene().playing).toBe(true);
});

test('skipping a film of our own skips no other', () => {
  attack(2, 4, { log: LINES(4, 0) });
  director.skip();
  attack(3, 5, { log: LINES(5, 0) });
  expect(scene().playing).toBe(true);
});

test('what comes during a film is shown after it, in order', () => {
  attack(2, 4);
  attack(3, 5);
  clock.pass(FILM);
  expect([scene().beat?.kind, scene().live?.stand?.position]).toEqual(['dice', 4]);
  clock.pass(FILM);
  expect(scene().live).toBe(live);
  expect(told()).toHaveLength(9);
  expect(seen.map(([count]) => count)).toEqual([3, 5]);
});

test('who falls behind is shown everything more quickly, and is never far behind', () => {
  for (let n = 2; n < 30; n += 1) attack(n, n + 2);
  clock.pass(12_000);
  expect(scene().live).toBe(live);
  expect(told()).toHaveLength(1 + 28 * 4);
});

test('who falls far behind still sees every scene', () => {
  film = { dice: { ms: 700, scene: true } };
  const plain = METEOR.slice(1);
  for (let n = 2; n < 12; n += 1) attack(n, n + 2, n % 2 ? {} : { beats: plain });
  clock.pass(20_000);
  expect(scene().live).toBe(live);
  const shown = new Set(
    scenes.flatMap(({ beat, live: then }) => (beat?.kind === 'dice' ? [then?.stand?.position] : [])),
  );
  expect(shown.size).toBe(5);
});

test('a move without beats is shown at once, after the film that is running', () => {
  attack(2, 4);
  say(news(3, { log: [line(5, 'plain')], stand: asked(5, HIT) }));
  clock.pass(FILM - 1);
  expect(told()).not.toContain('plain');
  clock.pass(1);
  expect(told()).toContain('plain');
});

test('who comes and goes is shown in the middle of a film', () => {
  attack(2, 4);
  const away = live.table.seats.map((seat) => ({ ...seat, present: seat.seat !== 1 }));
  say(news(3, { table: { ...live.table, seats: away, state: 'over' } }));
  expect(scene().live?.table.seats[1]?.present).toBe(false);
  expect([scene().playing, scene().live?.table.state]).toEqual([true, 'playing']);
  clock.pass(FILM);
  expect(scene().live?.table.state).toBe('over');
});

test('an undo ends the film, and the stand is shown', () => {
  attack(2, 4);
  clock.pass(DICE);
  const back = asked(3, WHOLE, { count: 5 });
  say(news(3, { log: [line(3, 'took-back')], back: 3, stand: back }));
  expect([scene().playing, scene().beat, scene().live]).toEqual([false, null, live]);
  expect(view().parts).toEqual(['a', 'b', 'c']);
  expect(scene().missed).toBeNull();
  clock.pass(FILM);
  expect(scene().live).toBe(live);
});

test('a welcome in the middle of a film shows the stand at once, and tells what was missed', () => {
  attack(2, 4);
  clock.pass(DICE);
  const frame = welcome({ n: 90, stand: asked(6, HIT), log: [...live.log, ...LINES(6)] });
  live = welcomed(frame);
  director.take(live, frame);
  expect([scene().playing, scene().live, scene().missed]).toEqual([false, live, 3]);
});

test('after a lost connection there is a recap of what came meanwhile', () => {
  say(news(9, { log: [...LINES(4), ...LINES(5)], stand: asked(5, HIT) }));
  expect([scene().live, scene().missed]).toEqual([live, 3]);
  director.caughtUp();
  expect([scene().missed, scene().guarded]).toEqual([null, true]);
  expect(seen.at(-1)).toEqual([5, false]);
});

test('who comes back to a table is told what happened since the last visit', () => {
  known = 2;
  const again = new Director({
    clock,
    speed: () => speed,
    film: () => undefined,
    away: () => false,
    lastSeen: () => known,
    show: (one) => scenes.push(one),
    sound: () => {},
    seen: ({ count }, missed) => seen.push([count, missed]),
  });
  again.take(live, welcome({ n: 1, stand: live.stand }));
  expect(again.scene.missed).toBe(2);
  expect(seen.at(-1)).toEqual([3, true]);
});

test('a hidden tab plays nothing, says at once that it has seen it, and has a recap later', () => {
  away = true;
  attack(2, 4);
  expect([scene().playing, scene().live, scene().missed]).toEqual([false, live, 3]);
  expect(seen.at(-1)).toEqual([4, true]);
  attack(3, 5);
  expect(scene().missed).toBe(3);
  expect(rung).toEqual([]);
});

test('hiding the tab in the middle of a film ends it, and it is told as missed', () => {
  attack(2, 4);
  clock.pass(DICE);
  away = true;
  director.leave();
  expect([scene().playing, scene().live, scene().missed]).toEqual([false, live, 3]);
});

test('where nothing moves, each beat that matters stands as a card until it was seen', () => {
  speed = 'none';
  attack(2, 4);
  expect([scene().beat?.kind, scene().card, view().parts.length]).toEqual(['dice', true, 3]);
  expect(scene().lines.map(({ message }) => message.id)).toEqual(['rolled']);
  clock.pass(60_000);
  expect(scene().beat?.kind).toBe('dice');
  director.next();
  expect([scene().beat?.kind, scene().card, told()]).toEqual(['lost', true, ['begun', 'rolled', 'flew']]);
  director.next();
  expect([scene().card, scene().live]).toEqual([false, live]);
  expect(rung).toEqual([]);
});

test('a card is not replaced before it was seen, whatever others do meanwhile', () => {
  speed = 'none';
  attack(2, 4);
  attack(3, 5);
  expect(scene().live?.stand?.position).toBe(3);
  for (let card = 0; card < 4; card += 1) director.next();
  expect(scene().live).toBe(live);
});

test('programs are shown the stand at once, without guard, cards and recap', () => {
  speed = 'cut';
  attack(2, 4);
  expect([scene().live, scene().guarded, scene().missed]).toEqual([live, false, null]);
  away = true;
  attack(3, 5);
  expect(scene().missed).toBeNull();
});

test('time to read is ended by a key; motion is not', () => {
  attack(2, 4);
  director.hasten();
  expect(scene().beat?.kind).toBe('dice');
  clock.pass(DICE - 200);
  director.hasten();
  expect(scene().beat?.kind).toBe('fly');
});

test('in a race nothing waits: the stand is there at once, and its beats pass by', () => {
  attack(2, 4, { stand: asked(4, HIT, { question: question(true) }) });
  expect([scene().playing, scene().live]).toEqual([false, live]);
  expect([scene().beat?.kind, scene().beat?.live]).toEqual(['dice', true]);
  clock.pass(GUARD);
  attack(3, 5, { stand: asked(5, HIT, { question: question(true) }) });
  expect([scene().live, scene().guarded]).toEqual([live, false]);
  clock.pass(FILM);
  expect(scene().beat).toBeNull();
  expect(seen.map(([count]) => count)).toEqual([3, 4, 5]);
});

test('what a title wants seen first is a film also where all may go on at once', () => {
  film = { lost: { first: true } };
  attack(2, 4, { stand: asked(4, HIT, { question: question(true) }) });
  expect([scene().playing, scene().beat?.live, view().parts.length]).toEqual([true, false, 3]);
  clock.pass(FILM);
  expect([scene().playing, scene().live]).toEqual([false, live]);
});

test('when a race ends, how it ended is a film', () => {
  attack(2, 4, { stand: asked(4, HIT, { question: question(true) }) });
  attack(3, 5);
  expect([scene().playing, scene().beat?.live]).toEqual([true, false]);
});

test('a question that stands while others act is no new one; the next after an answer is', () => {
  say(news(2, { log: [line(4, 'voted')], stand: asked(4, WHOLE) }));
  expect(scene().guarded).toBe(false);
  director.answered();
  say(news(3, { log: [line(5, 'mine')], stand: asked(5, WHOLE) }));
  expect(scene().guarded).toBe(true);
});

test('another seat sees nothing of a film', () => {
  attack(2, 4);
  const frame = welcome({ n: 3, face: 1, seats: [0, 1], stand: asked(4, HIT), log: live.log });
  live = welcomed(frame);
  director.take(live, frame);
  expect([scene().playing, scene().live, scene().guarded, scene().missed]).toEqual([false, live, true, null]);
});

test('what has no words yet is not shown, and its film begins when they are here', () => {
  director.hold(1);
  attack(2, 4);
  expect([scene().waiting, scene().live?.stand?.position, scene().beat]).toEqual([true, 3, null]);
  clock.pass(1000);
  director.release();
  expect([scene().waiting, scene().beat?.kind]).toEqual([false, 'dice']);
});

/** The last beat has to be seen, at every speed. */
const RESULT: Film = { lost: { ms: 800, stays: 'always' } };

test.each(['calm', 'normal', 'brisk', 'none'] as const)('what always stays is stopped at, also %s', (pace) => {
  [speed, film] = [pace, RESULT];
  attack(2, 10);
  if (pace === 'none') director.next();
  clock.pass(60_000);
  expect([scene().beat?.kind, scene().staged, view().parts.length]).toEqual(['lost', true, 2]);
  expect(told().at(-1)).toBe('flew');
  director.next();
  expect([scene().playing, scene().staged, told().at(-1)]).toEqual([false, false, 'counted']);
});

test('nobody skips over what always stays, and no hasty press ends it', () => {
  film = RESULT;
  attack(2, 10);
  director.skip();
  expect([scene().beat?.kind, scene().staged]).toEqual(['lost', true]);
  director.skip();
  expect(scene().playing).toBe(true);
  clock.pass(GUARD);
  director.skip();
  expect([scene().playing, scene().live]).toEqual([false, live]);
});

test('of a seat that is skipped, what always stays is shown all the same', () => {
  film = RESULT;
  attack(2, 10);
  attack(3, 11);
  director.skip();
  clock.pass(GUARD);
  director.next();
  expect([scene().beat?.kind, scene().staged, scene().beat?.place]).toEqual(['lost', true, 2]);
});

test('what stays where nothing moves passes by where something does', () => {
  film = { lost: { ms: 800, stays: 'still', matters: false }, dice: { matters: false, breath: 300 } };
  attack(2, 10);
  clock.pass(FILM);
  expect(scene().playing).toBe(false);
  speed = 'none';
  attack(3, 11);
  expect([scene().beat?.kind, scene().card, scene().beat?.ms]).toEqual(['dice', false, 0]);
  clock.pass(300);
  expect([scene().beat?.kind, scene().staged]).toEqual(['lost', true]);
});
