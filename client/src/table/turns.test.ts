import { expect, test } from 'vitest';
import type { Entry } from './protocol';
import { summaryOf, takenBack, turnFrom, turnsOf, turnsSince } from './turns';

const line = (position: number, seat: number | null, more: Partial<Entry> = {}): Entry => ({
  position,
  seat,
  message: { id: `told-${position}` },
  time: 0,
  ...more,
});

const LOG = [line(1, 0), line(2, 0), line(2, 0, { beat: 'dice' }), line(3, 1), line(4, null), line(5, 0)];

test('what one player does in a row is one turn', () => {
  expect(turnsOf(LOG).map(({ seat, lines, position }) => [seat, lines.length, position])).toEqual([
    [0, 3, 2],
    [1, 1, 3],
    [null, 1, 4],
    [0, 1, 5],
  ]);
});

test('a line that names a seat belongs to it, whoever led to it', () => {
  const told = { ...line(1, null), message: { id: 'told', args: { seat: 3 } } };
  expect(turnsOf([told])[0]?.seat).toBe(3);
});

test('a player without a seat has turns of its own, whoever made it act', () => {
  const machineOf = ({ message }: Entry): string => (message.id === 'told-2' ? 'Hegemon' : '');
  const log = [line(1, 0), line(2, 0), line(2, 0), line(3, 0)];
  expect(turnsOf(log, machineOf).map(({ machine, seat }) => [machine, seat])).toEqual([
    ['', 0],
    ['Hegemon', null],
    ['', 0],
  ]);
});

test('what was taken back stays a turn of its own', () => {
  expect(turnsOf([line(1, 0), line(2, 0, { undone: true })]).map(({ undone }) => undone)).toEqual([false, true]);
});

test('an entry shows what one sees happen, else how it ended', () => {
  const [turn] = turnsOf(LOG);
  expect(summaryOf(turn?.lines ?? []).map(({ line }) => line.beat)).toEqual(['dice']);
  const plain = turnsOf([line(1, 0), line(2, 0), line(3, 0)])[0]?.lines ?? [];
  expect(summaryOf(plain).map(({ line }) => line.position)).toEqual([2, 3]);
});

/** Seat 0 moves twice, time passes, seat 1 slips and moves twice, seat 2 moves. */
const PLAYED = [
  line(0, null),
  line(1, 0),
  line(2, 0),
  line(2, null),
  line(3, 1, { undone: true }),
  line(3, 1),
  line(4, 1),
  line(5, 2),
];

test('what was taken back is no turn to walk through or to be told of', () => {
  expect(turnsSince(PLAYED, 3).map(({ seat, position }) => [seat, position])).toEqual([
    [1, 4],
    [2, 5],
  ]);
  expect(turnsSince(PLAYED, 5)).toEqual([]);
});

test('one walks from the end of a turn to the next', () => {
  expect(turnFrom(PLAYED, 5, -1)).toBe(4);
  expect(turnFrom(PLAYED, 4, -1)).toBe(2);
  expect(turnFrom(PLAYED, 3, -1)).toBe(2);
  expect(turnFrom(PLAYED, 1, -1)).toBe(0);
  expect(turnFrom(PLAYED, 0, 1)).toBe(2);
  expect(turnFrom(PLAYED, 5, 1)).toBe(Infinity);
});

test('what was taken back last is told by its first line', () => {
  const undone = { undone: true };
  const back = line(1, 0);
  const log = [line(1, 0), line(2, 0, undone), back, line(2, 0, undone), line(2, 0, undone), back];
  expect(takenBack(log)).toBe(log[3]);
  expect(takenBack([line(1, 0)])).toBeUndefined();
});
