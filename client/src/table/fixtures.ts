/** Small tables for tests. */
import type { Entry, News, Row, SeatRow, Stand, Welcome } from './protocol';

export function seat(number: number, more: Partial<SeatRow> = {}): SeatRow {
  return {
    seat: number,
    kind: 'person',
    name: `P${number}`,
    bot: '',
    persona: '',
    stands_in: false,
    present: true,
    yours: false,
    ...more,
  };
}

export function row(more: Partial<Row> = {}): Row {
  return {
    id: 'quiet-comet',
    title: 'drift',
    name: 'Friday',
    state: 'playing',
    options: {},
    seats: [seat(0), seat(1), seat(2)],
    waiting: [],
    watch: 'anyone',
    undo: 'information',
    hints: false,
    position: 0,
    created: 1,
    changed: 1,
    yours: false,
    host: false,
    winners: [],
    scores: [],
    rematch: '',
    lesson: '',
    called: '',
    scene: null,
    since: 0,
    asks: null,
    sketch: null,
    lately: [],
    pace: 'live',
    hours: 48,
    until: 0,
    ...more,
  };
}

export function stand(more: Partial<Stand> = {}): Stand {
  return {
    position: 0,
    count: 0,
    view: {},
    waiting: more.moves?.length ? [0] : [],
    over: null,
    question: null,
    moves: [],
    undo: null,
    redo: false,
    alike: [],
    beats: [],
    met: [],
    sketches: [],
    until: [],
    orders: [],
    ...more,
  };
}

export function line(position: number, id = 'drift-sailed', more: Partial<Entry> = {}): Entry {
  return { position, message: { id }, time: 1, ...more };
}

export function welcome(more: Partial<Welcome> = {}): Welcome {
  const [table, log, requests, met] = [row(), [], [], []];
  const at = { n: 0, seats: [0], host: false, face: 0 };
  return { type: 'welcome', ...at, table, log, stand: stand(), requests, met, note: null, ...more };
}

export function news(n: number, more: Partial<News> = {}): News {
  return { type: 'news', n, log: [], ...more };
}
