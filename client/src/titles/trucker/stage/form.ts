/** What the inspector's form and the purser's list say at a beat. */
import type { ShownBeat } from '../../../stage/beat';
import type { TruckerView } from '../view';
import { numberOf, wordsOf } from './told';

export interface FormLine {
  /** Its message. */
  readonly line: string;
  /** How many; 0 is not written. */
  readonly count: number;
  readonly good: boolean;
}

/** What the inspector looks at, with the mistakes that belong there. */
const CHECKED: Readonly<Record<string, readonly string[]>> = {
  'trucker-film-form-joints': ['trucker-fault-connectors', 'trucker-fault-splice'],
  'trucker-film-form-barrels': ['trucker-fault-muzzle'],
  'trucker-film-form-exhausts': ['trucker-fault-exhaust', 'trucker-fault-nozzle', 'trucker-fault-askew'],
  'trucker-film-form-piece': ['trucker-fault-pieces'],
};

/** The kinds of beats at which there is a form to be seen. */
const FORMS: ReadonlySet<string> = new Set(['scan', 'stamp', 'board']);
export const hasForm = (beat: ShownBeat | null, seat: number): boolean =>
  Boolean(beat?.ms) && beat !== null && FORMS.has(beat.kind) && numberOf(beat, 'seat') === seat;

export function formOf(beat: ShownBeat, view: TruckerView): FormLine[] {
  if (beat.kind === 'board') return listOf(beat);
  const faults = view.truckers[numberOf(beat, 'seat')]?.ship.figures?.faults ?? [];
  const found = (ids: readonly string[]): number => faults.filter(({ message }) => ids.includes(message.id)).length;
  return Object.entries(CHECKED).map(([line, ids]) => {
    // What a view does not tell is only known to be wrong somewhere.
    const count = beat.kind === 'scan' ? found(ids) : 0;
    return { line, count, good: count === 0 };
  });
}

function listOf(beat: ShownBeat): FormLine[] {
  const who = wordsOf(beat, 'who');
  const humans = who.filter((one) => one === 'human').length;
  const lines = [
    { line: 'trucker-film-form-humans', count: humans, good: true },
    { line: 'trucker-film-form-aliens', count: who.length - humans, good: true },
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
