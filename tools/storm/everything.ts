import { setTimeout as pause } from 'node:timers/promises';
import { inFolder } from './inFolder.ts';
import { startLocalProduct } from './localProduct.ts';
import { say, step } from './step.ts';
import { faultsAtEnd, letIn, type Crowd, type Scenario } from './users.ts';

const PAUSE_MS = 1_000;
/** After how many answered requests half of the functions end. By time, a busy machine would hardly do anything else. */
const CRASH_EACH = 500;

/** A storm of everything at once. */
interface Everything extends Crowd {
  /** Answered requests after which the storm ends. The kills lie between as many of them each. */
  requests: number;
  /** Answered bookings that there are by then: it goes on until there are. */
  bookings: number;
  kills: ('database' | 'stack' | 'both')[];
}

/** Faults of the database all the time, functions that end in the middle of a call, and kills between two parts of the work. */
export const everything =
  ({ requests, bookings, kills, ...crowd }: Everything): Scenario =>
  async () =>
    inFolder(async (folder) => {
      let stack = await startLocalProduct(folder);
      const users = await letIn(stack, crowd);
      const { record } = users;
      /** Has them use the product until a share of all that is wanted is answered. */
      const reach = async (share: number) => {
        stack.setFailing(true);
        const answered = () => record.requests - record.unanswered;
        const isReached = () =>
          answered() >= requests * share && record.promised.length >= bookings * share;
        const using = async () => {
          for (let next = answered() + CRASH_EACH; !isReached();) {
            await pause(PAUSE_MS);
            if (answered() < next) continue;
            stack.crashFunctions();
            next = answered() + CRASH_EACH;
          }
        };
        await step('So far', using, () => record.line);
        stack.setFailing(false);
      };
      for (const [index, what] of kills.entries()) {
        await reach((index + 1) / (kills.length + 1));
        say(`Killing: ${what}`);
        await stack.kill(what);
        stack = await step('Started again', () => startLocalProduct(folder));
        users.url = stack.url;
      }
      await reach(1);
      return faultsAtEnd(stack, users, PAUSE_MS);
    });
