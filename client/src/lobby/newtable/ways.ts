/** The ways to play that the dialogue offers first. Each fills in seats and options; all of it can still be changed. */
import type { TitleRow } from '../../api_types';
import type { Options } from '../../table/protocol';
import { botSeat, settled, withPreset, type Plan, type PlannedSeat } from '../plan';

export const WAYS = ['first', 'solo', 'link', 'screen'] as const;
export type Way = (typeof WAYS)[number];

interface Habit {
  readonly preset?: string;
  readonly options?: Options;
  /** Bots beside the person. */
  readonly bots?: number;
}

/** What is usual in a title; the rest is as in any other. */
const HABITS: Readonly<Record<string, Partial<Record<Way, Habit>>>> = {
  trucker: { first: { preset: 'first-flight', options: { build: 'turns' } }, solo: { preset: 'standard', bots: 2 } },
  andromeda: { first: { preset: 'first-game' }, solo: { preset: 'hegemon', bots: 0 } },
  vanguard: { first: { preset: 'lesson', bots: 0 }, solo: { preset: 'campaign', bots: 0 } },
};

/** A first game is offered where it differs from any other. */
export function waysOf(title: TitleRow): readonly Way[] {
  return WAYS.filter((way) => way !== 'first' || HABITS[title.id]?.first);
}

/** The way with which the dialogue begins: the gentlest. */
export function firstWay(title: TitleRow): Way {
  return HABITS[title.id]?.first ? 'first' : 'solo';
}

/** The plan of somebody who wants to play this way. */
export function inWay(title: TitleRow, way: Way, plan: Plan): Plan {
  const habit = HABITS[title.id]?.[way] ?? {};
  const preset = habit.preset ?? title.presets[0]?.id ?? '';
  const options = { ...withPreset(title, preset), ...habit.options };
  return settled(title, { ...plan, options, seats: seatsOf(title, way, habit) });
}

function seatsOf(title: TitleRow, way: Way, habit: Habit): PlannedSeat[] {
  const bot = botSeat(title);
  const other: PlannedSeat =
    way === 'link' ? { sitter: 'open', name: '' } : way === 'screen' ? { sitter: 'here', name: '' } : bot;
  const wanted = way === 'link' || way === 'screen' ? 1 : (habit.bots ?? 1);
  const most = title.most_seats - 1;
  const count = Math.min(most, Math.max(title.least_seats - 1, wanted));
  return [{ sitter: 'you', name: '' }, ...Array.from({ length: count }, () => other)];
}
