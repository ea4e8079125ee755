/** What stands below the question in the bar: who waits where a launch goes, what a battle may cost, where to choose. Pure. */
import type { LitMove, Say } from '../../../table/board';
import type { AndromedaView, OutlookView } from '../view';
import type { AndromedaProps } from './desk.svelte';
import { crowdAt, raidersAt, shipsIn, thing } from './names';

/** Where to choose, by the move that says what is asked. */
const WHERE: Readonly<Record<string, string>> = {
  'keep-faction': 'andromeda-tell-how-faction',
  launch: 'andromeda-tell-how-launch',
  activate: 'andromeda-tell-how-activate',
};

/** Who is there, who comes, who joins or may join when a ship is launched there. */
export function atLaunch({ move }: LitMove, given: AndromedaProps): string {
  const { view, printed, narrow, t } = given;
  const region = printed.regions.findIndex(({ name }) => name === move['region']);
  const outlook = view.outlook?.find((one) => one.region === region);
  // On a phone that is said over the map.
  if (!outlook) return view.outlook && !narrow ? t('andromeda-tell-nobody') : '';
  return [...waiting(given, region), ...coming(outlook, view, t), ...joining(outlook, given)].join(' · ');
}

/** Everything that is activated together: the button may have room for two of it. */
export function together({ caption }: LitMove, t: Say): string {
  const all = caption.message.args?.['all'];
  return all === undefined ? '' : t('andromeda-tell-together', { all });
}

/** All cards that go. */
export function goes({ caption }: LitMove, t: Say): string {
  const all = caption.message.args?.['all'];
  return all === undefined ? '' : t('andromeda-tell-goes', { all });
}

function waiting(given: AndromedaProps, region: number): string[] {
  const { view, t } = given;
  const ships = crowdAt(view, region).flatMap(({ who }) => (who === given.face ? [] : [nameOf(given, who)]));
  const there = [...raidersAt(view, region).map((id) => thing(id, t)), ...ships];
  return there.map((who) => t('andromeda-tell-waits', { who }));
}

function coming({ threats }: OutlookView, view: AndromedaView, t: Say): string[] {
  return threats.map(({ raider, surely }) => {
    const id = view.raiders.on_map[raider]?.id ?? '';
    return t(surely ? 'andromeda-board-raider-comes' : 'andromeda-board-raider-may', { raider: thing(id, t) });
  });
}

function joining(outlook: OutlookView, given: AndromedaProps): string[] {
  const others = [...new Set(outlook.joining.map(({ who }) => who))].filter((who) => who !== given.face);
  return others.map((who) => {
    const surely = outlook.joining.some((one) => one.who === who && one.surely);
    return given.t(surely ? 'andromeda-tell-joins' : 'andromeda-tell-may-join', { who: nameOf(given, who) });
  });
}

const nameOf = ({ view, seats, t }: AndromedaProps, who: number): string =>
  view.hegemon?.player === who ? t('andromeda-board-hegemon') : (seats.find(({ seat }) => seat === who)?.name ?? '');

/** What the battle may cost, else where to choose; empty where the question says it. */
export function below({ view, stand, seats, face, narrow, t }: AndromedaProps): string {
  const stake = view.battle?.sides.find(({ who }) => who === face)?.stake ?? null;
  if (stake !== null) return t('andromeda-board-stake', { count: stake });
  // Others choose at the same time, which the table says.
  if (seats.length > 1 && stand.moves[0]?.move.type === 'keep-faction') return '';
  const mine = view.players[face ?? -1];
  const home = stand.moves.some(({ move }) => move.type === 'return-to-station');
  if (home && mine && !shipsIn(mine, 'bay')) return t('andromeda-tell-how-empty');
  const id = narrow ? undefined : stand.moves.map(({ move }) => WHERE[move.type]).find(Boolean);
  return id ? t(id) : '';
}
