/** What all parts of the board share: the view, what lights up, the ship to launch, where it is aimed. */
import type { BoardProps, LitMove } from '../../../table/board';
import { LitDesk, provide, useDesk as use } from '../../../table/desk.svelte';
import { coatOfPlayer, type Coat } from '../draw/seats';
import { asksFor, isLaunch, launchable, lightsOf, shipOf, shownMoves, type Lights } from './lights';
import { isTold, toldMoves } from '../companion/told';
import { battleOf, isIn } from '../battle/shown';
import type { Printed } from '../printed';
import { Pan } from '../shelf/pan.svelte';
import { Kept } from '../stage/kept.svelte';
import { Stage } from '../stage/stage.svelte';
import { isAtStation } from '../stage/told';
import { standingView } from '../stage/standing';
import type { AndromedaView, BattleView, OutlookView, PlayerView } from '../view';
import { Refusals } from './refusals.svelte';
import { capital, learnNames, regionLabel, regionName, thing, type ShipType } from './names';
import { RAIDERS } from './numbers';

/** The scenes of the board. */
export type Scene = AndromedaView['scene'];

export type AndromedaProps = BoardProps<AndromedaView, Printed>;

/** Milliseconds that a fan stays when the pointer has left its region. */
const LINGER = 260;
/** Milliseconds that the pointer rests on a region before it is asked why nothing can be done there: a little before
 *  it is explained. */
const RESTED = 200;

/** A launch that is pointed at: where to, and what waits there. */
export interface Aim {
  readonly move: LitMove;
  readonly ship: ShipType;
  readonly region: number;
  readonly outlook: OutlookView | null;
}

export class Desk extends LitDesk<AndromedaView, Printed> {
  readonly stage: Stage;
  /** Why nothing can be done in a region. */
  readonly refusals: Refusals;
  /** What stays in sight when its beat is over. */
  readonly kept = new Kept();
  #ship = $state<ShipType | null>(null);
  #chosen = $state.raw<{ readonly wanted: Scene; readonly scene: Scene } | null>(null);
  /** Whether the reach of all raiders is shown. */
  reaches = $state(false);
  /** The region that is looked at, by pointing, focus or a tap, and fanned out where it is crowded; -1 for none. */
  fanned = $state(-1);
  #leaving: ReturnType<typeof setTimeout> | undefined;
  #resting: ReturnType<typeof setTimeout> | undefined;
  /** Which part of the map is in sight on a phone. */
  readonly pan = new Pan();
  /** Whether the hand is held up to be read. */
  handUp = $state(false);
  /** The seat whose station is shown; null for that where moves light up. */
  watched = $state<number | null>(null);

  constructor(props: () => AndromedaProps) {
    super(props);
    this.stage = new Stage(() => this.props());
    this.refusals = new Refusals(() => ({
      at: this.props().stand.count,
      moves: this.props().moves,
      ship: this.ship,
      nameOf: (region) => this.printed.regions[region]?.name,
      reason: (move) => this.props().reason(move),
    }));
    learnNames(props().printed);
  }

  /** The Edge without what is on its way at the beat that is shown. */
  readonly standing = $derived.by<AndromedaView>(() => standingView(this.view, this.props().beat));
  /** The battle that is fought, or whose result is being looked at. */
  readonly battle = $derived.by<BattleView | null>(() => battleOf(this.view, this.props().beat));
  /** Whether we have ships in it: then it takes the whole board. */
  get inBattle(): boolean {
    return isIn(this.battle, this.me);
  }

  isHegemon(who: number): boolean {
    return who === this.view.hegemon?.player;
  }
  /** The player at whose station moves light up: ours, unless the Hegemon's things are asked about. */
  get holder(): number {
    const { moves, question } = this.props().stand;
    const ofHegemon = moves.length > 0 && question && this.printed.of_hegemon.includes(question.prompt.id);
    return (ofHegemon && this.view.hegemon?.player) || Math.max(0, this.me);
  }
  /** The player whose station is shown. */
  get shownPlayer(): number {
    return this.watched ?? this.holder;
  }

  player(who: number): PlayerView {
    const player = this.view.players[who];
    if (!player) throw new Error(`there is no player ${who}`);
    return player;
  }
  coat(who: number): Coat {
    return coatOfPlayer(who, this.view);
  }
  /** "Zdeňka", "Hegemon", "Raiders" */
  name(who: number): string {
    if (who === RAIDERS) return this.t('andromeda-board-raiders');
    return this.props().seats[who]?.name ?? this.t('andromeda-board-hegemon');
  }
  thing(id: string): string {
    return thing(id, this.t);
  }
  region(region: number): string {
    return capital(regionName(this.view, this.printed, region, this.t));
  }
  label(region: number): string {
    return regionLabel(this.view, this.printed, region, this.t, (who) => this.name(who));
  }

  // -- Moves ---------------------------------------------------------------------------------------------------------

  /** The ships that may be launched now. */
  readonly bay = $derived.by<readonly ShipType[]>(() =>
    this.view.told ? [] : launchable(this.props().stand.moves, this.printed),
  );
  get ship(): ShipType | null {
    return this.#ship && this.bay.includes(this.#ship) ? this.#ship : (this.bay.at(-1) ?? null);
  }
  choose(ship: ShipType): void {
    this.#ship = ship;
    this.menu = null;
  }
  /** The next ship of the bay, or the one before. */
  turn(step: number): void {
    if (!this.ship) return;
    const next = this.bay.at((this.bay.indexOf(this.ship) + step) % this.bay.length);
    if (next) this.choose(next);
  }

  readonly lights = $derived.by<Lights>(() => lightsOf(this.props().moves, this.ship, this.view.told));
  readonly shown = $derived.by<readonly number[] | null>(() => {
    const { moves } = this.props().stand;
    return this.view.told ? toldMoves(moves, this.offersInSight) : shownMoves(moves, this.ship);
  });
  /** Whether the modules on offer lie before the reader. */
  get offersInSight(): boolean {
    const { narrow, open } = this.props();
    return narrow ? open === 'modules' || this.scene === 'market' : this.scene === 'station';
  }

  /** Whether the menu was asked for while nothing was lit, because the last report was still on its way. */
  #early = false;
  /** Where people tell of their own table, a place has a menu even for one thing. What is pressed too early is not
   *  lost: its menu opens as soon as there is something to tell again. */
  override press(place: string, moves: readonly LitMove[]): void {
    this.#early = this.expects;
    if (this.#early) this.menu = place;
    else if (this.view.told && moves.some(isTold)) this.menu = this.menu === place ? null : place;
    else super.press(place, moves);
  }
  /** Whether people tell of their own table, and the next stand is not here yet. */
  get expects(): boolean {
    const { moves, stand, beat, past } = this.props();
    return this.view.told && !past && !moves.length && (stand.moves.length > 0 || beat !== null);
  }
  /** Another stand is here: a menu with the moves of the last one closes. */
  arrive(): void {
    if (!this.#early) this.menu = null;
    this.#early = false;
  }

  /** Whether something of this kind must be chosen now: a card of the hand, a track. In a battle that is done there. */
  asksFor(kind: string): boolean {
    return this.wanted !== 'battle' && asksFor(this.props().moves, kind);
  }
  /** Whether the hand is held up. */
  get raised(): boolean {
    return this.handUp || this.asksFor('hand');
  }

  atRegion(region: number): readonly LitMove[] {
    return this.at(`region:${this.printed.regions[region]?.name ?? ''}`);
  }

  /** The launch that is pointed at in the bar or on the map, else the one that was chosen. */
  readonly aim = $derived.by<Aim | null>(() => {
    const { moves, pointed, selected } = this.props();
    const chosen = [pointed, selected].map((index) => moves[index ?? -1]);
    const move = chosen.find((one) => one && isLaunch(one));
    const ship = move ? shipOf(move) : null;
    if (!move || !ship || this.view.told) return null;
    const region = this.printed.regions.findIndex(({ name }) => name === move.move['region']);
    return { move, ship, region, outlook: this.view.outlook?.find((one) => one.region === region) ?? null };
  });

  /** A region is looked at, or none any more: a fan stays a moment, so that the pointer can go to it. */
  look(region: number): void {
    clearTimeout(this.#leaving);
    clearTimeout(this.#resting);
    if (region >= 0) {
      this.fanned = region;
      this.#resting = setTimeout(() => this.#wonder(region), RESTED);
    } else this.#leaving = setTimeout(() => (this.fanned = -1), LINGER);
  }

  #wonder(region: number): void {
    if (!this.atRegion(region).length) void this.refusals.ask(region);
  }

  // -- Scenes --------------------------------------------------------------------------------------------------------

  #leftStation = $state(true);
  /** Whether what happens now, or what is asked next in front of anything, belongs to the station that was asked about. */
  get #stays(): boolean {
    const { beat, stand } = this.props();
    if (this.#leftStation) return false;
    return beat ? isAtStation(beat, this.me) : stand.moves.length > 0 && this.view.turn.phase === 'return';
  }
  /** A question at the station was answered there: what comes of it is seen there, until something happens elsewhere. */
  follow(): void {
    const { beat, stand } = this.props();
    const asked = stand.moves.length > 0 && stand.question ? this.printed.scenes[stand.question.prompt.id] : undefined;
    if (beat) this.#leftStation ||= !isAtStation(beat, this.me);
    else if (asked) this.#leftStation = asked !== 'station' && asked !== 'market';
  }

  /** What to look at now, as the question says. */
  readonly wanted = $derived.by<Scene>(() => {
    const { moves, question } = this.props().stand;
    const asked = moves.length > 0 && question ? this.printed.scenes[question.prompt.id] : undefined;
    if (this.inBattle) return asked ?? 'battle';
    // A battle of others is shown small, over the map; and what the Hegemon does, or asks of us, is shown there.
    const tells = this.view.scene === 'hegemon' && (this.props().beat !== null || moves.length > 0);
    const onMap = this.view.scene === 'battle' || tells;
    const scene = asked ?? (this.#stays ? 'station' : onMap ? 'edge' : this.view.scene);
    // Where there is room, the modules on offer lie beside the station.
    return scene === 'market' && !this.props().narrow ? 'station' : scene;
  });
  /** What is looked at: what the reader chose last, until the game wants another scene. */
  get scene(): Scene {
    return this.#chosen?.wanted === this.wanted ? this.#chosen.scene : this.wanted;
  }
  open(scene: Scene): void {
    this.#chosen = { wanted: this.wanted, scene };
    this.menu = null;
  }
  readonly scenes = $derived.by<readonly Scene[]>(() => {
    const { battle, hegemon, part } = this.view;
    const scenes: Scene[] = ['edge', 'station'];
    if (battle || this.inBattle || this.stage.battle.length) scenes.push('battle');
    if (hegemon) scenes.push('hegemon');
    return part === 'over' ? [...scenes, 'scores'] : scenes;
  });
}

export const provideDesk = provide<Desk>;
export const useDesk = use<Desk>;
