/** Made of the structs of the server by `make types`. Do not edit. */

/** Be taken through the first round step by step (IV-C-204). */
export interface TakeLesson {
  readonly type: 'take-lesson';
}

/** Play the first round as any other (IV-C-204). */
export interface SkipLesson {
  readonly type: 'skip-lesson';
}

/** Who holds the start token in this round (IV-X-202). */
export interface GiveStart {
  readonly type: 'give-start';
  readonly who: number;
}

/** Take a special action of a card or of the board (IV-X-301). */
export interface TakeSpecial {
  readonly type: 'take-special';
  readonly source: string;
  readonly action: number;
}

/** Travel along the path to a sector (IV-X-310). */
export interface Travel {
  readonly type: 'travel';
  readonly sector: number;
}

/** Draw, make a check, or both in this order: `draw`, `check`, `draw-check`, `check-draw` (IV-X-320). */
export interface Prepare {
  readonly type: 'prepare';
  readonly what: string;
}

/** Rest (IV-X-330). */
export interface Rest {
  readonly type: 'rest';
}

/** Place the token of field equipment (IV-X-1206). */
export interface PlaceGear {
  readonly type: 'place-gear';
  readonly card: string;
}

/** Leave the planet (IV-X-340). */
export interface LiftOff {
  readonly type: 'lift-off';
}

/** Consent to the lift-off (IV-X-340). */
export interface Agree {
  readonly type: 'agree';
}

/** Do not consent to the lift-off (IV-X-340). */
export interface Disagree {
  readonly type: 'disagree';
}

/** Nothing, or nothing more. */
export interface GoOn {
  readonly type: 'go-on';
}

/** Do nothing more in this turn of another (IV-X-205). */
export interface StandBy {
  readonly type: 'stand-by';
}

/** Exertion of a crew member (IV-X-402). */
export interface Exert {
  readonly type: 'exert';
  readonly who: number;
}

/** Play the upper effect of a section card (IV-X-601). */
export interface PlayCard {
  readonly type: 'play-card';
  readonly who: number;
  readonly card: string;
}

/** Pay a charge and use the skill of the crew card (IV-X-702). */
export interface UseSkill {
  readonly type: 'use-skill';
  readonly who: number;
}

/** Use an ability of equipment, a discovery or a lander mod; `n` counts the abilities of the card from 0. */
export interface UseCard {
  readonly type: 'use-card';
  readonly who: number;
  readonly card: string;
  readonly n: number;
}

/** Give equipment to another crew member in the sector (IV-X-1203). */
export interface HandOver {
  readonly type: 'hand-over';
  readonly who: number;
  readonly card: string;
  readonly to: number;
}

/** Move this available die to the spent ones (IV-X-403). */
export interface UseDie {
  readonly type: 'use-die';
  readonly die: string;
}

/** Put this die into the section box; out of the spent ones, or out of the available ones (IV-X-404). */
export interface SacrificeDie {
  readonly type: 'sacrifice-die';
  readonly die: string;
  readonly spent: boolean;
}

/** Move this spent die to the available ones (IV-X-405). */
export interface RefreshDie {
  readonly type: 'refresh-die';
  readonly die: string;
  readonly copy: number;
}

/** The column of this colour (IV-X-1601). */
export interface PickColumn {
  readonly type: 'pick-column';
  readonly colour: string;
}

/** Pick up this available die (IV-X-501). */
export interface RollDie {
  readonly type: 'roll-die';
  readonly die: string;
  readonly copy: number;
}

/** Support with this die (IV-X-502). */
export interface GiveDie {
  readonly type: 'give-die';
  readonly die: string;
}

/** Trigger the dice combination of a section card, or the `n`th one of the global condition (IV-X-510). */
export interface Combine {
  readonly type: 'combine';
  readonly card: string;
  readonly n: number;
}

/** Spend these dice of the pool. */
export interface SpendDice {
  readonly type: 'spend-dice';
  readonly places: readonly number[];
}

/** Set this die of the pool to a result: a symbol, or the two of a face with `+` between them. */
export interface TurnDie {
  readonly type: 'turn-die';
  readonly place: number;
  readonly symbol: string;
}

/** Take vanguards of the pool for these symbols, one each (IV-X-580). */
export interface TakeVanguards {
  readonly type: 'take-vanguards';
  readonly symbols: readonly string[];
}

/** Take out a danger die of this box, with this symbol; before the roll it has none (IV-X-508). */
export interface DropDanger {
  readonly type: 'drop-danger';
  readonly box: string;
  readonly face: string;
}

/** This die of the pool. */
export interface PickDie {
  readonly type: 'pick-die';
  readonly place: number;
}

/** Resolve an injury die that shows this next (IV-X-521). */
export interface ResolveInjuryDie {
  readonly type: 'resolve-injury-die';
  readonly face: string;
}

/** A section card of the hand (IV-X-603). */
export interface DiscardCard {
  readonly type: 'discard-card';
  readonly card: string;
}

/** A path between two sectors, the lower number first. */
export interface PickPath {
  readonly type: 'pick-path';
  readonly path: string;
}

/** A time track, by the card it is on (IV-X-907), or an action track. */
export interface PickTrack {
  readonly type: 'pick-track';
  readonly track: string;
}

/** A standee of a threat in a sector. */
export interface PickStandee {
  readonly type: 'pick-standee';
  readonly threat: string;
  readonly sector: number;
}

/** A type of discoveries (IV-X-1401). */
export interface PickType {
  readonly type: 'pick-type';
  readonly kind: string;
}

/** A card. */
export interface PickCard {
  readonly type: 'pick-card';
  readonly card: string;
}

/** An injury card of a crew member, by its slot from the left. */
export interface PickInjury {
  readonly type: 'pick-injury';
  readonly who: number;
  readonly slot: number;
}

/** A word of the planet or a symbol. */
export interface PickWord {
  readonly type: 'pick-word';
  readonly word: string;
}

/** The lead token that is placed next (IV-X-1410). */
export interface PlaceLead {
  readonly type: 'place-lead';
  readonly token: number;
}

/** Who speaks for all in this pass (IV-S-0011). */
export interface Speak {
  readonly type: 'speak';
  readonly seat: number;
}

/** Assign an available crew member (IV-S-0008). */
export interface Assign {
  readonly type: 'assign';
  readonly crew: string;
}

/** One of the choices that a log offers, counted from 1 (IV-C-301). */
export interface Answer {
  readonly type: 'answer';
  readonly log: string;
  readonly choice: number;
}

/** What happens instead when morale cannot fall: `dice`, `success` or `crew` (IV-S-0021). */
export interface TakePenalty {
  readonly type: 'take-penalty';
  readonly penalty: string;
}

/** The resting crew member who leaves the campaign (IV-S-0022). */
export interface Release {
  readonly type: 'release';
  readonly crew: string;
}

/** Pay the energy of a bridge upgrade for this pass (IV-S-0205). */
export interface Power {
  readonly type: 'power';
  readonly upgrade: string;
}

/** Assign the crew that an objective asks for, in one of its ways, counted from 0 (IV-S-0202). */
export interface Achieve {
  readonly type: 'achieve';
  readonly objective: string;
  readonly way: number;
}

/** Resolve a situation in one of its ways, counted from 0 (IV-S-0206). */
export interface Resolve {
  readonly type: 'resolve';
  readonly situation: string;
  readonly way: number;
}

/** Leave a situation unresolved: its effect happens (IV-S-0206). */
export interface Endure {
  readonly type: 'endure';
  readonly situation: string;
}

/** Fly to a neighbouring system (IV-S-0503). */
export interface Fly {
  readonly type: 'fly';
  readonly system: string;
}

/** Visit a destination that is no landing option (IV-S-0504). */
export interface Visit {
  readonly type: 'visit';
  readonly destination: string;
}

/** Make a landing option the target of this pass (IV-S-0506). */
export interface SetCourse {
  readonly type: 'set-course';
  readonly destination: string;
}

/** Uncover the next step of the landing card with energy (IV-S-0506). */
export interface Scan {
  readonly type: 'scan';
}

/** Uncover steps of the landing card by assigning a crew member (IV-S-0507). */
export interface ScanWith {
  readonly type: 'scan-with';
  readonly crew: string;
}

/** Spend command and use a facility (IV-S-0601). */
export interface Activate {
  readonly type: 'activate';
  readonly facility: string;
}

/** Pay and complete a research project (IV-S-0804); `crew` replaces a missing discovery (IV-S-0805), if anybody. */
export interface CompleteProject {
  readonly type: 'complete-project';
  readonly project: string;
  readonly crew: string;
}

/** Put a production project onto the line (IV-S-1203). */
export interface StartProject {
  readonly type: 'start-project';
  readonly project: string;
}

/** Meet one of the requirements of a project, counted from 0, to move it a stage (IV-S-1204). */
export interface SpeedUp {
  readonly type: 'speed-up';
  readonly project: string;
  readonly way: number;
}

/** Speed up a project with a success token, as an upgrade of the complex allows. */
export interface Hurry {
  readonly type: 'hurry';
  readonly project: string;
}

/** Reveal recruits of a section, to keep one (IV-S-1601). */
export interface Recruit {
  readonly type: 'recruit';
  readonly section: string;
}

/** The recruit who is kept (IV-S-1601). */
export interface KeepRecruit {
  readonly type: 'keep-recruit';
  readonly crew: string;
}

/** Assign a trainer to raise a rank-1 crew member to rank 2 (IV-S-1603). */
export interface Train {
  readonly type: 'train';
  readonly trainer: string;
  readonly trainee: string;
}

/** Return a crew member to the recruits, to free a sleeve (IV-S-1604). */
export interface Dismiss {
  readonly type: 'dismiss';
  readonly crew: string;
}

/** Resolve a situation with success tokens instead of its requirement (IV-S-1701). */
export interface Calm {
  readonly type: 'calm';
  readonly situation: string;
}

/** Raise morale with success tokens (IV-S-1702). */
export interface Cheer {
  readonly type: 'cheer';
}

/** The add-on card that is installed (IV-S-1750). */
export interface InstallAddOn {
  readonly type: 'install-add-on';
  readonly card: string;
}

/** Repair a lander with energy, or by assigning a crew member of Engineering (IV-S-1802). */
export interface Repair {
  readonly type: 'repair';
  readonly lander: string;
  readonly crew: string;
}

/** The lander of this mission (IV-S-1803). */
export interface TakeLander {
  readonly type: 'take-lander';
  readonly lander: string;
}

/** A mod for the lander (IV-S-1804). */
export interface FitMod {
  readonly type: 'fit-mod';
  readonly mod: string;
}

/** A member of the away team (IV-S-2302). */
export interface Send {
  readonly type: 'send';
  readonly crew: string;
}

/**
 * A die: one more for the section (IV-S-2706), one that is given up (IV-S-0022), one that comes along (IV-S-2303).
 * Equal dice are counted from 1.
 */
export interface TakeDie {
  readonly type: 'take-die';
  readonly die: string;
  readonly copy: number;
}

/** The section deck: `last`, `starters`, `all`, or `own` to choose card by card (IV-S-2304). */
export interface TakeDeck {
  readonly type: 'take-deck';
  readonly deck: string;
}

/** A card of the section deck (IV-S-2304). */
export interface PackCard {
  readonly type: 'pack-card';
  readonly card: string;
}

/** Take equipment along and give it to the member of a section (IV-S-2306). */
export interface Load {
  readonly type: 'load';
  readonly card: string;
  readonly section: string;
}

/** The rank-up card of this mission (IV-S-2307). */
export interface KeepRankUp {
  readonly type: 'keep-rank-up';
  readonly card: string;
}

/** The sector in which the lander stands (IV-S-2403). */
export interface LandIn {
  readonly type: 'land-in';
  readonly sector: number;
}

/** A discovery for which the lander has no room (IV-S-2602); equal ones are counted from 1. */
export interface LeaveBehind {
  readonly type: 'leave-behind';
  readonly card: string;
  readonly copy: number;
}

/** Promote a member of the away team (IV-S-2701). */
export interface Promote {
  readonly type: 'promote';
  readonly crew: string;
}

/** Every section gains a die (IV-S-2704); `crew` is assigned for a discount (IV-S-2705), if anybody. */
export interface BuyDice {
  readonly type: 'buy-dice';
  readonly crew: string;
}

/** Every section returns a die for success tokens (IV-S-2707). */
export interface SellDice {
  readonly type: 'sell-dice';
}

/** Exchange a found discovery for the top card of another deck. */
export interface Swap {
  readonly type: 'swap';
  readonly card: string;
  readonly deck: string;
}

/** Assign a crew member so that a patient moves a slot further (IV-S-3204). */
export interface Nurse {
  readonly type: 'nurse';
  readonly crew: string;
  readonly patient: string;
}

/** A patient waits, so that another one moves a slot more. */
export interface LetPass {
  readonly type: 'let-pass';
  readonly waits: string;
  readonly goes: string;
}

/** A patient who moves a slot. */
export interface PickPatient {
  readonly type: 'pick-patient';
  readonly crew: string;
}

/** A crew member who is trained, woken or put to rest by an effect. */
export interface PickMate {
  readonly type: 'pick-mate';
  readonly crew: string;
}

/** Put a module of Deadly Space into play, or take it out (IV-C-104). */
export interface SwitchModule {
  readonly type: 'switch-module';
  readonly module: string;
}

/** A player leaves for a while, and others command the sections (IV-S-0103). */
export interface SitOut {
  readonly type: 'sit-out';
  readonly seat: number;
}

/** A player joins, or comes back (IV-S-0103). */
export interface SitIn {
  readonly type: 'sit-in';
  readonly seat: number;
}

/** One of several things that an effect offers, as the content writes it. */
export interface Choose {
  readonly type: 'choose';
  readonly option: string;
}

/** Do what an effect offers. */
export interface Accept {
  readonly type: 'accept';
  readonly offer: string;
}

/** Leave what an effect offers. */
export interface Decline {
  readonly type: 'decline';
  readonly offer: string;
}

/** The crew member whom an effect concerns. */
export interface PickCrew {
  readonly type: 'pick-crew';
  readonly crew: string;
}

/** The sector that an effect concerns. */
export interface PickSector {
  readonly type: 'pick-sector';
  readonly sector: number;
}

/** Every decision of the title. */
export type AnyMove =
  | TakeLesson
  | SkipLesson
  | GiveStart
  | TakeSpecial
  | Travel
  | Prepare
  | Rest
  | PlaceGear
  | LiftOff
  | Agree
  | Disagree
  | GoOn
  | StandBy
  | Exert
  | PlayCard
  | UseSkill
  | UseCard
  | HandOver
  | UseDie
  | SacrificeDie
  | RefreshDie
  | PickColumn
  | RollDie
  | GiveDie
  | Combine
  | SpendDice
  | TurnDie
  | TakeVanguards
  | DropDanger
  | PickDie
  | ResolveInjuryDie
  | DiscardCard
  | PickPath
  | PickTrack
  | PickStandee
  | PickType
  | PickCard
  | PickInjury
  | PickWord
  | PlaceLead
  | Speak
  | Assign
  | Answer
  | TakePenalty
  | Release
  | Power
  | Achieve
  | Resolve
  | Endure
  | Fly
  | Visit
  | SetCourse
  | Scan
  | ScanWith
  | Activate
  | CompleteProject
  | StartProject
  | SpeedUp
  | Hurry
  | Recruit
  | KeepRecruit
  | Train
  | Dismiss
  | Calm
  | Cheer
  | InstallAddOn
  | Repair
  | TakeLander
  | FitMod
  | Send
  | TakeDie
  | TakeDeck
  | PackCard
  | Load
  | KeepRankUp
  | LandIn
  | LeaveBehind
  | Promote
  | BuyDice
  | SellDice
  | Swap
  | Nurse
  | LetPass
  | PickPatient
  | PickMate
  | SwitchModule
  | SitOut
  | SitIn
  | Choose
  | Accept
  | Decline
  | PickCrew
  | PickSector;
