/** What the server and this client say to each other: the shapes of docs/protocol.md, and nothing else. */

/** How long names of people and tables may be. */
export const LONGEST_NAME = 40;

/** A sentence as a Fluent id with arguments; an argument may again be a message. */
export interface Message {
  readonly id: string;
  readonly args?: Readonly<Record<string, Arg>>;
}

export type Arg = string | number | Message;

/** A move is the title's own data; every move has a tag. */
export interface Move {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** Words and place of a move: what is done, where it lights up on the board, and with which others it belongs. */
export interface Caption {
  readonly message: Message;
  readonly place: string;
  readonly group: string;
}

/** What a move leads to; an outcome is a word of the title's own. */
export interface Stake {
  /** How likely each outcome is after the move, from 0 to 1, the best outcome first. */
  readonly chances: Readonly<Record<string, number>>;
  /** The outcome that the move makes certain. */
  readonly sure?: string;
  /** The best outcome that becomes less likely, or is lost, beside the best that could be done instead. */
  readonly costs?: string;
  /** The best outcome that becomes more likely than if nothing were done. */
  readonly gains?: string;
}

export interface Offer {
  readonly move: Move;
  readonly caption: Caption;
  /** What it leads to, where the title can say. */
  readonly stake?: Stake | null;
}

export interface Deadline {
  readonly key: string;
  readonly seconds: number;
  /** Seconds left when the server sent this. */
  readonly left: number;
}

export type QuestionKind = 'ask' | 'ask-some' | 'race' | 'ballot';

export interface Question {
  readonly kind: QuestionKind;
  readonly prompt: Message;
  readonly rule: string;
  readonly least: number;
  readonly most: number;
  readonly deadline?: Deadline | null;
  /** The list may tell something of what others must not know: nothing is answered without the player. */
  readonly hiding?: boolean;
}

export interface Over {
  readonly scores: readonly number[];
  readonly winners: readonly number[];
}

/** How the match stands, as one seat (or an onlooker) may see it. */
export interface Stand<View = unknown> {
  /** How many moves stand. */
  readonly position: number;
  /** How many lines the log has. */
  readonly count: number;
  readonly view: View;
  readonly waiting: readonly number[];
  readonly over: Over | null;
  readonly question: Question | null;
  readonly moves: readonly Offer[];
  /** Null when the last move can be taken back, else the message why it cannot. */
  readonly undo: Message | null;
  readonly redo: boolean;
  /** The other seats of this client that see exactly the same. */
  readonly alike?: readonly number[];
}

/** One line of the story: what happened, and the position that it led to. */
export interface Entry {
  readonly position: number;
  readonly message: Message;
  readonly time: number;
  readonly rule?: string;
  readonly seat?: number | null;
  readonly undone?: boolean;
}

export type SeatKind = 'person' | 'here' | 'open' | 'bot';

export interface SeatRow {
  readonly seat: number;
  readonly kind: SeatKind;
  readonly name: string;
  readonly bot: string;
  readonly present: boolean;
  readonly yours: boolean;
}

export type TableState = 'open' | 'playing' | 'paused' | 'over' | 'archived';
export type Watch = 'anyone' | 'link' | 'nobody';
export type Undo = 'information' | 'ask' | 'free';
export type OptionValue = string | number | boolean | readonly (string | number | boolean)[];
export type Options = Readonly<Record<string, OptionValue>>;

/** A table as lists show it. */
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
}

/** What the others may be asked to agree to. */
export type Matter = 'undo' | 'pause' | 'resume';

/** A request in the air, and who has agreed so far. */
export interface Request {
  readonly seat: number;
  readonly to: Matter;
  readonly agreed: readonly number[];
}

export interface Welcome {
  readonly type: 'welcome';
  readonly n: number;
  readonly seats: readonly number[];
  readonly host: boolean;
  readonly face: number | null;
  readonly table: Row;
  readonly log: readonly Entry[];
  readonly stand: Stand | null;
  readonly requests?: readonly Request[];
}

export interface News {
  readonly type: 'news';
  readonly n: number;
  readonly table?: Row;
  readonly log?: readonly Entry[];
  /** Lines of the log that speak of later positions were taken back. */
  readonly back?: number;
  readonly stand?: Stand | null;
  readonly requests?: readonly Request[];
}

export interface Done {
  readonly type: 'done';
  readonly id: number;
  readonly n: number;
}

export interface Refused {
  readonly type: 'refused';
  readonly id: number | null;
  readonly message: Message;
  readonly rule?: string;
}

export type ServerFrame = Welcome | News | Done | Refused;

/** What a client sends; the connection adds the `id` that the answer repeats. */
export type ClientFrame =
  | { readonly type: 'answer'; readonly at?: number; readonly moves: readonly Move[] }
  | { readonly type: 'why'; readonly move: Move }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  | { readonly type: 'agree'; readonly to: Matter; readonly yes: boolean }
  | { readonly type: 'pause'; readonly yes: boolean }
  | { readonly type: 'face'; readonly seat: number | null }
  | { readonly type: 'ping' };
