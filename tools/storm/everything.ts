import { setTimeout as pause } from 'node:timers/promises';
import { inFolder } from './inFolder.ts';
import { startStack } from './stack.ts';
import { faultsAtEnd, letIn, say, type Crowd, type Scenario } from './users.ts';

const PAUSE_MS = 1_000;

/** A storm of everything at once. */
interface Everything extends Crowd {
  /** Answered requests after which the storm ends. The kills lie between as many of them each. */
  requests: number;
  kills: ('database' | 'stack' | 'both')[];
}

/** Faults of the database all the time, and kills between two parts of the work. */
export const everything =
  ({ requests, kills, ...crowd }: Everything): Scenario =>
  async () =>
    inFolder(async (folder) => {
      let stack = await startStack(folder);
      const users = await letIn(stack, crowd);
      const reach = async (wanted: number) => {
        stack.setFailing(true);
        while (users.told.requests - users.told.unanswered < wanted) await pause(PAUSE_MS);
        stack.setFailing(false);
        say(`  so far ${users.told.line}`);
      };
      for (const [index, what] of kills.entries()) {
        await reach((requests * (index + 1)) / (kills.length + 1));
        say(`Killing: ${what}`);
        await stack.kill(what);
        stack = await startStack(folder);
        users.url = stack.url;
      }
      await reach(requests);
      return faultsAtEnd(stack, users);
    });
