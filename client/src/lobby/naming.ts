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

/** The name to write for a seat. After the end nobody is waited for any more: an open seat is a player by number. */
export function seatName(seat: SeatRow, t: Say, over = false): string {
  if (seat.kind === 'open' && !over) return t('client-seat-open');
  return seat.name || t(seat.kind === 'bot' ? 'client-bot-seat' : 'kernel-seat-name', { number: seat.seat + 1 });
}

/** The names of all seats, for sentences about them. */
export function namesOf(table: Row, t: Say): string[] {
  return table.seats.map((seat) => seatName(seat, t, isOver(table)));
}

/** What a table is called: by its name, else by the one that was found for it, else by that of its title. */
export function tableName(table: Row, t: Say): string {
  return table.name || t(table.called || `${table.title}-name`);
}

/** How a match ended: who won, also when it was none of the seats; and the scores, where they tell anything. */
export function endOf(table: Row, t: Say, language: string): string {
  if (table.winners.length === 0) return t(table.scene ?? 'client-nobody-won');
  const yours = table.winners.length === 1 && table.seats[table.winners[0] ?? 0]?.yours;
  const names = table.winners.flatMap((seat) => namesOf(table, t)[seat] ?? []);
  const won = yours ? t('client-you-won-here') : t('client-won', { names: listed(names, language) });
  return new Set(table.scores).size > 1 ? `${won}, ${ranked(table.scores).join(' : ')}` : won;
}

function ranked(scores: readonly number[]): number[] {
  return [...scores].sort((a, b) => b - a);
}

/** Lists that stand in a sentence: "Ada, Ben and Cleo". British English has no comma before the last. */
export function listed(names: readonly string[], language: string): string {
  return new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'conjunction' }).format(names);
}

/** Tables that wait for us first, then the living, then the finished; the last changed first in each. */
export function inOrder(rows: readonly Row[]): Row[] {
  const { yours, going, filling, over } = partsOf(rows);
  return [...yours, ...going, ...filling, ...over];
}

/** Our tables by what they wait for. Those that wait for us begin with the one that has waited longest. */
export interface Parts {
  readonly yours: readonly Row[];
  readonly going: readonly Row[];
  readonly filling: readonly Row[];
  readonly over: readonly Row[];
}

export function partsOf(rows: readonly Row[]): Parts {
  const latest = [...rows].sort((a, b) => b.changed - a.changed || older(b, a));
  const yours = rows.filter(waitsForYou).sort((a, b) => a.since - b.since || older(a, b));
  return {
    yours,
    going: latest.filter((row) => !isOver(row) && row.state !== 'open' && !waitsForYou(row)),
    filling: latest.filter((row) => row.state === 'open'),
    over: latest.filter(isOver),
  };
}

/** Those of the same second keep their order, however they come: first the table that was opened first. */
function older(a: Row, b: Row): number {
  return a.created - b.created || (a.id < b.id ? -1 : 1);
}

export function isOver(row: Row): boolean {
  return row.state === 'over' || row.state === 'archived';
}

export function waitsForYou(row: Row): boolean {
  return (
    row.state === 'playing' &&
    row.seats.some((seat) => seat.yours && seat.kind !== 'bot' && row.waiting.includes(seat.seat))
  );
}

/** The paragraphs that a title brings about itself: `<title>-help-1`, `<title>-help-2` and so on. */
export function helpOf(title: string, t: Say, knows: Knows): string[] {
  const found = [];
  for (let number = 1; knows(`${title}-help-${number}`); number++) found.push(t(`${title}-help-${number}`));
  return found;
}
