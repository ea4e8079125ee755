import { expect, test } from 'vitest';
import { explains, pageOf, signOf } from './story';
import { printed } from '../fixtures/fixtures';
import type { VanguardView } from '../view';

const { lines } = printed;
const line = (id: string) => ({ position: 1, time: 0, message: { id } });
const book = [
  { title: 'guestbook-log-L01-3-title', parts: ['guestbook-log-L01-3', 'guestbook-log-L01-3-b1'], log: 'L01-3' },
];
const view = { book } as unknown as VanguardView;

test.each([
  ['vanguard-landing-roll', 'lander'],
  ['vanguard-rolled-danger', 'danger'],
  ['vanguard-rolled', 'dice_check'],
  ['vanguard-special-action', 'special_action'],
  ['vanguard-special', 'dice_check'],
  ['vanguard-row-complete', 'gain_success'],
  ['vanguard-left-planet', 'lander'],
  ['vanguard-left', 'crew'],
  ['vanguard-time-back', 'time'],
  ['vanguard-nobody-knows', 'legend'],
  ['guestbook-log-L01-3', 'log'],
])('the sign of %s is %s', (id, sign) => {
  expect(signOf(id, lines)).toBe(sign);
});

test('a line with prose names its page, and a later part says that it goes on', () => {
  const title = { id: 'guestbook-log-L01-3-title' };
  expect(pageOf(line('guestbook-log-L01-3'), view, lines)).toEqual({
    message: { id: 'vanguard-board-page-read', args: { title } },
    id: 'L01-3',
    view: 'book',
  });
  expect(pageOf(line('guestbook-log-L01-3-b1'), view, lines)?.message.id).toBe('vanguard-board-page-goes-on');
});

test('a page that was taken back has no title, and other lines are no pages', () => {
  expect(pageOf(line('guestbook-scene-120-1-green'), view, lines)?.message.args).toEqual({
    title: { id: 'vanguard-board-some-page' },
  });
  expect(pageOf(line('vanguard-log-chosen'), view, lines)).toBeNull();
  expect(pageOf(line('vanguard-moved'), view, lines)).toBeNull();
});

test('steps of the lesson and hints are explained above the board, and named in the log', () => {
  expect(explains(line('guestbook-lesson-dice'), lines)).toBe(true);
  expect(explains(line('vanguard-hint-turn'), lines)).toBe(true);
  expect(explains(line('guestbook-log-L00-0'), lines)).toBe(false);
});
