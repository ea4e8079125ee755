/** The figures in the scene of a battle, and what happens to them at a beat. Pure. */
import type { ShownBeat } from '../../../../stage/beat';
import { lineOf, type Coat } from '../../draw/seats';
import { raider } from '../../draw/raiders';
import { ship } from '../../draw/ships';
import { crowdAt, raidersAt, shieldOf } from '../../desk/names';
import type { Printed } from '../../printed';
import type { Effect } from '../../stage/effect';
import { burst, shatter, shot } from '../../stage/pieces_in_motion';
import { numberOf, wordOf } from '../../stage/told';
import type { AndromedaView, BattleView } from '../../view';
import { formation, type Spot } from './formation';
import { NOBODY, RAIDERS } from '../../desk/numbers';

export interface Figure extends Spot {
  readonly key: string;
  readonly who: number;
  /** The type of ship, or the raider. */
  readonly what: string;
  readonly drawing: string;
}

export interface Cast {
  readonly printed: Printed;
  /** Whose ships stand at the left. */
  readonly left: number;
  coat(who: number): Coat;
}

export function figuresOf(view: AndromedaView, battle: BattleView, { printed, left, coat }: Cast): Figure[] {
  const crowd = crowdAt(view, battle.region);
  const raiders = raidersAt(view, battle.region);
  const sides = battle.sides.map(({ who }) => {
    const ships = crowd.find((one) => one.who === who)?.ships ?? [];
    const drawn = ships.map(({ type, shielded }) => {
      const shield = shieldOf(type, shielded, printed);
      return { what: type as string, drawing: ship(type, coat(who), shield ? { shield } : {}) };
    });
    const beasts = raiders.map((id) => ({ what: id, drawing: raider(printed.raiders[id]?.rank ?? 'S') }));
    return { who, figures: who === RAIDERS ? beasts : drawn };
  });
  const spots = formation(
    sides.map(({ who, figures }) => ({ who, count: figures.length })),
    left,
  );
  return sides.flatMap(({ who, figures }) =>
    figures.flatMap(({ what, drawing }, i) => {
      const spot = spots.get(`${who}:${i}`);
      const same = figures.slice(0, i).filter((one) => one.what === what).length;
      return spot ? [{ ...spot, key: `${who}-${what}-${same}`, who, what, drawing }] : [];
    }),
  );
}

export interface Scenery {
  readonly width: number;
  readonly height: number;
  readonly figures: readonly Figure[];
  readonly before: readonly Figure[];
  readonly coat: Cast['coat'];
}

/** It turns about and leaves by its own side. */
function leaving({ drawing, scale, turn, x }: Figure, place: [number, number], unit: number, width: number): Effect {
  const away = (x < 0.5 ? -1 : 1) * (width * Math.min(x, 1 - x) + 90);
  const steps = [
    { turn },
    { turn: turn + 180, at: 0.35 },
    { turn: turn + 180, x: away, show: 1, at: 0.95 },
    { turn: turn + 180, x: away, show: 0 },
  ];
  return { name: 'leaving', x: place[0], y: place[1], r: 34, unit: unit * scale, drawing, steps, ease: 'even' };
}

/** The largest figures are this much larger than drawn, where the scene is 200 high. */
export const LARGE = 1.75;

/** Shots, shields that burst, ships that break apart or withdraw. */
export function sceneEffects(beat: ShownBeat<AndromedaView>, scenery: Scenery): Effect[] {
  const { width, height, before, coat } = scenery;
  const [who, what] = [numberOf(beat, 'who'), wordOf(beat, 'what') || wordOf(beat, 'ship')];
  const unit = (LARGE * height) / 200;
  const at = ({ x, y }: Spot): [number, number] => [x * width, y * height];
  const struck = before.findLast((one) => one.who === who && one.what === what);
  if (!struck || !beat.ms) return [];
  const place = at(struck);
  if (beat.kind === 'hit') {
    const victor = beat.before.battle?.winner ?? NOBODY;
    const guns = before.filter((one) => one.who === victor).slice(0, 3);
    const colour = victor === RAIDERS ? 'var(--raider)' : lineOf(coat(Math.max(0, victor)));
    return guns.map((gun, i) => shot(at(gun), place, colour, i * 0.12, 0.7 + i * 0.12));
  }
  if (beat.kind === 'shield') return [burst(place, unit * 1.4, 0, 'var(--shield)'), burst(place, unit * 1.4, 0.15)];
  if (beat.kind === 'withdraw') return [leaving(struck, place, unit, width)];
  if (beat.kind !== 'lost') return [];
  const look = { drawing: struck.drawing, unit: unit * struck.scale };
  return shatter(look, place, `${struck.key}${beat.place}`, 0.02, struck.turn);
}
