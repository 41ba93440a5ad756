import { once } from 'node:events';
import WebSocket from 'ws';
import * as z from 'zod/mini';
import { eventIn } from '#web/features/notifications/eventIn.ts';
import type { Backend } from './backend.ts';

const configSchema = z.object({ socketUrl: z.string() });

/** How long a test waits for news at most, in ms: a stand-in for AWS takes its time. */
export const NEWS_WITHIN_MS = 30_000;

/** The URL at which the site opens its socket. */
export async function socketUrl(backend: Backend, query: Record<string, string>): Promise<string> {
  const config = configSchema.parse(await (await backend.fetch('/config.json')).json());
  return `${config.socketUrl}?${new URLSearchParams(query).toString()}`;
}

/** A socket to the backend that records its messages. */
export class Socket {
  readonly #socket: WebSocket;
  readonly #told: string[] = [];

  constructor(url: string) {
    this.#socket = new WebSocket(url);
    this.#socket.on('message', (data: Buffer) => this.#told.push(data.toString()));
  }

  static async open(backend: Backend, token: string): Promise<Socket> {
    const socket = new Socket(await socketUrl(backend, { token }));
    await once(socket.#socket, 'open');
    return socket;
  }

  /** The status with which a socket is refused. */
  static async refusal(url: string): Promise<number | undefined> {
    const socket = new WebSocket(url);
    const [, response] = (await once(socket, 'unexpected-response')) as [
      unknown,
      { statusCode?: number },
    ];
    return response.statusCode;
  }

  say(text: string): void {
    this.#socket.send(text);
  }

  /** All messages, in order. */
  get told(): readonly string[] {
    return this.#told;
  }

  /** The counts in all messages that say one, in order. Throws if there is a message that is none of ours. */
  get counts(): number[] {
    return this.#told.flatMap((text) => {
      const event = eventIn(text);
      if (!event) throw new Error(`The socket said ${text}.`);
      return event.event === 'newNotification' ? [event.count] : [];
    });
  }

  close(): void {
    this.#socket.close();
  }
}
