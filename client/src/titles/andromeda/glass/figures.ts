/** What is said about ships and raiders: what they are, how they fight, what is special about them. */
import type { Explanation, SignedLine } from '../../../table/explain/explain.svelte';
import type { Desk } from '../desk/desk.svelte';
import { capital, type ShipType } from '../desk/names';
import type { Group } from '../board/crowd';
import { fangSign, glyphSign, raiderSign, shipSign, signed } from './signs';

/** From here on a range is no limit. */
const ANYWHERE = 20;

/** "2 dice, range 2", for the ship's owner. */
export function statsOf(desk: Desk, type: ShipType, who: number): string {
  const ship = desk.printed.ships[type];
  if (!ship) return '';
  const hegemon = desk.isHegemon(who);
  const [guns, range] = hegemon ? [ship.hegemon_guns, ship.hegemon_range] : [ship.guns, ship.range];
  return range < ANYWHERE
    ? desk.t('andromeda-tell-guns', { guns, range })
    : desk.t('andromeda-tell-guns-anywhere', { guns });
}

/** "2 transports" */
export const shipsNamed = (desk: Desk, type: ShipType, count = 1): string =>
  desk.t('andromeda-tell-ships', { type, count });

/** A type of ship as it is chosen, built or launched: guns, range, what is special, its upgrade. */
export function tellShip(desk: Desk, type: ShipType, who: number): Explanation {
  const ability = desk.printed.ships[type]?.ability;
  const upgrade = desk.printed.upgrades[desk.player(who).fleet.upgrades[type] ?? ''];
  const lines: SignedLine[] = [signed(glyphSign('die'), capital(statsOf(desk, type, who)))];
  if (ability) lines.push(signed(glyphSign('ship'), desk.t(`andromeda-tell-can-${ability}`)));
  if (upgrade?.effect)
    lines.push(signed(glyphSign('upgrade'), `${capital(desk.t(upgrade.name))}: ${desk.t(upgrade.effect)}`));
  return { heading: capital(desk.thing(type)), sign: shipSign(type, desk.coat(who)), lines };
}

/** A raider card: dice, targeting, range, what it does to those it beats, what beating it is worth. */
export function tellRaider(desk: Desk, id: string): Explanation {
  const card = desk.printed.raiders[id];
  if (!card) return { lines: [] };
  const { rank, ability, vp, guns, targeting, range } = card;
  const lines = [
    signed(glyphSign('die'), capital(desk.t('andromeda-tell-raider-fights', { guns, targeting }))),
    signed(glyphSign('range'), desk.t('andromeda-tell-raider-range', { range })),
    ...(ability === 'none'
      ? []
      : [signed(glyphSign('damage'), desk.t(`andromeda-tell-raider-${ability.replaceAll('_', '-')}`))]),
    signed(glyphSign('vp'), desk.t('andromeda-tell-raider-worth', { points: vp + desk.view.raiders.bonus })),
  ];
  const kind = desk.t('andromeda-tell-raider-kind', { rank });
  return { heading: capital(desk.thing(id)), sign: raiderSign(rank), kind, lines };
}

/** Equal figures in a region, in one line. */
export function groupLine(desk: Desk, { who, ship, raider, shield, count }: Group): SignedLine {
  const card = desk.printed.raiders[raider];
  if (card) {
    const { guns, targeting, range, rank } = card;
    const fights = desk.t('andromeda-tell-raider-fights', { guns, targeting });
    const reach = desk.t('andromeda-tell-range', { range });
    return signed(fangSign(rank), `${capital(desk.thing(raider))}: ${fights}, ${reach}`);
  }
  const type = ship ?? 'transport';
  const named = desk.t('andromeda-tell-whose', { who: desk.name(who), ships: shipsNamed(desk, type, count) });
  return signed(shipSign(type, desk.coat(who), { shield }), `${named}, ${statsOf(desk, type, who)}`);
}

/** Equal figures in a region, at length. */
export function tellGroup(desk: Desk, group: Group): Explanation {
  if (!group.ship) return tellRaider(desk, group.raider);
  const told = tellShip(desk, group.ship, group.who);
  const { who, ship, count, shield } = group;
  const hit = shield === 'hit' ? [signed(glyphSign('shield'), desk.t('andromeda-tell-shield-hit'))] : [];
  const heading = desk.t('andromeda-tell-whose', { who: desk.name(who), ships: shipsNamed(desk, ship, count) });
  return { ...told, heading, lines: [...told.lines, ...hit] };
}
