import { availableParallelism } from 'node:os';
import { FunctionThread, type InvokeFunction, type ThreadOptions } from './thread.ts';

export interface Functions {
  invoke: InvokeFunction;
  /** Goes on with newly bundled functions; calls under way end with the old ones. */
  reload(folder: string): void;
  stop(): Promise<void>;
}

const THREADS = Math.min(2, availableParallelism());

/** The functions in a few threads, so that one that hashes a password does not hold up the rest. */
export function startFunctions(options: ThreadOptions): Functions {
  let { folder } = options;
  const start = () => new FunctionThread({ ...options, folder });
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
    stop: async () => {
      await Promise.all(threads.map((thread) => thread.stop()));
    },
  };
}

const leastBusy = (threads: FunctionThread[]): FunctionThread =>
  threads.reduce((best, thread) => (thread.busy < best.busy ? thread : best));
