/** Views that differ as those before and at a beat do, made by hand out of a fixture: for tests. */
import type { BeatData, ShownBeat } from '../../../stage/beat';
import { fixture } from '../fixtures/fixtures';
import type { AndromedaView, PlayerView, ShipsView } from '../view';

/** A view that the server once sent, in the middle of a match. */
export const VIEW: AndromedaView = fixture('launch').stand.view;

export const withPlayer = (view: AndromedaView, who: number, change: Partial<PlayerView>): AndromedaView => ({
  ...view,
  players: view.players.map((player, i) => (i === who ? { ...player, ...change } : player)),
});

/** A player whose fleet is these ships, and no others. */
export function withShips(view: AndromedaView, who: number, ships: readonly ShipsView[]): AndromedaView {
  const fleet = view.players[who]?.fleet ?? { ships: [], upgrades: {} };
  return withPlayer(view, who, { fleet: { ...fleet, ships } });
}

export const withRaiders = (view: AndromedaView, on_map: AndromedaView['raiders']['on_map']): AndromedaView => ({
  ...view,
  raiders: { ...view.raiders, on_map },
});

export function beatOf(
  kind: string,
  data: BeatData = {},
  before: AndromedaView = VIEW,
  more: Partial<ShownBeat<AndromedaView>> = {},
): ShownBeat<AndromedaView> {
  return { kind, data, place: 0, of: 1, ms: 600, hold: 0, before, live: false, ...more };
}
