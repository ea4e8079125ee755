/** What the log tells of a battle, by side: how ships came, and what it cost and brought. Pure. */
import type { Arg, Entry, Message } from '../../../table/protocol';
import { RAIDERS } from '../desk/names';
import type { BattleView } from '../view';

export interface Came {
  readonly who: number;
  readonly how: 'launched' | 'joins' | 'foray';
  /** Where it comes from; null where nobody needs to know. */
  readonly start: Message | null;
}
export interface Outcome {
  readonly who: number;
  readonly what: 'lost' | 'shield' | 'removed' | 'spared' | 'points' | 'supremacy';
  /** The ship or raider. */
  readonly name: Message | null;
  readonly count: number;
}

/** How the log names the one player without a seat. */
export type NumberOf = (seat: Arg | undefined) => number;

const COMES: Readonly<Record<string, Came['how']>> = {
  'andromeda-launched': 'launched',
  'andromeda-hegemon-launched': 'launched',
  'andromeda-moved': 'joins',
  'andromeda-foray': 'foray',
};

const messageOf = (arg: Arg | undefined): Message | null =>
  typeof arg === 'object' && !Array.isArray(arg) ? (arg as Message) : null;

/** The lines from the launch that led to the last battle on. */
export function battleLines(
  log: readonly Entry[],
  begins: string,
): { before: readonly Entry[]; since: readonly Entry[] } {
  const told = log.filter(({ undone }) => !undone);
  const begin = told.findLastIndex(({ message }) => message.id === begins);
  if (begin < 0) return { before: [], since: [] };
  const launch = told.slice(0, begin).findLastIndex(({ message }) => COMES[message.id] === 'launched');
  return { before: told.slice(Math.max(0, launch), begin), since: told.slice(begin) };
}

export function cameOf(lines: readonly Entry[], numberOf: NumberOf): Came[] {
  return lines.flatMap(({ message: { id, args } }): Came[] => {
    const how = COMES[id];
    if (!how) return [];
    const who =
      how === 'foray' ? RAIDERS : id === 'andromeda-hegemon-launched' ? numberOf(undefined) : numberOf(args?.['seat']);
    return [{ who, how, start: how === 'launched' ? null : messageOf(args?.['start']) }];
  });
}

const OUTCOMES: Readonly<Record<string, Outcome['what']>> = {
  'andromeda-scrapped': 'lost',
  'andromeda-shield-hit': 'shield',
  'andromeda-devoured': 'shield',
  'andromeda-raider-removed': 'removed',
  'andromeda-spared': 'spared',
  'andromeda-scored': 'points',
  'andromeda-advanced': 'supremacy',
};

export function outcomesOf(lines: readonly Entry[], numberOf: NumberOf): Outcome[] {
  return lines.flatMap(({ message: { id, args } }): Outcome[] => {
    const what = OUTCOMES[id];
    if (!what) return [];
    if (what === 'supremacy' && messageOf(args?.['track'])?.id !== 'andromeda-thing-supremacy') return [];
    const who = what === 'removed' ? RAIDERS : numberOf(args?.['seat']);
    const name = messageOf(args?.[what === 'removed' ? 'raider' : 'ship']);
    return [{ who, what, name, count: Number(args?.['points'] ?? 1) }];
  });
}

/** The sides as they came out, the best first: by the dice that decided. */
export function ranked(battle: BattleView): BattleView['sides'] {
  const roll = (side: BattleView['sides'][number]): number[] => side.roll.map(({ shows }) => shows);
  return [...battle.sides]
    .filter(({ out }) => !out)
    .sort((a, b) => {
      const [own, other] = [roll(a), roll(b)];
      const place = own.findIndex((shows, i) => shows !== other[i]);
      if (a.who === battle.winner || b.who === battle.winner) return a.who === battle.winner ? -1 : 1;
      return place < 0 ? other.length - own.length : (other[place] ?? 0) - (own[place] ?? 0);
    });
}

/** The dice of the best two, pair by pair from the highest down, until one decides. */
export function pairsOf(battle: BattleView): readonly (readonly [own: number, other: number])[] {
  const [best, second] = ranked(battle);
  if (!best?.roll.length || !second) return [];
  const pairs = best.roll.map(({ shows }, i) => [shows, second.roll[i]?.shows ?? 0] as const);
  const end = pairs.findIndex(([own, other]) => own !== other);
  return end < 0 ? pairs : pairs.slice(0, end + 1);
}
