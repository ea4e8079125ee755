/** Made of the structs of the server by `make types`. Do not edit. */
import type { Message } from '../../table/protocol';

/**
 * What one seat may see of the table. Players are called by their numbers: people by their seats, and after them the
 * Hegemon if it plays.
 */
export interface AndromedaView {
  readonly part: 'destiny' | 'factions' | 'hegemon' | 'over' | 'resources' | 'turn';
  /** What there is to look at, where the open question says nothing else (`Printed.scenes`). */
  readonly scene: 'battle' | 'edge' | 'hegemon' | 'market' | 'scores' | 'station';
  /** The first player. */
  readonly first: number;
  readonly turn: TurnView;
  readonly end: EndView;
  readonly map: MapView;
  readonly raiders: RaidersView;
  readonly supply: SupplyView;
  readonly market: readonly ColumnView[];
  readonly events: EventsView;
  readonly players: readonly PlayerView[];
  /** The regions where somebody waits for a ship that is launched; empty for those who do not launch now. */
  readonly outlook: readonly OutlookView[] | null;
  readonly battle: BattleView | null;
  readonly hegemon: HegemonView | null;
  /** Whether people play at their own table and tell of it here. */
  readonly told: boolean;
  /** What they have to move there, to be ticked off. */
  readonly chores: readonly ChoreView[];
  /** The story of the match; null before it is over. */
  readonly ending: EndingView | null;
}

/** Where in the match we are. */
export interface TurnView {
  /** Whose turn it is. */
  readonly player: number;
  readonly step: 'action' | 'battle' | 'end_launch' | 'foray' | 'launch' | 'launched' | 'ready' | 'recruit' | 'warp' | 'activate' | 'build' | 'end_return' | 'return' | 'scrapyard' | 'fight' | 'returning' | 'told' | 'choose' | 'end' | 'event' | 'hand';
  /** What is going on, in one word. */
  readonly phase: 'battle' | 'choose' | 'event' | 'hegemon' | 'launch' | 'over' | 'return' | 'setup';
  /** Activations done in this Return turn. */
  readonly activations: number;
}

/** How the match ends. */
export interface EndView {
  /** The victory points that trigger the end. */
  readonly terminus: number;
  readonly triggered: boolean;
  /** Who has still to take the final turn. */
  readonly final_turns: readonly number[];
  /** What each player scored; empty before the end. */
  readonly accounts: readonly AccountView[];
  /** The same by parts, as they are counted up; empty before the end. */
  readonly parts: readonly AccountPartView[];
  /** The players from the first to the last; empty before the end. */
  readonly order: readonly number[];
}

/** The final account of a player. */
export interface AccountView {
  readonly items: readonly ItemView[];
  readonly total: number;
  /** That by which it is added up. */
  readonly rule: string;
}

/** One line of an account. */
export interface ItemView {
  /** What it is for, as an id: the same for all players. */
  readonly what: string;
  readonly name: Message;
  /** How many there are; 0 where nothing is counted. */
  readonly count: number;
  readonly points: number;
  readonly rule: string;
}

/** A part of the accounts, as it is counted up for everybody at once. */
export interface AccountPartView {
  readonly part: 'damaged' | 'destiny' | 'developments' | 'leaders' | 'moons' | 'relics' | 'running' | 'special' | 'tokens' | 'tracks' | 'vault';
  /** What it is worth to each player. */
  readonly points: readonly number[];
  /** What each player has when it is counted. */
  readonly totals: readonly number[];
}

/** The regions, and what lies on them. */
export interface MapView {
  /** What lies on each region; empty where nothing does. */
  readonly tiles: readonly string[];
  /** By region. */
  readonly moons: Readonly<Record<number, MoonsView>>;
  /** In the order in which they were built. */
  readonly developments: readonly DevelopmentView[];
  /** Resource tokens that lie on regions. */
  readonly dropped: Readonly<Record<number, Resources>>;
  /** Where the ship was launched to in this turn; -1 when there is none. */
  readonly active_region: number;
  /** Planets that are still to come. */
  readonly planets: number;
}

/** The moons of a planet or nebula. */
export interface MoonsView {
  /** Of a planet's stack only the top one; in a nebula all lie face up. */
  readonly seen: readonly string[];
  readonly count: number;
}

/** A development on a planet. */
export interface DevelopmentView {
  readonly region: number;
  readonly owner: number;
  /** Turned face down until it is rebuilt. */
  readonly collapsed: boolean;
}

/** How many there are of each resource. */
export interface Resources {
  readonly energy: number;
  readonly ice: number;
  readonly nano: number;
  readonly titan: number;
  readonly credit: number;
}

/** The raiders of this match. */
export interface RaidersView {
  readonly on_map: readonly RaiderView[];
  /** The raider cards that lie face up. */
  readonly face_up: readonly string[];
  /** Raiders that were defeated and are out of the game. */
  readonly gone: readonly string[];
  /** S-class figures that are on their card. */
  readonly free_figures: number;
  /** What a defeated raider is worth more until the next event. */
  readonly bonus: number;
}

/** A raider on the map. */
export interface RaiderView {
  readonly id: string;
  readonly region: number;
  /** The regions that it has in range. */
  readonly reach: readonly number[];
}

/** What nobody has. */
export interface SupplyView {
  readonly resources: Resources;
  /** Tactics cards in the deck. */
  readonly tactics: number;
  /** Tactics cards that were discarded. */
  readonly discards: readonly string[];
  readonly stacks: StacksView;
  /** The supremacy tokens on the three marked spaces of the track; empty when taken. */
  readonly supremacy: readonly string[];
  /** Neutral upgrade tiles that are left for each type of ship. */
  readonly neutral: Readonly<Partial<Record<'fighter' | 'heavy_cruiser' | 'science_vessel' | 'transport', number>>>;
}

/** How many discovery tokens are left in each stack. */
export interface StacksView {
  readonly science_4: number;
  readonly science_8: number;
  readonly observatory: number;
}

/** The modules of one type. */
export interface ColumnView {
  readonly type: 'civilization' | 'commerce' | 'industry' | 'science';
  /** Those that can be acquired. */
  readonly offers: readonly string[];
  /** How many are left in the deck. */
  readonly deck: number;
}

/** The event deck and the way to the next event. */
export interface EventsView {
  readonly deck: 'dawn' | 'shadows' | 'twilight';
  /** Cards in the deck. */
  readonly to_come: number;
  readonly past: readonly string[];
  /** The event that is being resolved; empty when there is none. */
  readonly card: string;
  /** Steps of the marker from one event to the next. */
  readonly way: number;
  /** Steps until the next event. */
  readonly steps_left: number;
}

/** A person, or the Hegemon. */
export interface PlayerView {
  /** Empty before factions are chosen, and for the Hegemon. */
  readonly faction: string;
  readonly vp: number;
  readonly resources: Resources;
  readonly tracks: Tracks;
  readonly hand: HandView;
  readonly fleet: FleetView;
  readonly leaders: LeadersView;
  readonly station: StationView;
}

/** The space of a player's marker on each progress track. */
export interface Tracks {
  readonly science: number;
  readonly industry: number;
  readonly supremacy: number;
  readonly commerce: number;
  readonly civilization: number;
}

/** The cards of a player. */
export interface HandView {
  /** Tactics cards in the hand. */
  readonly count: number;
  readonly limit: number;
  readonly cards: readonly string[] | null;
  /** The faction cards among which the player chooses; null for the Hegemon. */
  readonly dealt: readonly string[] | null;
  readonly destiny: string | null;
  /** The destiny cards to choose from, and later the one that was put back. */
  readonly destinies: readonly string[] | null;
}

/** The nine ships of a player. */
export interface FleetView {
  /** By type and place. */
  readonly ships: readonly ShipsView[];
  /** The upgrade tile of each type of ship that has one. */
  readonly upgrades: Readonly<Partial<Record<'fighter' | 'heavy_cruiser' | 'science_vessel' | 'transport', string>>>;
}

/** Ships of one type that are in the same place. */
export interface ShipsView {
  readonly type: 'fighter' | 'heavy_cruiser' | 'science_vessel' | 'transport';
  readonly place: 'bay' | 'region' | 'repair' | 'scrapyard' | 'unbuilt' | 'used_up';
  readonly count?: number;
  /** Where they are on the map. */
  readonly region?: number;
  /** Whether the shield can still take damage. */
  readonly shielded?: boolean;
}

/** Where the leaders of a player are. */
export interface LeadersView {
  readonly station: number;
  /** On bases and nebulae, by region. */
  readonly posted: Readonly<Record<number, number>>;
  /** Under developments, by planet. */
  readonly settled: Readonly<Record<number, number>>;
}

/** What lies on the station and beside it. */
export interface StationView {
  readonly modules: readonly ModuleView[];
  /** The core functions that were activated in this Return turn. */
  readonly core_used: readonly string[];
  /** Moons beside the station. */
  readonly moons: readonly string[];
  /** Tokens that can still be used, or that last. */
  readonly tokens: readonly string[];
  /** Tokens that were used up. */
  readonly spent: readonly string[];
  readonly vault: number;
  readonly targeting: number;
  /** What happens once in a return cycle and has happened since the last return. */
  readonly bonuses: readonly string[];
  /** Raiders that the player defeated. */
  readonly defeated: number;
}

/** A module on a station. */
export interface ModuleView {
  readonly id: string;
  /** Damage markers on it. */
  readonly damage?: number;
  /** Repairs that a mechaphage token on it still takes. */
  readonly mechaphage?: number;
  /** Whether it has no effect until it is repaired. */
  readonly damaged?: boolean;
  /** The moon in its slot. */
  readonly moon?: string;
  /** Whether it was activated in this Return turn. */
  readonly activated?: boolean;
}

/** What waits for ships that are launched to a region. */
export interface OutlookView {
  readonly region: number;
  readonly threats: readonly ThreatView[];
  readonly joining: readonly JoiningView[];
  /**
   * For each type of ship, from the least help to the most; more help is left out where it changes nothing. Where
   * several raiders could come, the one that suits the player best.
   */
  readonly fights: readonly FightView[];
}

/** A raider that has the region in range. */
export interface ThreatView {
  /** Its place among the raiders on the map. */
  readonly raider: number;
  readonly dice: number;
  readonly targeting: number;
  /** Whether it comes for certain; else one of several does. */
  readonly surely: boolean;
}

/** A ship elsewhere that has the region in range. */
export interface JoiningView {
  readonly who: number;
  readonly type: 'fighter' | 'heavy_cruiser' | 'science_vessel' | 'transport';
  /** The region where it is. */
  readonly start: number;
  readonly dice: number;
  /** Whether the rules send it; else its owner decides. */
  readonly surely: boolean;
}

/** The battle that would follow the launch of a ship, by who helps. */
export interface FightView {
  readonly ship: 'fighter' | 'heavy_cruiser' | 'science_vessel' | 'transport';
  /**
   * Alone: only those whom the rules send help. Helped: with all own ships in range and all own energy. All: everybody
   * comes with everything.
   */
  readonly help: 'all' | 'alone' | 'helped';
  readonly sides: readonly StanceView[];
  /** The chance that the best are tied, and all lose. */
  readonly tie: number;
}

/** One side of the battle that would follow. */
export interface StanceView {
  readonly who: number;
  readonly dice: number;
  readonly targeting: number;
  /** What it would discard for some of the dice. */
  readonly energy: number;
  readonly win: number;
}

/** A battle, or a roll at the Gate. */
export interface BattleView {
  readonly region: number;
  readonly step: 'after_roll' | 'damage' | 'diplomacy' | 'escalation' | 'gate' | 'over' | 'preparation' | 'result' | 'roll';
  /** The place of the step in `Printed.battle_steps`; beyond the last one when it is over. */
  readonly at: number;
  /** In turn order, raiders last. */
  readonly sides: readonly SideView[];
  /** Who has still to act in this step, the next one first. */
  readonly order: readonly number[];
  /** -2: nobody, or not decided. */
  readonly winner: number;
  readonly losers: readonly number[];
  /** In order; a side that was there before has none. */
  readonly came: readonly ArrivalView[];
  /** So far, in order. */
  readonly outcomes: readonly OutcomeView[];
  /** The sides that fight, the best first: the winner, then by the dice rolled. */
  readonly ranking: readonly number[];
  /**
   * What the dice of the best two show, from the highest down, up to those that decide; 0: no die is left. Empty before
   * all are rolled.
   */
  readonly pairs: readonly (readonly [number, number])[];
  /** The chance that the best are tied, and all lose. */
  readonly tie: number | null;
  /** After the roll: what it would bring the player who is to act to roll one or two dice again. */
  readonly rerolls: readonly RerollView[] | null;
}

/** One side of a battle. It is called by the number of its player, raiders by -1. */
export interface SideView {
  readonly who: number;
  /** How many it rolls. */
  readonly dice: number;
  /** Where they come from. */
  readonly made_of: readonly DiceFrom[];
  readonly targeting: number;
  /** Energy that it discarded for dice. */
  readonly energy: number;
  /** The dice rolled, from high to low. */
  readonly roll: readonly DieView[];
  /** Whether it sits out. */
  readonly out: boolean;
  /** Tactics cards that it played; the Hegemon's negotiation card. */
  readonly cards: readonly string[];
  /** Ships that take no damage. */
  readonly spared: readonly ('fighter' | 'heavy_cruiser' | 'science_vessel' | 'transport')[];
  /** Ships that go to the scrapyard if it loses; of raiders all. Null once it is out, or the result is known. */
  readonly stake: number | null;
  readonly standing: 'leads' | 'open' | 'out' | 'tied' | 'trails';
  /** What decides between it and the best of the others; null when nothing does yet, or all dice are alike. */
  readonly duel: DuelView | null;
  /** Whether it has lost, or would by the dice rolled. */
  readonly loses: boolean;
  /** Its chance to win, exact, before cards that nobody knows; null when it has none or the result is known. */
  readonly win: number | null;
  /** The ships that it loses on average. */
  readonly losses: number | null;
}

/** Where dice of a side come from. */
export interface DiceFrom {
  /** The guns of a ship, discarded energy, whatever else changes them; or all of them, where nobody can tell. */
  readonly what: 'all' | 'energy' | 'more' | 'ship';
  readonly ship: 'fighter' | 'heavy_cruiser' | 'science_vessel' | 'transport' | null;
  /** How many they are; fewer than 0 where they are taken away. */
  readonly dice: number;
}

/** A die that was rolled. */
export interface DieView {
  /** Its place in the roll, by which moves name it. */
  readonly place: number;
  readonly shows: number;
  /** Whether it is the die at which the side and the best of the others differ. */
  readonly decides: boolean;
}

/** Where the dice of a side and the best of the others differ. */
export interface DuelView {
  /** Which die it is, from the highest down, from 1 on. */
  readonly die: number;
  /** What the player's die shows there; 0: no die is left. */
  readonly own: number;
  readonly other: number;
}

/** How a side came to the battle. */
export interface ArrivalView {
  readonly who: number;
  readonly how: 'foray' | 'joins' | 'launched';
  /** The region that it came from; -1: the launch bay. */
  readonly start: number;
}

/** What the battle has cost or brought. */
export interface OutcomeView {
  readonly who: number;
  readonly what: 'lost' | 'points' | 'removed' | 'shield' | 'spared' | 'supremacy';
  /** The type of ship, or the raider; else empty. */
  readonly thing: string;
  readonly count: number;
}

/** Dice that could be rolled again, and the chance to win then. */
export interface RerollView {
  /** Their places in the roll. */
  readonly dice: readonly number[];
  readonly win: number;
}

/** The Hegemon's station, cards and probe. What it has as a player has is in `players`, at the place `player`. */
export interface HegemonView {
  readonly player: number;
  readonly officer: string;
  /** Who holds the Eye and decides for the Hegemon. */
  readonly eye: number;
  /** The region of the probe. */
  readonly probe: number;
  /** The space of the command marker on the ring. */
  readonly marker: number;
  readonly step: '' | 'action' | 'battle' | 'build' | 'command' | 'discard' | 'foray' | 'launch' | 'recruit' | 'return' | 'scrapyard' | 'special' | 'warp';
  readonly sections: readonly SectionView[];
  /** Negotiation cards in the deck. */
  readonly negotiations: number;
  /** Negotiation cards that were played. */
  readonly negotiated: readonly string[];
  /** Upgrade tiles face down. */
  readonly tiles: number;
  /** Upgrade tiles that were turned over. */
  readonly upgrades: readonly string[];
  /** How many of the leaders on its station are bribed ones. */
  readonly bribed: number;
}

/** A section of the launch ramp with its action deck. */
export interface SectionView {
  /** In the order of their letters. */
  readonly ships: readonly RampShipView[];
  /** The action card that lies face up. */
  readonly card: string;
  readonly deck: number;
  readonly discards: readonly string[];
  /** Whether the die picked this section in the turn that goes on. */
  readonly picked: boolean;
}

/** A ship of the ramp. */
export interface RampShipView {
  readonly type: 'fighter' | 'heavy_cruiser' | 'science_vessel' | 'transport';
  /** Whether it stands on the ramp. */
  readonly waits: boolean;
}

/** One step of the list. */
export interface ChoreView {
  readonly kind: 'cards' | 'cards-gone' | 'collapsed' | 'collected' | 'command' | 'development' | 'dropped' | 'event' | 'eye' | 'leader-home' | 'leader-out' | 'module' | 'module-damaged' | 'module-repaired' | 'moon' | 'offer' | 'planet' | 'points' | 'probe' | 'raider' | 'raider-gone' | 'raider-new' | 'rebuilt' | 'shield' | 'shield-whole' | 'ship' | 'token' | 'track' | 'upgrade';
  /** A ship type, raider, module, track, development or tile; empty where the kind says it. */
  readonly piece: string;
  /** Where from: a region, or less than 0. */
  readonly start: number;
  readonly end: number;
  readonly count: number;
  readonly words: Message;
  readonly detail: Message | null;
  /** Why the Hegemon does it. */
  readonly reason: Message;
  /** The rule behind that; empty where there is none. */
  readonly rule: string;
  readonly done: boolean;
}

/** The story of the match. */
export interface EndingView {
  /** Who has won, the Hegemon among them; -2 where several share it. */
  readonly winner: number;
  readonly turns: number;
  /** For each player the points before the first turn and after each turn. */
  readonly curve: readonly (readonly number[])[];
  /** All points of the match, in order. */
  readonly scored: readonly ScoredView[];
  /** Only those that somebody has points of. */
  readonly sources: readonly SourceView[];
  /** In the order of turns, how it ended last. */
  readonly turnings: readonly TurningView[];
  readonly shortfalls: readonly ShortfallView[];
  readonly awards: readonly AwardView[];
}

/** Points that somebody got. */
export interface ScoredView {
  /** The number of turns done by then. */
  readonly turn: number;
  readonly who: number;
  readonly source: string;
  readonly points: number;
}

/** What points during the match came from. */
export interface SourceView {
  readonly source: string;
  readonly name: Message;
  /** Of each player. */
  readonly points: readonly number[];
}

/** Something that turned the match. */
export interface TurningView {
  readonly kind: string;
  /** In which turn, from 1 on; how it ended is told with the last one. */
  readonly turn: number;
  /** A player; -1 where it concerns all. */
  readonly who: number;
  /** Where it happened; -1 for nowhere. */
  readonly region: number;
  readonly heading: Message;
  readonly message: Message;
}

/** Why somebody lost. */
export interface ShortfallView {
  readonly who: number;
  /** `battle`, `development` or `running`: during the match; else a part of the account. */
  readonly what: string;
  /** When the gap opened; 0 in the account. */
  readonly turn: number;
  readonly message: Message;
}

/** What somebody alone did most. */
export interface AwardView {
  readonly award: string;
  readonly who: number;
  readonly name: Message;
  readonly reason: Message;
}
