/** The HTTP half of docs/protocol.md. */
import type { Message, Options, OptionValue, Row, SeatKind, Stand, Undo, Watch } from './table/protocol';

export interface Me {
  readonly name: string;
  /** False while the server's password is wanted. */
  readonly entered: boolean;
}

export interface TitleOption {
  readonly id: string;
  readonly choices: readonly (string | number | boolean)[];
  readonly default: OptionValue;
  readonly least: number;
  readonly most: number;
}

export interface Preset {
  readonly id: string;
  readonly options: Options;
}

export interface TitleInfo {
  readonly id: string;
  readonly version: number;
  readonly least_seats: number;
  readonly most_seats: number;
  readonly options: readonly TitleOption[];
  readonly presets: readonly Preset[];
  readonly bots: readonly string[];
}

export interface SeatPlan {
  readonly kind: SeatKind;
  readonly bot: string;
  readonly name: string;
}

export interface TablePlan {
  readonly title: string;
  readonly name: string;
  readonly options: Options;
  readonly seats: readonly SeatPlan[];
  readonly watch: Watch;
  readonly undo: Undo;
}

/** A table that was just opened, with the keys that are told this once. */
export interface Opened {
  readonly table: Row;
  readonly host: string;
  readonly keys: Readonly<Record<string, string>>;
}

export interface Joined {
  readonly table: Row;
  readonly seat: number | null;
  readonly key: string;
}

/** A seat was changed; `key` is the new key of a seat that was opened, else empty. */
export interface Seated {
  readonly table: Row;
  readonly key: string;
}

export interface Tables {
  readonly mine: readonly Row[];
  readonly watch: readonly Row[];
}

/** The server, or the way to it, said no. `said` is one message for the reader. */
export class ApiError extends Error {
  readonly said: Message;
  readonly rule: string;
  readonly status: number;

  constructor(said: Message, rule: string, status: number) {
    super(said.id);
    this.said = said;
    this.rule = rule;
    this.status = status;
  }
}

interface Ask {
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly body?: unknown;
  /** A seat key or host key that proves who is asking. */
  readonly key?: string | undefined;
}

async function ask<Answer>(path: string, { method = 'GET', body, key }: Ask = {}): Promise<Answer> {
  const headers = new Headers();
  if (key) headers.set('Authorization', `Bearer ${key}`);
  if (body !== undefined) headers.set('Content-Type', 'application/json');
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  let answer: Response;
  try {
    answer = await fetch(path, { method, headers, ...(body === undefined ? {} : { body: text }) });
  } catch {
    throw new ApiError({ id: 'client-no-server' }, '', 0);
  }
  if (!answer.ok) throw await errorOf(answer);
  return (await answer.json()) as Answer;
}

async function errorOf(answer: Response): Promise<ApiError> {
  try {
    const { error } = (await answer.json()) as { error: Message & { rule?: string } };
    return new ApiError({ id: error.id, args: error.args ?? {} }, error.rule ?? '', answer.status);
  } catch {
    return new ApiError({ id: 'client-no-sense', args: { status: answer.status } }, '', answer.status);
  }
}

const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

export const api = {
  me: () => ask<Me>('/api/me'),
  rename: (name: string) => ask<Me>('/api/me', { method: 'POST', body: { name } }),
  enter: (password: string) => ask<Me>('/api/enter', { method: 'POST', body: { password } }),
  titles: () => ask<readonly TitleInfo[]>('/api/titles'),
  printed: (title: string) => ask<unknown>(`/api/titles/${encodeURIComponent(title)}/printed`),
  /** What the players should know of a table before they open it; an error where it cannot be opened. */
  advice: (title: string, seats: number, options: Options) =>
    ask<{ readonly warnings: readonly Message[] }>(`/api/titles/${encodeURIComponent(title)}/advice`, {
      method: 'POST',
      body: { seats, options },
    }),
  tables: () => ask<Tables>('/api/tables'),
  table: (id: string, key?: string) => ask<Row>(table(id), { key }),
  open: (plan: TablePlan) => ask<Opened>('/api/tables', { method: 'POST', body: plan }),
  change: (id: string, change: { options: Options; name: string }, key?: string) =>
    ask<Row>(table(id), { method: 'PUT', body: change, key }),
  start: (id: string, key?: string) => ask<Row>(`${table(id)}/start`, { method: 'POST', key }),
  join: (id: string, key?: string) => ask<Joined>(`${table(id)}/join`, { method: 'POST', body: key ? { key } : {} }),
  seat: (id: string, seat: number, plan: SeatPlan, key?: string) =>
    ask<Seated>(`${table(id)}/seats/${seat}`, { method: 'PUT', body: plan, key }),
  rematch: (id: string, key?: string) => ask<Opened>(`${table(id)}/rematch`, { method: 'POST', key }),
  archive: (id: string, key?: string) => ask<Row>(`${table(id)}/archive`, { method: 'POST', key }),
  at: (id: string, position: number, seat: number | null, key?: string) =>
    ask<Stand>(`${table(id)}/at/${position}${seat === null ? '' : `?seat=${seat}`}`, { key }),
  /** What is printed on the components that are called so, where they were met. */
  met: (id: string, met: Meeting, key?: string) =>
    ask<Readonly<Record<string, unknown>>>(`${table(id)}/printed`, { method: 'POST', body: met, key }),
  importRecord: (record: string) => ask<{ table: Row }>('/api/records', { method: 'POST', body: record }),
};

/** The words of a title that is not part of this build: it brings its own. None is better than no game. */
export async function wordsOf(language: string, title: string): Promise<string> {
  try {
    const answer = await fetch(`/api/words/${encodeURIComponent(language)}/${encodeURIComponent(title)}`);
    return answer.ok ? await answer.text() : '';
  } catch {
    return '';
  }
}

/** What was met at a table: messages, now or at a past position. */
export interface Meeting {
  readonly ids: readonly string[];
  readonly at?: number | undefined;
}

/** Of these messages, those that may be read at a table by now, and what stands beside them. */
export async function readAt(id: string, language: string, met: Meeting, key?: string): Promise<string> {
  const headers = new Headers({ 'Content-Type': 'application/json' });
  if (key) headers.set('Authorization', `Bearer ${key}`);
  const answer = await fetch(`${table(id)}/words`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ language, ...met }),
  });
  // A page that was taken back meanwhile is none.
  if (!answer.ok && answer.status !== 404) throw await errorOf(answer);
  return answer.ok ? await answer.text() : '';
}

/** Where the record of a finished table can be fetched as a file. */
export function recordPath(id: string): string {
  return `${table(id)}/record`;
}
