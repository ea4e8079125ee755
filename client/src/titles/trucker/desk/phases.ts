/** What the parts of a round are called. */
import type { TruckerView } from '../view';

export const PARTS: Readonly<Record<TruckerView['part'], string>> = {
  setup: 'trucker-board-part-end',
  ready: 'trucker-board-part-building',
  building: 'trucker-board-part-building',
  check: 'trucker-board-part-check',
  loading: 'trucker-board-part-loading',
  flight: 'trucker-board-part-flight',
  end: 'trucker-board-part-end',
};
