import { beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../../settings.svelte';
import { line, stand } from '../../table/fixtures';
import type { Beat, Entry, Stand } from '../../table/protocol';
import type { Session } from '../../table/session.svelte';
import { FakeClock } from '../fake-clock';
import { filmKey } from '../keys';
import { LookBack } from './lookback.svelte';

const beat = (kind: string, log: [number, number], at: number): Beat => ({
  kind,
  data: { at },
  log,
  patch: { at: [at] },
});

/** Four moves by three seats; the second is told in two beats, one of them without words. */
const STANDS: Stand[] = [
  stand({ position: 0, view: { at: 0 } }),
  stand({ position: 1, view: { at: 10 }, beats: [beat('fly', [0, 1], 10)] }),
  stand({ position: 2, view: { at: 20 }, beats: [beat('fly', [0, 0], 15), beat('arrive', [0, 1], 20)] }),
  stand({ position: 3, view: { at: 30 } }),
  stand({ position: 4, view: { at: 40 }, beats: [beat('fly', [0, 1], 40)] }),
];
const LOG: Entry[] = [
  line(1, 'one', { seat: 0 }),
  line(2, 'slip', { seat: 0, undone: true }),
  line(2, 'two', { seat: 0 }),
  line(3, 'three', { seat: 1 }),
  line(4, 'four', { seat: 2 }),
];

let clock: FakeClock;
let back: LookBack;
let fetched: number[];
let left: number;
let arrived: number;

const at = (): unknown => (back.past?.view as { at: number } | undefined)?.at;
/** Lets what was asked for come in, and time pass. */
async function pass(ms: number): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  clock.pass(ms);
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
}

beforeEach(() => {
  settings.set('speed', 'normal');
  settings.set('stillness', false);
  clock = new FakeClock();
  [fetched, left, arrived] = [[], 0, 0];
  back = new LookBack(
    {
      at: (position) => {
        fetched.push(position);
        return Promise.resolve(STANDS[position] as Stand);
      },
      now: () => 4,
      log: () => LOG,
      film: () => undefined,
      trouble: vi.fn(),
      left: () => (left += 1),
      arrived: () => (arrived += 1),
    },
    clock,
  );
});

test('from any position the match plays on, beat by beat, and comes to the present by itself', async () => {
  await back.look(1);
  expect([at(), left, back.playing]).toEqual([10, 1, false]);
  void back.play();
  await pass(0);
  expect([at(), back.beat?.kind, back.beat?.before, back.lines]).toEqual([15, 'fly', { at: 10 }, []]);
  await pass(450);
  expect([at(), back.beat?.kind, back.lines.map(({ message }) => message.id)]).toEqual([20, 'arrive', ['two']]);
  await pass(450);
  expect([at(), back.beat, back.past?.position]).toEqual([20, null, 2]);
  // A move with nothing to show still takes its time.
  await pass(450);
  expect(at()).toBe(40);
  expect([back.beat?.kind, back.past?.position]).toEqual(['fly', 3]);
  await pass(450);
  expect([back.past, back.playing, arrived]).toEqual([null, false, 1]);
  expect(fetched).toEqual([1, 2, 3, 4]);
});

test('a film can be stopped in the middle of a beat and goes on from there', async () => {
  await back.look(0);
  void back.play();
  await pass(200);
  back.pause();
  await pass(5000);
  expect([at(), back.playing]).toEqual([10, false]);
  expect(back.past?.position).toBe(0);
  void back.play();
  await pass(249);
  expect(back.past?.position).toBe(0);
  await pass(1);
  expect(back.past?.position).toBe(1);
});

test('one walks by turns, and a running film goes on from there', async () => {
  await back.step(-1);
  expect(back.past?.position).toBe(3);
  await back.step(-1);
  expect(back.past?.position).toBe(2);
  await back.step(-1);
  expect(back.past?.position).toBe(0);
  await back.step(1);
  expect([back.past?.position, back.playing]).toEqual([2, false]);
  void back.play();
  await pass(0);
  await back.step(-1);
  await pass(0);
  expect([at(), back.playing]).toEqual([10, true]);
  await back.step(1);
  await back.step(1);
  await back.step(1);
  expect([back.past, back.playing]).toEqual([null, false]);
});

test('keys that are pressed while the past is still loading count from what was asked for', async () => {
  const first = back.step(-1);
  expect([back.past, back.turned]).toEqual([null, true]);
  const second = back.step(-1);
  await Promise.all([first, second]);
  expect(back.past?.position).toBe(2);
  const third = back.step(-1);
  back.now();
  await third;
  expect([back.past, back.turned]).toEqual([null, false]);
});

test('Home means the beginning also before the first stand of the past has come', async () => {
  const session = { back, director: { playing: false } } as unknown as Session;
  expect(filmKey(session, 'Home')).toBe(false);
  expect(filmKey(session, ',')).toBe(true);
  expect(filmKey(session, 'Home')).toBe(true);
  await pass(0);
  expect(back.past?.position).toBe(0);
});

test('the speed can be changed on the way, and where nothing moves the stands follow one another', async () => {
  await back.look(0);
  settings.set('speed', 'brisk');
  void back.play();
  await pass(270);
  expect(back.past?.position).toBe(1);
  settings.set('speed', 'none');
  await pass(10_000);
  back.now();
  void back.play(1);
  await pass(0);
  expect([at(), back.beat]).toEqual([10, null]);
  await pass(899);
  expect(at()).toBe(10);
  await pass(1);
  expect(at()).toBe(20);
});

test('who looks at something else leaves the film', async () => {
  await back.look(0);
  void back.play();
  await pass(100);
  await back.look(2);
  await pass(5000);
  expect([at(), back.playing, back.beat]).toEqual([20, false, null]);
});
