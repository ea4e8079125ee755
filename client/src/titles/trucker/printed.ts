/** Made of the structs of the server by `make types`. Do not edit. */

/** Components, boards, cards and the flight board. */
export interface Printed {
  readonly kinds: Readonly<Record<string, PrintedKind>>;
  readonly tiles: Readonly<Record<string, PrintedTile>>;
  readonly ships: Readonly<Record<string, PrintedShip>>;
  readonly cards: Readonly<Record<string, PrintedCard>>;
  /** Cards as they count for ships of class IV that meet them on an easier flight, where that differs. */
  readonly harder: Readonly<Record<string, PrintedCard>>;
  /** The spaces of the flight board. */
  readonly track: number;
  /** What each colour is worth. */
  readonly goods: Goods;
  readonly levels: Readonly<Record<number, PrintedLevel>>;
  /** The colour of the starting cabin of each seat. */
  readonly owners: readonly string[];
}

/** What every component of a kind can do. */
export interface PrintedKind {
  /** The id of the message that names it. */
  readonly name: string;
  /** The id of the message that says in a sentence what it does. */
  readonly does: string;
  /** The rule that says so at length. */
  readonly rule: string;
  readonly crew: number;
  readonly alien: boolean;
  readonly sleepers: number;
  readonly batteries: number;
  readonly cargo: number;
  /** Places for goods of any colour, red ones too. */
  readonly special: number;
  readonly engine: number;
  readonly cannon: number;
  /** Works only while a battery token is spent on it. */
  readonly powered: boolean;
}

/** A component as drawn. Sides are numbers: front, right, rear, left. */
export interface PrintedTile {
  readonly kind: string;
  /** For each side: 0 smooth, 1 single, 2 double, 3 universal. */
  readonly connectors: readonly number[];
  readonly muzzles?: readonly number[];
  readonly exhausts?: readonly number[];
  readonly shields?: readonly number[];
  readonly plating?: readonly number[];
  readonly nozzles?: readonly number[];
  /** The sides that must look at an empty square. */
  readonly clear?: readonly number[];
  /** The owner of a starting cabin, or the aliens that a life support serves. */
  readonly colours?: readonly string[];
}

/** The board of a class. */
export interface PrintedShip {
  readonly level: number;
  /** The labels of the columns from left to right. */
  readonly columns: readonly string[];
  /** The labels of the rows from the front to the rear. */
  readonly rows: readonly string[];
  /** The edges that meet: left and right, or also front and rear. */
  readonly glued: '' | 'both' | 'columns';
  /** Where edges meet: a square, its side that looks over the edge, and the square that it looks at. */
  readonly rim: readonly (readonly [number, 0 | 1 | 2 | 3, number])[];
  /** The two columns between which only equal connectors join. */
  readonly splice: readonly [string, string] | null;
  /** How an attack finds its line: by the sum of two dice, by one die, or by a die for each coordinate. */
  readonly aim: 'each' | 'one' | 'sum';
  /** The most that lost components cost; null: there is no limit. */
  readonly cap: number | null;
  /** What the largest gap of 0, 1, 2, ... empty squares costs before the flight; the last is for all larger. */
  readonly premiums: readonly number[];
  readonly insurance: readonly PrintedOffer[];
  /** The spaces of the hourglass. */
  readonly hourglass: readonly string[];
}

/** An insurance: what is paid before the flight, and the most that lost components cost after it. */
export interface PrintedOffer {
  readonly premium: number;
  readonly cap: number;
}

/** An adventure card with what its kind has. */
export interface PrintedCard {
  readonly id: string;
  readonly level: number;
  readonly kind: string;
  /** The id of the message that names it. */
  readonly name: string;
  /** The rule that says how it is played. */
  readonly rule: string;
  readonly days?: number;
  readonly crew?: number;
  readonly credits?: number;
  readonly strength?: number;
  readonly goods?: Goods | null;
  readonly planets?: readonly Goods[];
  readonly meteors?: readonly (readonly ['large' | 'small', 'front' | 'left' | 'rear' | 'right'])[];
  /** What an automatic defence fires. */
  readonly shots?: readonly (readonly ['large' | 'small', 'front' | 'left' | 'rear' | 'right'])[];
  readonly lose?: PrintedLoss | null;
  readonly reward?: PrintedReward | null;
  /** Where intruders come from. */
  readonly side?: 'front' | 'left' | 'rear' | 'right' | null;
  /** The hand that each intruder keeps at the wall. */
  readonly hands?: readonly ('left' | 'right')[];
  /** How far intruders walk. */
  readonly steps?: number;
  /** Commandos leave a charge on every n-th square. */
  readonly every?: number;
  readonly lines?: readonly PrintedLine[];
}

/** How many goods of each colour. */
export interface Goods {
  readonly red?: number;
  readonly yellow?: number;
  readonly green?: number;
  readonly blue?: number;
}

/** What somebody suffers: exactly one of these is there. */
export interface PrintedLoss {
  readonly days?: number;
  readonly crew?: number;
  readonly goods?: number;
  readonly shots?: readonly (readonly ['large' | 'small', 'front' | 'left' | 'rear' | 'right'])[];
}

/** What an enemy leaves behind. */
export interface PrintedReward {
  readonly credits?: number;
  readonly goods?: Goods | null;
}

/** A line of a combat zone: the player with the least of this loses that. */
export interface PrintedLine {
  readonly least: 'cannons' | 'crew' | 'engines';
  readonly lose: PrintedLoss;
}

/** What the round tile of a level says. */
export interface PrintedLevel {
  /** The cards of each level in one of the piles. */
  readonly piles: Readonly<Record<number, number>>;
  /** The reward for each place. */
  readonly finish: readonly number[];
  readonly best_looking: number;
}
