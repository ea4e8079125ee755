/**
 * What a title brings to the table, and what the table gives to it.
 *
 * `src/titles/<title>/index.ts` is loaded when a table of that title is opened. It exports the board as default; the
 * other exports are optional, and the general client stands in for what is missing.
 */
import type { Component } from 'svelte';
import type { IconName } from '../furniture/icons';
import type { Film, ShownBeat } from '../stage/beat';
import type { Group } from './bar/letters';
import type { Caption, Entry, Message, Move, LegalMove, Options, Refusal, Stake, Stand } from './protocol';

export type SeatColour = 'orange' | 'sky' | 'green' | 'rose' | 'sand' | 'white';
export type SeatShape = 'circle' | 'square' | 'triangle' | 'diamond' | 'hexagon' | 'star';

/** Who sits where, ready to be shown: `name` is what to write, also for a bot and an open seat. */
export interface Player {
  readonly seat: number;
  readonly name: string;
  readonly colour: SeatColour;
  readonly shape: SeatShape;
  readonly kind: 'person' | 'here' | 'open' | 'bot';
  /** Whether the seat is played from this browser. */
  readonly yours: boolean;
  /** Whether the open question waits for it. */
  readonly waiting: boolean;
}

/** A move that may be made now. `letter` is the key that makes it and the mark it wears at its place: one letter, or two
 *  where there are many; empty for a move that does not count now. */
export interface LitMove extends LegalMove {
  readonly index: number;
  readonly letter: string;
}

/** Formats a message in the reader's language. An argument called `seat` becomes the name of the player there. */
export type Say = (message: Message | string, args?: Message['args']) => string;

export interface BoardProps<View = unknown, Printed = unknown> {
  /** The id of the title. */
  readonly title: string;
  /** What this seat may see: `stand.view`. While a beat is shown, the true view of that moment. */
  readonly view: View;
  /** The beat that is being shown; null while nothing is played. */
  readonly beat: ShownBeat<View> | null;
  /** What is printed on the title's components: `GET /api/titles/{title}/printed`; under `met`, by their names, those
   *  that the title keeps sealed and that were met: `POST /api/tables/{id}/printed`. */
  readonly printed: Printed;
  readonly stand: Stand<View>;
  readonly seats: readonly Player[];
  /** The seat from which the board is seen; null for an onlooker. */
  readonly face: number | null;
  readonly options: Options;
  /** The moves that may be made, with their letters. Empty for an onlooker, in the past and while an answer is sent. */
  readonly moves: readonly LitMove[];
  /** Indexes of the moves picked so far, where several are asked for. */
  readonly picked: ReadonlySet<number>;
  /** The move that was chosen at its place and is made by the filled button; null when there is none. */
  readonly selected?: number | null;
  /** The move under the pointer or the focus, in the bar or on the board; null when there is none. */
  readonly pointed: number | null;
  /** Whether the stand is a past one. Nothing can be done then, and only a beat is animated. */
  readonly past: boolean;
  /** The story so far, as the log tells it; lines may be about later positions than a past stand. */
  readonly log: readonly Entry[];
  /** What has happened since the stand before; empty after a jump and while beats are shown. A new array for each stand.
   *  Where it was shown beat by beat, `reducedMotion` is on: nothing is animated twice. */
  readonly lastEvents: readonly Entry[];
  readonly reducedMotion: boolean;
  /** The layout of a phone: no rails, one view at a time. */
  readonly narrow: boolean;
  /** Which of the title's `views` is open on a phone; empty on a wide screen, where the board shows all of them. */
  readonly open: string;
  /** A page of the story that was asked for in the log; a new object each time. */
  readonly turned?: StoryPage | null;
  /** Whether the end of the match is told now, where the title does so on its board: from the last beat until it is
   *  closed, and whenever the scores are asked for. */
  readonly ending?: boolean;
  /** The id of the table, for what a browser remembers of it. */
  readonly table?: string;
  /** Seconds since somebody last looked at it from here, when it was opened; null at the first visit. */
  readonly returned?: number | null;
  /** Whether a recap of what was missed is in front of the board. */
  readonly recap?: boolean;
  readonly t: Say;
  /** For the plain view only. */
  readonly spelling?: Spelling | null;
  /** A move was pressed at its place: it is made, or selected where one should see first what it leads to. Where
   *  several are asked for, it is picked or put back. */
  play(move: LitMove): void;
  /** Answers with several moves at once. */
  playSome(moves: readonly LitMove[]): void;
  /** Asks why a move cannot be made. A card at the place that was pressed shows the answer. */
  why(move: Move): Promise<Refusal>;
  /** The same, and nothing is shown: the board says it where it explains what is pointed at. */
  reason(move: Move): Promise<Refusal>;
  /** Says which move is pointed at, so that the bar can light it up. */
  point(index: number | null): void;
  /** Says which moves count now, in which order; null for all. The others are reached by another way, such as turning
   *  what one holds. Boards say so for every stand: only then moves get their letters. */
  show(indexes: readonly number[] | null): void;
  /** What stands on the board until it was seen, was. */
  seen?(): void;
  /** The board has opened something to be read, or closed it: bots wait, and what comes is shown afterwards. */
  read?(open: boolean): void;
  /** The end was read: the board is looked at again. */
  closeEnding?(): void;
  /** Opens the next match of the same people, with other options; not there for those who only look on. */
  again?(options: Options): void;
  /** The time that is left of the open question; without it, that of the stand. */
  secondsLeft?(): number;
}

/** What the drawer gives to a title that draws the buttons of the moves itself. Each is a `button.move` with the type of
 *  its move as `data-move`, and stands once in the list. */
export interface MovesProps<View = unknown, Printed = unknown> extends BoardProps<View, Printed> {
  /** The moves that have no place on the board, in their groups. */
  readonly groups: readonly Group[];
  /** Whether several are picked and answered together. */
  readonly several: boolean;
  /** Whether the player has to wait. */
  readonly busy: boolean;
}

/** What a seat's card shows below its name, in two lines of 20 px. */
export interface SeatCardProps<View = unknown, Printed = unknown> {
  readonly view: View;
  /** The beat that is being shown; null while nothing is played. */
  readonly beat?: ShownBeat | null;
  readonly printed: Printed;
  readonly stand: Stand<View>;
  readonly player: Player;
  readonly face: number | null;
  readonly t: Say;
}

/** A player without a seat. */
export interface Rival {
  readonly name: string;
  /** Its points so far; at the end, the final ones. */
  readonly score: number;
  /** The seat whose mark it wears. */
  readonly mark: number;
  /** Whether it is its turn. */
  readonly acts?: boolean;
  /** Which of the title's `views` tells more of it on a phone. */
  readonly view?: string;
}

/** A page of a story, as the log names it: it is read on the board. */
export interface StoryPage {
  /** What the line says instead of the page. */
  readonly message: Message;
  /** The page, as the board knows it. */
  readonly id: string;
  /** Which of the title's `views` shows it on a phone. */
  readonly view: string;
}

/** A tab beside the log ("Cards seen"). */
export interface RailTab<View = unknown, Printed = unknown> {
  readonly id: string;
  readonly label: Message;
  /** A word for the tab itself, where the label is long. */
  readonly brief?: Message;
  readonly panel: Component<BoardProps<View, Printed>>;
}

/** A part of the board that lies in the rail while it is needed, before all other tabs: the board hangs it there with
 *  `{@attach bench.hang}`. */
export interface RailBench<View = unknown> {
  readonly label: (view: View) => Message | string;
  readonly when: (view: View) => boolean;
  /** Whether it stays on the board while the rail is folded: then it never changes how large the board is. */
  readonly modest?: boolean;
}

/** A part of the board that is a tab of its own on a phone ("Ship", "Track"). */
export interface BoardView {
  readonly id: string;
  readonly label: Message;
  readonly icon: IconName;
  /** What is to be found there, by how the names of the places begin: for lessons. */
  readonly places?: readonly string[];
}

/** Words for the plain view, where data would otherwise be codes: what lies at a place of the view, and what a field is called.
 *  A place is the way to it: `['truckers', '0', 'parts', '31']`. Null leaves it to the plain view. */
export interface Spelling {
  value(place: readonly string[], value: string | number): string | null;
  name(place: readonly string[]): string | null;
}

/** Several moves that are answered in one press, and what its button says. */
export interface Handful {
  readonly moves: readonly LitMove[];
  readonly words: string;
}

/** What `src/titles/<title>/index.ts` exports. */
export interface TitleModule<View = never, Printed = never> {
  readonly default: Component<BoardProps<View, Printed>>;
  readonly SeatCard?: Component<SeatCardProps<View, Printed>>;
  /** The buttons of the moves in the drawer; without it they all look alike. */
  readonly Moves?: Component<MovesProps<View, Printed>>;
  /** What is below the seats on a wide screen: players without a seat, tracks that all share. */
  readonly Aside?: Component<BoardProps<View, Printed>>;
  /** A word or two below a seat's name: its faction. */
  readonly about?: (view: View, seat: number, t: Say, printed: Printed) => string;
  /** Somebody of the cast, by their id; nothing if it does not know them. */
  readonly Face?: Component<{ readonly id: string; readonly size?: number }>;
  /** The figure at the right of a seat's name: "12 cr". */
  readonly standing?: (view: View, seat: number, t: Say) => string;
  /** Round and phase for the top bar, most general first: ["Round 2 of 3", "Class IIC", "Building"]. */
  readonly phase?: (view: View, t: Say) => readonly string[];
  /** Who plays without a seat, with their points: a player that the rules play. They win where nobody else does. */
  readonly rivals?: (view: View, t: Say) => readonly Rival[];
  /** The name of the player without a seat that a line of the log tells of; empty where it tells of none. */
  readonly machine?: (line: Entry, printed: Printed, t: Say) => string;
  /** The sign at the left of a log line that is about no seat. */
  readonly LogSign?: Component<{ readonly line: Entry; readonly printed: Printed }>;
  /** The page of a story that a line of the log tells, if it does: the line then only names it. */
  readonly page?: (line: Entry, view: View, printed: Printed) => StoryPage | null;
  /** Whether a line of the log explains a rule that the board explains at length: the log keeps its first sentence. */
  readonly explains?: (line: Entry, printed: Printed) => boolean;
  /** First words of messages that the title's content brings ("guestbook"): the server has them, this build does not. */
  readonly content?: (printed: Printed) => readonly string[];
  readonly tabs?: readonly RailTab<View, Printed>[];
  readonly bench?: RailBench<View>;
  /** Whether the board explains things in the glass above the story: it hangs a part of itself there with
   *  `{@attach glass.hang}`. */
  readonly glass?: boolean;
  /** The tabs of a phone, most important first; the log comes after them. Without any the board is one tab. */
  readonly views?: readonly BoardView[];
  /** Which of its views has what is asked: on a phone it is opened with the question. Empty: the first one. */
  readonly moment?: (stand: Stand<View>, printed: Printed) => string;
  /** Letters that the board wants as keys of its own ("QE" for turning): moves do not get them. */
  readonly keys?: string;
  /** What stands above the moves of a group in the drawer; empty where they stand in one list. */
  readonly heading?: (group: string, view: View, t: Say) => string;
  /** A move is about to be pointed out: what lies in the hand may be turned as it would lie. */
  readonly shows?: (move: Move) => void;
  /** Fewer words for the filled button of a move that was selected on the board. Null: all words. */
  readonly brief?: (move: Move, t: Say, caption: Caption, stake: Stake | null) => string | null;
  /** The move that the filled button makes, where the title knows a good one; null: what one does as a rule. */
  readonly proposes?: (given: BoardProps<View, Printed>) => LitMove | null;
  /** What the filled button answers where several are asked for and none is picked yet: "Best 3 · 72 %". Null: nothing. */
  readonly handful?: (given: BoardProps<View, Printed>) => Handful | null;
  /** Whether a move may be made, but is nothing to put forward: its button is never filled. */
  readonly warns?: (move: Move) => boolean;
  /** One line about the question, while no move is looked at. Empty: in general words. */
  readonly says?: (given: BoardProps<View, Printed>) => string;
  /** What the bar says instead of the question, once a move was selected: "Launch the transport". Empty: the question. */
  readonly asks?: (move: LitMove, given: BoardProps<View, Printed>) => string;
  /** One line about what a move leads to. */
  readonly stakes?: (move: LitMove, given: BoardProps<View, Printed>) => string;
  /** What the filled button says where several are picked: "Roll 3 dice". Null: in general words. */
  readonly answer?: (given: BoardProps<View, Printed>) => string | null;
  /** What it is called to answer nothing, where that is allowed: "Let it stand". Empty: in general words. */
  readonly none?: (given: BoardProps<View, Printed>) => string;
  /** How the match ended, in one line. A title that says so tells the end on its board (`ending` of what a board is
   *  given): no window opens over it. */
  readonly ending?: (given: BoardProps<View, Printed>) => string;
  /** What one owns, in one line: it is always in sight on a phone. */
  readonly Own?: Component<SeatCardProps<View, Printed>>;
  readonly spelling?: (view: View, printed: Printed, t: Say) => Spelling;
  /** How its kinds of beats are shown. */
  readonly film?: Film;
  /** Where the place of a move is in the small picture of a position; null: it is not in there. */
  readonly spot?: (place: string, view: View, printed: Printed) => readonly [x: number, y: number] | null;
  /** Moves that are made by one press at their place, where a phone would have them confirmed. */
  readonly atOnce?: (move: Move, view: View) => boolean;
  /** Moves that are aimed before they are made: pressing their place selects them, and shows what waits there. */
  readonly confirm?: (move: Move, view: View, stake: Stake | null) => boolean;
}
