/** A beat as a board is given it, and what a title says about how its kinds are shown. */
import type { Beat, Entry, Message } from '../table/protocol';
import type { SoundName } from './sounds';

export type BeatData = Beat['data'];

/** The beat that is being shown. A new object for each, so that a board can tell two alike apart. While it is shown,
 *  the board's `view` is the true view of that moment and `before` the one before it: what breaks off at this beat is
 *  still in `before`, and what only flies towards it is told by an earlier beat whose `view` still has it. */
export interface ShownBeat<View = unknown> {
  readonly kind: string;
  readonly data: BeatData;
  /** Its place in the row, from 0, and how many beats the row has. */
  readonly place: number;
  readonly of: number;
  /** Milliseconds until the next one, of which `hold` at the end are for reading. 0 where nothing moves: it stands as a
   *  card until it was seen. */
  readonly ms: number;
  readonly hold: number;
  readonly before: View;
  /** The lines of the log that tell it; they are in the log when it is over. */
  readonly lines?: readonly Entry[];
  /** In a race: the board already shows how the row ends, and may be played on. */
  readonly live: boolean;
}

/** How a kind of beat is shown. */
export interface Shot {
  /** Milliseconds of motion at normal speed. */
  readonly ms?: number;
  /** Milliseconds more to read it, ended by any key. */
  readonly hold?: number;
  readonly sound?: SoundName | '';
  /** Whether it is a scene of its own: it takes its time, however much happens before and after it. */
  readonly scene?: boolean;
  /** Whether it is shown before anybody goes on, also where all may act at once. */
  readonly first?: boolean;
  /** Whether it stands as a card where nothing moves. */
  readonly matters?: boolean;
  /** Whether the board itself keeps it in sight until somebody says that it was seen: always, or only where nothing
   *  moves. Nothing skips over what always stays. */
  readonly stays?: 'always' | 'still';
  /** Whether it is a page to be read: a film of the past stops at it too. */
  readonly page?: boolean;
  /** What the button says that goes on from what stays. */
  readonly seen?: (data: BeatData) => Message;
  /** Milliseconds that it stands where nothing moves. */
  readonly breath?: number;
  /** What is said while it is shown, instead of its line of the log. Null: nothing. */
  readonly caption?: (data: BeatData) => Message | null;
}

/** What a beat tells. */
export type BeatTold = Pick<Beat, 'kind' | 'data'>;

/** What a title says about its kinds of beats, if need be by what is told next in the same row. A kind that is missing is
 *  shown as in other titles. */
export type Film = Readonly<Record<string, Shot | ((beat: BeatTold, next?: BeatTold) => Shot)>>;
