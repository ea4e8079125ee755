/** The plan of a new table, as the dialogue edits it. Pure. */
import type { NewTable, Option, SeatWish, TitleRow } from '../api_types';
import type { Options, OptionValue, Row, SeatRow, Undo, Watch } from '../table/protocol';

export type Hints = Required<NewTable>['hints'];

/** Who is to sit somewhere: ourselves, the person with the link, somebody at this screen, or a bot (`bot:random`). */
export type Sitter = 'you' | 'open' | 'here' | `bot:${string}`;

export interface PlannedSeat {
  readonly sitter: Sitter;
  /** The name of somebody at this screen. */
  readonly name: string;
}

/** Wishes that leave nothing to the server. */
export type SeatPlan = Required<SeatWish>;
export type TablePlan = Required<NewTable> & { readonly seats: readonly SeatPlan[] };

export interface Plan {
  readonly name: string;
  readonly options: Options;
  readonly seats: readonly PlannedSeat[];
  readonly watch: Watch;
  readonly undo: Undo;
  /** Who may ask what a veteran would do. */
  readonly hints: Hints;
  /** How soon people are expected to answer, and the hours they have where a match is played over days. */
  readonly pace: Row['pace'];
  readonly hours: number;
}

export const PACES = ['live', 'calm', 'days'] as const satisfies readonly Row['pace'][];
export const HOURS = [12, 24, 48, 72, 168] as const;

/** What every plan begins with; the way to play fills in the rest. */
export function firstPlan(title: TitleRow): Plan {
  return {
    name: '',
    options: defaults(title),
    seats: [],
    watch: 'link',
    undo: 'information',
    hints: 'alone',
    pace: 'live',
    hours: 48,
  };
}

/** A new seat for a bot: open where the title has none. */
export function botSeat(title: TitleRow): PlannedSeat {
  return { sitter: title.first_bot ? `bot:${title.first_bot}` : 'open', name: '' };
}

/** The bot that sits somewhere; empty: no bot. */
export function botOf(seat: PlannedSeat): string {
  return seat.sitter.startsWith('bot:') ? seat.sitter.slice('bot:'.length) : '';
}

/** Whether somebody comes from elsewhere: only then does it matter how soon people answer. */
export function comesFromElsewhere(plan: Plan): boolean {
  return plan.seats.some(({ sitter }) => sitter === 'open');
}

/** The plan, as it can be played: where several people share a screen, or have days for a move, some options are no
 *  choice any more. */
export function settled(title: TitleRow, plan: Plan): Plan {
  if (!comesFromElsewhere(plan)) plan = { ...plan, pace: 'live' };
  const inTurns = plan.pace === 'days' || plan.seats.some(({ sitter }) => sitter === 'here');
  return inTurns ? { ...plan, options: { ...plan.options, ...title.one_screen } } : plan;
}

export function defaults(title: TitleRow): Options {
  return Object.fromEntries(title.options.map((option) => [option.id, option.default]));
}

/** The options under the name of a preset; what it does not name keeps its default. */
export function withPreset(title: TitleRow, preset: string): Options {
  return { ...defaults(title), ...title.presets.find(({ id }) => id === preset)?.options };
}

/** The preset that has exactly these options, if there is one. */
export function presetOf(title: TitleRow, options: Options): string | undefined {
  return title.presets.find(({ id }) => same(withPreset(title, id), options))?.id;
}

/** Whether an option is a list of choices, such as the ship class of each round. */
export function isList(option: Option): boolean {
  return option.most > 0;
}

/** Whether an option is a list in which each choice is or is not: all of them may be chosen, or none. */
export function isSet(option: Option): boolean {
  return isList(option) && option.least === 0 && option.most === option.choices.length;
}

export function listValue(value: OptionValue | undefined): readonly (string | number | boolean)[] {
  return Array.isArray(value) ? (value as readonly (string | number | boolean)[]) : [];
}

/** What the server is asked to open. */
export function tablePlan(title: TitleRow, plan: Plan, you: string): TablePlan {
  const seats = plan.seats.map((seat) => seatPlan(seat, you));
  const { options, watch, undo, hints, pace, hours } = plan;
  return { title: title.id, name: plan.name.trim(), options, seats, watch, undo, hints, pace, hours };
}

export function seatPlan({ sitter, name }: PlannedSeat, you: string): SeatPlan {
  if (sitter === 'you') return { kind: 'person', bot: '', name: you };
  if (sitter === 'open' || sitter === 'here') return { kind: sitter, bot: '', name: name.trim() };
  return { kind: 'bot', bot: botOf({ sitter, name }), name: '' };
}

/** Whether the match can begin at once: nobody has to be waited for. */
export function isFull(seats: readonly Pick<SeatRow, 'kind'>[]): boolean {
  return seats.every((seat) => seat.kind !== 'open');
}

function same(a: Options, b: Options): boolean {
  return JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
}

function sorted(options: Options): [string, OptionValue][] {
  return Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1));
}
