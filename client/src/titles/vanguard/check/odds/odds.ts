/** Chances of a check, in figures and words: of a choice of dice, and of each move after the roll. */
import type { Say } from '../../../../table/board';
import type { Stake } from '../../../../table/protocol';
import type { Outcome } from '../../desk/names';
import type { AtHandView, ChoiceView, FigureView, HowView, OddsView, RisksView } from '../../view';

/** A chance of this much is as good as certain: figures come with four digits. */
const SURE = 0.99995;

export const rowOf = (name: string): Outcome => (name === 'yellow' || name === 'green' ? name : 'red');

/** The choice of dice that these make, if its chances are known: as many of each group as were taken. */
export function choiceOf({ groups, choices }: OddsView, taken: readonly string[]): ChoiceView | null {
  const left = [...taken];
  const counts = groups.map(
    (group) =>
      group.filter((id) => {
        const found = left.indexOf(id);
        if (found >= 0) left.splice(found, 1);
        return found >= 0;
      }).length,
  );
  return choices.find(({ dice }) => dice.every((count, group) => count === counts[group])) ?? null;
}

/** The one figure of a check: of the dice that are picked while they are chosen, else of those in the tray. */
export function figureOf(odds: OddsView, picked: readonly string[]): FigureView | null {
  if (odds.phase !== 'choose') return odds.figure;
  const choice = choiceOf(odds, picked);
  if (!choice) return null;
  const { chances, good, most } = choice;
  const sure = odds.names.find((_, place) => (chances[place] ?? 0) >= SURE) ?? '';
  const how = most ? odds.figure.how.map(({ message }) => ({ message, chances: most })) : [];
  return { ...odds.figure, chances, good, sure, how };
}

/** "With Steady Hands: 100 % yellow": what would change a figure. */
export function spokenHow({ message, chances }: HowView, names: readonly string[], t: Say): string {
  return t('vanguard-board-figure-how', { how: t(message), chances: spokenChances(names, chances, t) });
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

/** What may come of a check, the best first, and how likely that is; with what the server calls bad among it. */
export interface Prospect {
  readonly names: readonly string[];
  readonly chances: readonly number[];
  /** The chance of all that is not bad: the one figure of a check. */
  readonly good: number;
  readonly bad: readonly string[];
}

export const prospectOf = ({ names, bad }: OddsView, { chances, good }: FigureView): Prospect => ({
  names,
  bad,
  chances,
  good,
});

/** The same of a move; null where the server does not say what is bad. */
export const prospectIn = ({ chances, good, bad = [] }: Stake): Prospect | null =>
  typeof good === 'number' ? { names: Object.keys(chances), chances: Object.values(chances), good, bad } : null;

/** "72 % green or better", "72 % green", "green is sure": the one figure of a check in words. */
export function spokenFigure({ names, chances, good, bad }: Prospect, t: Say): string {
  const sure = names.find((_, place) => (chances[place] ?? 0) >= SURE);
  if (sure) return spokenSure(sure, t);
  const likely = names.filter((name, place) => !bad.includes(name) && (chances[place] ?? 0) > 1 - SURE);
  const last = likely.at(-1);
  if (!last) return spokenChances(names, chances, t);
  return t('vanguard-check-figure', {
    chance: percentOf(good),
    row: nameOf(last, t),
    better: likely.length > 1 ? 'yes' : 'no',
  });
}

const nameOf = (name: string, t: Say): string => t(`vanguard-board-row-${name}`);

/** "Green is sure"; of tracks, that none would be filled. */
export const spokenSure = (name: string, t: Say): string =>
  name === 'none' ? t('vanguard-board-none-sure') : t('vanguard-board-sure', { row: nameOf(name, t) });

/** "64 % yellow, 21 % green", without what is out of the question; "yellow is sure". */
export function spokenChances(names: readonly string[], chances: readonly number[], t: Say, digits = 0): string {
  const sure = names.find((_, place) => (chances[place] ?? 0) >= SURE);
  if (sure) return spokenSure(sure, t);
  return names
    .flatMap((name, place) => {
      const chance = chances[place] ?? 0;
      return chance > 1 - SURE ? [`${percentOf(chance, digits)} ${nameOf(name, t)}`] : [];
    })
    .join(', ');
}

/** Something at hand by its name; with how many of its uses were left out, if not all of them were. */
export function spokenThing({ times, of }: AtHandView, name: string, t: Say): string {
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

/** What a move does to the outcome, in words: "costs yellow", "then yellow is sure", "less yellow: 64 % yellow, 36 %
 *  red". Nothing of a move that changes nothing, unless it is to leave it be. */
export function spokenStake(
  { chances, sure = '', costs = '', gains = '', bad = [] }: Stake,
  isOnward: boolean,
  t: Say,
): { words: string; tone: '' | 'good' | 'warn' } | null {
  const names = Object.keys(chances);
  const then = spokenChances(names, Object.values(chances), t);
  if (costs) {
    const row = nameOf(costs, t);
    const left = names.slice(0, names.indexOf(costs) + 1).some((name) => (chances[name] ?? 0) > 0);
    const words = left ? t('vanguard-board-costs-some', { row, chances: then }) : t('vanguard-board-costs', { row });
    return { words, tone: 'warn' };
  }
  if (!isOnward && !gains) return null;
  return { words: t('vanguard-board-then-chances', { chances: then }), tone: bad.includes(sure) ? '' : 'good' };
}
