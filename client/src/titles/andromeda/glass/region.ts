/** What is said about a region: what it is, what lies there, who stands there, what can be done there now. */
import type { Explanation, SignedLine } from '../../../table/explain/explain.svelte';
import type { Desk } from '../desk/desk.svelte';
import { capital, kindName, leadersAt } from '../desk/names';
import { groupsAt } from '../board/crowd';
import { isNebula } from '../board/geometry';
import { groupLine } from './figures';
import { glyphSign, leaderSign, moonSign, signed } from './signs';

export function tellRegion(desk: Desk, region: number): Explanation {
  return {
    heading: desk.region(region),
    kind: sortOf(desk, region),
    lines: [...ground(desk, region), ...company(desk, region)],
    ...now(desk, region),
  };
}

function sortOf(desk: Desk, region: number): string {
  if (isNebula(desk.printed, region)) return desk.t('andromeda-tell-nebula');
  return capital(kindName(desk.view, desk.printed, region, desk.t));
}

/** What lies there: moons, the action of a base, a development or its site, tokens. */
function ground(desk: Desk, region: number): SignedLine[] {
  const { view, printed } = desk;
  const tile = view.map.tiles[region] ?? '';
  return [
    ...moons(desk, region),
    ...actionOf(desk, tile),
    ...building(desk, region),
    ...printed.resources.flatMap((name) => {
      const count = view.map.dropped[region]?.[name] ?? 0;
      return count
        ? [signed(glyphSign(name), desk.t('andromeda-tell-dropped', { count, what: desk.thing(name) }))]
        : [];
    }),
  ];
}

function moons(desk: Desk, region: number): SignedLine[] {
  const there = desk.view.map.moons[region];
  const top = desk.printed.moons[there?.seen.at(-1) ?? ''];
  if (!there?.count || !top) return [];
  return [signed(moonSign(top), desk.t('andromeda-board-top-moon', { moon: desk.t(top.name), count: there.count }))];
}

/** What a base does for a ship launched there, or what a special region is. */
function actionOf(desk: Desk, tile: string): SignedLine[] {
  const effect = desk.printed.bases[tile]?.effect;
  if (effect) return [signed(glyphSign('launch'), capital(desk.t(effect)))];
  const special = desk.printed.special[tile];
  if (special?.vp) return [signed(glyphSign('vp'), desk.t('andromeda-tell-special', { points: special.vp }))];
  return [];
}

function building(desk: Desk, region: number): SignedLine[] {
  const planet = desk.printed.planets[desk.view.map.tiles[region] ?? ''];
  if (!planet) return [];
  const what = desk.thing(planet.development);
  const built = desk.view.map.developments.find((one) => one.region === region);
  const said = built
    ? desk.t('andromeda-board-development-of', { what, owner: desk.name(built.owner) })
    : desk.t('andromeda-tell-site', { what, leaders: planet.leaders });
  return [signed(glyphSign('develop'), capital(said))];
}

/** Who stands there. */
function company(desk: Desk, region: number): SignedLine[] {
  const figures = groupsAt(desk.view, desk.printed, region).map((group) => groupLine(desk, group));
  const probe =
    desk.view.hegemon?.probe === region ? [signed(glyphSign('probe'), desk.t('andromeda-board-probe'))] : [];
  return [...figures, ...leaders(desk, region), ...probe];
}

/** Owners of leaders that have a line each; more of them share one, so that what a launch leads to stays in sight. */
const LINES = 2;

function leaders(desk: Desk, region: number): SignedLine[] {
  const there = leadersAt(desk.view, region);
  if (there.length <= LINES) {
    return there.map(([who, count]) =>
      signed(leaderSign(desk.coat(who)), desk.t('andromeda-board-leaders-of', { owner: desk.name(who), count })),
    );
  }
  const all = there.map(([who, count]) => `${desk.name(who)} ${count}`).join(', ');
  return [signed(glyphSign('leader'), desk.t('andromeda-tell-leaders', { all }))];
}

/** What can be done there; or why not, as the server says. */
function now(desk: Desk, region: number): Pick<Explanation, 'may' | 'not' | 'rule'> {
  const [move] = desk.atRegion(region);
  if (move) return { may: desk.t('andromeda-tell-may', { what: desk.t(move.caption.message) }) };
  const refusal = desk.refusals.at(region);
  return refusal ? { not: desk.t(refusal.message), ...(refusal.rule ? { rule: refusal.rule } : {}) } : {};
}
