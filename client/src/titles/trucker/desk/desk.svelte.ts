/** What all parts of the board share: the view as it is shown, what lights up, the tile in the hand and its turn. */
import type { BoardProps, LitMove, SeatColour } from '../../../table/board';
import { BoardDesk, provide, useDesk as use } from '../../../table/desk.svelte';
import type { Load } from '../draw/tile/look';
import { cellAt, labelsOf, planOf, type Plan } from '../board/geometry';
import { ladenShip, loadOf } from './load';
import { hand, placement } from './hand.svelte';
import { lightsOf, shownMoves, squarePlace, type Judge, type Light, type Lights } from './lights';
import { checkingOf, isHidden, wayKeeping, type Checking } from './checking';
import { Workshop } from './workshop.svelte';
import { Accounts } from '../ending/accounts.svelte';
import { Kept } from '../stage/kept.svelte';
import { watching } from '../seat/watching.svelte';
import type { Printed, PrintedCard, PrintedShip } from '../printed';
import type { LegalMove } from '../../../table/protocol';
import type { SeatView, TruckerView, TurnView } from '../view';

export type TruckerProps = BoardProps<TruckerView, Printed>;

/** What is carried over the ship: the tile in the hand, a crate, or an alien. */
export type Carried = { readonly kind: 'tile' } | { readonly kind: 'crate' | 'alien'; readonly colour: string };

const NOTHING: readonly Light[] = [];

export class Desk extends BoardDesk<TruckerView, Printed> {
  /** What stays on the board of the beats that were shown. */
  readonly kept = new Kept();
  /** What the flight that ended last has brought, until it is closed. */
  readonly account = new Accounts();
  /** What is opened while a ship is built and checked. */
  readonly workshop = new Workshop();
  /** Quarter turns of the tile in the hand. */
  get held(): number {
    return hand.quarters;
  }
  set held(quarters: number) {
    hand.quarters = quarters;
    hand.meant = false;
    hand.turnedFor = '';
  }
  /** What is being dragged, and where, in px of the page. */
  drag = $state.raw<{ readonly x: number; readonly y: number; readonly what: Carried } | null>(null);
  /** Whether the largest gap of our own ship is drawn, where an insurer asks for it. */
  weakSpot = $state(true);
  /** Whether squares that are too small for a thumb are shown larger. */
  enlarged = $state(false);

  /** The beat that is being shown. */
  get beat(): TruckerProps['beat'] {
    return this.props().beat;
  }
  /** The seat whose ship is shown large. */
  get watched(): number {
    if (watching.seat !== null) return watching.seat;
    const { part, flight, truckers } = this.view;
    const own = truckers[this.me];
    if (own && (part !== 'flight' || own.flying || this.beat?.kind === 'leave')) return this.me;
    // A player without a ship in the flight looks at the one under attack, or else at the leader's.
    return flight.strike?.seat ?? (own ? (flight.ranks[0]?.seat ?? this.me) : 0);
  }
  get hand(): string {
    return this.view.truckers[this.me]?.hand ?? '';
  }

  /** A card as it counts for these ships. */
  cardOf(id: string): PrintedCard | undefined {
    return (this.view.flight.harder ? this.printed.harder[id] : undefined) ?? this.printed.cards[id];
  }
  readonly #ship = $derived(this.printed.ships[this.view.ship_class]);
  get ship(): PrintedShip {
    if (!this.#ship) throw new Error('the view names a class that is not printed');
    return this.#ship;
  }

  /** A plan for each seat, or one that is the same for all. */
  readonly plans = $derived.by<readonly Plan[]>(() => this.view.boards.map((board) => planOf(this.ship, board)));
  plan(seat: number): Plan {
    const plan = this.plans[seat] ?? this.plans[0];
    if (!plan) throw new Error('a match has seats');
    return plan;
  }

  trucker(seat: number): SeatView {
    const trucker = this.view.truckers[seat];
    if (!trucker) throw new Error(`there is no seat ${seat}`);
    return trucker;
  }

  /** How the tile in the hand would lie on each square beside our own ship, after no, one, two and three turns. */
  readonly spots = $derived.by<ReadonlyMap<number, readonly TurnView[]>>(
    () => new Map(this.view.help?.spots.map(({ cell, turns }) => [cell, turns])),
  );
  /** Those of them that would break a rule. */
  readonly risky = $derived.by<ReadonlySet<string>>(() => {
    const found = new Set<string>();
    for (const [cell, turns] of this.spots)
      for (const [turn, { state }] of turns.entries())
        if (state === 'risky') found.add(placement(...labelsOf(this.plan(this.me), cell), turn));
    return found;
  });
  readonly #judge: Judge = ({ move }) => {
    // What the reader has turned by hand lies as it is meant, even where a joint will spark.
    if (hand.meant && Number(move['turn']) === this.held) return undefined;
    return this.spots.get(this.cellAt(String(move['column']), String(move['row'])))?.[Number(move['turn'])];
  };

  /** How the ship check is gone through. */
  readonly checking = $derived.by<Checking>(() => {
    const ways = this.view.help?.repairs ?? [];
    const faults = this.view.truckers[this.me]?.ship.figures?.faults ?? [];
    const many = this.props().stand.moves.some(({ move }) => move.type === 'scrap-set') && ways.length > 0;
    return checkingOf(many, ways.length, faults, this.workshop);
  });
  readonly #hidden = (offer: LegalMove): boolean =>
    isHidden(offer, this.checking, (column, row) => this.cellAt(column, row));

  readonly lights = $derived.by<Lights>(() => lightsOf(this.props().moves, this.held, this.#judge, this.#hidden));
  readonly shown = $derived.by<readonly number[] | null>(() =>
    shownMoves(this.props().stand.moves, this.held, this.#judge, this.#hidden),
  );

  /** What is lit at a place. A move that is nowhere has no place: it is a button of the bar. */
  at(place: string): readonly Light[] {
    return (place && this.lights.get(place)) || NOTHING;
  }
  atCell(seat: number, cell: number): readonly Light[] {
    return this.at(squarePlace(seat, ...labelsOf(this.plan(seat), cell)));
  }
  isPointed(light: Light): boolean {
    return this.props().pointed === light.move.index;
  }

  /** Where the tile fits only when it is turned, the first press turns it, and the second one welds it. */
  press(light: Light | undefined): void {
    if (light?.turned) {
      const { column, row, turn } = light.move.move;
      this.held = (this.held + light.turned) % 4;
      hand.turnedFor = placement(String(column), String(row), turn);
    } else if (light) this.props().play(light.move);
  }
  /** What is let go over a square has shown there how it would lie: it is welded at once. */
  drop(light: Light): void {
    if (!light.turned) this.props().playSome([light.move]);
    else this.press(light);
  }
  point(light: Light | undefined | null): void {
    this.props().point(light?.move.index ?? null);
  }
  turn(quarters: number): void {
    if (!this.hand) return;
    this.held = (this.held + quarters + 4) % 4;
    hand.meant = true;
  }

  /** Why what is done on other squares cannot be done on this one: the bar says it. */
  whyNot(cell: number): void {
    const { moves, why } = this.props();
    const [column, row] = labelsOf(this.plan(this.me), cell);
    const like = moves.find(({ move }) => move['column'] !== undefined && move['row'] !== undefined)?.move;
    if (this.hand && this.view.part === 'building' && moves.length)
      void why({ type: 'place', column, row, turn: this.held });
    else if (like) void why({ ...like, column, row });
  }

  /** Whether the way out that is shown takes off what lies on a square of our own ship. */
  isCrossed(cell: number): boolean {
    const { many, singly, way } = this.checking;
    const shown = many && !singly ? this.view.help?.repairs[way] : undefined;
    return shown !== undefined && (shown.cut.includes(cell) || shown.loose.includes(cell));
  }
  /** Keeps what would be taken off: the next way out that leaves it, else what is wrong with it, one by one. */
  keep(cell: number): void {
    const other = wayKeeping(this.view.help?.repairs ?? [], this.checking.way, cell);
    if (other >= 0) this.workshop.way = other;
    else this.workshop.kept = cell;
  }

  colour(seat: number): SeatColour {
    return this.props().seats[seat]?.colour ?? 'orange';
  }
  name(seat: number): string {
    return this.props().seats[seat]?.name ?? '';
  }

  /** What lies on the tile of a ship. */
  load(seat: number, cell: number): Load {
    const ship = ladenShip(this.trucker(seat).ship, this.beat, seat);
    const loaded = this.view.part === 'flight' || this.view.part === 'loading';
    return loadOf(this.printed, ship, cell, this.colour(seat), loaded);
  }
  /** What is painted on a tile that lies nowhere: the starting cabins belong to somebody. */
  print(tile: string): Load {
    const owner = this.printed.tiles[tile]?.colours?.[0] ?? '';
    const seat = this.printed.owners.indexOf(owner);
    return seat >= 0 ? { seat: this.colour(seat) } : {};
  }

  /** The square that a move names, on our own ship. */
  cellOf(move: LitMove): number {
    return this.cellAt(String(move.move['column']), String(move.move['row']));
  }
  cellAt(column: string, row: string): number {
    return cellAt(this.plan(this.me), column, row);
  }
}

export const provideDesk = provide<Desk>;
export const useDesk = use<Desk>;
