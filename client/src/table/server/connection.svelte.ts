/** The socket of one table: says hello, comes back when it is cut off, and matches answers with what was sent. */
import { installed } from '../../installed.svelte';
import type { AskHint, Command, Done, Hello, Hint, News, Refusal, ServerFrame, Welcome } from '../protocol';
import { received, welcomed, type Live } from './reducer';

export type Link = 'joining' | 'live' | 'lost' | 'refused';

const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;
const PING_EVERY = 20_000;
const ANSWER_WITHIN = 10_000;

/** The close code of a server that is done with this client. */
const POLICY = 1008;

/** How long to wait before the next try: twice as long each time, and never the same for everybody. */
export function waitBefore(tries: number, random = Math.random()): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries) * (0.75 + random / 2);
}

/** What is said to the table: the connection adds the `id` that the answer repeats. */
export type ClientFrame = WithoutId<Exclude<Command, AskHint>>;
type Answered = Done | Refusal | Hint;
type WithoutId<Frame> = Frame extends Command ? Omit<Frame, 'id'> : never;

/** Who is here: all of the first frame that a page decides. */
export type Here = Required<Pick<Hello, 'keys' | 'face'>>;

/** What opens a socket; tests hand in their own. */
export type Opener = (url: string) => WebSocket;

/** Hears of every frame that changes the table, and the table after it; `came`: the first of a new connection. */
export type Hear = (live: Live, frame: Welcome | News, came: boolean) => void;

export class Connection {
  live = $state.raw<Live | null>(null);
  link = $state<Link>('joining');
  /** Why the table does not let us in. */
  refusal = $state.raw<Refusal | null>(null);
  /** How many answers are awaited, pings apart. */
  sending = $state(0);
  /** The last frame of news that an answer named: what was done is visible only once that frame is here. */
  #spokenOf = $state(0);
  /** When the stand came, on the clock of `performance.now()`: from then on its deadline runs. */
  stoodAt = $state(0);

  readonly #url: string;
  readonly #open: Opener;
  readonly #hear: Hear;
  #here: Here;
  #socket: WebSocket | null = null;
  #tries = 0;
  #next = 1;
  #waiting = new Map<number, (answer: Answered) => void>();
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  /** Milliseconds to the server and back, smoothed. */
  #way = 0;
  #closed = false;

  constructor(url: string, here: Here, open: Opener = (url) => new WebSocket(url), hear: Hear = () => {}) {
    this.#url = url;
    this.#here = here;
    this.#open = open;
    this.#hear = hear;
    this.#connect();
  }

  /** Sends a frame; the answer comes when the decision is stored, or says why it was refused. */
  async send(frame: ClientFrame): Promise<Done | Refusal> {
    this.sending += 1;
    try {
      const answer = await this.#ask(frame);
      if (answer.type === 'done') this.#spokenOf = Math.max(this.#spokenOf, answer.n);
      return answer;
    } finally {
      this.sending -= 1;
    }
  }

  /** Asks what a veteran would do. Nothing waits for the answer: one may decide meanwhile. */
  async advise(): Promise<Hint | Refusal> {
    return this.#ask<Hint>({ type: 'hint' });
  }

  /** Says something that is not answered. */
  say(frame: ClientFrame): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify({ ...frame, id: this.#next++ }));
  }

  /** Whether the table as it is shown may be out of date: something is on its way, or there is no connection. */
  get busy(): boolean {
    return this.sending > 0 || this.link !== 'live' || (this.live?.n ?? 0) < this.#spokenOf;
  }

  /** Milliseconds from the server to here: what a clock that came with a frame has already lost. */
  get way(): number {
    return this.#way / 2;
  }

  /** Tries again at once, for a page that was woken up. */
  wake(): void {
    if (this.link !== 'lost') return;
    clearTimeout(this.#retry);
    this.#tries = 0;
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearInterval(this.#pulse);
    this.#socket?.close();
    this.#giveUp();
  }

  #connect(): void {
    const socket = this.#open(this.#url);
    this.#socket = socket;
    socket.onopen = () => {
      const { keys, face } = this.#here;
      const after = this.live?.n ?? -1;
      const hello: Hello = { type: 'hello', keys, after, face: this.live?.face ?? face };
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = ({ data }) => this.#take(JSON.parse(String(data)) as ServerFrame);
    socket.onclose = ({ code }) => this.#lost(code);
  }

  #take(frame: ServerFrame): void {
    if ((frame.type === 'welcome' || frame.type === 'news') && frame.stand) this.stoodAt = performance.now();
    if (frame.type === 'done' || frame.type === 'refused' || frame.type === 'hint') this.#answered(frame);
    else if (frame.type === 'welcome') this.#changed(welcomed(frame), frame);
    else if (this.live) this.#changed(received(this.live, frame), frame);
    if (this.link !== 'live' && frame.type !== 'refused') this.#arrived();
  }

  #changed(live: Live, frame: Welcome | News): void {
    if (live === this.live) return;
    this.live = live;
    this.#hear(live, frame, this.link !== 'live');
  }

  #arrived(): void {
    // A server that has come back may have brought a newer client along.
    if (this.link === 'lost') installed.look();
    this.link = 'live';
    this.#tries = 0;
    clearInterval(this.#pulse);
    this.#pulse = setInterval(() => void this.#ping(), PING_EVERY);
    void this.#ping();
  }

  #answered(frame: Answered): void {
    if (frame.id === null) {
      // Refused before anything was asked: the table does not let us in, and trying again would not help.
      if (frame.type === 'refused' && this.link !== 'live') this.refusal = frame;
      return;
    }
    this.#waiting.get(frame.id)?.(frame);
    this.#waiting.delete(frame.id);
  }

  #ask<Good extends Done | Hint = Done>(frame: ClientFrame | Omit<AskHint, 'id'>): Promise<Good | Refusal> {
    const id = this.#next++;
    if (this.#socket?.readyState !== WebSocket.OPEN) return Promise.resolve(cutOff(id));
    this.#socket.send(JSON.stringify({ ...frame, id }));
    return new Promise((resolve) => this.#waiting.set(id, resolve as (answer: Answered) => void));
  }

  /** Measures the delay, lets the server measure it too, and notices a dead connection. */
  async #ping(): Promise<void> {
    const socket = this.#socket;
    const began = performance.now();
    const dead = setTimeout(() => socket?.close(), ANSWER_WITHIN);
    const answer = await this.#ask({ type: 'ping' });
    clearTimeout(dead);
    if (answer.type !== 'done' || socket?.readyState !== WebSocket.OPEN) return;
    socket.send(JSON.stringify({ type: 'pong', id: answer.id }));
    const way = performance.now() - began;
    this.#way = this.#way ? this.#way * 0.7 + way * 0.3 : way;
  }

  #lost(code: number): void {
    clearInterval(this.#pulse);
    this.#giveUp();
    if (this.#closed) return;
    if (this.refusal || code === POLICY) {
      this.link = 'refused';
      return;
    }
    this.link = 'lost';
    this.#retry = setTimeout(() => this.#connect(), waitBefore(this.#tries++));
  }

  /** Answers that will not come any more. What was sent may have been done: the next frames will show it. */
  #giveUp(): void {
    for (const [id, resolve] of this.#waiting) resolve(cutOff(id));
    this.#waiting.clear();
  }
}

function cutOff(id: number): Refusal {
  return { type: 'refused', id, message: { id: 'client-cut-off' }, rule: '' };
}
