import { once } from 'node:events';
import WebSocket from 'ws';
import * as z from 'zod/mini';
import { socketEventSchema } from '#shared/notification.ts';
import type { Backend } from './backend.ts';

const configSchema = z.object({ socketUrl: z.string() });

/** How long news may take to reach a socket, in ms: NEWS_WITHIN_MS where a stand-in for AWS is slower. */
export const newsWithinMs = Number(process.env.NEWS_WITHIN_MS ?? 2_000);

/** Where the site would open its socket. */
export async function socketUrl(backend: Backend, query: Record<string, string>): Promise<string> {
  const config = configSchema.parse(await (await backend.fetch('/config.json')).json());
  return `${config.socketUrl}?${new URLSearchParams(query).toString()}`;
}

/** A socket to the backend, which remembers what it was told. */
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

  /** The status that a socket is refused with. */
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

  /** Everything it was told, as it came. */
  get told(): readonly string[] {
    return this.#told;
  }

  /** The counts that it was told, in order; anything else is an error. */
  get counts(): number[] {
    return this.#told.map((text) => socketEventSchema.parse(JSON.parse(text)).count);
  }

  close(): void {
    this.#socket.close();
  }
}
