/** The HTTP half of docs/protocol.md. */
import type {
  Advice,
  AnalysisStand,
  Draft,
  Failure,
  Joined,
  LessonRow,
  Lists,
  MailCode,
  Me,
  Meeting,
  NewDevice,
  NewMail,
  NewTable,
  NoticesRow,
  NoticesWish,
  Opened,
  OwnKept,
  OwnOpen,
  OwnShelf,
  PastNote,
  PlayOn,
  PuzzleRow,
  RuleFound,
  RuleText,
  Sat,
  Seated,
  SeatWish,
  StopLink,
  Stopped,
  TableWish,
  TitleRow,
  ToldAt,
  Verdict,
} from './api_types';
import type { Message, Options, Row, Stand } from './table/protocol';

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
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly body?: unknown;
  /** A seat key or host key that proves who is asking. */
  readonly key?: string | undefined;
}

async function ask<Answer>(path: string, what?: Ask): Promise<Answer> {
  return (await (await got(path, what)).json()) as Answer;
}

async function got(path: string, { method = 'GET', body, key }: Ask = {}): Promise<Response> {
  const headers = new Headers();
  if (key) headers.set('Authorization', `Bearer ${key}`);
  if (body !== undefined) headers.set('Content-Type', body instanceof Blob ? 'application/zip' : 'application/json');
  const text = typeof body === 'string' || body instanceof Blob ? body : JSON.stringify(body);
  let answer: Response;
  try {
    answer = await fetch(path, { method, headers, ...(body === undefined ? {} : { body: text }) });
  } catch {
    throw new ApiError({ id: 'client-no-server' }, '', 0);
  }
  if (!answer.ok) throw await errorOf(answer);
  return answer;
}

async function errorOf(answer: Response): Promise<ApiError> {
  try {
    const { error } = (await answer.json()) as Failure;
    return new ApiError({ id: error.id, args: error.args }, error.rule, answer.status);
  } catch {
    return new ApiError({ id: 'client-no-sense', args: { status: answer.status } }, '', answer.status);
  }
}

const own = (title: string, id = ''): string =>
  `/api/titles/${encodeURIComponent(title)}/own${id ? `/${encodeURIComponent(id)}` : ''}`;
const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

export const api = {
  me: () => ask<Me>('/api/me'),
  rename: (name: string) => ask<Me>('/api/me', { method: 'POST', body: { name } }),
  /** Where we are told that tables wait for us. */
  told: () => ask<ToldAt>('/api/me/told'),
  addDevice: (device: NewDevice) => ask<ToldAt>('/api/me/told/device', { method: 'PUT', body: device }),
  dropDevice: (endpoint: string) => ask<ToldAt>('/api/me/told/device', { method: 'DELETE', body: { endpoint } }),
  askMail: (wish: NewMail) => ask<ToldAt>('/api/me/told/mail', { method: 'PUT', body: wish }),
  confirmMail: (code: MailCode) => ask<ToldAt>('/api/me/told/mail', { method: 'POST', body: code }),
  stopAll: (link: StopLink) => ask<Stopped>('/api/stop', { method: 'POST', body: link }),
  enter: (password: string) => ask<Me>('/api/enter', { method: 'POST', body: { password } }),
  titles: () => ask<readonly TitleRow[]>('/api/titles'),
  printed: (title: string) => ask<unknown>(`/api/titles/${encodeURIComponent(title)}/printed`),
  rule: (language: string, id: string) =>
    ask<RuleText>(`/api/rules/${encodeURIComponent(language)}/${encodeURIComponent(id)}`),
  /** The rules of a title that have these words. */
  findRules: (language: string, title: string, words: string) =>
    ask<readonly RuleFound[]>(`/api/rules/${encodeURIComponent(language)}`, { method: 'POST', body: { title, words } }),
  /** Who of the cast will play the bots of these names, seat by seat; empty where a person sits. */
  cast: (title: string, bots: readonly string[]) =>
    ask<readonly Sat[]>(`/api/titles/${encodeURIComponent(title)}/cast`, { method: 'POST', body: { bots } }),
  /** What the players should know of a table before they open it; an error where it cannot be opened. */
  advice: (title: string, seats: number, options: Options) =>
    ask<Advice>(`/api/titles/${encodeURIComponent(title)}/advice`, { method: 'POST', body: { seats, options } }),
  /** What there is to learn of a title, and how far we have come. */
  lessons: (title: string) => ask<readonly LessonRow[]>(`/api/titles/${encodeURIComponent(title)}/lessons`),
  /** The puzzle of the day; empty where there are none. */
  puzzle: () => ask<readonly PuzzleRow[]>('/api/puzzle'),
  /** The table of a lesson: where we left it, or a new one. */
  learn: (title: string, lesson: string, again: boolean) =>
    ask<Opened>(`/api/titles/${encodeURIComponent(title)}/lessons/${encodeURIComponent(lesson)}`, {
      method: 'POST',
      body: { again },
    }),
  /** An ordinary table that stands where a lesson stands. */
  notes: (id: string, key?: string) => ask<readonly PastNote[]>(`${table(id)}/notes`, { key }),
  leave: (id: string, key?: string) => ask<Opened>(`${table(id)}/leave`, { method: 'POST', key }),
  tables: () => ask<Lists>('/api/tables'),
  table: (id: string, key?: string) => ask<Row>(table(id), { key }),
  open: (plan: NewTable) => ask<Opened>('/api/tables', { method: 'POST', body: plan }),
  change: (id: string, change: TableWish, key?: string) => ask<Row>(table(id), { method: 'PUT', body: change, key }),
  start: (id: string, key?: string) => ask<Row>(`${table(id)}/start`, { method: 'POST', key }),
  join: (id: string, key?: string) => ask<Joined>(`${table(id)}/join`, { method: 'POST', body: key ? { key } : {} }),
  seat: (id: string, seat: number, plan: SeatWish, key?: string) =>
    ask<Seated>(`${table(id)}/seats/${seat}`, { method: 'PUT', body: plan, key }),
  standIn: (id: string, seat: number, key?: string) =>
    ask<Row>(`${table(id)}/seats/${seat}/stand-in`, { method: 'POST', key }),
  rematch: (id: string, key?: string) => ask<Opened>(`${table(id)}/rematch`, { method: 'POST', key }),
  notices: (id: string, key?: string) => ask<NoticesRow>(`${table(id)}/notices`, { key }),
  tellElsewhere: (id: string, wish: NoticesWish, key?: string) =>
    ask<NoticesRow>(`${table(id)}/notices`, { method: 'PUT', body: wish, key }),
  playOn: (id: string, wish: PlayOn, key?: string) =>
    ask<Opened>(`${table(id)}/onward`, { method: 'POST', body: wish, key }),
  /** How far the analysis of a match is; the analysis itself, once it is there. */
  analysis: (id: string, key?: string) => ask<AnalysisStand>(`${table(id)}/analysis`, { key }),
  analyse: (id: string, key?: string) => ask<AnalysisStand>(`${table(id)}/analysis`, { method: 'POST', key }),
  leaveAnalysis: (id: string, key?: string) => ask<AnalysisStand>(`${table(id)}/analysis`, { method: 'DELETE', key }),
  archive: (id: string, key?: string) => ask<Row>(`${table(id)}/archive`, { method: 'POST', key }),
  at: (id: string, position: number, seat: number | null, key?: string) =>
    ask<Stand>(`${table(id)}/at/${position}${seat === null ? '' : `?seat=${seat}`}`, { key }),
  /** What is printed on the components that are called so, where they were met. */
  met: (id: string, met: Meeting, key?: string) =>
    ask<Readonly<Record<string, unknown>>>(`${table(id)}/printed`, { method: 'POST', body: met, key }),
  /** What people fill in of their own components. */
  ownShelf: (title: string) => ask<OwnShelf>(own(title)),
  createOwn: (title: string, id: string) => ask<OwnOpen>(own(title), { method: 'POST', body: { id } }),
  openOwn: (title: string, id: string) => ask<OwnOpen>(own(title, id)),
  checkOwn: (title: string, id: string, draft: Draft) =>
    ask<Verdict>(`${own(title, id)}/check`, { method: 'POST', body: draft }),
  keepOwn: (title: string, id: string, draft: Draft) => ask<OwnKept>(own(title, id), { method: 'PUT', body: draft }),
  removeOwn: (title: string, id: string) => ask<OwnShelf>(own(title, id), { method: 'DELETE' }),
  bringOwn: (title: string, file: Blob) => ask<OwnOpen>(`${own(title)}-import`, { method: 'POST', body: file }),
  /** The file of a match: a finished one to look at, or one to go on with. */
  bring: (file: string) => ask<Opened>('/api/records', { method: 'POST', body: file }),
  /** A match that is under way as a file, with everything that is hidden. */
  takeAlong: async (id: string, key?: string): Promise<Blob> =>
    (await got(`${table(id)}/export`, { method: 'POST', key })).blob(),
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

/** Of these messages, those that may be read at a table by now, and what stands beside them. */
export async function readAt(id: string, language: string, met: Meeting, key?: string): Promise<string> {
  const headers = new Headers({ 'Content-Type': 'application/json' });
  if (key) headers.set('Authorization', `Bearer ${key}`);
  const answer = await fetch(`${table(id)}/words`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ language, ...met }),
  });
  // A page that was taken back meanwhile does not count.
  if (!answer.ok && answer.status !== 404) throw await errorOf(answer);
  return answer.ok ? await answer.text() : '';
}

/** Where one that was filled in can be fetched as a file. */
export function ownPath(title: string, id: string): string {
  return `${own(title, id)}/packed`;
}

/** Where the record of a finished table can be fetched as a file. */
export function recordPath(id: string): string {
  return `${table(id)}/record`;
}
