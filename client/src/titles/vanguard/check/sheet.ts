/** A dice check as its sheet shows it: columns of dice, what each could still serve, and the chances of a choice. */
import type { ActionPrint, CheckView, DiePrint, OddsView, Outcome } from '../types';
import { OUTCOMES } from '../types';

export interface Column {
  readonly place: number;
  readonly id: string;
  readonly face: number;
  readonly owner: number;
  readonly colour: 'red' | 'green' | 'blue';
  readonly symbols: readonly string[];
  readonly turned: boolean;
}

export function columnsOf(check: CheckView, dice: ReadonlyMap<string, DiePrint>): Column[] {
  return check.pool.map(([id, face, owner, shows], place) => {
    const print = dice.get(id);
    const symbols = shows ? [shows] : (print?.faces[face] ?? []);
    return { place, id, face, owner, colour: print?.colour ?? 'red', symbols, turned: shows !== '' };
  });
}

/** How a die can serve a need: by its own symbol, as a vanguard, by conversion; null when it cannot. */
export type Fit = 'own' | 'wild' | 'turned' | null;

export function fitOf(column: Column, need: string, convert: { colour: string; symbol: string } | null): Fit {
  if (need === 'die' || need === column.colour) return 'own';
  if (column.symbols.includes(need)) return 'own';
  if (column.symbols.includes('accident')) return null;
  if (need === 'any') return 'own';
  if (need === 'accident') return null;
  if (column.symbols.includes('vanguard')) return 'wild';
  const converts = convert?.colour === column.colour && convert.symbol === need;
  return converts && column.symbols.includes('basic') ? 'turned' : null;
}

/** The best way that a die can serve any of the needs of a row. */
export function bestFit(
  column: Column,
  ways: readonly (readonly string[])[],
  convert: { colour: string; symbol: string } | null,
): Fit {
  const fits = ways.flat().map((need) => fitOf(column, need, convert));
  return fits.find((fit) => fit === 'own') ?? fits.find((fit) => fit === 'turned') ?? fits.find(Boolean) ?? null;
}

/** The rows of an action that dice can meet, from the top. */
export function rowsOf(action: ActionPrint | undefined): Outcome[] {
  return OUTCOMES.filter((row) => action?.parts.rows?.[row]);
}

/** The chances when these dice are taken. */
export function chancesOf(odds: OddsView, taken: readonly string[]): readonly number[] | null {
  const left = [...taken];
  const counts = odds.groups.map((group) => {
    let count = 0;
    for (const id of group) {
      const found = left.indexOf(id);
      if (found < 0) continue;
      left.splice(found, 1);
      count++;
    }
    return count;
  });
  return odds.chances[counts.join(',')] ?? null;
}

export interface Advice {
  readonly dice: readonly string[];
  /** The chance of anything above red. */
  readonly chance: number;
}

/** The best choice for each number of dice; where more dice are no better than fewer, no more are named. */
export function adviceOf(odds: OddsView): Advice[] {
  const best: Advice[] = [];
  for (const [key, chances] of Object.entries(odds.chances)) {
    const counts = key.split(',').map(Number);
    const dice = counts.flatMap((count, group) => (odds.groups[group] ?? []).slice(0, count));
    const chance = odds.names.reduce((sum, name, place) => (isBad(name) ? sum : sum + (chances[place] ?? 0)), 0);
    const known = best[dice.length];
    if (!known || chance > known.chance) best[dice.length] = { dice, chance };
  }
  const advice: Advice[] = [];
  for (const one of best)
    if (one && (!advice.length || one.chance > (advice.at(-1)?.chance ?? 0) + 0.0005)) advice.push(one);
  return advice;
}

export const isBad = (name: string): boolean => name === 'red' || name === 'none';
