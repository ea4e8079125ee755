/** Made of the structs of the server by `make types`. Do not edit. */

/** Say that building may begin. */
export interface Ready {
  readonly type: 'ready';
}

/** Take a component from the heap, face down. */
export interface Draw {
  readonly type: 'draw';
}

/** Take a component that lies face up. */
export interface Take {
  readonly type: 'take';
  readonly tile: string;
}

/** Take a component back out of the player's own reserve. */
export interface Fetch {
  readonly type: 'fetch';
  readonly tile: string;
}

/** Pick up the component that was placed last. */
export interface PickUp {
  readonly type: 'pick-up';
}

/** Put the component in the hand on a square, after this many quarter turns clockwise. */
export interface Place {
  readonly type: 'place';
  readonly column: string;
  readonly row: string;
  readonly turn: number;
}

/** Put the component in the hand into the reserve. */
export interface Reserve {
  readonly type: 'reserve';
}

/** Put the component in the hand back on the heap, face up. */
export interface Return {
  readonly type: 'return';
}

/** Look at a pile of adventure cards: 1, 2 or 3. */
export interface Look {
  readonly type: 'look';
  readonly pile: number;
}

/** Put the pile of cards back. */
export interface LookAway {
  readonly type: 'look-away';
}

/** Take a number tile: the ship is done. */
export interface Finish {
  readonly type: 'finish';
  readonly number: number;
}

/** Turn the hourglass onto the next space of its track. */
export interface TurnHourglass {
  readonly type: 'turn-hourglass';
}

/** Roll the next of the dice that open squares for everybody. */
export interface RollDie {
  readonly type: 'roll-die';
}

/** Leave the rest of the turn. */
export interface EndTurn {
  readonly type: 'end-turn';
}

/** Remove a component that breaks a rule, in the ship check. */
export interface Scrap {
  readonly type: 'scrap';
  readonly column: string;
  readonly row: string;
}

/**
 * Remove at once all that a cheapest way out of all mistakes takes off, and what hangs loose then: the first of these
 * ways, or another, counted from 1.
 */
export interface ScrapSet {
  readonly type: 'scrap-set';
  readonly number: number;
}

/** Of a ship in several pieces keep the one with this square, which is its first; the others fall off. */
export interface KeepPiece {
  readonly type: 'keep-piece';
  readonly column: string;
  readonly row: string;
}

/** An alien moves into a cabin instead of humans. */
export interface BoardAlien {
  readonly type: 'board-alien';
  readonly colour: string;
  readonly column: string;
  readonly row: string;
}

/** Take no alien, or no further one. */
export interface HumansOnly {
  readonly type: 'humans-only';
}

/** Buy insurance for this flight; 0 buys none. */
export interface Insure {
  readonly type: 'insure';
  readonly premium: number;
}

/** Take a loan token (GT-X1-6.1). */
export interface TakeLoan {
  readonly type: 'take-loan';
}

/**
 * Owe what is missing of a premium although there are loans. It is no longer offered (GT-LM-3.5.4), but occurs in
 * records of the first version of the rules.
 */
export interface StayInDebt {
  readonly type: 'stay-in-debt';
}

/** Meet the next card (GT-B-12.2). */
export interface FlyOn {
  readonly type: 'fly-on';
}

/** Give up the flight before the next card is turned up (GT-B-12.2). */
export interface GiveUp {
  readonly type: 'give-up';
}

/** Give up with one ship of the fleet (GT-LM-4.10.1). */
export interface Withdraw {
  readonly type: 'withdraw';
  readonly ship: number;
}

/** Declare the engine strength that this many batteries give (GT-B-9.1). */
export interface Thrust {
  readonly type: 'thrust';
  readonly batteries: number;
  readonly strength: number;
  readonly ship: number;
}

/**
 * Declare the cannon strength that this many batteries give, written as people do: 4½ (GT-B-9.2). `boost` is 1 when a
 * cannon booster helps, and a cannon is destroyed for it (GT-X1-3.3).
 */
export interface Fire {
  readonly type: 'fire';
  readonly batteries: number;
  readonly strength: string;
  readonly ship: number;
  readonly boost: number;
}

/** Spend a token of this component (GT-B-9.4.1). */
export interface UseBattery {
  readonly type: 'use-battery';
  readonly column: string;
  readonly row: string;
}

/** Name each battery that is spent, instead of taking them from where they are missed least (GT-B-9.4.1). */
export interface ChooseBatteries {
  readonly type: 'choose-batteries';
}

/**
 * Spend a battery on the shield on this square (GT-B-10.2), or none where power is free. `battery` is the square that
 * the token comes from, where there are several.
 */
export interface RaiseShield {
  readonly type: 'raise-shield';
  readonly batteries: number;
  readonly shield: string;
  readonly battery: string;
}

/**
 * Shoot the large meteors that threaten these squares, with double cannons that take this many batteries (GT-B-10.3).
 * `cannons` are the squares of all that fire, `battery` is that of the token where there are several.
 */
export interface Shoot {
  readonly type: 'shoot';
  readonly squares: string;
  readonly batteries: number;
  readonly cannons: string;
  readonly battery: string;
}

/** Spend nothing and take the hit (GT-B-10.2.7). */
export interface TakeHit {
  readonly type: 'take-hit';
}

/** Give up one of the crew in this cabin (GT-B-9.3.2). */
export interface LoseCrew {
  readonly type: 'lose-crew';
  readonly column: string;
  readonly row: string;
}

/** Give up at once all who have to go: a cabin for each of them, such as 7,7;7,7;8,8 (GT-B-9.3.2). */
export interface GiveUpCrew {
  readonly type: 'give-up-crew';
  readonly cabins: string;
}

/** Name each cabin that gives up crew (GT-B-9.3.2). */
export interface ChooseCrew {
  readonly type: 'choose-crew';
}

/** Give up a good from this hold (GT-B-9.5.4). */
export interface LoseGood {
  readonly type: 'lose-good';
  readonly good: string;
  readonly column: string;
  readonly row: string;
}

/** Give up a battery token of this component (GT-B-9.5.4). */
export interface LoseBattery {
  readonly type: 'lose-battery';
  readonly column: string;
  readonly row: string;
}

/** Give up this many battery tokens at once, from where they are missed least (GT-B-9.5.4). */
export interface LoseBatteries {
  readonly type: 'lose-batteries';
  readonly batteries: number;
}

/** Load what is worth most of all that is offered and aboard, as it fits best (GT-B-9.5.2). */
export interface LoadBest {
  readonly type: 'load-best';
}

/** Put the good into this hold (GT-B-9.5.2). */
export interface LoadGood {
  readonly type: 'load-good';
  readonly good: string;
  readonly column: string;
  readonly row: string;
}

/** Put the good into this hold in the place of one that is thrown out (GT-B-9.5.2). */
export interface ReplaceGood {
  readonly type: 'replace-good';
  readonly good: string;
  readonly old: string;
  readonly column: string;
  readonly row: string;
}

/** Do not take the good (GT-B-9.5.2). */
export interface LeaveGood {
  readonly type: 'leave-good';
  readonly good: string;
}

/** Take all goods out of the holds and load them again (GT-B-9.5.2). */
export interface Rearrange {
  readonly type: 'rearrange';
}

/** Take no more goods (GT-B-9.5.2). */
export interface StopLoading {
  readonly type: 'stop-loading';
}

/** Get a good one step better than the card says (GT-LM-5.3.5). */
export interface UpgradeGood {
  readonly type: 'upgrade-good';
  readonly good: string;
}

/** Get a blue good on top of what the card says (GT-LM-5.3.5). */
export interface ExtraGood {
  readonly type: 'extra-good';
}

/** Land on a planet, counted from the top of the card (GT-B-11.2.1). */
export interface Land {
  readonly type: 'land';
  readonly planet: number;
}

/** Stop at the abandoned ship or station (GT-B-11.3, GT-B-11.4). */
export interface Visit {
  readonly type: 'visit';
}

/** Leave what the card offers to the others. */
export interface FlyPast {
  readonly type: 'fly-past';
}

/** Take the reward for beating the enemies, and lose the days (GT-B-11.9.3). */
export interface ClaimReward {
  readonly type: 'claim-reward';
}

/** Take neither reward nor loss of days (GT-B-11.9.3). */
export interface DeclineReward {
  readonly type: 'decline-reward';
}

/** Let the booster burn out this cannon (GT-X1-3.3). */
export interface OverloadCannon {
  readonly type: 'overload-cannon';
  readonly column: string;
  readonly row: string;
}

/** Let the booster burn out this shield: it covers all sides and stops everything once (GT-X1-3.5). */
export interface OverloadShield {
  readonly type: 'overload-shield';
  readonly column: string;
  readonly row: string;
  readonly batteries: number;
}

/** Let the booster burn out this engine: its ship is in hyperspace until the card is done (GT-X1-3.4). */
export interface Jump {
  readonly type: 'jump';
  readonly column: string;
  readonly row: string;
  readonly batteries: number;
}

/** Do not go into hyperspace (GT-X1-3.4). */
export interface MeetCard {
  readonly type: 'meet-card';
}

/** Move the line of the attack to where a nozzle points: front, right, rear or left (GT-X2-3.2). */
export interface Maneuver {
  readonly type: 'maneuver';
  readonly nozzle: string;
  readonly ship: number;
  readonly batteries: number;
}

/** Use no thruster, or no further one (GT-X2-3). */
export interface HoldCourse {
  readonly type: 'hold-course';
}

/** Of components that an attack meets equally early let this one be hit (OQ-LM-24). */
export interface ChooseHit {
  readonly type: 'choose-hit';
  readonly column: string;
  readonly row: string;
}

/** Count this many crew, with robots that take this many batteries (GT-X2-2.6). */
export interface CountCrew {
  readonly type: 'count-crew';
  readonly crew: number;
  readonly batteries: number;
}

/** Wake up a sleeper, who moves into this cabin (GT-X1-3.2a). */
export interface Wake {
  readonly type: 'wake';
  readonly column: string;
  readonly row: string;
}

/** Wake up nobody, or nobody else (GT-X1-3.2a). */
export interface LetSleep {
  readonly type: 'let-sleep';
}

/** Say what the cyan alien can do (GT-X1-5.2). */
export interface Specialise {
  readonly type: 'specialise';
  readonly specialist: string;
}

/** The diplomat talks the trouble away, and leaves the ship (GT-X1-5.3). */
export interface SendDiplomat {
  readonly type: 'send-diplomat';
}

/** Bear the trouble; the diplomat stays aboard (GT-X1-5.3). */
export interface KeepDiplomat {
  readonly type: 'keep-diplomat';
}

/** Let the telepathic guru look at the next card (GT-X2-7.1). */
export interface Foresee {
  readonly type: 'foresee';
}

/** Every decision of the title. */
export type AnyMove =
  | Ready
  | Draw
  | Take
  | Fetch
  | PickUp
  | Place
  | Reserve
  | Return
  | Look
  | LookAway
  | Finish
  | TurnHourglass
  | RollDie
  | EndTurn
  | Scrap
  | ScrapSet
  | KeepPiece
  | BoardAlien
  | HumansOnly
  | Insure
  | TakeLoan
  | StayInDebt
  | FlyOn
  | GiveUp
  | Withdraw
  | Thrust
  | Fire
  | UseBattery
  | ChooseBatteries
  | RaiseShield
  | Shoot
  | TakeHit
  | LoseCrew
  | GiveUpCrew
  | ChooseCrew
  | LoseGood
  | LoseBattery
  | LoseBatteries
  | LoadBest
  | LoadGood
  | ReplaceGood
  | LeaveGood
  | Rearrange
  | StopLoading
  | UpgradeGood
  | ExtraGood
  | Land
  | Visit
  | FlyPast
  | ClaimReward
  | DeclineReward
  | OverloadCannon
  | OverloadShield
  | Jump
  | MeetCard
  | Maneuver
  | HoldCourse
  | ChooseHit
  | CountCrew
  | Wake
  | LetSleep
  | Specialise
  | SendDiplomat
  | KeepDiplomat
  | Foresee;
