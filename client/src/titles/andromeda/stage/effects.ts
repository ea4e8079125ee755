/** What moves over the Edge at a beat. Pure: a beat, two views and where things are on the page in, effects out. */
import type { ShownBeat } from '../../../stage/beat';
import { spotsAt, type Spot } from '../board/crowd';
import type { Point } from '../board/geometry';
import { development } from '../draw/developments';
import { glyph, isGlyph } from '../draw/glyphs';
import { leader, moon, PROBE } from '../draw/pieces';
import { raider } from '../draw/raiders';
import { lineOf, type Coat } from '../draw/seats';
import { ship } from '../draw/ships';
import type { Printed } from '../printed';
import type { AndromedaView } from '../view';
import { changesOf, type Change, type Place } from './changes';
import type { Effect } from './effect';
import type { Ground } from './ground';
import { regionOf } from './told';
import { badge, burst, flight, glow, rise, shatter, shipFlight, type Look } from './pieces_in_motion';

/** A beat that is shown on the chart. */
export interface Moment {
  readonly beat: ShownBeat<AndromedaView>;
  readonly view: AndromedaView;
  readonly printed: Printed;
  readonly ground: Ground;
  readonly me: number;
  /** The region where something was seen last. */
  readonly last?: number;
  coat(who: number): Coat;
}

type Of<What extends Change['what']> = Extract<Change, { readonly what: What }>;

/** Figures stand a little below the middle of their region. */
const DOWN = 7;

/** Where a figure stands in its region, in the view where it does. */
function standAt(
  { ground, printed }: Moment,
  view: AndromedaView,
  region: number,
  found: (spot: Spot) => boolean,
): Point | null {
  const spot = region < 0 ? undefined : spotsAt(view, printed, region).find(found);
  return ground.region(region, spot?.x ?? 0, spot?.y ?? DOWN);
}

export function effectsOf(moment: Moment): Effect[] {
  const { beat, view } = moment;
  if (!beat.ms || beat.live) return [];
  return changesOf(beat.before, view).flatMap((change, i) => effectsOfChange(moment, change, i));
}

function effectsOfChange(moment: Moment, change: Change, i: number): Effect[] {
  switch (change.what) {
    case 'ship':
      return shipMoves(moment, change, i);
    case 'shield':
      return shieldBursts(moment, change);
    case 'raider':
      return raiderMoves(moment, change, i);
    case 'probe':
      return probeMoves(moment, change);
    case 'leader':
      return leadersGo(moment, change);
    case 'moon':
      return moonFlies(moment, change);
    case 'built':
      return buildingRises(moment, change);
    case 'points':
      return pointsFly(moment, change);
    case 'track':
      return stepFlies(moment, change);
    case 'module':
      return moduleFlies(moment, change);
    case 'woken':
      return moduleWakes(moment, change);
    case 'goods':
      return goodsFly(moment, change);
    case 'cards':
      return [];
  }
}

const isOnMap = (place: Place): place is number => typeof place === 'number' && place >= 0;

/** Where a ship outside the map is: in the bay that one sees, or with its owner. */
function home({ ground, me }: Moment, who: number, type: string): Point {
  const [x, y] = ground.middle;
  return (who === me ? ground.bay(type) : null) ?? ground.seat(who) ?? [x - 400, y];
}

function shipMoves(moment: Moment, { who, type, from, to }: Of<'ship'>, i: number): Effect[] {
  const { ground, printed } = moment;
  const coat = moment.coat(who);
  const shield = printed.ships[type]?.shield ? ('whole' as const) : undefined;
  const look: Look = { drawing: ship(type, coat, shield ? { shield } : {}), unit: 0.95 * ground.unit };
  const own = (spot: Spot): boolean => spot.who === who && spot.ship === type;
  const start = isOnMap(from) ? standAt(moment, moment.beat.before, from, own) : home(moment, who, type);
  if (to === 'scrapyard' || to === 'used_up') {
    const at = isOnMap(from) ? start : null;
    return at ? shatter(look, at, `${who}${type}${i}`) : [];
  }
  const end = isOnMap(to) ? standAt(moment, moment.view, to, own) : home(moment, who, type);
  if (!start || !end || (!isOnMap(from) && !isOnMap(to))) return [];
  return shipFlight(look, start, end, lineOf(coat));
}

function shieldBursts({ ground }: Moment, { region }: Of<'shield'>): Effect[] {
  const at = ground.region(region, 0, DOWN);
  return at ? [burst(at, ground.unit, 0.3, 'var(--shield)'), burst(at, ground.unit, 0.4)] : [];
}

function raiderMoves(moment: Moment, { id, from, to }: Of<'raider'>, i: number): Effect[] {
  const { ground, printed } = moment;
  const same = (spot: Spot): boolean => spot.raider === id;
  const look: Look = { drawing: raider(printed.raiders[id]?.rank ?? 'S'), unit: 0.98 * ground.unit };
  const start = standAt(moment, moment.beat.before, from, same);
  const end = standAt(moment, moment.view, to, same);
  if (!end) return start ? shatter(look, start, `${id}${i}`) : [];
  if (!start) return [rise(look, end, 0.1)];
  // Its reach lights up before it comes.
  return [glow(start, 74 * ground.unit, 'var(--raider)'), flight('raider', look, start, end, { sways: 8, from: 0.2 })];
}

function probeMoves({ ground }: Moment, { from, to }: Of<'probe'>): Effect[] {
  const [start, end] = [ground.region(from, 44, 14), ground.region(to, 44, 14)];
  return start && end ? [flight('probe', { drawing: PROBE, unit: 0.84 * ground.unit }, start, end, { lift: 0.1 })] : [];
}

/** Leaders come home, or go out. */
function leadersGo({ ground, coat }: Moment, { who, region, count }: Of<'leader'>): Effect[] {
  const [there, card] = [ground.region(region, 0, 55), ground.seat(who)];
  if (!there || !card) return [];
  const look: Look = { drawing: leader(coat(who)), unit: 1.2 * ground.unit };
  const [start, end] = count < 0 ? [there, card] : [card, there];
  return row(Math.min(4, Math.abs(count)), (from, to) =>
    flight('leader', look, start, end, { from, to, vanishes: true }),
  );
}

/** One after the other. */
function row(count: number, made: (from: number, to: number) => Effect): Effect[] {
  const each = 0.4 / Math.max(1, count - 1);
  return Array.from({ length: count }, (_, i) => (count > 1 ? made(i * each, 0.6 + i * each) : made(0, 1)));
}

/** To the player who has one more now; otherwise it turns over in place. */
function moonFlies({ beat, view, ground, printed }: Moment, { region, id }: Of<'moon'>): Effect[] {
  const start = ground.region(region, 37, -36);
  const who = view.players.findIndex(
    ({ station }, i) => station.moons.length > (beat.before.players[i]?.station.moons.length ?? 0),
  );
  const end = ground.seat(who >= 0 ? who : view.turn.player);
  const face = printed.moons[id];
  if (!start || !end) return [];
  const tint = face?.planet_type || face?.set || '';
  const drawing = moon(tint, face?.symbol ?? null, 15, 0, Boolean(face?.relics));
  return [flight('moon', { drawing, unit: ground.unit }, start, end, { vanishes: true })];
}

function buildingRises({ ground, printed, view, coat }: Moment, { who, region }: Of<'built'>): Effect[] {
  const at = ground.region(region, -38, -27);
  const planet = printed.planets[view.map.tiles[region] ?? ''];
  if (!at || !planet) return [];
  return [rise({ drawing: development(planet.development, coat(who), false), unit: ground.unit }, at)];
}

/** Where what is gained comes from: where the beat says, or where something happens now. */
function source({ beat, view, ground, last }: Moment): Point {
  const region = [regionOf(beat), view.battle?.region, last, view.map.active_region].find(
    (one) => one !== undefined && one >= 0,
  );
  return (region === undefined ? null : ground.region(region)) ?? ground.middle;
}

function pointsFly(moment: Moment, { who, from, to }: Of<'points'>): Effect[] {
  return pointsFrom(moment.ground, source(moment), who, to - from);
}

/** "+4" flies to its mark on the track, or to the card of its owner. */
export function pointsFrom(ground: Ground, start: Point, who: number, points: number): Effect[] {
  const end = ground.score(who) ?? ground.seat(who);
  if (!end) return [];
  const drawing = badge(points > 0 ? `+${points}` : `−${-points}`, 'vp');
  return [flight('points', { drawing, unit: 1 }, start, end, { to: 0.75, vanishes: true })];
}

function stepFlies(moment: Moment, { who, track, from, to }: Of<'track'>): Effect[] {
  const end = moment.ground.seat(who);
  if (!end) return [];
  const drawing = badge(`+${to - from}`, track);
  return [flight('step', { drawing, unit: 0.9 }, source(moment), end, { vanishes: true })];
}

/** From the modules on offer to its arm, or to its owner's card. */
function moduleFlies({ ground, printed, me }: Moment, { who, id }: Of<'module'>): Effect[] {
  const end = (who === me ? ground.module(id) : null) ?? ground.seat(who);
  const type = printed.modules[id]?.type ?? 'industry';
  const [x, y] = ground.middle;
  const drawing = `<rect x="-24" y="-15" width="48" height="30" rx="5" fill="var(--panel)" stroke="var(--${type})" stroke-width="2.4"/>${glyph(type, 0, 0, 18, 'var(--gold)')}`;
  const start = ground.column(type) ?? [x + 380, y - 80];
  return end ? [flight('module', { drawing, unit: 1.2 }, start, end, { vanishes: true })] : [];
}

function moduleWakes({ ground, me }: Moment, { who, id }: Of<'woken'>): Effect[] {
  const at = (who === me ? ground.module(id) : null) ?? ground.seat(who);
  return at ? [glow(at, 36, 'var(--accent)')] : [];
}

/** What is gained flies to its owner's card; what is spent leaves it. */
function goodsFly(moment: Moment, { who, name, count }: Of<'goods'>): Effect[] {
  const card = moment.ground.seat(who);
  if (!card || !isGlyph(name)) return [];
  const drawing = `<circle r="12" fill="var(--panel)" stroke="var(--gold)" stroke-width="1.8"/>${glyph(name, 0, 0, 16, 'var(--gold)')}`;
  const look: Look = { drawing, unit: 1 };
  const [x, y] = card;
  if (count < 0) return [flight('spent', look, card, [x + 60, y - 30], { vanishes: true, to: 0.8 })];
  return row(Math.min(5, count), (from, to) =>
    flight('goods', look, source(moment), card, { from, to, vanishes: true }),
  );
}
