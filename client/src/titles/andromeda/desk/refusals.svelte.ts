/** Why nothing can be done in a region: asked of the server when somebody looks at it, and known until the table
 *  changes. */
import type { LitMove } from '../../../table/board';
import type { Move, Refusal } from '../../../table/protocol';
import type { ShipType } from '../desk/names';

interface Given {
  /** What the table looks like: answers are for this one only. */
  readonly at: number;
  readonly moves: readonly LitMove[];
  /** The ship that would be launched. */
  readonly ship: ShipType | null;
  /** How the server calls a region. */
  readonly nameOf: (region: number) => string | undefined;
  readonly reason: (move: Move) => Promise<Refusal>;
}

/** What would be done in a region if it could be: the launch of the chosen ship, else what is done in others. */
export function wouldBe(region: string | undefined, ship: ShipType | null, moves: readonly LitMove[]): Move | null {
  if (!region) return null;
  if (ship) return { type: 'launch', ship, region };
  const alike = moves.find(({ move }) => typeof move['region'] === 'string');
  return alike ? { ...alike.move, region } : null;
}

export class Refusals {
  readonly #given: () => Given;
  #said = $state.raw<ReadonlyMap<string, Refusal>>(new Map());
  #asked = new Set<string>();

  constructor(given: () => Given) {
    this.#given = given;
  }

  #keyOf(region: number): string {
    const { at, ship } = this.#given();
    return [at, ship ?? '', region].join(':');
  }
  /** The move that is not there, if there is one of its kind. */
  moveAt(region: number): Move | null {
    const { nameOf, ship, moves } = this.#given();
    return wouldBe(nameOf(region), ship, moves);
  }
  at(region: number): Refusal | null {
    return this.#said.get(this.#keyOf(region)) ?? null;
  }
  /** Somebody looks at a region where nothing is lit. */
  async ask(region: number): Promise<void> {
    const [key, move] = [this.#keyOf(region), this.moveAt(region)];
    if (!move || this.#asked.has(key)) return;
    this.#asked.add(key);
    const refusal = await this.#given().reason(move);
    this.#said = new Map(this.#said).set(key, refusal);
  }
}
