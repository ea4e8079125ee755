/** Where things are on the page, in px, while a beat is shown: regions of the chart, cards of seats, marks on the track,
 *  ships in the bay. Null for what is not in sight. */
import { CHART, centre, type Point } from '../board/geometry';
import type { Printed } from '../printed';

export interface Ground {
  /** How many px a unit of the chart is. */
  readonly unit: number;
  region(region: number, dx?: number, dy?: number): Point | null;
  seat(who: number): Point | null;
  score(who: number): Point | null;
  bay(type: string): Point | null;
  module(id: string): Point | null;
  /** The modules of a type that are on offer. */
  column(type: string): Point | null;
  /** The middle of what is shown. */
  readonly middle: Point;
}

function seen(selector: string): DOMRect | null {
  for (const element of document.querySelectorAll(selector)) {
    const rect = element.getBoundingClientRect();
    if (rect.width && rect.height) return rect;
  }
  return null;
}
const middleOf = (rect: DOMRect | null): Point | null =>
  rect && [rect.left + rect.width / 2, rect.top + rect.height / 2];

/** The page as it is laid out now. */
export function groundOf(printed: Printed, board: Element): Ground {
  const chart = seen('[data-chart]');
  const unit = chart ? chart.width / CHART.width : 1;
  return {
    unit,
    region(region, dx = 0, dy = 0) {
      if (!chart || region < 0) return null;
      const [x, y] = centre(printed, region);
      return [chart.left + (x + dx - CHART.x) * unit, chart.top + (y + dy - CHART.y) * unit];
    },
    seat: (who) => middleOf(seen(`[data-seat-card="${who}"]`)),
    score: (who) => middleOf(seen(`[data-score="${who}"]`)),
    bay: (type) => middleOf(seen(`[data-place="bay:${type}"]`)),
    module: (id) => middleOf(seen(`[data-module="${CSS.escape(id)}"]`)),
    column: (type) => middleOf(seen(`[data-place="column:${type}"]`)),
    middle: middleOf(board.getBoundingClientRect()) ?? [0, 0],
  };
}
