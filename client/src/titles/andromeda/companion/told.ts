/** What people tell of their own table: which reports have words for a menu at the place itself. Pure. */
import type { LitMove, Say } from '../../../table/board';
import type { LegalMove, Message } from '../../../table/protocol';
import type { AnyMove } from '../moves';

/** Reports that are told at a place: there they say "here" instead of where. */
const TOLD: ReadonlySet<string> = new Set<string>([
  'launch',
  'claim-moon',
  'moon-stays',
  'build-development',
  'recruit',
  'send-leader',
  'relocate',
  'recall',
  'damage-ship',
  'collapse',
  'rebuild',
  'raider-gone',
  'acquire',
  'other-module',
] satisfies AnyMove['type'][]);

/** What ends a question about what was done, or how the table was laid. */
const ENDS: ReadonlySet<string> = new Set<string>(['turn-over', 'go-on', 'laid'] satisfies AnyMove['type'][]);

/** Lines that a menu shows at once; the rest waits behind "Something else". */
const FIRST = 5;

export const isTold = ({ move }: LitMove): boolean => TOLD.has(move.type);

/** Which reports count now; null when all do. Modules are told of where they lie on offer. */
export function toldMoves(moves: readonly LegalMove[], offers: boolean): number[] | null {
  if (offers || !moves.some(({ move }) => ENDS.has(move.type))) return null;
  return moves.flatMap(({ caption }, index) => (caption.place.startsWith('offer:') ? [] : [index]));
}

/** What to press, by the move that ends a question. */
const HINTS: Readonly<Record<string, string>> = {
  laid: 'andromeda-companion-how-laid',
  'turn-over': 'andromeda-companion-how',
  'all-done': 'andromeda-companion-how-tick',
} satisfies Partial<Record<AnyMove['type'], string>>;

/** Where people tell of their own table: what to press; empty where the question says it. */
export function hint(moves: readonly LegalMove[], t: Say): string {
  const id = moves.map(({ move }) => HINTS[move.type]).find(Boolean);
  return id ? t(id) : '';
}

/** "I launched my transport here" */
export function tellWords({ move, caption }: LitMove, t: Say): string {
  return TOLD.has(move.type)
    ? t(`andromeda-companion-${move.type}`, caption.message.args as Message['args'])
    : t(caption.message);
}

/** What counts as done together with it, as the server says. */
export function assumed({ move, caption }: LitMove, t: Say): string {
  return move.type === 'launch' && Number(caption.message.args?.['moons'] ?? 0) > 0
    ? t('andromeda-companion-with-moon')
    : '';
}

/** The lines of a menu: those at once, and those behind "Something else". One line is never hidden alone. */
export function linesOf(moves: readonly LitMove[]): {
  readonly first: readonly LitMove[];
  readonly rest: readonly LitMove[];
} {
  return moves.length <= FIRST + 1
    ? { first: moves, rest: [] }
    : { first: moves.slice(0, FIRST), rest: moves.slice(FIRST) };
}

/** Where a menu stands beside the thing that it belongs to, inside the board: all in px of the board. */
export function menuAt(
  thing: { readonly left: number; readonly top: number; readonly width: number; readonly height: number },
  menu: { readonly width: number; readonly height: number },
  board: { readonly width: number; readonly height: number },
  gap = 8,
): { readonly left: number; readonly top: number } {
  const right = thing.left + thing.width + gap;
  const left = thing.left - gap - menu.width;
  const beside = right + menu.width <= board.width - gap ? right : left >= gap ? left : null;
  const clamp = (at: number, size: number, room: number): number => Math.max(gap, Math.min(at, room - size - gap));
  if (beside !== null) {
    const middle = thing.top + thing.height / 2 - menu.height / 2;
    return { left: beside, top: clamp(middle, menu.height, board.height) };
  }
  // Where there is no room at its sides, it stands above or below.
  const below = thing.top + thing.height + gap;
  const top = below + menu.height <= board.height - gap ? below : thing.top - gap - menu.height;
  const middle = thing.left + thing.width / 2 - menu.width / 2;
  return { left: clamp(middle, menu.width, board.width), top: clamp(top, menu.height, board.height) };
}
