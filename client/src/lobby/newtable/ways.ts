/** The ways to play that the dialogue offers first. Each fills in seats and options; all of it can still be changed. */
import type { Habit, TitleRow } from '../../api_types';
import { botSeat, settled, withPreset, type Plan, type PlannedSeat } from '../plan';

export const WAYS = ['first', 'solo', 'link', 'screen'] as const;
export type Way = (typeof WAYS)[number];

/** A first game is offered where it differs from any other. */
export function waysOf(title: TitleRow): readonly Way[] {
  return WAYS.filter((way) => way !== 'first' || title.habits['first']);
}

/** The way with which the dialogue begins: the gentlest. */
export function firstWay(title: TitleRow): Way {
  return title.habits['first'] ? 'first' : 'solo';
}

/** The plan of somebody who wants to play this way. */
export function inWay(title: TitleRow, way: Way, plan: Plan): Plan {
  const habit = way === 'first' || way === 'solo' ? title.habits[way] : undefined;
  const preset = habit?.preset ?? title.presets[0]?.id ?? '';
  const options = { ...withPreset(title, preset), ...habit?.options };
  return settled(title, { ...plan, options, seats: seatsOf(title, way, habit) });
}

function seatsOf(title: TitleRow, way: Way, habit: Habit | undefined): PlannedSeat[] {
  const bot = botSeat(title);
  const other: PlannedSeat =
    way === 'link' ? { sitter: 'open', name: '' } : way === 'screen' ? { sitter: 'here', name: '' } : bot;
  const wanted = way === 'link' || way === 'screen' ? 1 : (habit?.bots ?? 1);
  const most = title.most_seats - 1;
  const count = Math.min(most, Math.max(title.least_seats - 1, wanted));
  return [{ sitter: 'you', name: '' }, ...Array.from({ length: count }, () => other)];
}
