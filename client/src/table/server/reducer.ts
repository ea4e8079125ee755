/** What the table looks like after each frame of the server. Pure: the socket lives in connection.ts. */
import type { Entry, News, Note, Quip, Request, Row, Stand, Welcome } from '../protocol';

export interface Live {
  /** The number of the last frame. */
  readonly n: number;
  /** The seats that are played from here. */
  readonly seats: readonly number[];
  readonly host: boolean;
  readonly face: number | null;
  readonly table: Row;
  readonly log: readonly Entry[];
  /** How the match stands; null while the seats are being filled. */
  readonly stand: Stand | null;
  /** What has happened since the stand before; empty after a jump, so that nothing is animated then. */
  readonly fresh: readonly Entry[];
  readonly requests: readonly Request[];
  /** The sealed messages that the table has come to. */
  readonly met: readonly string[];
  /** Where the lesson stands, at a table of one. */
  readonly note: Note | null;
  /** What a bot has said last. */
  readonly quip: Quip | null;
}

export function welcomed(frame: Welcome): Live {
  const { n, seats, host, face, table, log, stand, requests, met, note } = frame;
  return { n, seats, host, face, table, log, stand, fresh: [], requests, met, note, quip: null };
}

/** The table after a piece of news. A frame that comes again after a lost connection changes nothing. */
export function received(live: Live, frame: News): Live {
  if (frame.n <= live.n) return live;
  const lines = frame.log;
  const before = frame.back == null ? live.log : takenBack(live.log, frame.back);
  return {
    ...live,
    n: frame.n,
    table: frame.table ?? live.table,
    log: lines.length ? [...before, ...lines] : before,
    stand: frame.stand === undefined ? live.stand : frame.stand,
    fresh: lines,
    requests: frame.requests ?? live.requests,
    met: frame.met ? [...live.met, ...frame.met] : live.met,
    note: frame.note ?? live.note,
    quip: frame.quip ?? live.quip,
  };
}

function takenBack(log: readonly Entry[], position: number): readonly Entry[] {
  return log.map((line) => (line.position > position && !line.undone ? { ...line, undone: true } : line));
}
