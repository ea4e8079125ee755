/** Made of the structs of the server by `make types`. Do not edit. */
import type { Message } from '../../table/protocol';

/** What lies open, part by part. */
export interface VanguardView {
  readonly campaign: string;
  readonly start: string;
  readonly deadly: readonly string[];
  readonly part: string;
  /** The page of the ship book. */
  readonly page: string;
  /** What is to be looked at. */
  readonly scene: 'book' | 'check' | 'crew' | 'debrief' | 'ending' | 'landing' | 'planet' | 'ship';
  /** The parts of the board that have something to show. */
  readonly scenes: readonly ('book' | 'check' | 'crew' | 'debrief' | 'ending' | 'landing' | 'planet' | 'ship')[];
  /** The room of the ship that the page is about. */
  readonly room: 'addon' | 'barracks' | 'bridge' | 'hangar' | 'laboratory' | 'medbay' | 'memorial' | 'production' | 'situation' | 'starmap';
  readonly rooms: readonly RoomView[];
  /** The seat that speaks for all. */
  readonly speaker: number;
  readonly sections: readonly SectionView[];
  readonly crew: Readonly<Record<string, CrewView>>;
  readonly ship: ShipView;
  readonly bridge: BridgeView;
  readonly starmap: StarmapView;
  readonly home: HomeView | null;
  readonly book: readonly PageView[];
  /** The name of the plate with which the act opened; empty where there is none. */
  readonly act_plate: string;
  readonly records: Readonly<Record<string, RecordView>>;
  readonly landing: LandingView | null;
  readonly expedition: ExpeditionView | null;
  readonly lesson: LessonView | null;
  /** The ending that the campaign came to; empty before. */
  readonly ending: string;
  /** What a later campaign may know of this one, as choices of the option `carry` (IV-C-303). */
  readonly carried: readonly string[];
  /** What the match comes to, once it is over. */
  readonly score: ScoreView | null;
  /** The names of everything of the campaign that the view shows. */
  readonly met: readonly string[];
}

/** One room of the ship. */
export interface RoomView {
  readonly id: 'addon' | 'barracks' | 'bridge' | 'hangar' | 'laboratory' | 'medbay' | 'memorial' | 'production' | 'situation' | 'starmap';
  /** Where the moves of its facility stand; empty for a room without one. */
  readonly place: string;
  /** How many things wait there for somebody. */
  readonly waiting: number;
  /** Whether its facility was used in this pass. */
  readonly used: boolean;
}

/** A section with its dice and its cards. */
export interface SectionView {
  readonly id: 'engineering' | 'recon' | 'science' | 'security';
  /** The seat that commands it. */
  readonly commander: number;
  readonly dice: readonly string[];
  /** The cards that were chosen for it. */
  readonly deck: readonly string[];
  /** How many recruits it could wake. */
  readonly recruits: number;
}

/** Somebody of the crew. */
export interface CrewView {
  readonly section: 'engineering' | 'recon' | 'science' | 'security';
  readonly rank: number;
  /** `available`, `resting`, a bed of the medbay, `memorial` and so on. */
  readonly place: string;
  /** How many explorations he or she has been on. */
  readonly missions: number;
}

/** The pages of the ship book, and the tokens beside it. */
export interface ShipView {
  readonly pass: number;
  readonly act: number;
  readonly morale: 'high' | 'low' | 'medium' | 'very_low';
  readonly command: number;
  readonly energy: number;
  readonly success: number;
  readonly price: number;
  readonly facilities: readonly string[];
  readonly facility_upgrades: readonly string[];
  readonly add_ons: readonly string[];
  readonly add_on: string;
  readonly envelope: readonly string[];
  readonly research: readonly string[];
  readonly production: readonly ProjectView[];
  readonly armory: readonly string[];
  readonly landers: readonly string[];
  readonly damaged: readonly string[];
  readonly mods: readonly string[];
  readonly fitted: readonly string[];
  readonly lander: string;
  readonly found: readonly string[];
  readonly pockets: readonly string[];
  readonly rows: readonly number[];
  readonly shown: readonly string[];
  readonly team: readonly string[];
  readonly dying: readonly string[];
  readonly memorial: readonly string[];
  readonly unlocked: readonly string[];
  readonly discoveries: readonly number[];
  readonly removed: readonly string[];
}

/** A card in production. */
export interface ProjectView {
  readonly id: string;
  /** -1: it has not been started. */
  readonly stage: number;
  /** The ways to speed it up that have been used. */
  readonly sped: readonly number[];
}

/** What lies on the bridge; the deck of potential situations only by its size. */
export interface BridgeView {
  readonly objectives: readonly ObjectiveView[];
  readonly side: readonly ObjectiveView[];
  readonly technology: string;
  readonly upgrades: readonly string[];
  readonly active: readonly string[];
  readonly situations: readonly string[];
  readonly situation_deck: number;
  readonly rank_ups: number;
  readonly counters: Readonly<Record<string, number>>;
}

/** An objective, and whether it is done. */
export interface ObjectiveView {
  readonly id: string;
  readonly done: boolean;
}

/** Where the ship is and where it can go. */
export interface StarmapView {
  readonly system: string;
  readonly charted: readonly string[];
  readonly entered: readonly string[];
  readonly here: readonly string[];
  readonly visited: readonly string[];
  readonly target: string;
  /** The name of the plate of the planet on course; empty where there is none. */
  readonly plate: string;
  /** The message that says what is known of that planet; empty without one. */
  readonly told: string;
  readonly scanned: Readonly<Record<string, ScanView>>;
}

/** IV-S-0508: what is uncovered of a landing card, step by step. */
export interface ScanView {
  readonly steps: number;
  readonly biomes?: readonly ('cave' | 'cold' | 'crystalline' | 'deadly' | 'desert' | 'hostile' | 'rocky' | 'ruins' | 'tutorial' | 'vegetation' | 'void' | 'volcanic' | 'water')[];
  readonly abundance?: Readonly<Record<string, number>>;
  readonly hazards?: readonly LandingRow[];
  readonly dangers?: readonly string[];
}

/**
 * A row of a landing table: for which results of the die it is, the message by which it is called, and what it does.
 */
export interface LandingRow {
  readonly first: number;
  readonly last: number;
  readonly name: string;
  readonly effect: Message | null;
}

/** What the away team brought, until it has its place. */
export interface HomeView {
  readonly planet: string;
  /** Who came back. */
  readonly team: readonly string[];
  /** How many injuries each of them has. */
  readonly injuries: readonly number[];
  readonly discoveries: readonly string[];
  readonly uniques: readonly string[];
  readonly room: number;
  readonly success: number;
  readonly rank_up: string;
  readonly ranked: boolean;
  readonly failed: boolean;
  /** Whether it had to be fetched in a hurry. */
  readonly evacuated: boolean;
  /** Who has risen a rank. */
  readonly promoted: readonly string[];
  readonly pages: readonly HomePageView[];
}

/** A page of the way home. */
export interface HomePageView {
  readonly id: 'debriefing' | 'docking' | 'medbay' | 'memorial' | 'unloading';
  readonly state: 'done' | 'later' | 'now';
}

/** A page of the log book. */
export interface PageView {
  /** The message that it is called by. */
  readonly title: string;
  /** The messages of its prose, in the order in which they were read. */
  readonly parts: readonly string[];
  readonly log: string;
  readonly at: number;
  readonly where: string;
  readonly names: Readonly<Record<string, string>>;
  readonly branches: readonly number[];
  readonly choice: number;
  /** The message of the choice that was made; empty where there was none. */
  readonly chosen: string;
  /** The name of the plate beside it; empty where there is none. */
  readonly plate: string;
  /** The part of the plate that belongs to this page, where it shares the plate with others; empty: all of it. */
  readonly crop: '' | 'square' | 'tall' | 'wide';
}

/** IV-S-2510: what is kept of a planet, but for POI cards: some of them lie face down. */
export interface RecordView {
  readonly visits: number;
  readonly pass: number;
  readonly uniques: number;
  readonly done: readonly string[];
}

/** The landing table, while the lander comes down. */
export interface LandingView {
  readonly planet: string;
  readonly rolls: number;
  /** The rolls to come, with the one that is being resolved. */
  readonly left: number;
  readonly rows: readonly LandingRow[];
}

/** Everything on the table between launch and docking. */
export interface ExpeditionView {
  readonly boards: readonly BoardView[];
  readonly places: Readonly<Record<number, PlaceView>>;
  readonly team: readonly MemberView[];
  /** The sector of the lander; 0 when it stands nowhere. */
  readonly landing: number;
  readonly landing_rolls: number;
  readonly lander: string;
  readonly mods: readonly string[];
  /** -1: as many as one wants. */
  readonly supplies: number;
  readonly most_supplies: number;
  readonly discoveries: readonly string[];
  readonly uniques: readonly string[];
  readonly success: number;
  readonly rank_up: string;
  /** Whether the rank-up card shows its completed side. */
  readonly ranked: boolean;
  /** Lead tokens on each of the discovery decks. */
  readonly leads: readonly (readonly LeadView[])[];
  /** Those in the bag, in an order that tells nothing. */
  readonly bag: readonly LeadView[];
  /** How many cards the event deck has. */
  readonly events: number;
  readonly events_past: readonly string[];
  readonly event: string;
  /** Who holds the start token, by the place in the team. */
  readonly start: number;
  readonly round: number;
  /** Whose turn it is, by the place in the team. */
  readonly who: number;
  /** Actions that are left in this turn. */
  readonly actions: number;
  /** How many the turn has: some cards give more than it usually has. */
  readonly actions_in_all: number;
  readonly special_done: boolean;
  readonly check: CheckView | null;
  readonly end: string;
}

/** A planet board. The unique discoveries in their slot lie face down. */
export interface BoardView {
  readonly planet: string;
  /** Which exploration of this planet it is, the first being 1. */
  readonly visit: number;
  /** The global condition; empty without one. */
  readonly condition: string;
  readonly condition_time: number;
  /** The token on a time track that is printed on the board. */
  readonly time: number;
  readonly threats: readonly ThreatView[];
  readonly missions: readonly MissionView[];
  /** The planet's own tracks and counters, by name. */
  readonly values: Readonly<Record<string, number>>;
  /** The planet's own words, by name. */
  readonly states: Readonly<Record<string, string>>;
  /** The paths on which something lies. */
  readonly paths: readonly PathView[];
  /** Symbols that a planet remembers, the oldest first. */
  readonly learned: readonly string[];
  /** Effects of the planet that hold from now on. */
  readonly forever: readonly string[];
  /** How many unique discoveries are still in the slot. */
  readonly uniques: number;
}

/** A threat in play. */
export interface ThreatView {
  readonly id: string;
  /** Where its standees are, the main one first; 0 is off the board. */
  readonly sectors: readonly number[];
  /** The token on its track; 0 before the first field. */
  readonly time: number;
  /** Markers on the tracks of its actions: `0.green` for the green track of the first one. */
  readonly tracks: Readonly<Record<string, number>>;
}

/** A mission in the mission area. */
export interface MissionView {
  readonly id: string;
  readonly status: 'done' | 'failed' | 'open';
  readonly time: number;
  readonly tracks: Readonly<Record<string, number>>;
}

/** What lies on a path. */
export interface PathView {
  /** The sectors that it joins, the lower number first. */
  readonly ends: readonly [number, number];
  /** How many markers of each name. */
  readonly markers: Readonly<Record<string, number>>;
  /** Field equipment that stands there. */
  readonly gear: readonly string[];
}

/** A sector; a POI that lies face down shows its back. */
export interface PlaceView {
  /** The board that it is on, by its place on the table. */
  readonly board: number;
  /** Its number there. Sectors are numbered over all boards, so that each has one number of its own. */
  readonly n: number;
  /** The active one is the last. */
  readonly pois: readonly PoiView[];
  /** How many markers of each name lie directly in the sector. */
  readonly markers: Readonly<Record<string, number>>;
  /** Field equipment whose token stands here. */
  readonly gear: readonly string[];
  readonly entered: boolean;
}

/** A POI card; one that lies face down has no id. */
export interface PoiView {
  readonly id: string;
  readonly tracks: Readonly<Record<string, number>>;
  readonly time: number;
}

/** A crew board. Hands are open; of the section deck only the number of cards is known, of the discards everything. */
export interface MemberView {
  readonly section: 'engineering' | 'recon' | 'science' | 'security';
  /** The seat that commands the section. */
  readonly commander: number;
  readonly crew: string;
  readonly rank: number;
  /** How many dice a column of the board has room for. */
  readonly rows: number;
  readonly sector: number;
  /** Section dice that are ready, by kind. */
  readonly available: readonly string[];
  readonly spent: readonly string[];
  readonly sacrificed: readonly string[];
  /** At most three, the leftmost first. */
  readonly injuries: readonly InjuryView[];
  /** How many injury dice sit on each of the three columns. */
  readonly injury_dice: readonly number[];
  readonly charges: number;
  readonly hand: readonly string[];
  readonly deck: number;
  readonly discards: readonly string[];
  readonly equipment: readonly string[];
  /** Whether this round's turn has been taken. */
  readonly turned: boolean;
  readonly dead: boolean;
  /** What lasts for a while, and until which turn. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Numbers that a planet gives to each crew member. */
  readonly values: Readonly<Record<string, number>>;
}

/** An injury card. */
export interface InjuryView {
  readonly type: string;
  /** Whether it lies face down: without effect, but still an injury. */
  readonly down: boolean;
  /** Whether it holds an injury die. */
  readonly die: boolean;
  /** A marker of the planet that lies on it; empty without one. */
  readonly marker: string;
}

/** What is printed on a lead token. */
export interface LeadView {
  readonly value: number;
  readonly gives: string;
  /** Whether it goes back into the bag. */
  readonly returns: boolean;
}

/** A dice check. */
export interface CheckView {
  /** Who makes it, by the place in the away team. */
  readonly who: number;
  /** What kind of card it is for: `poi`, `threat`, `condition`, `mission`, `mod`, or `prepare`. */
  readonly kind: string;
  /** The card; empty for Prepare. */
  readonly source: string;
  /** The place of the action on the card. */
  readonly action: number;
  readonly sector: number;
  /** From 1 to 10. */
  readonly step: number;
  /**
   * The step as somebody at the table would name it, from 0: the dice, support, the roll, what changes it, dangers, the
   * rows, the outcome.
   */
  readonly stage: number;
  readonly hand: readonly HandDieView[];
  readonly supporters: readonly number[];
  readonly pool: readonly DieView[];
  /** What the injury dice show that are still to be resolved. */
  readonly injury: readonly string[];
  readonly danger: readonly DangerDieView[];
  /** Symbols that count as others where the check is made. */
  readonly swap: readonly SwapView[];
  /** Markers on the tracks of the card: `0.green` for the green track of its first action. */
  readonly tracks: Readonly<Record<string, number>>;
  /** The outcome that was marked; empty before. */
  readonly row: string;
  /** Combinations of cards in hand and of the global condition, until they are over. */
  readonly combos: readonly RowView[];
  /** Special effects that are still to come. */
  readonly specials: readonly RowView[];
  /** Outcomes, from the top. */
  readonly rows: readonly RowView[];
  /** The outcome that the dice give if nothing more is done; empty where they give none. */
  readonly forecast: string;
  readonly odds: OddsView | null;
}

/** A section die that was picked up to be rolled. */
export interface HandDieView {
  readonly kind: string;
  readonly owner: number;
}

/** A section die that was rolled. */
export interface DieView {
  readonly kind: string;
  /** Its place among the faces of its kind; -1 for a symbol that is on none of them. */
  readonly face: number;
  /** The member of the away team it belongs to, by the place in the team. */
  readonly owner: number;
  /** The symbols of its face, or what a card has turned it to. */
  readonly shows: readonly string[];
  /** What these count as where the check is made. */
  readonly counts: readonly string[];
  /** Whether it shows what a card has turned it to, whatever is on its faces. */
  readonly turned: boolean;
}

/** A danger die: its box, and what it shows once it was rolled. */
export interface DangerDieView {
  readonly box: string;
  readonly face: string;
}

/** Symbols of one kind that count as another. */
export interface SwapView {
  readonly symbol: string;
  readonly counts: string;
  /** Whether the other also counts as this one; then the pair is named once. */
  readonly both: boolean;
}

/** A combination, a special effect or an outcome, and what the dice that lie there could do for it. */
export interface RowView {
  /** `green`, `special:0`, or `combine:` with the card and the number of the combination. */
  readonly key: string;
  /** The card of a combination. */
  readonly name: Message | null;
  /** What it does. */
  readonly said: Message | null;
  /** Ways to meet it, each with all that it needs; none: it needs nothing. */
  readonly ways: readonly (readonly string[])[];
  /** Every die that could serve it, each as well as it can. */
  readonly fits: readonly FitView[];
  /** Dice that meet it together, none of which could be missing; null: they cannot. */
  readonly cover: readonly FitView[] | null;
  /** Dice that it takes whether one wants it or not. */
  readonly takes: readonly number[];
}

/** A die that serves a need. */
export interface FitView {
  /** Its place in the pool. */
  readonly die: number;
  /** What it serves as. */
  readonly need: string;
  /** By a symbol that it shows, by a conversion, or as a vanguard. */
  readonly how: 'converted' | 'own' | 'vanguard';
  /** The card that converts it. */
  readonly by: string | null;
}

/** The exact chances of a check. All lists of chances are in the order of `names`. */
export interface OddsView {
  readonly phase: 'choose' | 'rolled' | 'support';
  /** The outcomes, the best first. */
  readonly names: readonly string[];
  /** Those that nobody wants. */
  readonly bad: readonly string[];
  /** Of all available dice while dice are chosen, then of those that are picked up or lie there. */
  readonly figure: FigureView;
  /** What injury dice and danger dice threaten that will be rolled. */
  readonly risks: RisksView | null;
  /** What counts for what can be reached with everything, played as well as can be. */
  readonly cards: readonly AtHandView[];
  /** What could not be counted. */
  readonly left_out: readonly AtHandView[];
  /** While dice are chosen: those that are as good as each other. */
  readonly groups: readonly (readonly string[])[];
  readonly choices: readonly ChoiceView[];
  readonly support: readonly SupportView[];
  /** The best dice for each number of dice. */
  readonly advice: readonly AdviceView[];
  /** The chances once dice are rolled, with everything at hand and best play from here on. */
  readonly most: readonly number[] | null;
  /** The chances of no accident, of one, and of more, for the dice that are picked up. */
  readonly accidents: readonly number[] | null;
  readonly before: BeforeView | null;
}

/** The one figure of a check: its chances if no card is played and nobody helps. */
export interface FigureView {
  readonly chances: readonly number[];
  /** The chance of everything that is not bad. */
  readonly good: number;
  /** The outcome that is certain; empty where none is. */
  readonly sure: string;
  /** What it assumes, as a sentence. */
  readonly assumes: Message;
  /** What would change it, the best first. */
  readonly how: readonly HowView[];
}

/** What would change the figure of a check: "with Steady Hands and the green die of Ruth", and the chances then. */
export interface HowView {
  readonly message: Message;
  readonly chances: readonly number[];
}

/** The dice that must be rolled as well, and what they threaten. */
export interface RisksView {
  readonly injury_dice: number;
  /** The boxes of the danger dice. */
  readonly boxes: readonly string[];
  /** The chance that an injury die strikes an injury card. */
  readonly strikes: number;
  /** The chance that a danger die does something. */
  readonly dangers: number;
  /** The chance of a new injury. */
  readonly injured: number;
  /** What was counted that stops a danger or an injury. */
  readonly stops: readonly AtHandView[];
}

/** Something at hand that odds may count. */
export interface AtHandView {
  /** Whose it is, by the place in the away team. */
  readonly who: number;
  readonly card: string;
  /** Whether it is the skill of the crew member and not a card. */
  readonly is_skill: boolean;
  /** How many of its uses were left out. */
  readonly times?: number;
  /** How many uses it has. */
  readonly of?: number;
}

/** A choice of dice before the roll. */
export interface ChoiceView {
  /** How many are taken of each group. */
  readonly dice: readonly number[];
  /** With these dice alone: no card is played, and nobody helps. */
  readonly chances: readonly number[];
  /** The chance of everything that is not bad, then. */
  readonly good: number;
  /** With everything at hand and the best die of everyone who may support; null: that changes nothing. */
  readonly most: readonly number[] | null;
  /** The chances of no accident, of one, and of more. */
  readonly accidents: readonly number[];
}

/** The die that somebody does best to give. */
export interface SupportView {
  readonly who: number;
  readonly die: string;
}

/** The best choice with a certain number of dice. */
export interface AdviceView {
  readonly dice: readonly string[];
  /** The chance of the outcome that is wanted, or a better one. */
  readonly chance: number;
  /** Whether these dice are put forward: nothing has a better chance, and nothing about as good takes fewer dice. */
  readonly best: boolean;
}

/** What the dice promised before they were rolled, without cards. */
export interface BeforeView {
  readonly chances: readonly number[];
  /** With own dice only; null: there were no others. */
  readonly alone: readonly number[] | null;
  /** How many ways there are for them to fall. */
  readonly throws: number;
  readonly accidents: readonly number[];
}

/** What the tutorial explains just now, and the places to look at. */
export interface LessonView {
  readonly id: string;
  readonly text: Message;
  readonly look: readonly string[];
}

/**
 * The score, and what it is made of: of a campaign objectives and unique discoveries, of a single exploration success
 * tokens.
 */
export interface ScoreView {
  readonly objectives: readonly ObjectiveView[];
  readonly uniques: readonly string[];
  readonly success: number;
  readonly total: number;
  /** Who is alive at the end: who came home, and who was aboard. */
  readonly living: readonly string[];
}
