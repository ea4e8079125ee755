/** Made of the structs of the server by `make types`. Do not edit. */
import type { Arg, Message, OptionValue, Options, Row, SeatKind, Sketch, Undo, Watch } from './table/protocol';

/** The player who asks. `entered` is false until the server's password has been given. */
export interface Me {
  readonly name: string;
  readonly entered: boolean;
  /** Whether tables can tell elsewhere whose turn it is. */
  readonly notices?: boolean;
  /** Whether the player can be told, on a device or by e-mail. */
  readonly told?: boolean;
  /** Whether matches that are over can be looked at again. */
  readonly again?: boolean;
}

/** What a player wants to be called. */
export interface NewName {
  readonly name: string;
}

/** Where the caller is told that tables wait for them. */
export interface ToldAt {
  /** The key of the server for messages to devices; empty: it sends none. */
  readonly push: string;
  /** Whether this server sends e-mail. */
  readonly mails: boolean;
  /** What the last letters of their addresses are, for a browser to find its own. */
  readonly devices: readonly string[];
  /** The address of the mailbox; empty: none. */
  readonly mail: string;
  /** The address to which a code was sent that is to be typed in. */
  readonly asked: string;
}

/** A browser that wants to be told, as its push service describes it. */
export interface NewDevice {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly language?: string;
}

/** A browser that wants to hear no more. */
export interface OldDevice {
  readonly endpoint: string;
}

/** A mailbox in which somebody wants to be told; empty: in none. */
export interface NewMail {
  readonly address?: string;
  readonly language?: string;
}

/** The code that was sent to a mailbox. */
export interface MailCode {
  readonly code: string;
}

/** What the link out of an e-mail carries behind its `#`, where no log gets to see it. */
export interface StopLink {
  readonly token: string;
}

/** Nothing more is sent. */
export interface Stopped {
  readonly stopped: boolean;
}

/** The password of the server, as somebody believes it to be. */
export interface Knock {
  readonly password: string;
}

/** A title, as the lobby offers it. */
export interface TitleRow {
  readonly id: string;
  readonly version: number;
  readonly least_seats: number;
  readonly most_seats: number;
  readonly options: readonly Option[];
  readonly presets: readonly Preset[];
  /** What a new table begins with, by the way in which it is to be played. */
  readonly habits: Readonly<Partial<Record<'first' | 'solo', Habit>>>;
  readonly bots: readonly string[];
  /** Who plays the bots, from gentle to strong. */
  readonly cast: readonly Persona[];
  /** The bot that begins in a new seat; empty where there is none. */
  readonly first_bot: string;
  /** Whether there is something to learn. */
  readonly lessons: boolean;
  /** How long the first lesson takes; 0 where there is none. */
  readonly minutes: number;
  /** The option that names what people have filled in of their own; empty where there is none. */
  readonly own: string;
  /** What has to be agreed where several people play at one screen. */
  readonly one_screen: Options;
}

/**
 * Something that is agreed before a match: one of `choices`, or, with `most` above 0, a list of them with from `least`
 * to `most` entries (a sequence of rounds, say).
 */
export interface Option {
  readonly id: string;
  readonly choices: readonly (string | number | boolean)[];
  readonly default: OptionValue;
  readonly least: number;
  readonly most: number;
  /**
   * With which others it stands where a table is opened; `main`: it has a place of its own above them; empty: it comes
   * last.
   */
  readonly group: string;
}

/** Settings that are agreed on under one name; the options that it does not name keep their defaults. */
export interface Preset {
  readonly id: string;
  readonly options: Options;
  /** How far moves can be taken back; this can be agreed otherwise, too. */
  readonly undo: Undo;
}

/** How a title is usually played in one way: what a new table begins with. All of it can still be changed. */
export interface Habit {
  readonly preset: string;
  /** What is agreed beside the preset. */
  readonly options: Options;
  /** How many bots sit beside the person. */
  readonly bots: number;
  /** Whether the match teaches the title while it is played, such as a tutorial. */
  readonly teaches: boolean;
}

/** Somebody of the cast. The face is drawn by the client, by this id; the words are `<title>-cast-<id>`. */
export interface Persona {
  readonly id: string;
  /** The same in all languages. */
  readonly name: string;
  /** The bot that plays like this by default; empty: somebody who never sits at the table. */
  readonly bot?: string;
  readonly strength?: 'easy' | 'gentle' | 'masterly' | 'merciless' | 'steady' | 'strong' | null;
  /** The seconds of one core within which that bot answers 95 of 100 questions; 0: at once. */
  readonly thinks?: number;
  /** For somebody who never sits at the table: `<title>-<words>-<line>` are the lines, */
  readonly words?: string;
  /** and these are their names. When they are said is for the board to know. */
  readonly says?: readonly string[];
}

/** The bots of a table that somebody is about to open, seat by seat; empty where a person sits. */
export interface Bots {
  readonly bots: readonly string[];
}

/** A seat of a table that somebody is about to open. */
export interface Sat {
  /** Who will play its bot; null: nobody of the cast. */
  readonly player: Persona | null;
  /** Whom it can have, one for each way to play, from gentle to strong; without a name where nobody is left for it. */
  readonly rivals: readonly Persona[];
}

/** Seats and options of a table that somebody is about to open. */
export interface Combination {
  readonly seats: number;
  readonly options?: Options;
}

/** What the players should know of a combination before they begin. */
export interface Advice {
  readonly warnings: readonly Message[];
}

/** The puzzle of the day. */
export interface PuzzleRow {
  readonly title: string;
  readonly lesson: LessonRow;
}

/** A lesson as lists show it, and how far somebody has come in it. */
export interface LessonRow {
  readonly id: string;
  readonly kind: 'lesson' | 'puzzle' | 'replay';
  readonly name: Message;
  readonly about: Message;
  readonly minutes: number;
  readonly steps: number;
  /** Steps that are done. */
  readonly step: number;
  /** Whether it was once gone through. */
  readonly done: boolean;
  /** The table where it is given; empty: it was not begun, or is to begin again. */
  readonly table: string;
  /** Of a puzzle: its position as a small picture. */
  readonly sketch: Sketch | null;
}

/** How somebody wants a lesson: where it was left, or from its beginning. */
export interface LessonWish {
  readonly again?: boolean;
}

/**
 * A new table, the host key, and a key for each seat that people may hold: this is the only time that they are sent.
 */
export interface Opened {
  readonly table: Row;
  readonly host: string;
  readonly keys: Readonly<Record<string, string>>;
}

/** What can be filled in, and what was. */
export interface OwnShelf {
  /** Whether the host of the server allows it. */
  readonly may: boolean;
  readonly form: Form;
  readonly rows: readonly OwnRow[];
}

/** Everything that can be filled in. */
export interface Form {
  readonly about: Message;
  /** The option of a match that names what was filled in. */
  readonly option: string;
  readonly name: Field;
  readonly sheets: readonly Sheet[];
}

/** One field of a row. */
export interface Field {
  readonly id: string;
  readonly kind: 'choice' | 'counts' | 'list' | 'number' | 'text';
  readonly label: Message;
  readonly help: Message | null;
  /** What a new row begins with. */
  readonly start: string | number | readonly string[] | Readonly<Record<string, number>>;
  /** The values of a choice; the names of counts. */
  readonly choices: readonly Choice[];
  /** Texts that are often written there. */
  readonly hints: readonly Choice[];
  /** What is written between two of them. */
  readonly joint: string;
  readonly longest: number;
  readonly least: number;
  readonly most: number;
  readonly needed: boolean;
}

/** One of the values that a field can have, or a text that is often written there, and what it means. */
export interface Choice {
  readonly value: string | number;
  readonly label: Message;
  /** Whether it is never joined with another one. */
  readonly alone: boolean;
}

/** One table of the form. */
export interface Sheet {
  readonly id: string;
  readonly label: Message;
  /** What it holds, and what happens while it is empty. */
  readonly about: Message;
  readonly fields: readonly Field[];
  /** Rows that it can have. */
  readonly most: number;
}

/** One that was filled in. */
export interface OwnRow {
  readonly id: string;
  readonly name: string;
  /** Rows of each table. */
  readonly counts: Readonly<Record<string, number>>;
  /** What is wrong in its files, where somebody wrote them by hand. */
  readonly fault: Message | null;
}

/** What a new one is called: a short word, for its folder. */
export interface OwnName {
  readonly id: string;
}

/** One to be filled in, as it is kept. */
export interface OwnOpen {
  readonly id: string;
  readonly draft: Draft;
  readonly verdict: Verdict;
}

/** What somebody has filled in, rightly or not. */
export interface Draft {
  readonly name: string;
  readonly sheets?: Readonly<Record<string, readonly (Readonly<Record<string, string | number | readonly string[] | Readonly<Record<string, number>>>>)[]>>;
}

/** What a title finds in a draft. */
export interface Verdict {
  readonly faults: readonly Remark[];
  /** How what is written in a notation reads in words. */
  readonly readings: readonly Remark[];
}

/** Something to say about one field: what is wrong there, or how it reads. */
export interface Remark {
  /** Empty for the name of the whole. */
  readonly sheet: string;
  readonly row: number;
  readonly field: string;
  /** The place in a list; 0 elsewhere. */
  readonly part: number;
  readonly message: Message;
}

/** What became of a draft: it is kept only without faults. */
export interface OwnKept {
  readonly kept: boolean;
  readonly verdict: Verdict;
}

/** A numbered rule as a reader sees it. */
export interface RuleText {
  readonly id: string;
  /** The game that it belongs to. */
  readonly title: string;
  /** The language of the text: English where there is no translation. */
  readonly language: string;
  readonly page: string;
  readonly chapter: string;
  readonly blocks: readonly (Paragraph | Items | Grid)[];
  /** What we decided where the printed rules leave it open; empty where they do not. */
  readonly ruling: readonly (Paragraph | Items | Grid)[];
  /** All rules of the chapter, in order. */
  readonly ids: readonly string[];
}

/** A paragraph. */
export interface Paragraph {
  readonly type: 'paragraph';
  readonly words: readonly Words[];
}

/** Words that look alike. */
export interface Words {
  readonly text: string;
  readonly look: 'code' | 'plain' | 'stress' | 'strong';
}

/** A list. */
export interface Items {
  readonly type: 'items';
  readonly items: readonly (readonly Words[])[];
  readonly numbered: boolean;
}

/** A table. */
export interface Grid {
  readonly type: 'grid';
  readonly head: readonly (readonly Words[])[];
  readonly rows: readonly (readonly (readonly Words[])[])[];
}

/** Words that somebody looks for in the rules of a title. */
export interface RuleSearch {
  readonly title: string;
  readonly words: string;
}

/** A rule in which somebody's words were found. */
export interface RuleFound {
  readonly id: string;
  readonly page: string;
  readonly chapter: string;
  /** How it begins. */
  readonly begins: string;
}

/** A table to be opened. */
export interface NewTable {
  readonly title: string;
  readonly name?: string;
  readonly options?: Options;
  readonly seats?: readonly SeatWish[];
  readonly watch?: Watch;
  readonly undo?: Undo;
  readonly hints?: 'alone' | 'off' | 'on';
  readonly pace?: 'calm' | 'days' | 'live';
  /** Time for a move where a match is played over days. */
  readonly hours?: number;
}

/** Who is to hold a seat, and how. `bot` names the bot where the kind is `bot`. */
export interface SeatWish {
  readonly kind?: SeatKind;
  readonly bot?: string;
  readonly name?: string;
}

/** The tables of a player, those that wait for it first, and those that anyone may watch. */
export interface Lists {
  readonly mine: readonly Row[];
  readonly watch: readonly Row[];
}

/** What the host changes before the start; None leaves it as it is. */
export interface TableWish {
  readonly options?: Options | null;
  readonly name?: string | null;
  readonly pace?: 'calm' | 'days' | 'live' | null;
  readonly hours?: number | null;
}

/** The key of a seat or of the host; none for any open seat. */
export interface Ticket {
  readonly key?: string;
}

/** Somebody sat down at `seat`, or is now the host (None). */
export interface Joined {
  readonly table: Row;
  readonly seat: number | null;
  readonly key: string;
}

/** A seat was changed. `key` is the new key of a seat that was opened, else "". */
export interface Seated {
  readonly table: Row;
  readonly key: string;
}

/** Where a table tells what happens, as its host sees it. */
export interface NoticesRow {
  /** Those that the owner of the server has listed. */
  readonly services: readonly string[];
  /** The one that is told, without its secret; empty: none. */
  readonly webhook: string;
  /** Whether it has just taken its first message. */
  readonly told: boolean | null;
}

/** Where the host wants to have it told whose turn it is, and in which language; empty: nowhere. */
export interface NoticesWish {
  readonly url?: string;
  readonly language?: string;
}

/** From where somebody wants to play on, and in which seat; without one, in their own first one. */
export interface PlayOn {
  readonly position: number;
  readonly seat?: number | null;
}

/** How far the analysis of a match is. */
export interface AnalysisStand {
  /** Nobody has asked for it, it waits, it is being made, it could not be made, it is here. */
  readonly state: 'done' | 'failed' | 'nothing' | 'waits' | 'works';
  /** How much of the work is done, from 0 to 1. */
  readonly share: number;
  /** How many other matches are before it. */
  readonly before: number;
  /** How long it will still take, about; 0: not known yet. */
  readonly seconds: number;
  /** Why it could not be made. */
  readonly why: Message | null;
  readonly analysis: Analysis | null;
  /** The caller's last matches of this title that were looked at, this one among them, the first one first. */
  readonly lately: readonly MovesOf[];
}

/** A match that is over, looked at again. The same record gives the same, to the byte. */
export interface Analysis {
  readonly version: number;
  readonly title: string;
  readonly rules: number;
  /** Of the header and the line of play: what this is an analysis of. */
  readonly fingerprint: string;
  /** The name of the bot that says what would have been better. */
  readonly judge: string;
  /** The name of the bot that plays the imagined worlds on. */
  readonly player: string;
  /** How many imagined worlds a point of the curve is made of. */
  readonly worlds: number;
  readonly seed: number;
  readonly cooperative: boolean;
  /** The seats whose turning points come first: those of people. Empty: all are alike. */
  readonly people: readonly number[];
  /** The whole of it in a sentence. */
  readonly headline: Message;
  readonly curve: readonly Point[];
  /** In the order of the match. */
  readonly turning: readonly TurningPoint[];
  /** Empty where the chances are those of parts of the match, as in a campaign of many missions. */
  readonly ledgers: readonly Ledger[];
}

/** One point of the curve. */
export interface Point {
  /** How many moves of the line of play had been made; the positions of looking back. */
  readonly position: number;
  /** Which turn, round or stretch of the match that was, from 1; 0 before the first. */
  readonly turn: number;
  /** What that stretch is called, such as "turn 18"; None where it has no name. */
  readonly title: Message | null;
  /**
   * Of each seat, from what it could know then; at the end the result, with no error. In a campaign they are those of
   * the mission under way, or of the next one, and the last point is not the end.
   */
  readonly estimates: readonly Estimate[];
}

/** A chance of winning, and how sure that is. */
export interface Estimate {
  readonly chance: number;
  readonly error: number;
}

/** A decision that cost more than chance can explain: more than twice its standard error. */
export interface TurningPoint {
  /** Just before the decision: from here one can play on. */
  readonly position: number;
  /** As in the curve. */
  readonly turn: number;
  readonly title: Message | null;
  /** Who decided. */
  readonly seat: number;
  /** What was asked. */
  readonly question: Message;
  readonly played: Way;
  /** What the judge would have done, from what this seat could know. */
  readonly better: Way;
  /** What was lost, above 0: measured in the same imagined worlds for both, and so surer than either chance. */
  readonly cost: Gain;
  /** Why the judge would have done that, if it says so. */
  readonly why: Message | null;
}

/** What was done, or could have been, and what it was worth. */
export interface Way {
  /** Usually one; several, or none, where several could be chosen at once. */
  readonly deeds: readonly Deed[];
  readonly chance: Estimate;
}

/** One move, as its caption showed it to the seat that could make it. */
export interface Deed {
  readonly message: Message;
  /** Its place on the board. */
  readonly at: string;
}

/** By how much a chance has risen, below 0: fallen, and how sure that is. */
export interface Gain {
  readonly gain: number;
  readonly error: number;
}

/** Where the chance of a seat went: `start` and `moves` and `others` and `luck` add up to `result`. */
export interface Ledger {
  readonly seat: number | null;
  readonly start: number;
  /** 1 for who won alone, a share for who won with others, 0. */
  readonly result: number;
  /** By the seat's own decisions; in a cooperative title by all. */
  readonly moves: Gain;
  /** By what the others decided, as far as it could be told from luck. */
  readonly others: Gain;
  /** By dice, draws, and what came to light. */
  readonly luck: Gain;
  /** The largest parts of the luck, the largest first. */
  readonly entries: readonly LuckEntry[];
  /** All other parts of the luck together, */
  readonly rest: Gain;
  /** and how many they are. */
  readonly rest_count: number;
}

/** Something that nobody decided, and what it gave or took. */
export interface LuckEntry {
  /** Just after it. */
  readonly position: number;
  readonly turn: number;
  /** Who rolled or drew; None: nobody in particular. */
  readonly seat: number | null;
  readonly kind: 'both' | 'cards' | 'dice' | 'event';
  /** In a sentence. */
  readonly what: Message;
  /** Of the seat whose ledger this is. */
  readonly gain: Gain;
  /** Whether the expectation before it was worked out from true odds, and not by trying. */
  readonly exact: boolean;
}

/** How well somebody chose in one match: by how much their own moves changed their chance. */
export interface MovesOf {
  readonly table: string;
  readonly gain: number;
}

/** A note that came in a lesson, for looking back. */
export interface PastNote {
  /** How many moves had been made. */
  readonly position: number;
  readonly step: number;
  readonly of: number;
  readonly id: string;
  readonly speaker: string;
  readonly text: Message;
  readonly look: readonly string[];
}

/** Those whose words it does not know yet. */
export interface Reading {
  readonly ids: readonly string[];
  readonly at?: number | null;
  readonly language: string;
}

/** Sealed messages that a client has met, perhaps at a past position that it looks at. */
export interface Meeting {
  readonly ids: readonly string[];
  readonly at?: number | null;
}

/** The answer to a request that was not granted. */
export interface Failure {
  readonly error: Problem;
}

/** What is wrong: a message as everywhere, and the rule behind it or "". */
export interface Problem {
  readonly id: string;
  readonly args: Readonly<Record<string, Arg>>;
  readonly rule: string;
}
