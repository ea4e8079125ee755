/** What the server sends of Andromeda's Edge: `view.py` and `printed.py`, as this client reads them. */
import type { Message } from '../../table/protocol';

/** How many of each: energy, ice, nanocarbon, titanium, credits; in costs then any of the middle three, and cards. */
export type Amounts = readonly number[];
/** The number of a region, or where else a ship can be: see `PLACES`. */
export type Place = number;

/** Where ships are that are in no region. */
export const PLACES = { bay: -1, scrapyard: -2, repair: -3, unbuilt: -4, used: -5 } as const;

export type ShipType = 'transport' | 'fighter' | 'science_vessel' | 'heavy_cruiser';
export const SHIP_TYPES: readonly ShipType[] = ['transport', 'fighter', 'science_vessel', 'heavy_cruiser'];
/** The types of the nine ships of a player. */
export const FLEET: readonly ShipType[] = [
  ...Array<ShipType>(6).fill('transport'),
  'fighter',
  'science_vessel',
  'heavy_cruiser',
];

export interface Moons {
  /** The top one of a planet, all of a nebula. */
  readonly seen: readonly string[];
  readonly count: number;
}

/** A module on a station: id, damage markers, repairs that a mechaphage still takes, moon in its slot. */
export type OwnModule = readonly [id: string, damage: number, mechaphage: number, moon: string];

export interface Player {
  readonly faction: string;
  readonly vp: number;
  readonly resources: Amounts;
  readonly cards: number;
  readonly hand: readonly string[] | null;
  readonly hand_limit: number;
  readonly ships: readonly Place[];
  readonly shield: number;
  readonly leaders: number;
  readonly posted: Readonly<Record<string, number>>;
  readonly settled: Readonly<Record<string, number>>;
  readonly tracks: readonly number[];
  readonly modules: readonly OwnModule[];
  readonly held_moons: readonly string[];
  readonly tokens: readonly string[];
  readonly spent: readonly string[];
  readonly upgrades: readonly string[];
  readonly vault: number;
  readonly targeting: number;
  readonly defeated: number;
  readonly dealt: readonly string[] | null;
  readonly destiny: string | null;
  readonly destinies: readonly string[] | null;
}

/** Who fights on a side: a player, or raiders. */
export const RAIDERS = -1;

export interface Side {
  readonly who: number;
  readonly dice: number;
  readonly targeting: number;
  readonly energy: number;
  readonly roll: readonly number[];
  readonly out: boolean;
  readonly cards: readonly string[];
  readonly spared: readonly number[];
  /** Ships that go to the scrapyard if it loses. */
  readonly stake: number;
}

export type BattleStep =
  'escalation' | 'diplomacy' | 'preparation' | 'roll' | 'after_roll' | 'result' | 'damage' | 'over' | 'gate';

export interface Battle {
  readonly region: number;
  readonly step: BattleStep;
  readonly sides: readonly Side[];
  readonly order: readonly number[];
  readonly winner: number;
  readonly losers: readonly number[];
  /** Side, chance to win, ships lost on average. */
  readonly odds: readonly (readonly [who: number, win: number, losses: number])[] | null;
  /** The chance to win after `energy:2` or `card:target_lock`. */
  readonly prospects: Readonly<Record<string, number>>;
}

export interface Hegemon {
  readonly officer: string;
  readonly eye: number;
  readonly probe: number;
  readonly marker: number;
  readonly step: string;
  readonly section: number;
  readonly cards: readonly string[];
  readonly decks: readonly number[];
  readonly ramp: readonly (readonly number[])[];
  readonly negotiations: number;
  readonly tiles: number;
  readonly upgrades: readonly string[];
  readonly bribed: number;
}

/** Who helps in a battle: nobody but those whom the rules send; all own ships and energy; all that everybody has. */
export const HELP = ['alone', 'helped', 'all'] as const;
export type Help = (typeof HELP)[number];

/** A side of the battle that would follow. */
export type Stance = readonly [who: number, dice: number, targeting: number, energy: number, win: number];

/** What waits for a ship that is launched to a region. */
export interface Outlook {
  /** Raiders of which one comes: id, where it is. */
  readonly raiders: readonly (readonly [id: string, region: number])[];
  readonly joining: readonly (readonly [who: number, ship: number, start: number, surely: boolean])[];
  /** By type of ship and by who helps; more help is left out where it changes nothing. Empty when there is no battle. */
  readonly fights: Readonly<Record<string, Readonly<Partial<Record<Help, readonly Stance[]>>>>>;
}

export interface AndromedaView {
  readonly part: 'factions' | 'resources' | 'destiny' | 'hegemon' | 'turn' | 'over';
  readonly turn: number;
  readonly step: string;
  readonly first: number;
  readonly terminus: number;
  readonly deck: string;
  /** What lies on each region; empty where nothing does. */
  readonly tiles: readonly string[];
  readonly moons: Readonly<Record<string, Moons>>;
  readonly planets: number;
  readonly tactics: number;
  readonly discards: readonly string[];
  readonly columns: readonly (readonly string[])[];
  readonly module_decks: readonly number[];
  readonly supremacy: readonly string[];
  readonly raiders: readonly (readonly [id: string, region: number])[];
  readonly raiders_gone: readonly string[];
  readonly raider_cards: readonly string[];
  readonly raider_bonus: number;
  readonly events: number;
  readonly events_past: readonly string[];
  readonly to_event: number;
  readonly event: string;
  readonly dropped: Readonly<Record<string, Amounts>>;
  readonly developments: readonly (readonly [region: number, owner: number, collapsed: boolean])[];
  readonly active_region: number;
  readonly activated: readonly string[];
  readonly activations: number;
  readonly ending: boolean;
  readonly final_turns_left: readonly number[];
  readonly players: readonly Player[];
  readonly outlook: Readonly<Record<string, Outlook>>;
  readonly battle: Battle | null;
  readonly hegemon: Hegemon | null;
  /** What each player scored in the end: for what, how many, points, rule. */
  readonly accounts: readonly (readonly (readonly [what: string, count: number, points: number, rule: string])[])[];
}

export type PlanetType = 'ice' | 'desert' | 'volcanic' | 'terran' | 'gas_giant';
export type RegionKind = 'planet' | 'base' | 'gate' | 'quasar' | 'vortex';
export type RaiderClass = 'S' | 'A' | 'B' | 'C' | 'D';

interface Named {
  readonly id: string;
  readonly name: Message;
}
interface WithEffect extends Named {
  readonly effect: Message | null;
}
export interface PrintedModule extends WithEffect {
  readonly type: number;
  readonly cost: Amounts;
  readonly trigger: string;
  readonly slot: 'none' | 'out' | 'cost';
  readonly relics: number;
}
export interface PrintedMoon extends Named {
  readonly set: string;
  readonly planet_type: string;
  readonly symbol: Message | null;
  readonly relics: number;
}
export interface PrintedRaider extends Named {
  readonly rank: RaiderClass;
  readonly guns: number;
  readonly targeting: number;
  readonly range: number;
  readonly vp: number;
  readonly ability: string;
}
export interface PrintedShip extends Named {
  readonly guns: number;
  readonly range: number;
  readonly shield: number;
  readonly cost: Amounts;
  readonly hegemon_guns: number;
}
export interface PrintedFaction extends Named {
  readonly resources: Amounts;
  readonly abilities: readonly string[];
  readonly upgrade: string;
}
export interface PrintedTactic extends WithEffect {
  readonly kind: 'maneuver' | 'diplomacy' | 'operation';
}
export interface PrintedDestiny extends Named {
  readonly what: string;
  readonly points: number;
  readonly each: number;
  readonly cap: number;
}
export interface PrintedDevelopment extends Named {
  readonly track: number;
  readonly cost: Amounts;
  readonly ability: Message | null;
}
export interface PrintedEvent extends WithEffect {
  readonly deck: string;
  readonly hegemon_effect: Message | null;
}
type Table<Thing> = Readonly<Record<string, Thing>>;

export interface PrintedOfficer {
  readonly name: Message;
  readonly level: number;
  readonly ability: Message | null;
  readonly does: Message | null;
  readonly ring: readonly Message[];
}
export interface PrintedHegemon {
  readonly decks: readonly string[];
  readonly sections: readonly (readonly number[])[];
  readonly officers: Table<PrintedOfficer>;
  readonly actions: Table<{ readonly target: Message; readonly special: string }>;
  readonly tiles: Table<{ readonly name: Message; readonly effect: Message }>;
}

export interface Printed {
  readonly regions: readonly string[];
  readonly resources: readonly string[];
  readonly tracks: {
    readonly names: readonly string[];
    readonly end_vp: readonly number[];
    readonly development_value: readonly number[];
    readonly effects: readonly (readonly (Message | null)[])[];
  };
  readonly module_types: readonly string[];
  readonly map: {
    readonly xs: readonly number[];
    readonly ys: readonly number[];
    readonly gate: number;
    readonly nebulae: readonly (readonly number[])[];
  };
  /** Steps of the event marker from the start to the event, by the number of players. */
  readonly event_steps: Table<number>;
  readonly kinds: Table<RegionKind>;
  readonly planets: Table<readonly [type: PlanetType, leaders: number, development: string]>;
  readonly developments: Table<PrintedDevelopment>;
  readonly bases: Table<WithEffect>;
  readonly ships: readonly PrintedShip[];
  readonly upgrades: Table<WithEffect & { readonly ship: number; readonly trigger: string }>;
  readonly factions: Table<PrintedFaction>;
  readonly raiders: Table<PrintedRaider>;
  readonly modules: Table<PrintedModule>;
  readonly core: Table<WithEffect>;
  readonly moons: Table<PrintedMoon>;
  readonly tokens: Table<WithEffect>;
  readonly tactics: Table<PrintedTactic>;
  readonly events: Table<PrintedEvent>;
  readonly destinies: Table<PrintedDestiny>;
  readonly gate: readonly (Message | null)[];
  readonly hegemon: PrintedHegemon;
}
