/** Chances of a check, in figures and words: of a choice of dice, and of each move after the roll. */
import type { Say } from '../../../table/board';
import type { Move } from '../../../table/protocol';
import type { AtHand, OddsView, Outcome, RisksView } from '../types';

/** A chance of this much is as good as certain: figures come with four digits. */
const SURE = 0.99995;

export const isBad = (name: string): boolean => name === 'red' || name === 'none';
export const rowOf = (name: string): Outcome => (name === 'yellow' || name === 'green' ? name : 'red');

/** The key of a choice of dice: how many are taken of each group. */
export function keyOf({ groups = [] }: OddsView, taken: readonly string[]): string {
  const left = [...taken];
  const counts = groups.map((group) => {
    let count = 0;
    for (const id of group) {
      const found = left.indexOf(id);
      if (found < 0) continue;
      left.splice(found, 1);
      count++;
    }
    return count;
  });
  return counts.join(',');
}

/** The chances when these dice are taken. */
export function chancesOf(odds: OddsView, taken: readonly string[]): readonly number[] | null {
  return odds.chances?.[keyOf(odds, taken)] ?? null;
}

export interface Advice {
  readonly dice: readonly string[];
  /** The chance of anything above red. */
  readonly chance: number;
}

/** The best choice for each number of dice; where more dice are no better than fewer, no more are named. */
export function adviceOf(odds: OddsView): readonly Advice[] {
  if (odds.advice) return odds.advice;
  const best: Advice[] = [];
  for (const [key, chances] of Object.entries(odds.chances ?? {})) {
    const counts = key.split(',').map(Number);
    const dice = counts.flatMap((count, group) => (odds.groups?.[group] ?? []).slice(0, count));
    const chance = goodOf(odds.names, chances);
    const known = best[dice.length];
    if (!known || chance > known.chance) best[dice.length] = { dice, chance };
  }
  const advice: Advice[] = [];
  for (const one of best)
    if (one && (!advice.length || one.chance > (advice.at(-1)?.chance ?? 0) + 0.0005)) advice.push(one);
  return advice;
}

/** The chance of anything above red. */
export function goodOf(names: readonly string[], chances: readonly number[]): number {
  return names.reduce((sum, name, place) => (isBad(name) ? sum : sum + (chances[place] ?? 0)), 0);
}

/** "64 %": whole figures, but none that says "never" or "always" of what is not. */
export function percentOf(chance: number, digits = 0): string {
  if (chance >= SURE) return '100 %';
  if (chance <= 1 - SURE) return '0 %';
  const step = 10 ** digits;
  const rounded = Math.round(chance * 100 * step) / step;
  const least = 1 / step;
  return `${Math.min(100 - least, Math.max(least, rounded)).toLocaleString()} %`;
}

const nameOf = (name: string, t: Say): string => t(`vanguard-board-row-${name}`);

/** "64 % yellow, 21 % green", without what is out of the question; "yellow is sure". */
export function spokenChances(names: readonly string[], chances: readonly number[], t: Say, digits = 0): string {
  const sure = names.find((_, place) => (chances[place] ?? 0) >= SURE);
  if (sure) return t('vanguard-board-sure', { row: nameOf(sure, t) });
  return names
    .flatMap((name, place) => {
      const chance = chances[place] ?? 0;
      return chance > 1 - SURE ? [`${percentOf(chance, digits)} ${nameOf(name, t)}`] : [];
    })
    .join(', ');
}

/** Something at hand by its name; with how many of its uses were left out, if not all of them were. */
export function spokenThing({ times, of }: AtHand, name: string, t: Say): string {
  return times && of && times < of ? t('vanguard-board-odds-some', { card: name, times, of }) : name;
}

/** What the forced dice threaten, the worst first: "new injury 25 %". Nothing of dice that are not there. */
export function spokenRisks({ injury_dice, boxes, strikes, dangers, injured }: RisksView, t: Say): readonly string[] {
  const said = [t('vanguard-board-risk-injured', { chance: percentOf(injured) })];
  if (injury_dice) said.push(t('vanguard-board-risk-strikes', { dice: injury_dice, chance: percentOf(strikes) }));
  if (boxes.length)
    said.push(
      t('vanguard-board-risk-dangers', { dice: boxes.length, boxes: boxes.join(', '), chance: percentOf(dangers) }),
    );
  return said;
}

/** What the odds call a move of the question that is open. */
export function moveKey(move: Move, prompt: string): string {
  const { type, card, n, who, die, place, places, symbol } = move;
  if (type === 'pick-die') return `${prompt === 'vanguard-ask-toss' ? 'toss' : 'reroll'}:${place}`;
  if (type === 'turn-die') return `turn:${place}:${symbol}`;
  if (type === 'spend-dice') return `spend:${Array.isArray(places) ? places.join(',') : ''}`;
  if (type === 'combine' || type === 'use-card') return `${type}:${card}:${n}`;
  if (type === 'play-card') return `play-card:${card}`;
  if (type === 'use-skill') return `use-skill:${who}`;
  return type === 'give-die' ? `give-die:${die}` : type;
}

/** What a move does to the outcome, beside the best that can still be done: the outcome that it costs (wholly or in
 *  part), or the one that it makes certain. */
export interface Verdict {
  readonly costs: string;
  readonly sure: string;
  readonly chances: readonly number[];
}

export function verdictOf(odds: OddsView, key: string): Verdict | null {
  const after = odds.moves?.[key];
  const now = odds.now;
  if (!after || !now) return null;
  const sure = odds.names.find((_, place) => (after[place] ?? 0) >= SURE) ?? '';
  // From the top: what is less likely than that or better was before.
  let [before, later] = [0, 0];
  let costs = '';
  odds.names.forEach((name, place) => {
    before += now[place] ?? 0;
    later += after[place] ?? 0;
    if (!costs && !isBad(name) && later < before - 0.0005) costs = name;
  });
  return { costs, sure, chances: after };
}

/** A verdict in words: "costs yellow", "then yellow is sure", "less yellow: 64 % yellow, 36 % red". Nothing of a move
 *  that changes nothing, unless it is better than to leave it be. */
export function spokenVerdict(
  odds: OddsView,
  key: string,
  t: Say,
): { words: string; tone: '' | 'good' | 'warn' } | null {
  const verdict = verdictOf(odds, key);
  if (!verdict) return null;
  const then = spokenChances(odds.names, verdict.chances, t);
  if (verdict.costs) {
    const row = nameOf(verdict.costs, t);
    const wholly = verdict.sure || goodOf(odds.names, verdict.chances) === 0;
    const words = wholly ? t('vanguard-board-costs', { row }) : t('vanguard-board-costs-some', { row, chances: then });
    return { words, tone: 'warn' };
  }
  const plain = odds.moves?.['go-on'];
  const better = !plain || goodOf(odds.names, plain) < goodOf(odds.names, verdict.chances) - 0.0005;
  if (key !== 'go-on' && !better) return null;
  return { words: t('vanguard-board-then-chances', { chances: then }), tone: isBad(verdict.sure) ? '' : 'good' };
}
