/** Which room a page of the ship book and a question belong to, and what is in the rooms. */
import type { VanguardView } from '../types';
import type { RoomName } from './hull';

const PAGES: Readonly<Record<string, RoomName>> = {
  bridge: 'bridge',
  starmap: 'starmap',
  facilities: 'barracks',
  hangar: 'hangar',
  launch: 'hangar',
  landing: 'starmap',
  docking: 'hangar',
  debriefing: 'barracks',
  unloading: 'laboratory',
  medbay: 'medbay',
  memorial: 'memorial',
};
const QUESTIONS: Readonly<Record<string, RoomName>> = {
  research: 'laboratory',
  'second-project': 'laboratory',
  swap: 'laboratory',
  found: 'laboratory',
  'found-type': 'laboratory',
  surplus: 'laboratory',
  production: 'production',
  'speed-up': 'production',
  barracks: 'barracks',
  recruit: 'barracks',
  release: 'barracks',
  promote: 'barracks',
  dice: 'barracks',
  'situation-room': 'situation',
  situation: 'situation',
  objective: 'bridge',
  power: 'bridge',
  starmap: 'starmap',
  'add-on': 'addon',
  repair: 'hangar',
  lander: 'hangar',
  structural: 'hangar',
  functional: 'hangar',
  team: 'barracks',
  load: 'hangar',
  'rank-up': 'hangar',
  nurse: 'medbay',
  patient: 'medbay',
  'let-pass': 'medbay',
  'reroll-critical': 'medbay',
};
/** The facilities by the words of the rules. */
export const FACILITIES: Readonly<Record<string, RoomName>> = {
  laboratory: 'laboratory',
  complex: 'production',
  barracks: 'barracks',
  'situation-room': 'situation',
  'add-on': 'addon',
};

/** The room to look at. */
export function roomOf(view: VanguardView, prompt: string): RoomName {
  return QUESTIONS[prompt.replace('vanguard-ask-', '')] ?? PAGES[view.page] ?? 'bridge';
}

/** How many things wait in a room; 0 says nothing. */
export function waitingIn(view: VanguardView, room: RoomName): number {
  const { ship, bridge, crew } = view;
  const lying = Object.values(crew).filter(([, , place]) => ['critical', 'moderate', 'light'].includes(place));
  const counts: Readonly<Record<RoomName, number>> = {
    bridge: bridge.objectives.filter(([, done]) => !done).length,
    starmap: view.starmap.here.length,
    laboratory: ship.research.length,
    production: ship.production.filter(([, stage]) => stage >= 0).length,
    barracks: Object.values(crew).filter(([, , place]) => place === 'available').length,
    situation: bridge.situations.length,
    hangar: ship.landers.length,
    medbay: lying.length,
    memorial: ship.memorial.length,
    addon: ship.add_ons.length,
  };
  return counts[room];
}

/** Whether a facility was used in this pass. */
export function isUsed(view: VanguardView, room: RoomName): boolean {
  return view.ship.facilities.some((facility) => FACILITIES[facility] === room);
}
