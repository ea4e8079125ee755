/** What the server shows of a match, and what is printed on boards and cards. */
import type { Message } from '../../table/protocol';
import type { BiomeName, SectionName } from './draw/glyphs';

/** Something in the notation of the campaign: as it is written, and in words. */
export type Written = string | { readonly text: string; readonly words: Message };

export interface Need {
  /** Ways to meet it, each with all that it needs; none: it needs nothing. */
  readonly ways?: readonly (readonly string[])[];
  readonly said: Message;
}

export interface ActionPrint {
  readonly text: string;
  readonly words: readonly Message[];
  readonly parts: {
    readonly danger?: readonly string[];
    readonly tracks?: Readonly<Record<string, number>>;
    readonly specials?: readonly Need[];
    readonly rows?: Readonly<Record<string, Need & { readonly arrow?: string }>>;
  };
}

export interface TimePrint {
  readonly fields: number;
  readonly effect?: Written;
}

/** A card, a POI, a threat, a condition or a mission: whatever of these it has. */
export interface CardPrint {
  readonly id: string;
  readonly section?: SectionName;
  readonly rank?: number;
  readonly upper?: Written;
  readonly second?: Written;
  readonly combo?: Written;
  readonly lower?: Written;
  readonly convert?: string;
  readonly charges?: number;
  readonly skill?: Written;
  readonly abilities?: readonly Written[];
  readonly passives?: readonly Written[];
  readonly actions?: readonly ActionPrint[];
  readonly combos?: readonly Written[];
  readonly specials?: readonly Written[];
  readonly travel?: Written;
  readonly effect?: Written;
  readonly other?: Written;
  readonly done?: Written;
  readonly reward?: Written;
  readonly result?: Written;
  readonly planet?: Written | string;
  readonly ship?: Written;
  readonly ability?: Written;
  readonly track?: readonly Written[];
  readonly time?: TimePrint;
  readonly icons?: readonly string[];
  readonly biomes?: readonly BiomeName[];
  readonly main?: boolean;
  /** How a threat is drawn, and what a crew member looks like. */
  readonly figure?: string;
  readonly look?: readonly string[];
  readonly kind?: string;
  readonly type?: string;
  readonly tier?: string;
  readonly cost?: readonly string[] | number;
  readonly stage?: number;
  readonly energy?: number;
  readonly command?: number;
  readonly supplies?: number;
  readonly discoveries?: number;
  readonly armour?: number;
  readonly sensors?: number;
  readonly manoeuvrability?: number;
  readonly system?: string;
  readonly neighbours?: Readonly<Record<string, number>>;
  /** How a destination's planet looks from far away: its colour and its face. */
  readonly disc?: readonly string[];
}

export interface SectorPrint {
  readonly n: number;
  readonly biomes?: readonly BiomeName[];
  readonly log?: string;
  readonly icons?: readonly string[];
  /** What stands out there. */
  readonly landmark?: string;
  /** Figures that the planet gives it: `floor` 3. */
  readonly numbers?: Readonly<Record<string, number>>;
}

export interface PlanetPrint {
  readonly id: string;
  readonly edges: string;
  /** Path symbols of this planet alone: what each does, or while what holds nobody travels there. */
  readonly symbol?: readonly { readonly id: string; readonly effect?: Written; readonly closed?: Written }[];
  readonly disc?: readonly string[];
  readonly landing?: readonly number[];
  readonly sector: readonly SectorPrint[];
  readonly track?: readonly { readonly id: string; readonly fields: number }[];
  readonly state?: readonly { readonly id: string; readonly values: readonly string[] }[];
  readonly time?: TimePrint;
  /** What holds on the whole planet. */
  readonly passives?: readonly Written[];
}

export interface CampaignPrint {
  readonly folder: string;
  readonly prefix: string;
}

export interface DiePrint {
  readonly id: string;
  readonly colour: Colour;
  readonly kind: string;
  readonly main?: string;
  readonly faces: readonly (readonly string[])[];
}

export type Colour = 'red' | 'green' | 'blue';
export const COLOURS: readonly Colour[] = ['red', 'green', 'blue'];
export const TYPES = ['minerals', 'living_specimens', 'alien_technology', 'strange_flora', 'microorganisms'] as const;
export const OUTCOMES = ['yellow', 'green', 'red'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export interface Printed {
  readonly dice: readonly DiePrint[];
  readonly ranks: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** What an injury card does when an injury die shows a face of it. */
  readonly injuries?: Readonly<Record<string, { readonly effects: Readonly<Record<string, Written>> }>>;
  /** What a danger die does, by the letter of its box and by its face. */
  readonly danger?: Readonly<Record<string, Readonly<Record<string, Written>>>>;
  readonly campaigns: Readonly<Record<string, CampaignPrint>>;
  /** Cards and boards that were met, by their names: `guestbook-poi-120`. */
  readonly met?: Readonly<Record<string, CardPrint | PlanetPrint>>;
  /** The settings by which a campaign remembers an earlier one: `cup-drank`. */
  readonly carry?: readonly string[];
  /** Figures of the ship book. */
  readonly ship?: { readonly command: number; readonly energy: number; readonly scan: number };
}

export interface MemberView {
  readonly section: SectionName;
  readonly crew: string;
  readonly rank: number;
  readonly sector: number;
  readonly available: readonly string[];
  readonly spent: readonly string[];
  readonly sacrificed: readonly string[];
  /** Type, whether it lies face down, whether a die lies on it, and its marker. */
  readonly injuries: readonly (readonly [string, boolean, boolean, string])[];
  readonly injury_dice: readonly number[];
  readonly charges: number;
  readonly hand: readonly string[];
  readonly deck: number;
  readonly discards: readonly string[];
  readonly equipment: readonly string[];
  readonly turned: boolean;
  readonly dead: boolean;
  readonly statuses: Readonly<Record<string, number>>;
  readonly values: Readonly<Record<string, number>>;
}

/** Something at hand that odds may count: whose it is, its card, and the key of its move. */
export interface AtHand {
  readonly who: number;
  readonly card: string;
  readonly key: string;
  /** How many of its uses were left out, and how many there are. */
  readonly times?: number;
  readonly of?: number;
}

/** The dice that must be rolled as well, and the chances that an injury die strikes an injury card, that a danger die does
 *  something, and that there is a new injury. */
export interface RisksView {
  readonly injury_dice: number;
  /** The boxes of the danger dice. */
  readonly boxes: readonly string[];
  readonly strikes: number;
  readonly dangers: number;
  readonly injured: number;
  /** What was counted that stops a danger or an injury. */
  readonly stops?: readonly AtHand[];
}

/** The chances of a check. All lists of chances are in the order of `names`. */
export interface OddsView {
  readonly phase?: 'choose' | 'support' | 'rolled';
  readonly names: readonly string[];
  /** What was counted, played as well as can be, and what could not be. */
  readonly cards?: readonly AtHand[];
  readonly left_out?: readonly AtHand[];
  /** Dice that are as good as each other. */
  readonly groups?: readonly (readonly string[])[];
  /** By how many are taken of each group, `2,0,1`. Without dice of others. */
  readonly chances?: Readonly<Record<string, readonly number[]>>;
  /** The same with the best die of everyone who may still support. */
  readonly supported?: Readonly<Record<string, readonly number[]>> | null;
  readonly support?: readonly (readonly [number, string])[];
  /** No accident, one, more. */
  readonly accidents?: Readonly<Record<string, readonly [number, number, number]>>;
  /** What injury dice and danger dice threaten that will be rolled; nothing if there are none. */
  readonly risks?: RisksView | null;
  readonly advice?: readonly {
    readonly dice: readonly string[];
    readonly key: string;
    readonly chance: number;
    readonly chances: readonly number[];
  }[];
  /** Best play from here on. */
  readonly now?: readonly number[];
  /** The outcome that is certain, or nothing. */
  readonly sure?: string;
  /** What the dice give if nothing more is done, and the dice that serve it. */
  readonly row?: string;
  readonly uses?: readonly number[];
  /** What each move makes of it, by its key. */
  readonly moves?: Readonly<Record<string, readonly number[]>>;
  /** What these dice promised before they were rolled. */
  readonly before?: {
    readonly chances: readonly number[];
    readonly alone: readonly number[] | null;
    readonly throws: number;
    readonly accidents: readonly [number, number, number];
  };
}

export interface CheckView {
  readonly who: number;
  readonly source: string;
  readonly action: number;
  readonly sector: number;
  readonly step: number;
  readonly hand: readonly (readonly [number, string])[];
  readonly supporters: readonly number[];
  /** Kind, face, owner, and the symbol that a card has turned it to. */
  readonly pool: readonly (readonly [string, number, number, string])[];
  readonly injury: readonly string[];
  readonly danger: readonly (readonly [string, string])[];
  /** Symbols that count as others where the check is made. */
  readonly swap?: Readonly<Record<string, string>>;
  readonly row: string;
  readonly odds: OddsView | null;
}

type Tracks = Readonly<Record<string, number>>;

export interface BoardView {
  readonly planet: string;
  readonly visit: number;
  readonly condition: string;
  readonly condition_time: number;
  readonly time: number;
  readonly threats: readonly (readonly [string, readonly number[], number, Tracks])[];
  readonly missions: readonly (readonly [string, string, number, Tracks])[];
  readonly values: Readonly<Record<string, number>>;
  readonly states: Readonly<Record<string, string>>;
  readonly paths: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

export interface PlaceView {
  readonly pois: readonly (readonly [string, Tracks, number])[];
  readonly markers: Readonly<Record<string, number>>;
  readonly gear: readonly string[];
  readonly entered: boolean;
}

export interface ExpeditionView {
  readonly boards: readonly BoardView[];
  readonly places: Readonly<Record<string, PlaceView>>;
  readonly team: readonly MemberView[];
  readonly landing: number;
  readonly lander: string;
  readonly mods: readonly string[];
  readonly supplies: number;
  readonly most_supplies: number;
  readonly discoveries: readonly string[];
  readonly uniques: readonly string[];
  readonly success: number;
  readonly rank_up: string;
  readonly leads: readonly (readonly (readonly [number, string, boolean])[])[];
  readonly events: number;
  readonly events_past: readonly string[];
  readonly event: string;
  readonly start: number;
  readonly round: number;
  readonly who: number;
  readonly actions: number;
  readonly check: CheckView | null;
  /** What the special actions promise that may be taken now, with all ready dice: `poi:505.0`. */
  readonly outlook?: Readonly<
    Record<string, { readonly names: readonly string[]; readonly chances: readonly number[] }>
  >;
}

export interface Page {
  readonly log: string;
  readonly at: number;
  readonly where: string;
  readonly names: Readonly<Record<string, string>>;
  /** The message that it is called by. */
  readonly title: string;
  /** The messages of its prose. */
  readonly parts: readonly string[];
  readonly choice: number;
  /** The message of the choice that was made; empty where there was none. */
  readonly chosen: string;
}

/** A row of a landing table: for which results of the die it is, what it is called, and what it does. */
export interface LandingRow {
  readonly first: number;
  readonly last: number;
  readonly name: string;
  readonly effect: Message | null;
}

export interface VanguardView {
  readonly campaign: string;
  readonly start: string;
  readonly part: string;
  readonly page: string;
  readonly speaker: number;
  readonly sections: readonly {
    readonly commander: number;
    readonly dice: readonly string[];
    readonly cards: readonly string[];
    readonly recruits: number;
  }[];
  /** Section, rank, place and missions of everybody aboard. */
  readonly crew: Readonly<Record<string, readonly [SectionName, number, string, number]>>;
  readonly ship: {
    readonly pass: number;
    readonly act: number;
    readonly morale: string;
    readonly command: number;
    readonly energy: number;
    readonly success: number;
    readonly price: number;
    readonly facilities: readonly string[];
    readonly facility_upgrades: readonly string[];
    readonly add_ons: readonly string[];
    readonly add_on: string;
    readonly research: readonly string[];
    readonly production: readonly (readonly [string, number, readonly number[]])[];
    readonly armory: readonly string[];
    readonly landers: readonly string[];
    readonly damaged: readonly string[];
    readonly mods: readonly string[];
    readonly fitted: readonly string[];
    readonly lander: string;
    readonly found: readonly string[];
    readonly pockets: readonly string[];
    readonly team: readonly string[];
    readonly memorial: readonly string[];
  };
  readonly bridge: {
    readonly objectives: readonly (readonly [string, boolean])[];
    readonly side: readonly (readonly [string, boolean])[];
    readonly technology: string;
    readonly upgrades: readonly string[];
    readonly active: readonly string[];
    readonly situations: readonly string[];
    readonly situation_deck: number;
  };
  readonly starmap: {
    readonly system: string;
    readonly charted: readonly string[];
    readonly here: readonly string[];
    readonly visited: readonly string[];
    readonly target: string;
    readonly scanned: Readonly<
      Record<
        string,
        {
          readonly steps: number;
          readonly biomes?: readonly BiomeName[];
          readonly abundance?: Readonly<Record<string, number>>;
          readonly hazards?: readonly LandingRow[];
          readonly dangers?: readonly string[];
        }
      >
    >;
  };
  readonly home: {
    readonly planet: string;
    readonly discoveries: readonly string[];
    readonly uniques: readonly string[];
    readonly success: number;
    /** Who came back, how many injuries each has, and who has risen a rank. */
    readonly team: readonly string[];
    readonly injuries: readonly number[];
    readonly promoted: readonly string[];
    readonly rank_up: string;
    readonly ranked: boolean;
    readonly failed: boolean;
    /** Whether it had to be fetched in a hurry. */
    readonly evacuated?: boolean;
  } | null;
  /** The landing table, while the lander comes down; `left` counts the rolls to come. */
  readonly landing: {
    readonly planet: string;
    readonly rolls: number;
    readonly left: number;
    readonly rows: readonly LandingRow[];
  } | null;
  /** What is kept of each planet that was visited. */
  readonly records: Readonly<
    Record<string, { readonly visits: number; readonly pass: number; readonly done: readonly string[] }>
  >;
  readonly book: readonly Page[];
  readonly expedition: ExpeditionView | null;
  /** What the tutorial explains just now, and the places to look at. */
  readonly lesson?: { readonly id: string; readonly text: Message; readonly look: readonly string[] } | null;
  readonly ending: string;
  /** What a later campaign may know of this one: `CUP=drank`. */
  readonly legacy: readonly string[];
}
