/** Which room the moment is about, and what is in the rooms. */
import type { LitMove } from '../../../table/board';
import type { GlyphName, SectionName } from '../draw/glyphs';
import type { CardPrint, Signposts } from '../printed';
import type { VanguardView } from '../view';
import type { Interior, RoomName } from './hull';

/** The room to look at. */
export function roomOf(view: VanguardView, moves: readonly LitMove[], signs: Signposts): RoomName {
  return moves.map(({ move }) => signs.rooms[move.type]).find(Boolean) ?? view.room;
}

const MADE: Readonly<Record<NonNullable<CardPrint['makes']>, GlyphName>> = {
  lander: 'lander',
  mod: 'manoeuvre',
  field: 'field',
  upgrade: 'field_upgrade',
  personal: 'personal',
  minor: 'minor',
  energy: 'energy',
  add_on: 'addon',
};
/** A picture of what a project makes. */
export function pictureOf(project: CardPrint | undefined): GlyphName {
  return project?.makes ? MADE[project.makes] : 'production';
}

/** What the rooms show. */
export function interiorOf(
  view: VanguardView,
  card: (id: string) => CardPrint | undefined,
  mostEnergy: number,
): Interior {
  const { ship, bridge } = view;
  const inPlaces = (...places: string[]): SectionName[] =>
    Object.values(view.crew)
      .filter(({ place }) => places.includes(place))
      .map(({ section }) => section);
  return {
    resting: inPlaces('resting', 'unavailable'),
    ready: inPlaces('available'),
    lying: inPlaces('critical', 'moderate', 'light'),
    projects: ship.production.map(({ id, stage }) => ({ picture: pictureOf(card(id)), stage })),
    research: ship.research.length,
    situations: bridge.situations.length,
    landers: ship.landers.map((id) => ({ damaged: ship.damaged.includes(id) })),
    lost: ship.memorial.length,
    addon: ship.add_ons.length > 0,
    energy: ship.energy,
    mostEnergy: Math.max(mostEnergy, ship.energy),
  };
}
