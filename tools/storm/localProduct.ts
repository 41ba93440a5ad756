import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '#infra/build/problem.ts';
import type { ProductOrder, Ready } from './stackProcess.ts';

/** Longest time until a stack is ready, in ms: a machine that is busy otherwise takes more than a minute. */
const READY_WITHIN_MS = 180_000;

/** The product in a process of its own, on a data folder. */
export interface LocalProduct extends Ready {
  /** Kills the stack, its database or both at once, and waits until both have ended. */
  kill(what: 'database' | 'stack' | 'both'): Promise<void>;
  /** Has the way to the database fail now and then, or no longer. */
  setFailing(failing: boolean): void;
  /** Ends half of the functions in the middle of what they do. */
  crashFunctions(): void;
  /** Sends a signal to the database. */
  signalDatabase(signal: 'SIGSTOP' | 'SIGCONT'): void;
}

/** @throws Problem if it does not become ready */
export async function startLocalProduct(dataDir: string): Promise<LocalProduct> {
  const child = fork(join(import.meta.dirname, 'stackProcess.ts'), [], {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ready = await readyOf(child);
  const database = databaseOf(child);
  return {
    ...ready,
    setFailing: (failing) => void child.send({ failing } satisfies ProductOrder),
    crashFunctions: () => void child.send({ crash: true } satisfies ProductOrder),
    signalDatabase: (signal) => void process.kill(database, signal),
    kill: async (what) => {
      const ended = once(child, 'exit');
      if (what !== 'stack') process.kill(database, 'SIGKILL');
      if (what !== 'database') child.kill('SIGKILL');
      await ended;
      await hasEnded(database);
    },
  };
}

async function readyOf(child: ChildProcess): Promise<Ready> {
  const late = AbortSignal.timeout(READY_WITHIN_MS);
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('it has ended')));
  ended.catch(() => undefined);
  try {
    const [ready] = (await Promise.race([once(child, 'message', { signal: late }), ended])) as [
      Ready,
    ];
    return ready;
  } catch (error) {
    child.kill('SIGKILL');
    throw new Problem(`The product did not start: ${String(error)}`);
  }
}

/** The process of the database: the stack's child that runs DynamoDB Local (Linux only). */
function databaseOf({ pid }: ChildProcess): number {
  const found = readdirSync('/proc').find(
    (name) =>
      new RegExp(`^PPid:\\s+${String(pid)}$`, 'm').test(aboutProcess(name, 'status')) &&
      aboutProcess(name, 'cmdline').includes('DynamoDBLocal'),
  );
  if (!found) throw new Problem('The process of the database was not found.');
  return Number(found);
}

/** What the system says of a process; nothing of one that has ended. */
function aboutProcess(name: string, what: 'status' | 'cmdline'): string {
  try {
    return readFileSync(`/proc/${name}/${what}`, 'utf8');
  } catch {
    return '';
  }
}

/** Waits until a process that is not our child has ended; it ends by itself, because its input closes. */
async function hasEnded(pid: number): Promise<void> {
  while (isRunning(pid)) await new Promise((resolve) => setTimeout(resolve, 100));
}

/** A process that has ended, and that nobody has waited for, counts as ended. */
function isRunning(pid: number): boolean {
  const status = aboutProcess(String(pid), 'status');
  return status !== '' && !/^State:\s+Z/m.test(status);
}
