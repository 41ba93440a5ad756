import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Load, LoadResult } from './sendLoad.ts';

export interface LoadProcess {
  send(load: Load): Promise<LoadResult>;
  stop(): void;
}

/** Starts a separate process that sends loads and measures them. */
export function startLoadProcess(): LoadProcess {
  const child = fork(fileURLToPath(new URL('loadClient.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
  });
  return {
    send: async (load) => {
      const answered = once(child, 'message');
      child.send(load);
      const [result] = (await answered) as [LoadResult];
      return result;
    },
    stop: () => child.kill(),
  };
}
