import { expect, test } from 'vitest';
import { row, seat, stand, welcome } from '../fixtures';
import { absentOf, lateOf, nameHere, nextAtScreen, playersOf } from './players';
import type { Row } from '../protocol';
import { welcomed, type Live } from '../server/reducer';

const say = (message: unknown): string => JSON.stringify(message);

function screen(seats: number[], face: number | null, waiting: number[]): Live {
  return welcomed(welcome({ seats, face, stand: stand({ waiting }) }));
}

test('players have names, shapes and what they do', () => {
  const table = row({ seats: [seat(0, { name: 'Ada' }), seat(1, { kind: 'open', name: '' })] });
  const [ada, nobody] = playersOf(welcomed(welcome({ table, seats: [0] })), [1], say as never);
  expect(ada).toMatchObject({ name: 'Ada', colour: 'orange', shape: 'circle', yours: true, waiting: false });
  expect(nobody).toMatchObject({ name: '"client-seat-open"', shape: 'square', yours: false, waiting: true });
});

test('whoever has given no name is "you" at their own page, and nowhere else', () => {
  const t = ((id: string) => id) as never;
  const table = row({ seats: [seat(0, { name: '' }), seat(1, { name: '' })] });
  const live = welcomed(welcome({ table, seats: [0], face: 0 }));
  const names = playersOf(live, [], say as never).map((player) => nameHere(player, live, t));
  expect(names[0]).toBe('client-you');
  expect(names[1]).not.toBe('client-you');
  const named = welcomed(welcome({ table: row({ seats: [seat(0, { name: 'Ada' })] }), seats: [0], face: 0 }));
  expect(playersOf(named, [], say as never).map((player) => nameHere(player, named, t))).toEqual(['Ada']);
});

test.each([
  ['the one who looks is asked', [0, 1], 0, [0, 1], null],
  ['somebody else at this screen is asked', [0, 1], 0, [1], 1],
  ['the next in order comes first', [0, 1, 2], 1, [0, 2], 2],
  ['after the last comes the first', [0, 1, 2], 2, [0, 1], 0],
  ['somebody elsewhere is asked', [0, 1], 0, [2], null],
  ['there is one seat at this screen', [1], 1, [0], null],
  ['nobody looks yet', [0, 1], null, [1], 1],
])('%s', (_, seats, face, waiting, next) => {
  expect(nextAtScreen(screen(seats, face, waiting))).toBe(next);
});

test('there is no curtain after the end', () => {
  const over = { scores: [1, 2, 3], winners: [2] };
  const live = welcomed(welcome({ seats: [0, 1], face: 0, stand: stand({ waiting: [1], over }) }));
  expect(nextAtScreen(live)).toBeNull();
});

test('who is waited for alone and not at the table is away', () => {
  const absent = (present: boolean, waiting: number[], seats = [0]) => {
    const table = row({ seats: [seat(0, { name: 'Ada' }), seat(1, { name: 'Ben', present })] });
    const live = welcomed(welcome({ table, seats }));
    return absentOf(playersOf(live, waiting, say as never), live)?.name ?? null;
  };
  expect(absent(false, [1])).toBe('Ben');
  expect(absent(true, [1])).toBeNull();
  expect(absent(false, [0, 1])).toBeNull();
  expect(absent(false, [1], [1])).toBeNull();
});

test('a bot can be called in for somebody whose time is over, and who is not there', () => {
  const late = (more: Partial<Row>, present: boolean, now: number): number | undefined => {
    const table = row({ ...more, seats: [seat(0, { yours: true }), seat(1, { present })] });
    const live = welcomed(welcome({ seats: [0], table, stand: stand({ waiting: [1], until: [100] }) }));
    return lateOf(playersOf(live, [1], say as never), live, now)?.seat;
  };
  expect(late({ pace: 'days' }, true, 99)).toBe(undefined);
  expect(late({ pace: 'days' }, true, 100)).toBe(1);
  expect(late({ pace: 'calm' }, true, 100)).toBe(undefined);
  expect(late({ pace: 'calm' }, false, 100)).toBe(1);
  expect(late({ pace: 'calm', state: 'paused' }, false, 100)).toBe(undefined);
});
