/** What ISS Vanguard brings to the table. */
import type { BoardView, Handful, LitMove, RailBench, Say, StoryPage } from '../../table/board';
import type { Caption, Entry, Move, Stake } from '../../table/protocol';
import Board from './Board.svelte';
import { faceOf, rollFace } from './bar/faces';
import { briefOf, handfulOf, proposalOf } from './bar/proposals';
import { Desk, type VanguardProps } from './desk/desk.svelte';
import { explains as explainsIn, pageOf } from './log/story';
import './tokens.css';
import type { Printed } from './printed';
import type { VanguardView } from './view';

export { default as Aside } from './seat/Aside.svelte';
export { default as Own } from './seat/Own.svelte';
export { default as LogSign } from './log/LogSign.svelte';
export { default as Moves } from './bar/Moves.svelte';
export { default as SeatCard } from './seat/SeatCard.svelte';
export { film } from './stage/film';
export default Board;

/** The page of the log book that a line of the log tells. */
export const page = (line: Entry, view: VanguardView, { lines }: Printed): StoryPage | null =>
  pageOf(line, view, lines);
/** Whether a line of the log explains what the board explains at length. */
export const explains = (line: Entry, { lines }: Printed): boolean => explainsIn(line, lines);

/** Every campaign brings words of its own: names and prose. */
export function content(printed: Printed): readonly string[] {
  return Object.values(printed.campaigns).map(({ prefix }) => prefix);
}

/** "Round 3" on a planet, "Pass 2" and the page of the ship book aboard. */
export function phase(view: VanguardView, t: Say): readonly string[] {
  if (view.part === 'over') return [t('vanguard-board-over')];
  if (view.part === 'explore' && view.expedition) return [t('vanguard-board-round', { round: view.expedition.round })];
  return [t('vanguard-board-pass', { pass: view.ship.pass }), t(`vanguard-board-page-${view.page}`)];
}

export const views: readonly BoardView[] = [
  { id: 'now', label: { id: 'vanguard-board-scene-now' }, icon: 'board' },
  { id: 'crew', label: { id: 'vanguard-board-scene-crew' }, icon: 'people' },
  { id: 'orders', label: { id: 'vanguard-board-scene-orders' }, icon: 'layers' },
  { id: 'book', label: { id: 'vanguard-board-scene-book' }, icon: 'log' },
];

/** On a planet the crew board lies in the rail while that is open, and during a check the action and its chances. */
export const bench: RailBench<VanguardView> = {
  label: ({ scene }) => ({ id: scene === 'check' ? 'vanguard-board-scene-check' : 'vanguard-board-scene-crew' }),
  when: ({ scene, expedition }) => expedition !== null && (scene === 'planet' || scene === 'check'),
  modest: true,
};

/** What a move does to the check that is going on, or what its order means. */
export function stakes(move: LitMove, given: VanguardProps): string {
  return faceOf(move, new Desk(() => given)).note;
}

/** "Roll 3 dice · 62 %" */
export function answer(given: VanguardProps): string | null {
  const picked = given.moves.filter(({ index }) => given.picked.has(index));
  if (!picked.some(({ move }) => move.type === 'roll-die')) return null;
  return rollFace(picked, new Desk(() => given)).title;
}

/** The best check here, the card that helps, the face that counts. */
export const proposes = (given: VanguardProps): LitMove | null => proposalOf(given.moves);
/** The best dice to roll, or to get back. */
export const handful = (given: VanguardProps): Handful | null => handfulOf(new Desk(() => given));
export const brief = (move: Move, t: Say, caption: Caption, stake: Stake | null): string | null =>
  briefOf(move, t, caption, stake);
