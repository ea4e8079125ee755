/** Awards: what somebody did more of than anybody else. Pure. */
import type { Entry } from '../../../table/protocol';
import type { Glyph } from '../draw/glyphs';
import type { AndromedaView } from '../view';

export interface Award {
  readonly name: 'builder' | 'victor' | 'hunter' | 'collector' | 'recruiter';
  readonly who: number;
  readonly count: number;
}

export const AWARD_SIGNS: Readonly<Record<Award['name'], Glyph>> = {
  builder: 'develop',
  victor: 'battle',
  hunter: 'claw',
  collector: 'moon',
  recruiter: 'leader',
};

const MOST = 3;

export function awardsOf(view: AndromedaView, log: readonly Entry[]): Award[] {
  const { players, map, hegemon } = view;
  const won = log.filter(({ message, undone }) => message.id === 'andromeda-battle-won' && !undone);
  const winner = ({ message }: Entry): number => {
    const seat = message.args?.['seat'];
    if (typeof seat === 'number') return seat;
    return typeof seat === 'object' && 'id' in seat && seat.id === 'andromeda-the-hegemon'
      ? (hegemon?.player ?? -1)
      : -1;
  };
  const counts: Readonly<Record<Award['name'], readonly number[]>> = {
    builder: players.map((_, who) => map.developments.filter(({ owner }) => owner === who).length),
    victor: players.map((_, who) => won.filter((line) => winner(line) === who).length),
    hunter: players.map(({ station }) => station.defeated),
    collector: players.map(({ station }) => station.moons.length),
    recruiter: players.map(({ leaders }) => leaders.station),
  };
  const found = (Object.keys(counts) as Award['name'][]).flatMap((name): Award[] => {
    const count = Math.max(...counts[name]);
    const best = counts[name].flatMap((value, who) => (value === count ? [who] : []));
    return count > 0 && best.length === 1 ? [{ name, who: best[0] ?? 0, count }] : [];
  });
  return found.slice(0, MOST);
}
