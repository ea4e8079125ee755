/** Made of the structs of the server by `make types`. Do not edit. */
import type { Message } from '../../table/protocol';

/** What is printed on dice and cards. */
export interface Printed {
  readonly sections: readonly ('engineering' | 'recon' | 'science' | 'security')[];
  readonly symbols: readonly string[];
  readonly colours: readonly ('blue' | 'green' | 'red')[];
  readonly biomes: readonly ('cave' | 'cold' | 'crystalline' | 'deadly' | 'desert' | 'hostile' | 'rocky' | 'ruins' | 'tutorial' | 'vegetation' | 'void' | 'volcanic' | 'water')[];
  /** The five discovery decks. */
  readonly types: readonly ('alien_technology' | 'living_specimens' | 'microorganisms' | 'minerals' | 'strange_flora')[];
  /** From the worst to the best. */
  readonly morale: readonly ('high' | 'low' | 'medium' | 'very_low')[];
  readonly dice: readonly DiePrint[];
  readonly ranks: Readonly<Record<number, RankPrint>>;
  /** How many injuries somebody can bear. */
  readonly injury_slots: number;
  readonly injuries: Readonly<Record<string, InjuryPrint>>;
  /** What a danger die does, by the letter of its box and by its face. */
  readonly danger: Readonly<Record<string, Readonly<Record<string, Written>>>>;
  readonly ship: ShipPrint;
  readonly campaigns: Readonly<Record<string, CampaignPrint>>;
  readonly signposts: Signposts;
  /** What the lines of the log are about. */
  readonly lines: LogLines;
  /** Cards, boards and plates that were met, by their names: `guestbook-poi-120`. They come one after the other. */
  readonly met?: Readonly<Record<string, CardPrint | PlanetPrint | PlatePrint>>;
}

/** A kind of section dice. */
export interface DiePrint {
  readonly id: string;
  readonly colour: 'blue' | 'green' | 'red';
  readonly kind: string;
  /** The symbol of a specialised die. */
  readonly main: string;
  readonly faces: readonly (readonly string[])[];
  /** How much more useful it is than others: symbols on its faces, special ones twice, no accidents. */
  readonly worth: number;
}

/** What a rank gives. */
export interface RankPrint {
  readonly hand: number;
  readonly rows: number;
  readonly sleeves: number;
  readonly discount: number;
  readonly scan: number;
}

/** A type of injury cards. */
export interface InjuryPrint {
  readonly count: number;
  /** What it does when an injury die shows a face of it. */
  readonly effects: Readonly<Record<string, Written>>;
}

/** Something in the notation of the campaign: in words, where there are any. */
export interface Written {
  readonly words?: Message;
  /** The boxes of the danger dice that it may ask for. */
  readonly danger?: readonly string[];
}

/** Figures of the ship book. */
export interface ShipPrint {
  readonly command: number;
  readonly energy: number;
  readonly scan: number;
}

/** A campaign: its folder, and the word by which its messages begin. */
export interface CampaignPrint {
  readonly folder: string;
  readonly prefix: string;
}

/** What belongs where. */
export interface Signposts {
  /** The rooms of moves, by their type, that are not made on the page of their room. */
  readonly rooms: Readonly<Record<string, 'addon' | 'barracks' | 'bridge' | 'hangar' | 'laboratory' | 'medbay' | 'memorial' | 'production' | 'situation' | 'starmap'>>;
  /** By the prompt: whether a section gives one of its dice away, or takes one out of the box. */
  readonly trades: Readonly<Record<string, 'gives' | 'takes'>>;
  /** Which section a question names, by the id of its name. */
  readonly sections: Readonly<Record<string, 'engineering' | 'recon' | 'science' | 'security'>>;
  readonly known: KnownOrders;
  /** How the rules of a dice check begin. */
  readonly chapter: string;
  readonly steps: readonly StepSign[];
  /** The rules by which actions begin; a dice check is told from the last one on. */
  readonly actions: readonly string[];
  /** The pages of the ship book in their order, each with its room. */
  readonly tabs: Readonly<Record<string, 'addon' | 'barracks' | 'bridge' | 'hangar' | 'laboratory' | 'medbay' | 'memorial' | 'production' | 'situation' | 'starmap'>>;
  /** The pages of a homecoming, by how the rules of their chapter begin. */
  readonly pages: Readonly<Record<string, 'debriefing' | 'docking' | 'medbay' | 'memorial' | 'unloading'>>;
}

/**
 * Orders that everybody knows and looks for among the actions of a turn. Where they cannot be given, they stand there
 * all the same, and the answer to "why not?" is the server's.
 */
export interface KnownOrders {
  /** Moves that stand only among the actions of a turn. */
  readonly among: readonly string[];
  readonly types: readonly string[];
}

/** The first rule of a step of a dice check; those up to the next sign belong to it as well. */
export interface StepSign {
  readonly rule: string;
  readonly step: number;
}

/** What the lines of the log are about. */
export interface LogLines {
  /** How messages of the title begin after its name, and their signs: the first that fits counts. */
  readonly signs: readonly (readonly [string, 'addon' | 'advance_track' | 'command' | 'crew' | 'danger' | 'dice_check' | 'die' | 'energy' | 'equipment' | 'event' | 'gain_success' | 'gathering' | 'important' | 'injury' | 'lander' | 'lead' | 'legend' | 'log' | 'medbay' | 'memorial' | 'mission' | 'morale' | 'poi' | 'production' | 'rank_up' | 'rest' | 'section_card' | 'special_action' | 'starmap' | 'supplies' | 'threat' | 'time' | 'travel' | 'unique'])[];
  /** Kinds of messages of a campaign that are pages of the log book: the second word of `guestbook-log-L00-0`. */
  readonly prose: readonly string[];
  /** Kinds of messages that explain something; they have not happened. Those of the title, or of a campaign. */
  readonly taught: readonly string[];
  /** The kind of the hints of the tutorial. */
  readonly hint: string;
  /** With this a landing begins. */
  readonly landing: string;
  /** A roll of the landing die. */
  readonly landing_roll: string;
  readonly home: HomeLines;
}

/** Lines that tell of the way home. */
export interface HomeLines {
  /** With these a homecoming begins. */
  readonly begins: readonly string[];
  /** It was an evacuation. */
  readonly fled: string;
  /** What is told of an evacuation: why, and what it cost. */
  readonly flight: readonly string[];
  /** Lines that are told of several crew members at once, and the message that then names all of them. */
  readonly together: Readonly<Record<string, string>>;
}

/** A card, a POI, a threat, a condition or a mission: whatever of these it has. */
export interface CardPrint {
  readonly print: 'card';
  readonly id: string;
  readonly section?: 'engineering' | 'recon' | 'science' | 'security';
  readonly rank?: number;
  readonly upper?: Written;
  readonly second?: Written;
  /** What dice a combination needs. */
  readonly combo?: Written;
  /** What the combination does. */
  readonly lower?: Written;
  readonly convert?: ConversionPrint;
  readonly charges?: number;
  readonly skill?: Written;
  /** What a crew member looks like. */
  readonly look?: readonly string[];
  readonly abilities?: readonly Written[];
  readonly passives?: readonly Written[];
  readonly actions?: readonly ActionPrint[];
  readonly combos?: readonly Written[];
  readonly specials?: readonly Written[];
  readonly travel?: Written;
  readonly effect?: Written;
  readonly other?: Written;
  readonly done?: Written;
  readonly then?: Written;
  readonly resolved?: Written;
  readonly reward?: Written;
  readonly result?: Written;
  readonly open?: Written;
  /** What a discovery does on a planet; the planet of a destination. */
  readonly planet?: Written | string;
  readonly ship?: Written;
  readonly ability?: Written;
  /** The fields of a threat's track. */
  readonly track?: readonly Written[];
  readonly time?: TimePrint;
  readonly icons?: readonly string[];
  readonly biomes?: readonly ('cave' | 'cold' | 'crystalline' | 'deadly' | 'desert' | 'hostile' | 'rocky' | 'ruins' | 'tutorial' | 'vegetation' | 'void' | 'volcanic' | 'water')[];
  readonly main?: boolean;
  readonly optional?: boolean;
  readonly no_save?: boolean;
  /** How a threat is drawn. */
  readonly figure?: string;
  readonly kind?: string;
  /** The deck of a discovery. */
  readonly type?: 'alien_technology' | 'living_specimens' | 'microorganisms' | 'minerals' | 'strange_flora';
  readonly tier?: string;
  readonly place?: string;
  readonly room?: string;
  readonly upgrades?: string;
  readonly set?: string;
  readonly at?: string;
  /** The energy that flying there takes. */
  readonly cost?: number;
  /** The discoveries that a research project takes. */
  readonly price?: readonly PricePrint[];
  /** What a production project makes: the largest thing among what it gives. */
  readonly makes?: 'add_on' | 'energy' | 'field' | 'lander' | 'minor' | 'mod' | 'personal' | 'upgrade';
  /** Who is assigned or what is paid for it; any of these will do. */
  readonly needs?: readonly Message[];
  /** The same for a project that is to move on sooner. */
  readonly speed?: readonly Message[];
  readonly show?: readonly string[];
  readonly first?: Written;
  readonly stage?: number;
  readonly energy?: number;
  readonly command?: number;
  readonly act?: number;
  readonly row?: number;
  readonly n?: number;
  readonly start?: readonly number[] | boolean;
  readonly starter?: boolean;
  readonly tutorial?: boolean;
  readonly again?: boolean;
  readonly armour?: number;
  readonly sensors?: number;
  readonly manoeuvrability?: number;
  readonly rolls?: number;
  readonly supplies?: number;
  readonly personal?: number;
  readonly field?: number;
  readonly discoveries?: number;
  readonly structural?: number;
  readonly functional?: number;
  readonly system?: string;
  /** The systems around one, and the energy that it takes to fly there. */
  readonly neighbours?: Readonly<Record<string, number>>;
  readonly charted?: string;
  readonly arrival?: string;
  readonly log?: string;
  /** How a destination's planet looks from far away: its colour and its face. */
  readonly disc?: readonly string[];
  /** The id of its plate. */
  readonly plate?: string;
  /** What equipment looks like; of a project, all that it makes. */
  readonly pictures?: readonly ('auger' | 'axe' | 'bell' | 'bench' | 'blanket' | 'bracelet' | 'canvas' | 'case' | 'chalk' | 'creepers' | 'driver' | 'gaiters' | 'grip' | 'hammer' | 'jacket' | 'kettle' | 'kitchen' | 'lace' | 'lens' | 'level' | 'lid' | 'liner' | 'lining' | 'mast' | 'meter' | 'mirror' | 'net' | 'oven' | 'pads' | 'patches' | 'pin' | 'pipe' | 'poles' | 'repeater' | 'rope' | 'sandals' | 'seat' | 'soles' | 'spectrograph' | 'spoon' | 'staff' | 'stake' | 'stethoscope' | 'stone' | 'sweet' | 'table' | 'tent' | 'thermos' | 'tin' | 'twist' | 'vest' | 'well' | 'whistle' | 'windbreak' | 'wool')[];
}

/** A basic on a die of this colour may count as that symbol (IV-X-570). */
export interface ConversionPrint {
  readonly colour: 'blue' | 'green' | 'red';
  readonly symbol: 'biology' | 'construction' | 'defence' | 'exploration' | 'fitness' | 'gathering' | 'science' | 'technology' | 'xenology';
}

/** A special action: line by line in words, and in parts. */
export interface ActionPrint {
  readonly words: readonly Message[];
  readonly parts: ActionParts;
}

/** What an action consists of. */
export interface ActionParts {
  /** The boxes of its danger dice. */
  readonly danger: readonly string[];
  /** How many fields its tracks have. */
  readonly tracks: Readonly<Partial<Record<'green' | 'red' | 'yellow', number>>>;
  readonly specials: readonly NeedPrint[];
  /** Its outcomes, from the top. */
  readonly rows: Readonly<Partial<Record<'green' | 'red' | 'yellow', NeedPrint>>>;
}

/** A special effect or an outcome. */
export interface NeedPrint {
  /** Ways to meet it, each with all that it needs; none: it needs nothing. */
  readonly ways: readonly (readonly string[])[];
  /** What it does. */
  readonly said: Message;
  /** The outcome that follows it. */
  readonly arrow: string;
}

/** A time track: how many fields it has, and what happens at its end. */
export interface TimePrint {
  readonly fields: number;
  readonly effect?: Written;
}

/** Discoveries that are paid. */
export interface PricePrint {
  readonly count: number;
  /** The deck that they must be of; null: any. */
  readonly type?: 'alien_technology' | 'living_specimens' | 'microorganisms' | 'minerals' | 'strange_flora';
}

/** What stands on a planet board itself. */
export interface PlanetPrint {
  readonly print: 'planet';
  readonly id: string;
  readonly paths: readonly PathPrint[];
  readonly sector: readonly SectorPrint[];
  readonly symbol?: readonly PathSymbolPrint[];
  /** The sectors where the lander may come down. */
  readonly landing?: readonly number[];
  readonly disc?: readonly string[];
  /** The id of its plate. */
  readonly plate?: string;
  readonly track?: readonly TrackPrint[];
  readonly state?: readonly PlanetStatePrint[];
  readonly time?: TimePrint;
  /** What holds on the whole planet. */
  readonly passives?: readonly Written[];
  readonly abilities?: readonly Written[];
}

/** A path between two sectors of the same board. */
export interface PathPrint {
  readonly start: number;
  readonly end: number;
  /** Whether one may also go back. */
  readonly both: boolean;
  /** What must be done on the way, in this order. */
  readonly symbols: readonly SignPrint[];
}

/** A symbol on a path. */
export interface SignPrint {
  readonly id: string;
  /** What it asks for; one of the planet's own says so itself. */
  readonly kind: 'danger' | 'own' | 'sacrifice' | 'travel' | 'use';
  /** Of the die that is used or sacrificed; null: any. */
  readonly colour?: 'blue' | 'green' | 'red';
  /** The box of a danger die. */
  readonly box?: string;
}

/** A sector of a planet board. */
export interface SectorPrint {
  readonly n: number;
  readonly biomes?: readonly ('cave' | 'cold' | 'crystalline' | 'deadly' | 'desert' | 'hostile' | 'rocky' | 'ruins' | 'tutorial' | 'vegetation' | 'void' | 'volcanic' | 'water')[];
  readonly log?: string;
  readonly icons?: readonly string[];
  readonly tags?: readonly string[];
  /** What stands out there. */
  readonly landmark?: string;
  /** Figures that the planet gives it: `floor` 3. */
  readonly numbers?: Readonly<Record<string, number>>;
}

/** A path symbol of one planet alone: what it does, or while what holds nobody travels there. */
export interface PathSymbolPrint {
  readonly id: string;
  readonly effect?: Written;
  readonly closed?: Written;
}

/** A track of a planet. */
export interface TrackPrint {
  readonly id: string;
  readonly fields: number;
  readonly start: number;
  readonly colour?: string;
  /** What happens at its end. */
  readonly full?: Written;
}

/** A word that a planet remembers, and those that it can be. */
export interface PlanetStatePrint {
  readonly id: string;
  readonly values: readonly string[];
  readonly start: string;
}

/** A picture: what is drawn, from the back to the front, and the parts of it for places with less room. */
export interface PlatePrint {
  readonly print: 'plate';
  readonly id: string;
  readonly draw: readonly DrawnPrint[];
  /** By name, each x, y, width and height: `tall`, `wide` and `square`. */
  readonly crops: Readonly<Record<string, readonly [number, number, number, number]>>;
}

/** A word of a plate, and what it is told; the rest is as the words of plates have it. */
export interface DrawnPrint {
  readonly draw: string;
  readonly given: Readonly<Record<string, number | boolean | string | readonly (readonly number[])[]>>;
}
