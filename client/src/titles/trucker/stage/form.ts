/** What the inspector's form and the purser's list say at a beat. */
import type { ShownBeat } from '../../../stage/beat';
import type { FaultView, TruckerView } from '../view';
import { numberOf } from './told';

export interface FormLine {
  /** Its message. */
  readonly line: string;
  /** How many; 0 is not written. */
  readonly count: number;
  readonly good: boolean;
}

/** What the inspector looks at, in the order of the form. */
const CHECKED: readonly (readonly [FaultView['kind'], string])[] = [
  ['joints', 'trucker-film-form-joints'],
  ['barrels', 'trucker-film-form-barrels'],
  ['exhausts', 'trucker-film-form-exhausts'],
  ['pieces', 'trucker-film-form-piece'],
];

/** The kinds of beats at which there is a form to be seen. */
const FORMS: ReadonlySet<string> = new Set(['scan', 'stamp', 'board']);
export const hasForm = (beat: ShownBeat | null, seat: number): boolean =>
  Boolean(beat?.ms) && beat !== null && FORMS.has(beat.kind) && numberOf(beat, 'seat') === seat;

export function formOf(beat: ShownBeat, view: TruckerView): FormLine[] {
  const figures = view.truckers[numberOf(beat, 'seat')]?.ship.figures;
  if (beat.kind === 'board') return listOf(figures?.humans ?? 0, figures?.aliens ?? 0);
  const faults = figures?.faults ?? [];
  return CHECKED.map(([kind, line]) => {
    // What a view does not tell is only known to be wrong somewhere.
    const count = beat.kind === 'scan' ? faults.filter((fault) => fault.kind === kind).length : 0;
    return { line, count, good: count === 0 };
  });
}

/** Who is aboard by now. */
function listOf(humans: number, aliens: number): FormLine[] {
  const lines = [
    { line: 'trucker-film-form-humans', count: humans, good: true },
    { line: 'trucker-film-form-aliens', count: aliens, good: true },
  ];
  return lines.filter(({ count }) => count > 0);
}

/** What the inspector has to say to that many mistakes. */
export function remarkOf(beat: ShownBeat): string {
  if (beat.kind === 'board') return 'trucker-film-form-courage';
  if (beat.kind === 'stamp') return 'trucker-inspector-stamp';
  const faults = numberOf(beat, 'faults');
  if (faults <= 0) return 'trucker-inspector-clean';
  if (faults === 1) return 'trucker-inspector-one';
  if (faults < 4) return 'trucker-inspector-few';
  return faults < 12 ? 'trucker-inspector-many' : 'trucker-inspector-record';
}
