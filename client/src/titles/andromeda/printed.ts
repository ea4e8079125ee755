/** Made of the structs of the server by `make types`. Do not edit. */
import type { Message } from '../../table/protocol';

/** The map, tiles, ships, cards, modules, tokens and tracks; and what does not change in any match. */
export interface Printed {
  /** By the number of a region. */
  readonly regions: readonly PrintedRegion[];
  readonly resources: readonly ('credit' | 'energy' | 'ice' | 'nano' | 'titan')[];
  readonly tracks: PrintedTracks;
  readonly module_types: readonly ('civilization' | 'commerce' | 'industry' | 'science')[];
  readonly ship_types: readonly ('fighter' | 'heavy_cruiser' | 'science_vessel' | 'transport')[];
  /** The six steps of a battle in their order. */
  readonly battle_steps: readonly ('after_roll' | 'damage' | 'diplomacy' | 'escalation' | 'gate' | 'over' | 'preparation' | 'result' | 'roll')[];
  /** What to look at for each question, by its prompt; a question that is not here is answered anywhere. */
  readonly scenes: Readonly<Record<string, 'battle' | 'edge' | 'hegemon' | 'market' | 'scores' | 'station'>>;
  /** The prompts about what the Hegemon has: places that moves name are at its station. */
  readonly of_hegemon: readonly string[];
  /** What each tile is. */
  readonly kinds: Readonly<Record<string, 'base' | 'gate' | 'planet' | 'quasar' | 'vortex'>>;
  readonly planets: Readonly<Record<string, PrintedPlanet>>;
  readonly developments: Readonly<Record<string, PrintedDevelopment>>;
  readonly bases: Readonly<Record<string, PrintedEffect>>;
  readonly special: Readonly<Record<string, PrintedSpecial>>;
  readonly ships: Readonly<Partial<Record<'fighter' | 'heavy_cruiser' | 'science_vessel' | 'transport', PrintedShip>>>;
  readonly upgrades: Readonly<Record<string, PrintedUpgrade>>;
  readonly factions: Readonly<Record<string, PrintedFaction>>;
  readonly raiders: Readonly<Record<string, PrintedRaider>>;
  readonly modules: Readonly<Record<string, PrintedModule>>;
  readonly core: Readonly<Record<string, PrintedEffect>>;
  readonly moons: Readonly<Record<string, PrintedMoon>>;
  readonly tokens: Readonly<Record<string, PrintedToken>>;
  readonly tactics: Readonly<Record<string, PrintedTactic>>;
  readonly events: Readonly<Record<string, PrintedEvent>>;
  readonly destinies: Readonly<Record<string, PrintedDestiny>>;
  /** What each result of the Gate roll gives, from 1 to 6. */
  readonly gate: readonly (Message | null)[];
  readonly hegemon: PrintedHegemon;
}

/** A space of the map, or a nebula. */
export interface PrintedRegion {
  /** What it is called in moves: `S07`, `N2`. */
  readonly name: string;
  /** How far to the right it lies: a hexagon is 10 wide. */
  readonly x: number;
  /** How far down it lies: 10 to the next row. */
  readonly y: number;
  readonly nebula: boolean;
}

/** The five progress tracks. */
export interface PrintedTracks {
  readonly names: readonly ('civilization' | 'commerce' | 'industry' | 'science' | 'supremacy')[];
  /** What a marker on each space is worth at the end. */
  readonly end_vp: readonly number[];
  /** What a development of that type is worth at the end, by the space of its owner's marker. */
  readonly development_value: readonly number[];
  /** What each space gives. */
  readonly effects: Readonly<Partial<Record<'civilization' | 'commerce' | 'industry' | 'science' | 'supremacy', readonly (Message | null)[]>>>;
}

/** A planet tile. */
export interface PrintedPlanet {
  readonly name: Message;
  readonly id: string;
  readonly type: 'desert' | 'gas_giant' | 'ice' | 'terran' | 'volcanic';
  /** Leaders that a development here needs. */
  readonly leaders: number;
  readonly development: string;
}

/** What is built on planets of one type. */
export interface PrintedDevelopment {
  readonly name: Message;
  readonly id: string;
  readonly planet_type: 'desert' | 'gas_giant' | 'ice' | 'terran' | 'volcanic';
  readonly track: 'civilization' | 'commerce' | 'industry' | 'science' | 'supremacy';
  /** What the planet itself gives. */
  readonly resource: 'credit' | 'energy' | 'ice' | 'nano' | 'titan';
  readonly cost: Cost;
  readonly ability: Message | null;
  readonly trigger: string;
  readonly hegemon_benefit: Message | null;
  readonly copies: number;
}

/** What something costs; what it does not cost is left out. */
export interface Cost {
  readonly energy?: number;
  readonly ice?: number;
  readonly nano?: number;
  readonly titan?: number;
  readonly credit?: number;
  /** Any of ice, nanocarbon and titanium. */
  readonly any?: number;
  /** Tactics cards. */
  readonly tactics?: number;
}

/** Something that does one thing: an alliance base, a core function of the station. */
export interface PrintedEffect {
  readonly name: Message;
  readonly id: string;
  readonly effect: Message | null;
}

/** A quasar, a vortex, or the Underdark Gate. */
export interface PrintedSpecial {
  readonly name: Message;
  readonly id: string;
  readonly count: number;
  /** Whether ships can be launched to it. */
  readonly launchable: boolean;
  /** For each own development next to it, at the end. */
  readonly vp: number;
}

/** A type of starship. */
export interface PrintedShip {
  readonly name: Message;
  readonly id: string;
  readonly per_player: number;
  /** How many stand in the launch bay at the start. */
  readonly start: number;
  readonly guns: number;
  readonly range: number;
  readonly shield: number;
  readonly ability: 'assault' | 'builder' | 'navigation' | 'shield';
  readonly cost: Cost;
  readonly hegemon_guns: number;
  readonly hegemon_range: number;
  readonly hegemon_shield: number;
}

/** An upgrade tile. */
export interface PrintedUpgrade {
  readonly name: Message;
  readonly id: string;
  readonly ship: 'fighter' | 'heavy_cruiser' | 'science_vessel' | 'transport';
  readonly effect: Message | null;
  readonly trigger: string;
  readonly copies: number;
  /** Copies that five players add. */
  readonly escalation: number;
}

/** A faction with two abilities and an upgrade of its own. */
export interface PrintedFaction {
  readonly name: Message;
  readonly id: string;
  readonly set: 'base' | 'escalation';
  readonly resources: Cost;
  readonly abilities: readonly [string, string];
  readonly upgrade: string;
}

/** A raider card. */
export interface PrintedRaider {
  readonly name: Message;
  readonly id: string;
  readonly rank: 'A' | 'B' | 'C' | 'D' | 'S';
  readonly figures: number;
  readonly guns: number;
  readonly targeting: number;
  readonly range: number;
  readonly vp: number;
  readonly ability: string;
}

/** A design of module. */
export interface PrintedModule {
  readonly name: Message;
  readonly id: string;
  readonly type: 'civilization' | 'commerce' | 'industry' | 'science';
  readonly copies: number;
  /** `base`, `ancient`, or that of an owner's box. */
  readonly set: string;
  readonly cost: Cost;
  /** When it works by itself; empty for one that is activated. */
  readonly trigger: string;
  readonly effect: Message | null;
  /** What a moon in its slot does: it adds its symbol to what the module gives, or pays what activating it costs. */
  readonly slot: 'cost' | 'none' | 'out';
  /** What activating it costs, unless a moon lies in its cost slot. */
  readonly paid_cost: Cost;
  /** Damage markers that it comes with. */
  readonly damage: number;
  readonly relics: number;
}

/** A moon. */
export interface PrintedMoon {
  readonly name: Message;
  readonly id: string;
  readonly set: 'ancient' | 'orphaned' | 'planetary';
  readonly planet_type: 'desert' | 'gas_giant' | 'ice' | 'terran' | 'volcanic' | '';
  /** What it gives once; null for the symbol of nothing. */
  readonly symbol: Message | null;
  /** The symbol as a cost, for a cost slot. */
  readonly price: Cost;
  readonly relics: number;
}

/** A discovery or supremacy token. */
export interface PrintedToken {
  readonly name: Message;
  readonly id: string;
  readonly kind: 'discovery' | 'supremacy';
  readonly copies: number;
  readonly effect: Message | null;
  /** `once` as a free action, or the trigger at which it works for good. */
  readonly timing: string;
}

/** A tactics card. */
export interface PrintedTactic {
  readonly name: Message;
  readonly id: string;
  readonly kind: 'diplomacy' | 'maneuver' | 'operation';
  readonly copies: number;
  readonly timing: string;
  readonly effect: Message | null;
}

/** An event card. */
export interface PrintedEvent {
  readonly name: Message;
  readonly id: string;
  readonly deck: 'dawn' | 'shadows' | 'twilight';
  readonly affects: 'behind' | 'board' | 'each' | 'fleet' | 'gate' | 'rich';
  readonly effect: Message | null;
  /** What the Hegemon gains instead; null when it is treated as a player. */
  readonly hegemon_effect: Message | null;
}

/** A destiny card: `points` for each `each` of something, at most `cap`. */
export interface PrintedDestiny {
  readonly name: Message;
  readonly id: string;
  readonly what: string;
  readonly points: number;
  readonly each: number;
  readonly cap: number;
}

/** Officers with their rings, action cards, negotiation cards, upgrade tiles, and the sections of the ramp. */
export interface PrintedHegemon {
  /** What the three action decks are called, and the sections of the ramp that they belong to. */
  readonly decks: readonly string[];
  /** The section that each result of the die picks, from 1 on. */
  readonly section_of: readonly number[];
  readonly officers: Readonly<Record<string, PrintedOfficer>>;
  readonly actions: Readonly<Record<string, PrintedAction>>;
  readonly negotiations: Readonly<Record<string, PrintedNegotiation>>;
  readonly tiles: Readonly<Record<string, PrintedTile>>;
}

/** An officer of the Hegemon. */
export interface PrintedOfficer {
  readonly name: Message;
  readonly level: number;
  /** What the ability is called; null: the officer has none. */
  readonly ability: Message | null;
  /** What the ability does. */
  readonly does: Message | null;
  /** What each space of the command ring gives, clockwise from the top. */
  readonly ring: readonly Message[];
}

/** An action card: where the next ship of a section goes. */
export interface PrintedAction {
  readonly target: Message;
  /** What else happens. */
  readonly special: 'build' | 'event' | 'none' | 'repair';
}

/** A negotiation card. */
export interface PrintedNegotiation {
  readonly name: Message;
  readonly effect: Message;
}

/** An upgrade tile of the Hegemon. */
export interface PrintedTile {
  readonly name: Message;
  readonly lasting: boolean;
  readonly effect: Message;
}
