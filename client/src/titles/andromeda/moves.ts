/** Made of the structs of the server by `make types`. Do not edit. */

/** Keep one of the faction cards (AE-B-3.2). */
export interface KeepFaction {
  readonly type: 'keep-faction';
  readonly faction: string;
}

/** Keep one of the destiny cards (AE-B-3.12). */
export interface KeepDestiny {
  readonly type: 'keep-destiny';
  readonly card: string;
}

/** Launch a ship of this type from the bay to a region (AE-B-7.1). */
export interface Launch {
  readonly type: 'launch';
  readonly ship: string;
  readonly region: string;
}

/** Take a Return to Station turn (AE-B-13). */
export interface ReturnToStation {
  readonly type: 'return-to-station';
}

/** Activate a core function, or the module at a place of the station (AE-B-13.2); -1 for a core function. */
export interface Activate {
  readonly type: 'activate';
  readonly what: string;
  readonly place: number;
}

/** Activate one thing after the other (AE-B-13.2): what the last return did, then what costs nothing. */
export interface ActivateTogether {
  readonly type: 'activate-together';
}

/** Discard down to the hand limit (AE-B-6.4): the cards that are put forward. */
export interface DiscardDown {
  readonly type: 'discard-down';
}

/** Take no further free actions here, build nothing, activate nothing more. */
export interface GoOn {
  readonly type: 'go-on';
}

/** Play an Operation card (AE-B-14.2). */
export interface PlayCard {
  readonly type: 'play-card';
  readonly card: string;
}

/** Put a held moon into the slot of a module (AE-B-9.6). */
export interface SlotMoon {
  readonly type: 'slot-moon';
  readonly moon: string;
  readonly module: string;
  readonly place: number;
}

/** Discard a held moon for twice its symbol (AE-B-9.7). */
export interface DiscardMoon {
  readonly type: 'discard-moon';
  readonly moon: string;
}

/** Discard three resources for one of this kind (AE-B-14.5). */
export interface Trade {
  readonly type: 'trade';
  readonly resource: string;
}

/** Use a discovery or supremacy token (AE-B-14.6). */
export interface UseToken {
  readonly type: 'use-token';
  readonly token: string;
}

/** Use an ability of the faction that is a free action (AE-B-14.3). */
export interface UseAbility {
  readonly type: 'use-ability';
  readonly ability: string;
}

/** Put a moon that lies in a slot into another slot (Reflections). */
export interface MoveMoon {
  readonly type: 'move-moon';
  readonly start: number;
  readonly module: string;
  readonly place: number;
}

/** Pay for the effect of this card, module, token or region. */
export interface Accept {
  readonly type: 'accept';
  readonly source: string;
}

/** Leave the effect of this card, module, token or region alone, or the rest of it. */
export interface Decline {
  readonly type: 'decline';
  readonly source: string;
}

/** One of the terms of a step of an effect. */
export interface Choose {
  readonly type: 'choose';
  readonly effect: string;
  readonly step: number;
  readonly term: number;
}

/** Choose oneself how the next cost is paid. */
export interface PayOtherwise {
  readonly type: 'pay-otherwise';
}

/** So much of each resource; which cards is asked next. */
export interface Pay {
  readonly type: 'pay';
  readonly energy: number;
  readonly ice: number;
  readonly nano: number;
  readonly titan: number;
  readonly credit: number;
  readonly cards: number;
}

/** So much of each resource out of the supply. */
export interface Take {
  readonly type: 'take';
  readonly ice: number;
  readonly nano: number;
  readonly titan: number;
}

/** Give one resource for another. */
export interface Swap {
  readonly type: 'swap';
  readonly give: string;
  readonly take: string;
}

/** A tactics card of the hand; equal ones are counted from 1. */
export interface DiscardCard {
  readonly type: 'discard-card';
  readonly card: string;
  readonly copy: number;
}

/** One of the tactics cards that were drawn; equal ones are counted from 1. */
export interface KeepCard {
  readonly type: 'keep-card';
  readonly card: string;
  readonly copy: number;
}

/** One of the discovery tokens that were drawn (AE-B-18.3). */
export interface KeepToken {
  readonly type: 'keep-token';
  readonly token: string;
}

/** Move the marker of this track up. */
export interface Advance {
  readonly type: 'advance';
  readonly track: string;
}

/** Take a damage marker from a module (AE-B-21.4). */
export interface RepairModule {
  readonly type: 'repair-module';
  readonly module: string;
  readonly place: number;
}

/** Bring a ship from the scrapyard to the repair bay (AE-B-21.4). */
export interface RepairShip {
  readonly type: 'repair-ship';
  readonly ship: string;
}

/** Put a damage marker on one of your own modules (AE-B-21.3). */
export interface DamageModule {
  readonly type: 'damage-module';
  readonly module: string;
  readonly place: number;
}

/** One of your own ships on the map takes damage. */
export interface DamageShip {
  readonly type: 'damage-ship';
  readonly ship: string;
  readonly region: string;
}

/** Build a ship of this type (AE-B-15.5). */
export interface BuildShip {
  readonly type: 'build-ship';
  readonly ship: string;
}

/** Acquire a module that is on offer (AE-B-16.2). */
export interface Acquire {
  readonly type: 'acquire';
  readonly module: string;
}

/** Take an upgrade tile (AE-B-15.6). */
export interface TakeUpgrade {
  readonly type: 'take-upgrade';
  readonly tile: string;
}

/** Claim a moon of a planet or nebula (AE-B-9.2, AE-B-10.2). */
export interface ClaimMoon {
  readonly type: 'claim-moon';
  readonly region: string;
  readonly moon: string;
}

/** Bring one of your own leaders from a region to the station. */
export interface Recruit {
  readonly type: 'recruit';
  readonly region: string;
}

/** Send a leader from the station to an alliance base. */
export interface SendLeader {
  readonly type: 'send-leader';
  readonly region: string;
}

/** Move one of your own ships on the map. */
export interface MoveShip {
  readonly type: 'move-ship';
  readonly ship: string;
  readonly start: string;
  readonly region: string;
}

/** Build a development on a planet (AE-B-17.3). */
export interface BuildDevelopment {
  readonly type: 'build-development';
  readonly region: string;
}

/** Rebuild a development that has collapsed (AE-B-17.10). */
export interface Rebuild {
  readonly type: 'rebuild';
  readonly region: string;
}

/** The player's own development that collapses (AE-B-17.10). */
export interface Collapse {
  readonly type: 'collapse';
  readonly region: string;
}

/** Bring one of your own ships from the map back to the launch bay. */
export interface Recall {
  readonly type: 'recall';
  readonly ship: string;
  readonly region: string;
}

/** The raider that makes the foray (AE-B-12.3). */
export interface ChooseRaider {
  readonly type: 'choose-raider';
  readonly raider: string;
  readonly region: string;
}

/** Bring a ship into the battle (AE-B-20.2); equal ships of a region are counted from 1. */
export interface Escalate {
  readonly type: 'escalate';
  readonly ship: string;
  readonly region: string;
  readonly copy: number;
}

/** Play a tactics card in a battle or at the Gate. */
export interface PlayTactic {
  readonly type: 'play-tactic';
  readonly card: string;
}

/** Use what a module, token or upgrade can do at this moment of a battle; of equal ones the first that is left. */
export interface UseEffect {
  readonly type: 'use-effect';
  readonly source: string;
  readonly number: number;
}

/** Discard so much energy for dice, and roll (AE-B-20.8). */
export interface DiscardEnergy {
  readonly type: 'discard-energy';
  readonly energy: number;
}

/** Take back the cards of this preparation: the dice have not fallen yet. */
export interface TakeBack {
  readonly type: 'take-back';
}

/** Do nothing more in this step. */
export interface Pass {
  readonly type: 'pass';
}

/** The other side that an effect is aimed at. */
export interface Oppose {
  readonly type: 'oppose';
  readonly side: number;
}

/** Sit out together with the player who offers it (AE-B-20.6). */
export interface AgreeToTruce {
  readonly type: 'agree-to-truce';
}

/** Fight on. */
export interface RefuseTruce {
  readonly type: 'refuse-truce';
}

/** Discard energy rather than roll fewer dice. */
export interface YieldEnergy {
  readonly type: 'yield-energy';
  readonly energy: number;
}

/** Roll fewer dice rather than discard energy. */
export interface YieldDice {
  readonly type: 'yield-dice';
  readonly dice: number;
}

/** Take a ship out of the battle to a region next to it, or to the launch bay: `bay` (AE-B-20.6). */
export interface WithdrawShip {
  readonly type: 'withdraw-ship';
  readonly ship: string;
  readonly region: string;
}

/** Roll this die again. */
export interface RerollDie {
  readonly type: 'reroll-die';
  readonly die: number;
  readonly shows: number;
}

/** Turn this die to a value. */
export interface TurnDie {
  readonly type: 'turn-die';
  readonly die: number;
  readonly shows: number;
  readonly value: number;
}

/** A ship of this type takes no damage. */
export interface SpareShip {
  readonly type: 'spare-ship';
  readonly ship: string;
}

/** Take a resource from a loser: one of its tokens, or `card` for a card of its hand, unseen (Piracy). */
export interface Plunder {
  readonly type: 'plunder';
  readonly loser: number;
  readonly resource: string;
}

/** The die of a Gate roll that is used (AE-E-5.2). */
export interface TakeResult {
  readonly type: 'take-result';
  readonly shows: number;
}

/** Move a ship to the Gate. */
export interface MoveToGate {
  readonly type: 'move-to-gate';
  readonly ship: string;
  readonly region: string;
}

/** One of the regions among which the rules do not tell (AE-E-8.1, OQ-20). */
export interface ChooseRegion {
  readonly type: 'choose-region';
  readonly region: string;
}

/** One of the types of modules of which the Hegemon has the fewest (AE-E-9.8). */
export interface ChooseModules {
  readonly type: 'choose-modules';
  readonly kind: string;
}

/** One of the cheapest modules of a type (AE-E-9.9). */
export interface ChooseModule {
  readonly type: 'choose-module';
  readonly module: string;
}

/** Discard a resource, so that the Hegemon gets no die more (Ultimatum). */
export interface Submit {
  readonly type: 'submit';
}

/** Discard nothing: the Hegemon rolls one more die (Ultimatum). */
export interface Defy {
  readonly type: 'defy';
}

/** Pay two resources, so that the Hegemon sits out (Tribute). */
export interface PayTribute {
  readonly type: 'pay-tribute';
}

/** Pay nothing (Tribute). */
export interface RefuseTribute {
  readonly type: 'refuse-tribute';
}

/** The table is laid as the drawing shows. */
export interface Laid {
  readonly type: 'laid';
}

/** The player gained or lost victory points. */
export interface Points {
  readonly type: 'points';
  readonly points: number;
}

/** Another player gained or lost victory points in this turn, by a battle for instance. */
export interface PointsOf {
  readonly type: 'points-of';
  readonly side: number;
  readonly points: number;
}

/** The event marker moved by one step through something that the player did (AE-B-19.1). */
export interface MarkerMoved {
  readonly type: 'marker-moved';
}

/** Another module lies on the table where the drawing shows this one. */
export interface OtherModule {
  readonly type: 'other-module';
  readonly module: string;
}

/** This is the module that lies there. */
export interface LiesHere {
  readonly type: 'lies-here';
  readonly module: string;
}

/** A ship was moved from a region to another one, without a launch. */
export interface Relocate {
  readonly type: 'relocate';
  readonly ship: string;
  readonly region: string;
}

/** The launch to this region claimed no moon, although one was counted. */
export interface MoonStays {
  readonly type: 'moon-stays';
  readonly region: string;
}

/** A raider was removed without a battle. */
export interface RaiderGone {
  readonly type: 'raider-gone';
  readonly raider: string;
  readonly region: string;
}

/** A ship of the Hegemon took damage without a battle. */
export interface ShipHit {
  readonly type: 'ship-hit';
}

/** A module of the Hegemon was damaged without a battle. */
export interface ModuleHit {
  readonly type: 'module-hit';
}

/** A tactics card left the Hegemon's hand, unseen (AE-E-8.4). */
export interface CardGone {
  readonly type: 'card-gone';
}

/** This step of the list was done at the table. */
export interface Ticked {
  readonly type: 'ticked';
  readonly step: number;
}

/** Everything that was left on the list was done at the table. */
export interface AllDone {
  readonly type: 'all-done';
}

/** A card that nobody has written down gives the Hegemon this (AE-E-12.1). */
export interface ItGains {
  readonly type: 'it-gains';
  readonly effect: string;
}

/** The cheapest module on the table, of which nothing is written down, costs this many resources (AE-E-9.9). */
export interface ModulePrice {
  readonly type: 'module-price';
  readonly price: number;
}

/** The turn is over, and everything is told. */
export interface TurnOver {
  readonly type: 'turn-over';
}

/** The player's ships stay in the battle (AE-B-20.5). */
export interface FightOn {
  readonly type: 'fight-on';
}

/** The player's ships sit out, by a truce or because they left (AE-B-20.6). */
export interface SitOut {
  readonly type: 'sit-out';
}

/** A card of a player costs this side a die: the Hegemon, or -1 for the raiders (AE-B-20.10). */
export interface FewerDice {
  readonly type: 'fewer-dice';
  readonly side: number;
}

/** This launch causes no battle (Omnipresence). */
export interface Peaceful {
  readonly type: 'peaceful';
}

/** This side has the most dice: a player, or -1 for the raiders (AE-B-12.9, Mirror Lance). */
export interface MostDice {
  readonly type: 'most-dice';
  readonly side: number;
}

/** This side has won: a player, or -1 for the raiders (AE-B-20.14). */
export interface Won {
  readonly type: 'won';
  readonly side: number;
}

/** The best dice were tied, and all lost (AE-B-20.14). */
export interface NobodyWon {
  readonly type: 'nobody-won';
}

/** A ship went to the scrapyard; equal ones are counted from 1 (AE-B-20.17). */
export interface Wrecked {
  readonly type: 'wrecked';
  readonly ship: string;
  readonly copy: number;
}

/** Every decision of the title. */
export type AnyMove =
  | KeepFaction
  | KeepDestiny
  | Launch
  | ReturnToStation
  | Activate
  | ActivateTogether
  | DiscardDown
  | GoOn
  | PlayCard
  | SlotMoon
  | DiscardMoon
  | Trade
  | UseToken
  | UseAbility
  | MoveMoon
  | Accept
  | Decline
  | Choose
  | PayOtherwise
  | Pay
  | Take
  | Swap
  | DiscardCard
  | KeepCard
  | KeepToken
  | Advance
  | RepairModule
  | RepairShip
  | DamageModule
  | DamageShip
  | BuildShip
  | Acquire
  | TakeUpgrade
  | ClaimMoon
  | Recruit
  | SendLeader
  | MoveShip
  | BuildDevelopment
  | Rebuild
  | Collapse
  | Recall
  | ChooseRaider
  | Escalate
  | PlayTactic
  | UseEffect
  | DiscardEnergy
  | TakeBack
  | Pass
  | Oppose
  | AgreeToTruce
  | RefuseTruce
  | YieldEnergy
  | YieldDice
  | WithdrawShip
  | RerollDie
  | TurnDie
  | SpareShip
  | Plunder
  | TakeResult
  | MoveToGate
  | ChooseRegion
  | ChooseModules
  | ChooseModule
  | Submit
  | Defy
  | PayTribute
  | RefuseTribute
  | Laid
  | Points
  | PointsOf
  | MarkerMoved
  | OtherModule
  | LiesHere
  | Relocate
  | MoonStays
  | RaiderGone
  | ShipHit
  | ModuleHit
  | CardGone
  | Ticked
  | AllDone
  | ItGains
  | ModulePrice
  | TurnOver
  | FightOn
  | SitOut
  | FewerDice
  | Peaceful
  | MostDice
  | Won
  | NobodyWon
  | Wrecked;
