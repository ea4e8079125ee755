/** Made of the structs of the server by `make types`. Do not edit. */
import type { Patch } from './patch';

/**
 * One thing to say: the id of a Fluent message and its arguments. An argument may itself be a `Message`, for names that
 * differ by language ("the double cannon fell off"). Lists among them are for drawing what happened (see `Beat`):
 * sentences leave them out.
 */
export interface Message {
  readonly id: string;
  readonly args?: Readonly<Record<string, Arg>>;
}

export type Arg = string | number | Message;

export type OptionValue = string | number | boolean | readonly (string | number | boolean)[];

export type Options = Readonly<Record<string, OptionValue>>;

export type SeatKind = 'bot' | 'here' | 'open' | 'person';

export type TableState = 'archived' | 'open' | 'over' | 'paused' | 'playing';

export type Watch = 'anyone' | 'link' | 'nobody';

export type Undo = 'ask' | 'free' | 'information';

export type Matter = 'pause' | 'resume' | 'undo';

export type QuestionKind = 'ask' | 'ask-some' | 'ballot' | 'race';

/**
 * The answer to the open question: the places of one move or several in the list of a stand, or the moves themselves.
 */
export interface Answer {
  readonly type: 'answer';
  readonly id: number;
  readonly picks?: readonly number[] | null;
  /** The `count` of the stand that was answered. Places mean nothing without it. */
  readonly at?: number | null;
  /** For programs, which may know what they want without a list. */
  readonly moves?: readonly Move[] | null;
}

/** A decision of a title: what it holds beside its type, the title knows. */
export interface Move {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** Why not this move? */
export interface Why {
  readonly type: 'why';
  readonly id: number;
  readonly move: Move;
}

/** Take the last move back. */
export interface TakeBack {
  readonly type: 'undo';
  readonly id: number;
}

/** Make the move again that was taken back. */
export interface PutBack {
  readonly type: 'redo';
  readonly id: number;
}

/** The answer to a request of another seat. */
export interface Agree {
  readonly type: 'agree';
  readonly id: number;
  readonly to: Matter;
  readonly yes?: boolean;
}

/** Ask for a pause, or for going on. */
export interface Pause {
  readonly type: 'pause';
  readonly id: number;
  readonly yes?: boolean;
}

/** Look from another seat; None: as an onlooker. */
export interface Face {
  readonly type: 'face';
  readonly id: number;
  readonly seat: number | null;
}

/**
 * In a lesson: go on from a note, have the move shown that is wanted, go one step back, or come to the next step
 * without watching what leads to it.
 */
export interface Learn {
  readonly type: 'learn';
  readonly id: number;
  readonly do: 'back' | 'go-on' | 'show' | 'skip';
}

/** Say one of the fixed sentences to everybody. */
export interface Say {
  readonly type: 'say';
  readonly id: number;
  readonly phrase: 'back' | 'good-game' | 'good-luck' | 'hello' | 'moment' | 'ouch' | 'thanks' | 'well-played';
}

/** Give a standing order, or take it back. */
export interface Ordering {
  readonly type: 'order';
  readonly id: number;
  readonly order: string;
  readonly yes?: boolean;
}

/** What would a veteran do? Answered by a `hint`. */
export interface AskHint {
  readonly type: 'hint';
  readonly id: number;
}

/** Answered by `done`; a client that answers that with a `pong` lets the table know how far away it is. */
export interface Ping {
  readonly type: 'ping';
  readonly id: number;
}

/** The `done` to a `ping` has come. Not answered. */
export interface Pong {
  readonly type: 'pong';
  readonly id: number;
}

/** What has happened was shown to its end. Not answered. */
export interface Seen {
  readonly type: 'seen';
  readonly id: number;
  /** The `count` of the stand that is on the page. */
  readonly at: number;
  /** Whether something lies open there that is to be read first: a page of a story. */
  readonly reading?: boolean;
}

export type Command = 
  | Answer
  | Why
  | TakeBack
  | PutBack
  | Agree
  | Pause
  | Face
  | Learn
  | Say
  | Ordering
  | AskHint
  | Ping
  | Pong
  | Seen;

/** Everything that a connection needs to begin with. `stand` is null until the match has begun. */
export interface Welcome {
  readonly type: 'welcome';
  readonly n: number;
  readonly seats: readonly number[];
  readonly host: boolean;
  readonly face: number | null;
  readonly table: Row;
  readonly log: readonly Entry[];
  readonly stand: Stand | null;
  readonly requests: readonly Request[];
  /** The ids of all sealed messages that this face has come to: their words and prints can be asked for. */
  readonly met: readonly string[];
  /** Where the lesson stands, at a table of one. */
  readonly note: Note | null;
}

/** A table as lists show it. `yours` and `host` are about the caller; in frames they are false. */
export interface Row {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly state: TableState;
  readonly options: Options;
  readonly seats: readonly SeatRow[];
  readonly waiting: readonly number[];
  readonly watch: Watch;
  readonly undo: Undo;
  readonly position: number;
  readonly created: number;
  readonly changed: number;
  readonly yours: boolean;
  readonly host: boolean;
  readonly winners: readonly number[];
  readonly scores: readonly number[];
  /** The table of the next match, once somebody has asked for one. */
  readonly rematch: string;
  /** The lesson that is given here; empty: none. */
  readonly lesson: string;
  /** The message that names it where `name` is empty; empty: it is called like its title. */
  readonly called: string;
  /** Where the match stands, in one line. */
  readonly scene: Message | null;
  /** Since when it waits for the caller; 0: it does not. */
  readonly since: number;
  /** What the caller is asked. */
  readonly asks: Message | null;
  /** The position as a small picture, as the caller sees it; only in lists. */
  readonly sketch: Sketch | null;
  /** What happened last; only in lists. */
  readonly lately: readonly Happened[];
  readonly pace: 'calm' | 'days' | 'live';
  readonly hours: number;
  /** Until when the caller has time for an answer; 0: it is not asked, or nobody counts. */
  readonly until: number;
  /** Whether players may ask here what a veteran would do. */
  readonly hints: boolean;
}

/** A seat as lists show it. */
export interface SeatRow {
  readonly seat: number;
  readonly kind: SeatKind;
  readonly name: string;
  readonly bot: string;
  readonly present: boolean;
  readonly yours: boolean;
  /** Who plays the bot, by the name in the cast of the title. */
  readonly persona: string;
  /** Whether the bot plays only until the person comes back whose name the seat bears. */
  readonly stands_in: boolean;
}

/** What a list shows of a match. It is stored with the table, so it is short; everybody may see it. */
export interface Sketch {
  /** What lies beneath, by a word that the title's drawing knows. */
  readonly ground: string;
  /** From the lowest to the topmost. */
  readonly pieces: readonly Pieces[];
}

/** Things that look alike, such as all cannons of a ship. */
export interface Pieces {
  /** What they are, by a word that the title's drawing knows. */
  readonly look: string;
  /** Where they lie: to the right, and down, in a measure of the title's own. */
  readonly at: readonly (readonly [number, number])[];
  /** Whose they are; -1: nobody's. */
  readonly seat?: number;
}

/** Something that happened in a match, for lists. */
export interface Happened {
  /** How many moves were made then. */
  readonly position: number;
  /** Who made the move. */
  readonly seat: number | null;
  readonly message: Message;
}

/** One line of the story: what happened, and the position that it led to. */
export interface Entry {
  readonly position: number;
  readonly message: Message;
  readonly time: number;
  readonly rule?: string;
  readonly seat?: number | null;
  readonly undone?: boolean;
  /** The kind of beat, if it is one. */
  readonly beat?: string;
  /** What stands before it, in a word of the title. */
  readonly sign?: string;
  /** What begins, belongs together or ends with it, in words of the title. */
  readonly marks?: readonly string[];
}

/** Where a match stands, as one seat or an onlooker may see it. */
export interface Stand<View = unknown> {
  /** How many moves stand. */
  readonly position: number;
  /** How many lines the log has. */
  readonly count: number;
  readonly view: View;
  /** Whom the others wait for. */
  readonly waiting: readonly number[];
  readonly question: OpenQuestion | null;
  /**
   * Empty for a seat that is not asked. One that may act in the turn of another has a list, too; nobody waits for it.
   */
  readonly moves: readonly LegalMove[];
  /** Null when the last move can be taken back, else why it cannot. */
  readonly undo: Message | null;
  readonly redo: boolean;
  readonly over: Result | null;
  /** The other seats of the same client that see exactly the same: between them there is nothing to hide. */
  readonly alike: readonly number[];
  /**
   * Of a past position: the beats of the move that led there, from the position before. A live stand comes with the
   * beats in its news.
   */
  readonly beats: readonly Beat[];
  /** Of a past position: the ids of the sealed messages in it. Those of a live stand come in its news. */
  readonly met: readonly string[];
  /** The standing orders that may be given from this seat. */
  readonly orders: readonly OrderRow[];
  /** Until when each of `waiting` has time. After that the others may call in a stand-in for them. */
  readonly until: readonly number[];
  /** Of a past position: what it looks like in small, one picture for everybody or one for each seat. */
  readonly sketches: readonly Sketch[];
}

/** What is asked. `prompt` has its arguments, and `least` and `most` their figures, for those who are asked. */
export interface OpenQuestion {
  readonly kind: QuestionKind;
  readonly prompt: Message;
  readonly rule: string;
  readonly least: number;
  readonly most: number;
  readonly deadline: RunningClock | null;
  /**
   * Whether even the only move there is must be left to the player: making it at once would tell the others something,
   * or there is something to read first.
   */
  readonly hiding: boolean;
  /**
   * Whether time counts: all act at once and first come is first served, or a clock is running. Nothing should make
   * anybody wait then.
   */
  readonly live: boolean;
}

/** A deadline, and how many seconds of it are left. */
export interface RunningClock {
  readonly key: string;
  readonly seconds: number;
  readonly left: number;
}

/** A move of the list, and how it is shown. */
export interface LegalMove {
  readonly move: Move;
  readonly caption: Caption;
  /** What it leads to, where the title can say. */
  readonly stake?: Stake | null;
  /** Whether this is the one that is put forward, because it helps most. */
  readonly foremost?: boolean;
}

/** How a move is shown: its words, where on the board it lights up, what it is grouped with, and how much it weighs. */
export interface Caption {
  readonly message: Message;
  readonly place: string;
  readonly group: string;
  readonly weight: '' | 'free' | 'grave' | 'main' | 'pass';
}

/**
 * What a move leads to, as exactly as the player who is asked may know it: an outcome is a word of the title's own,
 * such as a row of a check, or a battle that is won.
 */
export interface Stake {
  /**
   * How likely each outcome is after the move, from 0 to 1, the best outcome first. They need not add up to 1: a battle
   * can be won alone with one chance, and with help with another.
   */
  readonly chances: Readonly<Record<string, number>>;
  /** The outcome that the move makes certain. */
  readonly sure?: string;
  /** The best outcome that becomes less likely, or is lost, beside the best that could be done instead. */
  readonly costs?: string;
  /** The best outcome that becomes more likely than if nothing were done. */
  readonly gains?: string;
  /** How likely it is that none of the `bad` outcomes comes; None: the title calls none so. */
  readonly good?: number | null;
  /** The outcomes that nobody wants. */
  readonly bad?: readonly string[];
  /** What the chances assume, as a sentence. */
  readonly assumes?: Message | null;
  /** What would change them, the best first. */
  readonly how?: readonly How[];
}

/** What would change the chances of a move, as words such as "with Steady Hands", and the chances then. */
export interface How {
  readonly message: Message;
  readonly chances: Readonly<Record<string, number>>;
}

/** How a match ended. */
export interface Result {
  readonly scores: readonly number[];
  readonly winners: readonly number[];
}

/**
 * One thing of a move that a person should see happen. `data` are the arguments of its message. `log` says which
 * entries of the same news belong to it, from the first up to, not including, the second. `patch` leads from the view
 * before to the one of this moment (see `table/patch.py`); parts that only a decision needs are null in it.
 */
export interface Beat {
  readonly kind: string;
  readonly data: Readonly<Record<string, string | number | Message | readonly (string | number)[]>>;
  readonly log: readonly [number, number];
  readonly patch: Patch;
}

/** A standing order that the holder of a seat may give. */
export interface OrderRow {
  readonly id: string;
  readonly given: boolean;
}

/** What a seat asks the others for, and who has agreed. */
export interface Request {
  readonly seat: number;
  readonly to: Matter;
  readonly agreed: readonly number[];
}

/** Where a lesson stands. */
export interface Note {
  /** What the learner does now: only look, make a move, say that it goes on; or it is over. */
  readonly does: 'go-on' | 'move' | 'over' | 'watch';
  /** The number of the step, from 1, */
  readonly step: number;
  /** of this many. */
  readonly of: number;
  readonly id?: string;
  /** Who speaks, by the name in the cast of the title. */
  readonly speaker?: string;
  readonly text?: Message | null;
  /** The places to point at. */
  readonly look?: readonly string[];
  /** The moves that the step wants, by their places in the list of the stand. */
  readonly allowed?: readonly number[];
  /** Wrong tries at this step, */
  readonly tries?: number;
  /** and what is said to the last of them. */
  readonly answer?: Message | null;
  /** Whether the move may be shown. */
  readonly shows?: boolean;
  /** What is said of the step that was done just before. */
  readonly after?: Message | null;
  /** Whether there is a step to go back to. */
  readonly back?: boolean;
}

/**
 * What has changed. With `back`, older log entries about later positions have been taken back. `beats` lead from the
 * last stand towards this one.
 */
export interface News {
  readonly type: 'news';
  readonly n: number;
  readonly log: readonly Entry[];
  readonly table?: Row | null;
  readonly back?: number | null;
  readonly stand?: Stand | null;
  readonly requests?: readonly Request[] | null;
  readonly beats?: readonly Beat[];
  /**
   * The ids of the sealed messages that this face has come to since it was told last; after a lost connection all of
   * them.
   */
  readonly met?: readonly string[];
  readonly note?: Note | null;
  readonly quip?: Quip | null;
}

/** Something that a bot says, or one of the sentences that people can say, beside the story. */
export interface Quip {
  /** Below 0: who plays without a seat. */
  readonly seat: number;
  readonly message: Message;
}

/** It is done, and stored. `n` is the number of the frame of news that shows it, which may still be to come. */
export interface Done {
  readonly type: 'done';
  readonly id: number;
  readonly n: number;
}

/** It is not allowed, and nothing has changed. */
export interface Refusal {
  readonly type: 'refused';
  readonly id: number | null;
  readonly message: Message;
  readonly rule?: string;
}

/** What a veteran would do, from what the seat that asked may know. */
export interface Hint {
  readonly type: 'hint';
  readonly id: number;
  /** The `count` of the stand whose question it is about. Places mean nothing without it. */
  readonly at: number;
  /** The move, or the moves, by their places in the list of that stand. */
  readonly picks: readonly number[];
  /** The words of each. */
  readonly captions: readonly Message[];
  /** Who says so, */
  readonly name?: string;
  /** and their name in the cast of the title; empty: a bot without a face. */
  readonly persona?: string;
  /** What the move gains or avoids; null where it speaks for itself. */
  readonly why?: Message | null;
  /** How much better it came out than the next best where both were tried, and how sure that is. */
  readonly figure?: Message | null;
}

export type ServerFrame = Welcome | News | Done | Refusal | Hint;

/** The first frame: who is there, and what it saw last. */
export interface Hello {
  readonly type: 'hello';
  readonly keys?: readonly string[];
  readonly after?: number;
  readonly face?: number | null;
}

/** How long names of people and tables may be. */
export const LONGEST_NAME = 40;
