import type { RouteName } from '#shared/routes.ts';
import type { FunctionName, PageName, WorkerName } from './functionNames.ts';

/** A whole vCPU, in MB of memory: bcrypt takes as long as the processor lets it. */
const ONE_CPU_MB = 1769;

/**
 * Somebody waits for every endpoint. Lambda gives processor time in step with memory: with half of
 * this, which would hold most of them, all that a call does itself would take twice as long.
 */
const ENDPOINT_MB = 512;

/** The endpoints that hash a password, or check one. */
export const hashesPasswords = [
  'auth.login',
  'auth.register',
  'account.changePassword',
] as const satisfies RouteName[];

export type PasswordFunction = (typeof hashesPasswords)[number];

/** A page waits for its socket and for what the outbox tells it, and for no other of these. */
const workers: Record<WorkerName, number> = {
  'outbox.consume': 512,
  'realtime.connect': 512,
  'realtime.disconnect': 256,
  'realtime.message': 256,
  'schedule.settleBookings': 256,
};

/** To render a page takes ten times as long as to read what it shows: somebody waits for that too. */
const pages: Record<PageName, number> = { 'pages.room': 1024 };

/** A function has at least so many times what it takes at its peak, which `npm run bench` measures. */
export const MEMORY_SPARE = 1.5;

const isWorker = (name: FunctionName): name is WorkerName => name in workers;

const isPage = (name: FunctionName): name is PageName => name in pages;

const hasPasswords = (name: RouteName): boolean =>
  hashesPasswords.some((password) => password === name);

/** The memory that a function is given, in MB. */
export function memorySizeOf(name: FunctionName): number {
  if (isWorker(name)) return workers[name];
  if (isPage(name)) return pages[name];
  return hasPasswords(name) ? ONE_CPU_MB : ENDPOINT_MB;
}
