/** Who of the cast will play the bots, as the server will choose: the first who plays like that and is not there yet. */
import type { Persona, TitleRow } from '../../api_types';
import { botOf, type PlannedSeat } from '../plan';

export const LEVEL = { gentle: 1, steady: 2, strong: 3 } as const;

/** Those who sit at the bots of a plan, by the number of the seat. */
function players(title: TitleRow, seats: readonly PlannedSeat[]): (Persona | undefined)[] {
  const sat: (Persona | undefined)[] = [];
  for (const seat of seats) sat.push(free(title, botOf(seat), sat));
  return sat;
}

function free(title: TitleRow, bot: string, sat: readonly (Persona | undefined)[]): Persona | undefined {
  return bot ? title.cast.find((one) => one.bot === bot && !sat.some((other) => other?.id === one.id)) : undefined;
}

/** Who will play the bot in a seat; undefined: nobody of the cast. */
export function playerOf(title: TitleRow, seats: readonly PlannedSeat[], number: number): Persona | undefined {
  return players(title, seats)[number];
}

/** Whom the seat can have, one for each way to play, from gentle to strong. */
export function rivals(title: TitleRow, seats: readonly PlannedSeat[], number: number): Persona[] {
  const before = players(title, seats).slice(0, number);
  const bots = [...new Set(title.cast.flatMap((one) => (one.bot ? [one.bot] : [])))];
  return bots.flatMap((bot) => free(title, bot, before) ?? []);
}
