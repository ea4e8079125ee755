/** Words for what titles and tables are made of, where a title may or may not have words of its own. */
import type { Say } from '../table/board';
import type { Row, SeatRow } from '../table/protocol';

type Knows = (id: string) => boolean;

/** A choice of an option: the title's word for it, else yes or no, else the value itself (a class, a number). */
export function choiceName(
  title: string,
  option: string,
  value: string | number | boolean,
  t: Say,
  knows: Knows,
): string {
  const id = `${title}-option-${option}-${value}`;
  if (knows(id)) return t(id);
  return typeof value === 'boolean' ? t(value ? 'client-yes' : 'client-no') : String(value);
}

/** What a bot is called: by the title, by us, or by its id. */
export function botName(title: string, bot: string, t: Say, knows: Knows): string {
  const id = [`${title}-bot-${bot}`, `client-bot-${bot}`].find((one) => knows(one));
  return id ? t(id) : bot;
}

/** The name to write for a seat. After the end nobody is waited for any more: who sat there is a player by number. */
export function seatName(seat: SeatRow, t: Say, over = false): string {
  if (seat.kind === 'open' && !over) return t('client-seat-open');
  return seat.name || t(seat.kind === 'bot' ? 'client-bot-seat' : 'kernel-seat-name', { number: seat.seat + 1 });
}

/** The names of all seats, for sentences about them. */
export function namesOf(table: Row, t: Say): string[] {
  return table.seats.map((seat) => seatName(seat, t, isOver(table)));
}

/** What a table is called: by its name, else by that of its title. */
export function tableName(table: Row, t: Say): string {
  return table.name || t(`${table.title}-name`);
}

/** Lists that stand in a sentence: "Ada, Ben and Cleo". */
export function listed(names: readonly string[], language: string): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
}

/** Tables that wait for us first, then the living, then the finished; the last changed first in each. */
export function inOrder(rows: readonly Row[]): Row[] {
  return [...rows].sort((a, b) => rank(a) - rank(b) || b.changed - a.changed);
}

function rank(row: Row): number {
  if (waitsForYou(row)) return 0;
  return isOver(row) ? 2 : 1;
}

export function isOver(row: Row): boolean {
  return row.state === 'over' || row.state === 'archived';
}

export function waitsForYou(row: Row): boolean {
  return row.state === 'playing' && row.seats.some((seat) => seat.yours && row.waiting.includes(seat.seat));
}

/** The paragraphs that a title brings about itself: `<title>-help-1`, `<title>-help-2` and so on. */
export function helpOf(title: string, t: Say, knows: Knows): string[] {
  const found = [];
  for (let number = 1; knows(`${title}-help-${number}`); number++) found.push(t(`${title}-help-${number}`));
  return found;
}
