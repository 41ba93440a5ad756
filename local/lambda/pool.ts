import { availableParallelism } from 'node:os';
import { FunctionThread, type InvokeFunction, type ThreadOptions } from './thread.ts';

export interface Functions {
  invoke: InvokeFunction;
  /** Uses newly bundled functions from now on; calls in progress end with the old ones. */
  reload(folder: string): void;
  /** Ends a thread at once, with all that it is doing: its calls fail, and later ones go to a new thread. For storms. */
  crash(): void;
  stop(): Promise<void>;
}

const THREADS = Math.min(2, availableParallelism());

/** Runs the functions in several threads, so that hashing a password does not block other calls. */
export function startFunctions(options: ThreadOptions): Functions {
  let { folder } = options;
  const onSessionsEnded = () => threads.forEach((thread) => thread.forgetSessions());
  const start = () => new FunctionThread({ ...options, folder, onSessionsEnded });
  let threads = Array.from({ length: THREADS }, start);
  return {
    invoke: (name, event) => {
      threads = threads.map((thread) => (thread.alive ? thread : start()));
      return leastBusy(threads).invoke(name, event);
    },
    reload: (newFolder) => {
      folder = newFolder;
      const old = threads;
      threads = old.map(start);
      for (const thread of old) void thread.retire();
    },
    crash: () => void mostBusy(threads).stop(),
    stop: async () => {
      await Promise.all(threads.map((thread) => thread.stop()));
    },
  };
}

const mostBusy = (threads: FunctionThread[]): FunctionThread =>
  threads.reduce((best, thread) => (thread.busy > best.busy ? thread : best));

const leastBusy = (threads: FunctionThread[]): FunctionThread =>
  threads.reduce((best, thread) => (thread.busy < best.busy ? thread : best));
