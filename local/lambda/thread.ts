import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { FunctionName } from '#infra/manifest.ts';
import type { FunctionCall, Outcome, SessionsEnded } from './messages.ts';

/** A function did not answer within its timeout. */
export class FunctionTimeout extends Error {
  override name = 'FunctionTimeout';
}

/** A function threw, or its thread ended, before it answered. */
export class FunctionCrash extends Error {
  override name = 'FunctionCrash';
}

interface Waiting {
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
}

/** Longest time that API Gateway waits for a function. */
const TIMEOUT_MS = 29_000;

/** Calls a function by its name, with the event that Lambda would pass. */
export type InvokeFunction = (name: FunctionName, event: object) => Promise<unknown>;

export interface ThreadOptions {
  /** Folder of the bundled functions. */
  folder: string;
  /** The functions' whole environment; they do not inherit this process's. */
  env: Record<string, string>;
  onLog: (text: string) => void;
}

/** What a thread tells of itself. */
interface ThreadEvents {
  /** It has ended sessions: the other threads have to hear of it. */
  onSessionsEnded: () => void;
}

/** One thread that runs all functions. */
export class FunctionThread {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #lastId = 0;
  /** Whether it accepts calls. */
  alive = true;

  constructor({ folder, env, onLog, onSessionsEnded }: ThreadOptions & ThreadEvents) {
    this.#worker = new Worker(join(folder, 'host.js'), { env, stdout: true, stderr: true });
    for (const stream of [this.#worker.stdout, this.#worker.stderr]) {
      stream.on('data', (chunk: Buffer) => onLog(chunk.toString()));
    }
    this.#worker.on('message', (told: Outcome | SessionsEnded) => {
      if ('sessionsEnded' in told) onSessionsEnded();
      else this.#settle(told);
    });
    this.#worker.on('error', (error: Error) => this.#end(error.message));
    this.#worker.on('exit', () => this.#end('its thread has ended'));
  }

  /** Number of unanswered calls. */
  get busy(): number {
    return this.#waiting.size;
  }

  /** @throws FunctionTimeout, FunctionCrash */
  invoke(name: FunctionName, event: object): Promise<unknown> {
    const id = ++this.#lastId;
    const requestId = requestIdOf(event);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.delete(id);
        reject(new FunctionTimeout(name));
      }, TIMEOUT_MS);
      const settle =
        <T>(then: (value: T) => void) =>
        (value: T) => {
          clearTimeout(timer);
          then(value);
        };
      this.#waiting.set(id, { resolve: settle(resolve), reject: settle(reject) });
      this.#worker.postMessage({
        id,
        name,
        event,
        requestId,
        timeoutMs: TIMEOUT_MS,
      } satisfies FunctionCall);
    });
  }

  /** Has it read anew which sessions have ended, before it does what it is called for from now on. */
  forgetSessions(): void {
    this.#worker.postMessage({ sessionsEnded: true } satisfies SessionsEnded);
  }

  /** Accepts no more calls, and ends once all are answered. */
  async retire(): Promise<void> {
    this.alive = false;
    while (this.busy > 0) await new Promise((resolve) => setTimeout(resolve, 20));
    await this.#worker.terminate();
  }

  /** Ends it at once. */
  async stop(): Promise<void> {
    this.alive = false;
    await this.#worker.terminate();
  }

  #settle(outcome: Outcome): void {
    const waiting = this.#waiting.get(outcome.id);
    this.#waiting.delete(outcome.id);
    if ('crash' in outcome) waiting?.reject(new FunctionCrash(outcome.crash));
    else waiting?.resolve(outcome.result);
  }

  #end(reason: string): void {
    this.alive = false;
    for (const { reject } of this.#waiting.values()) reject(new FunctionCrash(reason));
    this.#waiting.clear();
  }
}

/** The id that the gateway gave the request; other callers give none, so a new one. */
function requestIdOf(event: object): string {
  const { requestContext } = event as { requestContext?: { requestId?: string } };
  return requestContext?.requestId ?? randomUUID();
}
