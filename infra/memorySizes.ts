import type { RouteName } from '#shared/routes.ts';
import type { FunctionName, WorkerName } from './functionNames.ts';

/** A whole vCPU, in MB of memory: bcrypt takes as long as the processor lets it. */
const ONE_CPU_MB = 1769;

/**
 * Somebody waits for each endpoint. Lambda gives processor time in step with memory, so that less
 * than this would save little and make a cold start take twice as long.
 */
const ENDPOINT_MB = 512;

/** The endpoints that hash a password, or check one. */
export const hashesPasswords = [
  'auth.login',
  'auth.register',
  'account.changePassword',
] as const satisfies RouteName[];

/** People wait for news and for their sockets, and for nothing else that no route leads to. */
const workers: Record<WorkerName, number> = {
  'outbox.consume': 512,
  'realtime.connect': 512,
  'realtime.disconnect': 256,
  'realtime.message': 256,
  'schedule.settleBookings': 256,
};

/** How many times its measured peak a function is given at least: `npm run bench` measures them. */
export const MEMORY_SPARE = 1.5;

const isWorker = (name: FunctionName): name is WorkerName => name in workers;

/** The memory of a function, in MB. */
export function memorySizeOf(name: FunctionName): number {
  if (isWorker(name)) return workers[name];
  return (hashesPasswords as readonly RouteName[]).includes(name) ? ONE_CPU_MB : ENDPOINT_MB;
}
