/** A socket for tests: it does what the test says. */
import type { ServerFrame } from '../protocol';

export class FakeSocket {
  readyState: number = WebSocket.CONNECTING;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  open(): void {
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
  }
  say(frame: ServerFrame): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
  close(code = 1006): void {
    this.readyState = WebSocket.CLOSED;
    this.onclose?.({ code });
  }

  /** The last frame that was sent and is answered, pings apart. */
  get last(): Record<string, unknown> {
    return this.sent.findLast(({ type }) => type !== 'ping' && type !== 'pong' && type !== 'seen') ?? {};
  }
  /** Answers the last frame. */
  done(n: number): void {
    this.say({ type: 'done', id: Number(this.last['id']), n });
  }
  refuse(id: string, rule = ''): void {
    this.say({ type: 'refused', id: Number(this.last['id']), message: { id }, rule });
  }
}
