/** Made of the structs of the server by `make types`. Do not edit. */
import type { Message } from '../../table/protocol';

/** The table as a seat sees it. */
export interface TruckerView {
  /** The ship class of each round. */
  readonly classes: readonly string[];
  /** The round, counted from 0; the number of rounds when the game is over. */
  readonly round: number;
  /** The class that is flown in this round; when the game is over, that of the last one. */
  readonly ship_class: string;
  /** The level of the flight. */
  readonly level: number;
  /** The part of the round. */
  readonly part: 'building' | 'check' | 'end' | 'flight' | 'loading' | 'ready' | 'setup';
  /** The group of squares that class IIIB goes without in this round. */
  readonly hole: string;
  /** Whether the round began under the first version of the rules, when class IVC marked other squares. */
  readonly formerly: boolean;
  /** The loan tokens that are left. */
  readonly loans: number;
  readonly build: 'race' | 'turns';
  /** Whether a placement that breaks a rule is refused. */
  readonly guided: boolean;
  /** Whose turn it is in a part that goes by turns, as a place in the order of that part. */
  readonly turn: number;
  /** Who is ready to build, or to turn up the next card. */
  readonly ready: readonly number[];
  /** The board of each seat; only one where all build on the same. */
  readonly boards: readonly BoardView[];
  readonly yard: YardView;
  readonly flight: FlightView;
  readonly truckers: readonly SeatView[];
  /** The story of the match, when it is over. */
  readonly ending: EndingView | null;
  /** What the rules can tell this seat before it decides; null for onlookers. */
  readonly help: HelpView | null;
  /** What the last flight brought; null before the first has ended. */
  readonly account: AccountView | null;
}

/** The plan of a ship. Squares are numbers, row by row from the front over the whole grid. */
export interface BoardView {
  /** A letter for each square of the grid: `#` can be built on, `*` is still shut, `.` is none. */
  readonly squares: string;
  /** The first square of each ship, where the board has several; empty where it has one. */
  readonly fleet: readonly number[];
}

/** Everything that is built with. */
export interface YardView {
  /** Components face down. */
  readonly heap: number;
  /** The components face up, for everybody to take. */
  readonly open: readonly string[];
  /** How many components each player may put aside. */
  readonly reserve: number;
  /** Moves left to the player whose turn it is, when building goes by turns. */
  readonly budget: number;
  readonly hourglass: HourglassView;
  /** For each number tile the seat that has taken it, or -1. */
  readonly numbers: readonly number[];
  readonly piles: readonly PileView[];
  /** The cards in this seat's hands; null: it holds none, or is an onlooker. */
  readonly looking_at: readonly string[] | null;
  /** The dice that have opened squares so far. */
  readonly dice: readonly number[];
  /** Dice that are still to be rolled. */
  readonly dice_left: number;
  /** What the dice can open; empty for classes without such squares. */
  readonly marks: readonly MarkView[];
}

/** The hourglass on its track. */
export interface HourglassView {
  /** Its place on the track, counted from 0. */
  readonly space: number;
  readonly running: boolean;
  /** Turns of the table until the sand has run out, when building goes by turns. */
  readonly sand: number;
  /** Turns of the table that a whole run takes. */
  readonly run: number;
}

/** A pile of adventure cards. */
export interface PileView {
  readonly cards: number;
  /** Nobody may look at it. */
  readonly secret: boolean;
  /** The seat that has it in its hands; -1 when it lies on the table. */
  readonly looker: number;
}

/** A symbol of class IVC: a face of the dice, or `=` for a second die that equals the first. */
export interface MarkView {
  readonly symbol: string;
  /** What it opens, as columns and rows: `7,4`. */
  readonly squares: readonly string[];
  readonly open: boolean;
}

/** What has to do with the cards. */
export interface FlightView {
  /** Cards that are still face down. */
  readonly to_come: number;
  /** The card on the table; empty when there is none. */
  readonly card: string;
  /** Whether the cards are a little harder here than they are printed. */
  readonly harder: boolean;
  /** The cards of this game that are used up. */
  readonly flown: readonly string[];
  /** The cards to come that this seat has seen. */
  readonly known: readonly string[];
  /** Who flies, the leader first. */
  readonly ranks: readonly RankView[];
  /** The flight order when the card on the table was turned up. */
  readonly order: readonly number[];
  /** What is done of the card: landings, fights, or lines of a combat zone. */
  readonly step: number;
  /** Null while nothing comes flying, or not yet. */
  readonly barrage: BarrageView | null;
  /** Who has landed on which planet of the card, counted from 1. */
  readonly landed: Readonly<Record<number, number>>;
  /** Whom the shots of the card are fired at. */
  readonly beaten: readonly number[];
  /** The goods that somebody is loading, the next one first. */
  readonly offer: readonly string[];
  readonly strike: StrikeView | null;
}

/** A ship that is flying. */
export interface RankView {
  readonly seat: number;
  /** Days behind the ship before it; 0 for the leader. */
  readonly behind: number;
}

/** Meteors or shots that come one after the other. */
export interface BarrageView {
  readonly what: 'meteor' | 'shot';
  /** How many of the card, or of its line, have come. */
  readonly come: number;
}

/** A meteor or shot that somebody faces. */
export interface StrikeView {
  readonly what: 'meteor' | 'shot';
  readonly size: 'large' | 'small';
  /** Where it comes from: front, right, rear, left. */
  readonly side: 0 | 1 | 2 | 3;
  readonly dice: readonly number[];
  /** The columns or rows that it follows, as numbers of the grid; empty when it flies past the board. */
  readonly lines: readonly number[];
  /** The square where it begins, if the class has it so; -1 if it begins at the edge. */
  readonly square: number;
  /** Who faces it. */
  readonly seat: number;
  readonly hits: readonly HitView[];
}

/** A component that the attack would hit, as the ship is now, with what helps against it. */
export interface HitView {
  readonly cell: number;
  readonly shields: readonly number[];
  /** The cannons that could shoot it down: only large meteors can be. */
  readonly cannons: readonly number[];
}

/** A player: credits, what is being built with, the ship and where it flies. */
export interface SeatView {
  readonly credits: number;
  /** The component in the hand; `?` when only its owner may know it, empty when there is none. */
  readonly hand: string;
  readonly reserve: readonly string[];
  /** The square of the component placed last, while it may still be moved; -1 when none may. */
  readonly last: number;
  /** The pile of cards in hand; -1 when none. */
  readonly looking: number;
  /** The number tile; 0 while building. */
  readonly number: number;
  /** Moves made while building this ship. */
  readonly moves: number;
  readonly premium: number;
  /** What is still owed of the premium and falls due after the flight. */
  readonly debt: number;
  /** Where the rocket stands on the track: it grows without end. */
  readonly position: number;
  readonly flying: boolean;
  /** The letters of the two boards that a ship of class IV is built on. */
  readonly halves: string;
  /** Whether the player came to the journey's end of this round without giving up. */
  readonly finished: boolean;
  readonly loans: number;
  /** The card that the guru of this seat has seen; empty for the others. */
  readonly foreseen: string;
  readonly ship: ShipView;
}

/** What lies on the board of a player, by the number of the square. */
export interface ShipView {
  /** The component on each square with its turn, such as `B016/1`. */
  readonly parts: Readonly<Record<number, string>>;
  /** The lost pile. */
  readonly lost?: readonly string[];
  readonly humans?: Readonly<Record<number, number>>;
  /** The colour of the alien in a cabin. */
  readonly aliens?: Readonly<Record<number, string>>;
  /** The humans in each stasis chamber. */
  readonly sleepers?: Readonly<Record<number, number>>;
  readonly batteries?: Readonly<Record<number, number>>;
  readonly goods?: Readonly<Record<number, readonly string[]>>;
  readonly specialist?: string;
  /** The squares whose components were lost in this flight. */
  readonly wrecks?: readonly number[];
  /** The solar panels that have given their power for the card on the table. */
  readonly panels?: readonly number[];
  /** The components of the ships that are out of reach of the card on the table. */
  readonly hyperspace?: Readonly<Record<number, string>>;
  /** The squares before the splice whose components are joined to what lies behind it. */
  readonly bridges?: readonly number[];
  /** The open connectors, each as four times its square, plus its side: front, right, rear, left. */
  readonly ends?: readonly number[];
  /**
   * While ships are being built: whether nothing can be added to this one, because no connector looks at an empty
   * square.
   */
  readonly closed?: boolean;
  /** Not there while ships are being built. */
  readonly figures?: FiguresView;
}

/** What a ship can do. */
export interface FiguresView {
  /** The least and the most that the cannons can bring, in half points. */
  readonly cannons: readonly [number, number];
  /** The least and the most that the engines can bring. */
  readonly engines: readonly [number, number];
  readonly crew: number;
  /** Of the crew; those in stasis are not among them. */
  readonly humans: number;
  readonly aliens: number;
  readonly batteries: number;
  /** Exposed connectors. */
  readonly exposed: number;
  /** The most that lost components can cost; null: there is no limit. */
  readonly cap: number | null;
  /** The squares of each piece, where a ship is in several; empty when all is well. */
  readonly pieces?: readonly (readonly number[])[];
  /** What the ship check has to say; empty at other times. */
  readonly faults?: readonly FaultView[];
  /** Not there outside the ship check, and for classes without a premium. */
  readonly weak_spot?: WeakSpotView;
}

/** A mistake that the ship check has found, with the squares that it concerns. */
export interface FaultView {
  readonly kind: 'barrels' | 'exhausts' | 'joints' | 'pieces';
  readonly rule: string;
  readonly cells: readonly number[];
  readonly message: Message;
}

/** The largest cluster of empty squares, and the premium that it costs. */
export interface WeakSpotView {
  readonly cells: readonly number[];
  /** Pairs of its squares that share an edge or a corner: just enough of them to hold it together. */
  readonly chain: readonly (readonly [number, number])[];
  readonly premium: number;
}

/** How it went. */
export interface EndingView {
  /** The two rarest of each player, the rarest first. */
  readonly awards: readonly AwardView[];
  readonly turnings: readonly TurningView[];
  /** For each seat the credits after each round. */
  readonly purses: readonly (readonly number[])[];
  /** What is to be said when nobody has a credit left. */
  readonly broke: Message | null;
}

/** An award for something that a player did more than the others, or as nobody should. */
export interface AwardView {
  readonly award: string;
  readonly seat: number;
  readonly name: Message;
  /** What it is for. */
  readonly reason: Message;
}

/** Something that decided the match, in words, with the round, counted from 0. */
export interface TurningView {
  readonly seat: number;
  readonly round: number;
  /** The card that did it; empty for a change of the lead. */
  readonly card: string;
  readonly message: Message;
}

/** What could be. */
export interface HelpView {
  /** While a component is in the hand: the empty squares beside the ship. */
  readonly spots: readonly SpotView[];
  /** While the hand is empty: for each component face up, how many squares it fits unturned, and how many at all. */
  readonly fits: Readonly<Record<string, readonly [number, number]>>;
  /** In the ship check: the cheapest ways out, the best first. */
  readonly repairs: readonly RepairView[];
  /** For each component that is in danger what would hang loose without it. */
  readonly hanging: Readonly<Record<number, readonly number[]>>;
  readonly duel: DuelView | null;
  /** Of the goods of each planet, of the station or of beaten smugglers, those that find an empty container. */
  readonly room: readonly (readonly string[])[];
  /** In open space: where each strength of the engines leads. */
  readonly courses: readonly CourseView[];
  /** While ships are being built: what that of this seat would be good for. */
  readonly built?: BuiltView;
}

/** An empty square next to the ship. */
export interface SpotView {
  readonly cell: number;
  /** As it was drawn, and after one, two and three quarter turns clockwise. */
  readonly turns: readonly TurnView[];
}

/** How the component would lie on a square after some quarter turns. */
export interface TurnView {
  /** It fits; it joins but breaks a rule; or nothing would hold it. */
  readonly state: 'fits' | 'loose' | 'risky';
  /** Joints that it would close. */
  readonly joints?: number;
  /** The sides where something is wrong: front, right, rear, left. */
  readonly sides?: readonly number[];
  /** For each of these sides what is wrong there. */
  readonly why?: readonly ('askew' | 'connector' | 'exhaust' | 'muzzle' | 'nozzle' | 'splice' | 'their-exhaust' | 'their-muzzle' | 'their-nozzle')[];
  /** For each of these sides the square of the other component, -1 where there is none. */
  readonly others?: readonly number[];
}

/** A cheapest way out of all mistakes of the ship check. */
export interface RepairView {
  /** The squares of what has to be taken off. */
  readonly cut: readonly number[];
  /** The squares of what then hangs loose, and goes too. */
  readonly loose: readonly number[];
}

/** A fight that this seat has before it, in half points. */
export interface DuelView {
  readonly enemy: number;
  /** What it brings without any power. */
  readonly least: number;
  /** The most that it can bring. */
  readonly most: number;
  /** The fewest batteries that win; -1 when nothing does. */
  readonly batteries: number;
  /** Won without any power; won with power; at best drawn; lost either way. */
  readonly verdict: 'drawn' | 'lost' | 'power' | 'won';
}

/** How far this number of days carries the rocket, if the others stand where they are. */
export interface CourseView {
  readonly days: number;
  readonly end: number;
  /** The seats that it would fly over. */
  readonly passed: readonly number[];
}

/** A ship that is being built, in numbers. */
export interface BuiltView {
  /** The least and the most that the cannons could bring, in half points. */
  readonly cannons: readonly [number, number];
  /** The least and the most that the engines could bring. */
  readonly engines: readonly [number, number];
  /** Crew that would find a place in the cabins. */
  readonly places: number;
  readonly batteries: number;
  /** What the ship check would find (GT-B-6.7). */
  readonly mistakes: number;
}

/** What the last flight brought everybody. */
export interface AccountView {
  /** The round of that flight, counted from 0. */
  readonly round: number;
  readonly items: readonly ('arrived' | 'debt' | 'loans' | 'looks' | 'losses' | 'manager' | 'sold' | 'vips')[];
  /** A row for each seat. */
  readonly rows: readonly AccountRow[];
}

/** What one player had, got and paid. */
export interface AccountRow {
  /** The credits before anything was settled. */
  readonly before: number;
  /** The place in which the player arrived; 0 for those who got no reward for it. */
  readonly place: number;
  /** What each item brought, in the order of the items; below zero for what was paid. */
  readonly credits: readonly number[];
  /** The credits when everything was settled. */
  readonly after: number;
}
