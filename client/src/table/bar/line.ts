/** Whether the question and its buttons stand in one line of the bar. Words are measured, not guessed: they differ from
 *  language to language. */

export type Measure = (words: string, size: number) => number;

/** The least size in which a question is set before its buttons give way to a drawer, in px. */
export const LEAST = 15;
/** Of a question that is too long for one line in any case, as much as this stands beside its buttons. */
const WRAPPED = 380;
/** The widest button; longer words end in an ellipsis and are said whole on pointing. */
export const WIDEST = { quiet: 240, filled: 380 } as const;
/** What a button takes beside its words: edges, its key and the gap to the next one. */
const EDGES = { quiet: 64, filled: 64 } as const;
/** The mark of the seat that is asked, the sign for help, the edges of the bar and the gaps between them. */
const FURNITURE = 130;
/** The bulb, where hints are given. */
const BULB = 52;
/** A button that opens a drawer. */
const DRAWER = 150;
/** A button that says what is missing, where none is filled. */
const MISSING = 170;

export interface Line {
  /** How wide the bar is. */
  readonly room: number;
  readonly question: string;
  readonly quiet: readonly string[];
  /** What the filled button says; empty where nothing is chosen yet. */
  readonly filled: string;
  /** Whether there is a drawer of free actions. */
  readonly free: boolean;
  /** Whether there is a bulb. */
  readonly hint?: boolean;
}

const buttonOf = (words: string, kind: 'quiet' | 'filled', measure: Measure): number =>
  Math.min(WIDEST[kind], measure(words, kind === 'filled' ? 16 : 14) + EDGES[kind]);

/** Whether these quiet buttons stand beside the question; otherwise they lie in the drawer. One alone always does: a
 *  drawer for it would be a detour. */
export function inLine({ room, question, quiet, filled, free, hint = false }: Line, measure: Measure): boolean {
  if (quiet.length <= 1) return true;
  if (quiet.some((words) => measure(words, 14) + EDGES.quiet > WIDEST.quiet)) return false;
  const main = filled ? buttonOf(filled, 'filled', measure) : MISSING;
  const rest = room - FURNITURE - main - (free ? DRAWER : 0) - (hint ? BULB : 0);
  const asked = measure(question, LEAST);
  const wanted = asked <= rest - DRAWER ? asked : WRAPPED;
  const buttons = quiet.reduce((sum, words) => sum + buttonOf(words, 'quiet', measure), 0);
  return wanted + buttons <= rest;
}

let context: CanvasRenderingContext2D | null | undefined;

/** Measures words in the typeface of questions; about as wide where nothing can be measured. */
export const inType: Measure = (words, size) => {
  context ??= document.createElement('canvas').getContext('2d');
  if (!context) return words.length * size * 0.55;
  context.font = `600 ${size}px 'Chakra Petch', 'Trebuchet MS', 'DejaVu Sans', sans-serif`;
  return context.measureText(words).width;
};
