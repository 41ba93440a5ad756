import type { WarmRequest } from '#tools/bench/warmRequests.ts';
import { exceptions } from './exceptions.ts';

const log = (line: string) => console.log(line);

/** Prints how long requests take there. */
export function printRequests(requests: WarmRequest[]): void {
  for (const { name, first, p50, p95 } of requests) {
    const [started, half, most] = [first, p50, p95].map((ms) => `${Math.round(ms)} ms`);
    log(`${name}: ${half} warm, 19 of 20 within ${most}, ${started} with its start.`);
  }
}

/** Prints which tests are left out, and why. */
export function printExceptions(): void {
  for (const { file, title, reason } of exceptions) {
    log(`Left out: ${file}, "${title}". ${reason}`);
  }
}
