/** What Andromeda's Edge brings to the table. */
import type { BoardView, LitMove, RailBench, Rival, Say } from '../../table/board';
import type { Caption, Entry, Move, Stake } from '../../table/protocol';
import { letStand, rerollOf } from './battle/rerolls';
import Board from './Board.svelte';
import { hint } from './companion/told';
import type { AndromedaProps } from './desk/desk.svelte';
import { atLaunch, below, goes, together } from './desk/at_stake';
import { scenery } from './desk/scenery.svelte';
import { ofHegemon } from './log/story';
import { watching } from './stage/watching.svelte';
import './tokens.css';
import type { Printed } from './printed';
import type { AndromedaView } from './view';

export { default as Aside } from './seat/Aside.svelte';
export { default as Face } from './cast/Face.svelte';
export { default as Own } from './seat/Own.svelte';
export { default as LogSign } from './log/LogSign.svelte';
export { default as SeatCard } from './seat/SeatCard.svelte';
export { spelling } from './desk/spelling';
export { handful, proposes } from './desk/forward';
export { moment } from './desk/moment';
export { endingWords as ending } from './ending/ending_words';
export { film } from './stage/film';
export default Board;

/** A region of the map. */
export function spot(place: string, _view: AndromedaView, printed: Printed): readonly [number, number] | null {
  const region = printed.regions.find(({ name }) => place === `region:${name}`);
  return region ? [region.x, region.y] : null;
}

/** What a seat plays, and what is special about it now. */
export function about(view: AndromedaView, seat: number, t: Say, printed: Printed): string {
  const faction = printed.factions[view.players[seat]?.faction ?? ''];
  const eye = view.hegemon?.eye === seat ? t('andromeda-board-holds-eye') : '';
  const last = view.end.triggered && view.end.final_turns.includes(seat) ? t('andromeda-board-final-turn') : '';
  return [last, eye, faction ? t(faction.name) : ''].filter(Boolean).join(' · ');
}

/** "34", in the end with everything that counts. */
export function standing(view: AndromedaView, seat: number, t: Say): string {
  const account = watching.counting ? undefined : view.end.accounts[seat];
  return t('andromeda-board-vp', { points: account?.total ?? view.players[seat]?.vp ?? 0 });
}

/** The white star of the last seat, which is never taken: the Hegemon wears it. */
const HEGEMON_MARK = 5;

/** The Hegemon, which plays without a seat. */
export function rivals(view: AndromedaView, t: Say): readonly Rival[] {
  const number = view.hegemon?.player ?? -1;
  const account = watching.counting ? undefined : view.end.accounts[number];
  const score = account?.total ?? view.players[number]?.vp;
  const name = t('andromeda-board-hegemon');
  // Once the match is over, nobody acts.
  const acts = view.part === 'turn' && view.turn.player === number;
  return score === undefined ? [] : [{ name, score, mark: HEGEMON_MARK, acts, view: 'hegemon' }];
}

/** "Hegemon", for what the log tells of it: its own lines, and those in which it does what players do. */
export function machine(entry: Entry, _: Printed, t: Say): string {
  return ofHegemon(entry) ? t('andromeda-board-hegemon') : '';
}

export function phase(view: AndromedaView, t: Say): readonly string[] {
  const now = t(`andromeda-board-phase-${view.turn.phase}`);
  return view.end.triggered && view.part !== 'over' ? [t('andromeda-board-final-turn'), now] : [now];
}

export const views: readonly BoardView[] = [
  { id: 'edge', label: { id: 'andromeda-board-scene-edge' }, icon: 'board', places: ['region:', 'bay:', 'die:'] },
  {
    id: 'station',
    label: { id: 'andromeda-board-scene-station' },
    icon: 'tables',
    places: ['module:', 'core:', 'moon:', 'token:', 'hand:'],
  },
  { id: 'modules', label: { id: 'andromeda-board-scene-market' }, icon: 'cards', places: ['offer:', 'column:'] },
  { id: 'tracks', label: { id: 'andromeda-board-tracks' }, icon: 'layers', places: ['track:'] },
  { id: 'hegemon', label: { id: 'andromeda-board-hegemon' }, icon: 'eye' },
];

/** "Launch to Vael · 29–64 %", "Burn 2 energy, roll 4 dice · 55 %": the chances say what is at stake. */
export function brief(move: Move, t: Say, { message }: Caption, stake: Stake | null): string | null {
  const chances = Object.values(stake?.chances ?? {}).map((chance) => Math.round(chance * 100));
  const [least, most] = [Math.min(...chances), Math.max(...chances)];
  const odds = chances.length ? ` · ${least === most ? least : `${least}–${most}`} %` : '';
  // Two names have room on a button; the line beside it has all of them.
  const count = Number(message.args?.['count'] ?? 0);
  if (move.type === 'discard-down' && count > 2) return t('andromeda-tell-discard-these', { count });
  const region = message.args?.['region'];
  if (move.type !== 'launch' || typeof region !== 'object') return odds ? t(message) + odds : null;
  const tile = region.args?.['tile'];
  // The ship stands above the map.
  return t('andromeda-board-launch-to', { region: t(typeof tile === 'object' ? tile : region) }) + odds;
}

/** "Launch the transport": where to stands on the filled button. */
export function asks({ move, caption }: LitMove, { view, t }: AndromedaProps): string {
  const ship = caption.message.args?.['ship'];
  return move.type === 'launch' && !view.told && ship !== undefined ? t('andromeda-board-launch-ship', { ship }) : '';
}

/** Who is there, comes or may come when a ship is launched there. */
export function stakes(move: LitMove, given: AndromedaProps): string {
  if (move.move.type === 'activate-together') return together(move, given.t);
  if (move.move.type === 'discard-down') return goes(move, given.t);
  return move.move.type !== 'launch' || given.view.told ? '' : atLaunch(move, given);
}

/** Q and E choose another ship of the bay, T holds up the tactics cards. */
export const keys = 'QET';

/** The modules on offer lie beside the station. */
export const bench: RailBench<AndromedaView> = {
  label: () => 'andromeda-board-scene-market',
  when: () => scenery.station,
  modest: true,
};

/** "Discard these 4", "Reroll 3 and 2 · 36 %" */
export function answer(given: AndromedaProps): string | null {
  const { picked, stand, t } = given;
  const discards = stand.moves.some(({ move }) => move.type === 'discard-card');
  return discards ? t('andromeda-tell-discard-these', { count: picked.size }) : rerollOf(given);
}

/** "Let it stand · 0 %", "None of them" */
export function none(given: AndromedaProps): string {
  const type = given.stand.moves[0]?.move.type;
  if (type === 'reroll-die') return letStand(given);
  return type === 'wrecked' ? given.t('andromeda-companion-no-wrecks') : '';
}

/** Nothing of these can be taken back: first the player sees who would come, or with which dice, then the filled button
 *  launches or rolls. Until then the player may choose otherwise. What is told of another table has happened there. */
const AIMED: ReadonlySet<string> = new Set(['launch', 'discard-energy']);

export function confirm(move: Move, view: AndromedaView): boolean {
  return AIMED.has(move.type) && !view.told;
}

/** A report and a tick are made by one press, on a phone too: they decide nothing, and can be taken back. */
export function atOnce(move: Move, view: AndromedaView): boolean {
  return view.told && (move.type === 'ticked' || view.battle === null);
}

/** Reports that belong to no region stand under a few headings. */
export function heading(group: string, view: AndromedaView, t: Say): string {
  return view.told && HEADINGS.has(group) ? t(`andromeda-companion-heading-${group}`) : '';
}
const HEADINGS: ReadonlySet<string> = new Set(['station', 'points', 'hegemon', 'table']);

/** What a battle may cost, or where to choose; where people tell of their own table, what to press. */
export function says(given: AndromedaProps): string {
  return given.view.told ? hint(given.stand.moves, given.t) : below(given);
}

/** What is pointed at is explained above the story. */
export const glass = true;
