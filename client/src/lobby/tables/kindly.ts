/** Until when there is time, as people say it: "until tomorrow evening". Pure; the exact time stands beside it. */
import type { Message } from '../../table/protocol';

const DAY = 86_400_000;

/** The hours of the night belong to the evening before them. */
function partOf(hour: number): string {
  if (hour < 5 || hour >= 17) return 'evening';
  return hour < 12 ? 'morning' : 'afternoon';
}

/** Days are counted by their dates, so that none is lost when clocks are changed. */
function dayOf(time: Date): number {
  return Date.UTC(time.getFullYear(), time.getMonth(), time.getDate()) / DAY;
}

export function kindly(until: number, language: string, now = new Date()): Message {
  const end = new Date(until * 1000);
  if (end <= now) return { id: 'client-until-past' };
  const part = partOf(end.getHours());
  const told = end.getHours() < 5 ? new Date(end.getTime() - 5 * 3_600_000) : end;
  const days = dayOf(told) - dayOf(now);
  if (end.getTime() - now.getTime() < 3_600_000) {
    return { id: 'client-until-minutes', args: { minutes: Math.ceil((end.getTime() - now.getTime()) / 60_000) } };
  }
  if (days <= 0) return { id: 'client-until-today', args: { part } };
  if (days === 1) return { id: 'client-until-tomorrow', args: { part } };
  if (days < 7) return { id: 'client-until-weekday', args: { part, day: String(told.getDay()) } };
  const date = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long' }).format(end);
  return { id: 'client-until-date', args: { date } };
}
