/** What all parts of the board share: the view, the campaign, what lights up, and what is looked at. */
import type { BoardProps, LitMove } from '../../../table/board';
import type { Message } from '../../../table/protocol';
import { LitDesk, provide, useDesk as use } from '../../../table/desk.svelte';
import { sheetOf, type Sheet } from '../check/model';
import { spokenStake } from '../check/odds/odds';
import { lightsOf, type Lights, type Scene } from './lights';
import { Story } from '../story/story.svelte';
import type { Ground } from '../board/signs/signs';
import { campaignOf, linesOf, meantMember, ownMember, printOf } from './names';
import type {
  CampaignPrint,
  CardPrint,
  DiePrint,
  PlanetPrint,
  PlatePrint,
  Printed,
  SignPrint,
  Signposts,
} from '../printed';
import type { ExpeditionView, VanguardView } from '../view';

export type VanguardProps = BoardProps<VanguardView, Printed>;

const THINGS = ['poi', 'threat', 'condition', 'mission'] as const;

export class Desk extends LitDesk<VanguardView, Printed> {
  #chosen = $state.raw<{ readonly wanted: Scene; readonly scene: Scene } | null>(null);
  /** The member of the away team whose board is shown; null for the one that suits the moment. */
  #watched = $state<{ readonly who: number; readonly chosen: number } | null>(null);
  /** The sector whose points of interest are shown; null for that of the member shown. */
  sector = $state<number | null>(null);
  /** What lies below the map: a crew board, the sector, or missions and threats. */
  below = $state<'crew' | 'sector' | 'orders'>('crew');
  /** The card at hand that is looked at, where there is only room for how it begins. */
  held = $state<string | null>(null);
  /** Whether the log book lies over the scene, on a phone. */
  reading = $state(false);

  readonly campaign = $derived.by<CampaignPrint>(() => campaignOf(this.view, this.props().printed));
  /** What belongs where. */
  get signs(): Signposts {
    return this.props().printed.signposts;
  }
  readonly trip = $derived.by<ExpeditionView | null>(() => this.view.expedition);
  readonly dice = $derived.by<ReadonlyMap<string, DiePrint>>(
    () => new Map(this.props().printed.dice.map((die) => [die.id, die])),
  );

  // -- Names ---------------------------------------------------------------------------------------------------------

  /** A message of the campaign: `own('poi', '120')`. */
  own(kind: string, id: string): string {
    return this.t(`${this.campaign.prefix}-${kind}-${id}`);
  }
  /** What is said of the campaign as a whole: its name, and what stands on its title page. */
  aboutCampaign(what: 'option-campaign' | 'story-blurb'): Message {
    return { id: `vanguard-${what}-${this.campaign.folder.replaceAll('_', '-')}` };
  }
  sectorName(sector: number): string {
    return this.own('sector', `${this.planetAt(sector)?.id ?? ''}-${this.numberOf(sector)}`);
  }
  /** The number that is printed in a sector. */
  numberOf(sector: number): number {
    return this.trip?.places[sector]?.n ?? 0;
  }
  /** The board that a sector is on; for one that is on none, the first. */
  boardOf(sector: number): number {
    return this.trip?.places[sector]?.board ?? 0;
  }
  planetAt(sector: number): PlanetPrint | undefined {
    const board = this.trip?.boards[this.boardOf(sector)];
    return board && this.planet(board.planet);
  }
  planet(id: string): PlanetPrint | undefined {
    return this.#print<PlanetPrint>('planet', id);
  }
  crew(id: string): CardPrint | undefined {
    return this.#print('crew', id);
  }
  system(id: string): CardPrint | undefined {
    return this.#print('system', id);
  }
  destination(id: string): CardPrint | undefined {
    return this.#print('destination', id);
  }
  /** The POI, threat, condition or mission of a planet. */
  thing(id: string): CardPrint | undefined {
    return THINGS.map((kind) => this.#print(kind, id)).find(Boolean);
  }
  card(id: string): CardPrint | undefined {
    return this.#print('card', id);
  }
  #print<Print = CardPrint>(kind: string, id: string): Print | undefined {
    return printOf<Print>(this.props().printed, `${this.campaign.prefix}-${kind}-${id}`);
  }
  /** A plate by its name: `guestbook-plate-hush`. */
  plate(name: string): PlatePrint | undefined {
    return name ? printOf<PlatePrint>(this.props().printed, name) : undefined;
  }
  /** The name of a plate that a planet or a card has; empty where it has none. */
  plateOf(thing: { readonly plate?: string } | undefined): string {
    return thing?.plate ? `${this.campaign.prefix}-plate-${thing.plate}` : '';
  }
  cardLines(id: string): string[] {
    const card = this.card(id);
    return card ? linesOf(card, this.t) : [];
  }
  dieName(id: string): string {
    const die = this.dice.get(id);
    const colour = this.t(`vanguard-colour-${die?.colour ?? 'red'}`);
    return this.t('vanguard-die', { colour, kind: this.t(`vanguard-die-${die?.main || die?.kind || 'basic'}`) });
  }

  // -- The member shown ----------------------------------------------------------------------------------------------

  /** Who acts: the one who checks, else whose turn it is. */
  get acting(): number {
    return this.trip?.check?.who ?? this.trip?.who ?? 0;
  }
  get shownMember(): number {
    const team = this.trip?.team ?? [];
    const meant = meantMember(team, this.lights.keys(), this.acting);
    if (this.#watched?.who === meant && this.#watched.chosen < team.length) return this.#watched.chosen;
    return ownMember(team, meant, this.me);
  }
  watch(member: number): void {
    const meant = meantMember(this.trip?.team ?? [], this.lights.keys(), this.acting);
    this.#watched = { who: meant, chosen: member };
    this.sector = null;
    this.below = 'crew';
  }

  /** Looks into a sector. */
  look(sector: number): void {
    this.sector = sector;
    this.below = 'sector';
  }

  // -- Signs of paths --------------------------------------------------------------------------------------------------

  /** What the signs of paths depend on: the planet that is looked at, and its condition. */
  readonly ground = $derived.by<Ground>(() => {
    const sector = this.sector ?? this.trip?.team[this.shownMember]?.sector ?? 0;
    const condition = this.trip?.boards[this.boardOf(sector)]?.condition;
    return { planet: this.planetAt(sector), condition: condition ? this.thing(condition) : undefined };
  });
  /** The path symbol that is looked at; where it is on the screen, and whether it stays when the pointer leaves. */
  sign = $state.raw<{ readonly sign: SignPrint; readonly at: DOMRect; readonly kept: boolean } | null>(null);
  seeSign(sign: SignPrint, drawn: Element): void {
    if (!this.sign?.kept) this.sign = { sign, at: drawn.getBoundingClientRect(), kept: false };
  }
  /** Pressing it keeps it, and lets it go again. */
  keepSign(sign: SignPrint, drawn: Element): void {
    const kept = this.sign?.kept && this.sign.sign.id === sign.id;
    this.sign = kept ? null : { sign, at: drawn.getBoundingClientRect(), kept: true };
  }
  leaveSign(): void {
    if (!this.sign?.kept) this.sign = null;
  }
  dropSign(): void {
    this.sign = null;
  }

  // -- Moves ---------------------------------------------------------------------------------------------------------

  readonly lights = $derived.by<Lights>(() => lightsOf(this.props().moves));

  // -- A dice check ----------------------------------------------------------------------------------------------------

  readonly sheet = $derived.by<Sheet | null>(() => sheetOf(this));

  /** Whether dice of a crew board are asked for while a check is going on. */
  get wantsCrew(): boolean {
    return (this.trip?.check?.step ?? 1) > 1 && [...this.lights.keys()].some((place) => /^(die|column):/.test(place));
  }

  /** What a move does to the outcome of the check that is going on; null where that is not known. */
  outcomeOf({ move, stake }: LitMove): { readonly words: string; readonly tone: '' | 'good' | 'warn' } | null {
    return stake && this.trip?.check ? spokenStake(stake, move.type === 'go-on', this.t) : null;
  }

  // -- The log book --------------------------------------------------------------------------------------------------

  /** What of it lies open over the frame, and what has not been read. */
  readonly story = new Story(this);
  /** The page that lies open: its place in the book, null for the last one. */
  page = $state<number | null>(null);
  /** Opens the book at a page, by the name of its log; a log that was read twice at its last time. */
  turnTo(log: string): void {
    const place = this.view.book.findLastIndex((page) => page.log === log);
    this.page = place < 0 ? null : place;
    const { narrow, open } = this.props();
    if (!narrow) this.open('book');
    // On a phone the book may have its own tab open; else it lies over the scene.
    this.reading = narrow && open !== 'book';
  }

  // -- Scenes --------------------------------------------------------------------------------------------------------

  /** What the game is about now; a page on which something is lit lies open. */
  readonly wanted = $derived.by<Scene>(() =>
    this.view.book.some(({ log }) => this.lights.has(`page:${log}`)) ? 'book' : this.view.scene,
  );
  /** What is looked at: what the reader chose last, until the game wants another scene. */
  get scene(): Scene {
    return this.#chosen?.wanted === this.wanted ? this.#chosen.scene : this.wanted;
  }
  open(scene: Scene): void {
    this.#chosen = { wanted: this.wanted, scene };
    this.menu = null;
  }
}

export function provideDesk(desk: Desk): Desk {
  return provide(desk);
}
export function useDesk(): Desk {
  return use<Desk>();
}
