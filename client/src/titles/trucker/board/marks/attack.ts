/** Which attack on a ship is shown: the one that is being played, else the one that somebody must answer. */
import type { Desk } from '../../desk/desk.svelte';
import { cellAt, columnOf, rowOf, type Plan } from '../geometry';
import type { Flight, Outcome, Scene } from '../../stage/scenes';

export interface Shown {
  readonly flight: Pick<Flight, 'what' | 'size' | 'side'>;
  /** The columns or rows that it follows, as numbers of the plan. */
  readonly lines: readonly number[];
  readonly square: number;
  /** The squares of this ship that it hits. */
  readonly targets: readonly number[];
  readonly moving: boolean;
  readonly ending: 'hit' | 'stopped' | null;
  /** The cannons of this ship that could shoot it down. */
  readonly cannons: readonly number[];
}

const ENDED_BADLY: readonly Outcome['ending'][] = ['destroyed', 'loose'];

export const isUpright = ({ side }: Pick<Flight, 'side'>): boolean => side === 0 || side === 2;

/** How it ended for a ship: nothing is shown where it missed. */
function endingOf(scene: Scene, seat: number): Shown['ending'] {
  const mine = scene.kind === 'outcome' ? scene.hits.filter((hit) => hit.seat === seat) : [];
  if (!mine.length || mine.every(({ ending }) => ending === 'missed')) return null;
  return mine.some(({ ending }) => ENDED_BADLY.includes(ending)) ? 'hit' : 'stopped';
}

export function attackOn(desk: Desk, plan: Plan, seat: number): Shown | null {
  const scene = desk.stage.scene;
  if (scene?.kind === 'strike' || (scene?.kind === 'outcome' && scene.flight)) {
    const flight = scene.flight as Flight;
    const labels = isUpright(flight) ? plan.columns : plan.rows;
    const [column = '', row = ''] = flight.square.split(',');
    const square = flight.square ? cellAt(plan, column, row) : -1;
    const named = flight.square ? [isUpright(flight) ? column : row] : flight.lines;
    const lines = named.map((label) => labels.indexOf(label)).filter((line) => line >= 0);
    const targets = targetsOf(desk, plan, seat, scene.hits);
    return { flight, lines, square, targets, moving: true, ending: endingOf(scene, seat), cannons: [] };
  }
  const strike = desk.view.flight.strike;
  if (desk.stage.playing || !strike) return null;
  const { lines, square, hits } = strike;
  const cannons = strike.seat === seat ? [...new Set(hits.flatMap((hit) => hit.cannons))] : [];
  const targets = targetsOf(desk, plan, seat, []);
  return { flight: strike, lines, square, targets, moving: false, ending: null, cannons };
}

/** What an attack hits on a ship: as it was told, else as it stands while its owner decides. */
function targetsOf(desk: Desk, plan: Plan, seat: number, told: readonly Outcome[]): readonly number[] {
  const mine = told.filter((hit) => hit.seat === seat && hit.square && hit.ending !== 'loose');
  if (mine.length) return mine.map(({ square }) => cellAt(plan, ...(square.split(',') as [string, string])));
  const strike = desk.view.flight.strike;
  return strike?.seat === seat ? strike.hits.map(({ cell }) => cell) : [];
}

/** The target in one of its lines; -1 for none. */
export function targetIn(plan: Plan, { flight, targets }: Pick<Shown, 'flight' | 'targets'>, line: number): number {
  const lineOf = isUpright(flight) ? columnOf : rowOf;
  return targets.find((cell) => lineOf(plan, cell) === line) ?? -1;
}
