/** What the server says of Galaxy Trucker: the view of a seat, and what is printed on the components. */
import type { Message } from '../../table/protocol';

/** Sides run clockwise: front, right, rear, left. */
export type Side = 0 | 1 | 2 | 3;

export interface PrintedTile {
  readonly kind: string;
  readonly connectors: readonly number[];
  readonly muzzles?: readonly number[];
  readonly exhausts?: readonly number[];
  readonly shields?: readonly number[];
  readonly plating?: readonly number[];
  readonly nozzles?: readonly number[];
  readonly colours?: readonly string[];
}

export interface PrintedKind {
  /** The id of the message that names it. */
  readonly name: string;
  readonly crew: number;
  readonly batteries: number;
  readonly cargo: number;
  readonly special: number;
  readonly engine: number;
  readonly cannon: number;
  readonly powered: boolean;
}

export interface PrintedShip {
  readonly level: number;
  readonly columns: readonly string[];
  readonly rows: readonly string[];
  readonly plan: readonly string[];
  readonly front_boards: Readonly<Record<string, readonly string[]>>;
  readonly rear_boards: Readonly<Record<string, readonly string[]>>;
  readonly glued: '' | 'columns' | 'both';
  readonly splice: readonly [string, string] | null;
  readonly aim: 'sum' | 'one' | 'each';
  readonly cap: number | null;
  readonly premiums: readonly number[];
  readonly insurance: readonly (readonly [number, number])[];
  readonly marked: Readonly<Record<string, readonly string[]>>;
  readonly holes: Readonly<Record<string, readonly string[]>>;
  readonly hourglass: readonly string[];
}

export type Goods = Readonly<Partial<Record<'red' | 'yellow' | 'green' | 'blue', number>>>;
export type Attack = readonly ['small' | 'large', 'front' | 'right' | 'rear' | 'left'];

export interface Loss {
  readonly days?: number;
  readonly crew?: number;
  readonly goods?: number;
  readonly shots?: readonly Attack[];
}

/** A card with whatever its kind has; a kind that is not known here is shown by its name and figures. */
export interface PrintedCard {
  readonly id: string;
  readonly level: number;
  readonly kind: string;
  /** The id of the message that names it. */
  readonly name: string;
  readonly days?: number;
  readonly crew?: number;
  readonly credits?: number;
  readonly strength?: number;
  readonly goods?: Goods;
  readonly planets?: readonly Goods[];
  readonly meteors?: readonly Attack[];
  /** What an automatic defence fires. */
  readonly shots?: readonly Attack[];
  readonly lose?: Loss;
  readonly reward?: { readonly credits?: number; readonly goods?: Goods };
  readonly side?: Attack[1];
  /** Intruders: the hand that each keeps at the wall, and how far they walk. */
  readonly hands?: readonly ('left' | 'right')[];
  readonly steps?: number;
  readonly every?: number;
  readonly lines?: readonly { readonly least: 'crew' | 'engines' | 'cannons'; readonly lose: Loss }[];
}

export interface Printed {
  readonly kinds: Readonly<Record<string, PrintedKind>>;
  readonly tiles: Readonly<Record<string, PrintedTile>>;
  readonly ships: Readonly<Record<string, PrintedShip>>;
  readonly cards: Readonly<Record<string, PrintedCard>>;
  readonly track: number;
  readonly goods: Goods;
  readonly levels: Readonly<Record<string, { readonly finish: readonly number[]; readonly best_looking: number }>>;
}

/** By the number of the square; JSON has only names, so the numbers are written out. */
export type ByCell<T> = Readonly<Record<string, T>>;

export interface Fault {
  readonly rule: string;
  readonly cells: readonly number[];
  readonly message: Message;
}

export interface Figures {
  /** Least and most, in half points. */
  readonly cannons: readonly [number, number];
  readonly engines: readonly [number, number];
  readonly crew: number;
  readonly batteries: number;
  readonly exposed: number;
  readonly cap: number | null;
  readonly faults: readonly Fault[];
  readonly weak_spot: { readonly cells: readonly number[]; readonly premium: number } | null;
}

export interface Trucker {
  readonly credits: number;
  /** The tile in the hand, "?" when only its owner may know it, empty when there is none. */
  readonly hand: string;
  readonly reserve: readonly string[];
  readonly last: number;
  readonly looking: number;
  readonly number: number;
  readonly premium: number;
  readonly debt: number;
  readonly position: number;
  readonly flying: boolean;
  readonly finished: boolean;
  readonly halves: string;
  readonly parts: ByCell<string>;
  readonly humans: ByCell<number>;
  readonly aliens: ByCell<string>;
  readonly sleepers: ByCell<number>;
  readonly batteries: ByCell<number>;
  readonly goods: ByCell<readonly string[]>;
  readonly lost: readonly string[];
  /** The squares whose components were lost in this flight. */
  readonly wrecks: readonly number[];
  readonly figures: Figures | null;
}

export interface Strike {
  readonly what: 'meteor' | 'shot';
  readonly size: 'small' | 'large';
  readonly side: Side;
  readonly dice: readonly number[];
  readonly lines: readonly number[];
  readonly square: number;
  readonly seat: number;
  readonly hits: readonly {
    readonly cell: number;
    readonly shields: readonly number[];
    readonly cannons: readonly number[];
  }[];
}

export type Part = 'setup' | 'ready' | 'building' | 'check' | 'loading' | 'flight' | 'end';

export interface TruckerView {
  readonly classes: readonly string[];
  readonly round: number;
  readonly part: Part;
  readonly dice: readonly number[];
  readonly hole: string;
  readonly build: 'race' | 'turns';
  readonly guided: boolean;
  readonly heap: number;
  readonly open: readonly string[];
  readonly glass: number;
  readonly running: boolean;
  readonly sand: number;
  readonly turn: number;
  readonly budget: number;
  readonly piles: readonly number[];
  readonly flight: number;
  readonly card: string;
  readonly flown: readonly string[];
  readonly order: readonly number[];
  readonly ready: readonly number[];
  readonly offer: readonly string[];
  readonly landed: Readonly<Record<string, number>>;
  readonly beaten: readonly number[];
  readonly step: number;
  readonly shot: number;
  readonly strike: Strike | null;
  readonly truckers: readonly Trucker[];
  readonly looking_at: readonly string[];
  readonly known: readonly string[];
}
