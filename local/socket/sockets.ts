import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import * as z from 'zod/mini';
import type { InvokeFunction } from '#local/lambda/thread.ts';
import { targetOf } from '#local/target.ts';
import { socketEvent, STAGE } from './event.ts';

/** API Gateway closes a socket after two hours, or after ten minutes without a message. */
const LONGEST_MS = 2 * 60 * 60 * 1000;
const SILENCE_MS = 10 * 60 * 1000;
/** Largest message that API Gateway accepts, in bytes. */
const MESSAGE_LIMIT = 128 * 1024;

const resultSchema = z.object({ statusCode: z.int(), body: z.optional(z.string()) });

/** A local API Gateway for WebSockets: it calls the functions when a socket opens, sends or closes. */
export class Sockets {
  readonly #invoke: InvokeFunction;
  readonly #server: Server;
  readonly #accept = new WebSocketServer({ noServer: true, maxPayload: MESSAGE_LIMIT });
  readonly #open = new Map<string, WebSocket>();

  /** Handles the server's upgrades to `/realtime`; others may be Vite's. */
  constructor(server: Server, invoke: InvokeFunction) {
    this.#server = server;
    this.#invoke = invoke;
    server.on('upgrade', this.#onUpgrade);
  }

  /** Sends a text to an open socket. Returns false if it is not open. */
  async send(connectionId: string, text: string): Promise<boolean> {
    const socket = this.#open.get(connectionId);
    if (!socket) return false;
    return new Promise((resolve) => socket.send(text, (error) => resolve(!error)));
  }

  /** Closes an open socket, as API Gateway does when it is told to. Returns false if it is not open. */
  close(connectionId: string): boolean {
    const socket = this.#open.get(connectionId);
    socket?.close(1001);
    return socket !== undefined;
  }

  /** Closes all sockets and accepts no more. */
  stop(): void {
    this.#server.off('upgrade', this.#onUpgrade);
    for (const socket of this.#open.values()) socket.terminate();
  }

  readonly #onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    if (targetOf(request).rawPath !== `/${STAGE}`) {
      // Vite handles it if it listens too; otherwise nobody does.
      if (this.#server.listenerCount('upgrade') === 1) socket.destroy();
      return;
    }
    // A client that disconnects before the answer is not an error.
    socket.on('error', () => socket.destroy());
    void this.#connect(request, socket, head);
  };

  async #connect(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const id = randomUUID();
    const { statusCode } = await this.#call(
      'realtime.connect',
      socketEvent('CONNECT', id, request),
    );
    if (statusCode !== 200) {
      socket.end(
        `HTTP/1.1 ${statusCode} Refused\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`,
      );
      return;
    }
    this.#accept.handleUpgrade(request, socket, head, (opened) => {
      this.#keep(id, opened, request);
    });
  }

  #keep(id: string, socket: WebSocket, request: IncomingMessage): void {
    this.#open.set(id, socket);
    const end = setTimeout(() => socket.close(1001), LONGEST_MS);
    const silence = setTimeout(() => socket.close(1001), SILENCE_MS);
    socket.on('message', (data: Buffer) => {
      silence.refresh();
      void this.#answer(socket, socketEvent('MESSAGE', id, request, data.toString()));
    });
    // The socket closes after an error, so nobody can be informed.
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      clearTimeout(end);
      clearTimeout(silence);
      this.#open.delete(id);
      void this.#call('realtime.disconnect', socketEvent('DISCONNECT', id, request));
    });
  }

  async #answer(socket: WebSocket, event: object): Promise<void> {
    const { body } = await this.#call('realtime.message', event);
    if (body !== undefined) socket.send(body);
  }

  /** The function's result; 502 if it fails or its result is invalid. */
  async #call(
    name: 'realtime.connect' | 'realtime.disconnect' | 'realtime.message',
    event: object,
  ): Promise<z.output<typeof resultSchema>> {
    try {
      return resultSchema.parse(await this.#invoke(name, event));
    } catch {
      return { statusCode: 502 };
    }
  }
}
