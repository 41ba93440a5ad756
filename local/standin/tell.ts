import type { Deployment } from './deployment.ts';
import { exceptions } from './exceptions.ts';
import type { WarmRequest } from './warmRequests.ts';

const log = (line: string) => console.log(line);

/** A time in ms as people read it. */
export const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/** Says how long the deployment took. */
export function tellTimes({ synthMs, bootstrapMs, deployMs }: Deployment): void {
  log(
    `Synthesized in ${seconds(synthMs)}, bootstrapped in ${seconds(bootstrapMs)}, deployed in ${seconds(deployMs)}.`,
  );
}

/** Says how long requests take there. */
export function tellRequests(requests: WarmRequest[]): void {
  for (const { name, first, p50, p95 } of requests) {
    const [started, half, most] = [first, p50, p95].map((ms) => `${Math.round(ms)} ms`);
    log(`${name}: ${half} warm, 19 of 20 within ${most}, ${started} with its start.`);
  }
}

/** Says which tests are left out, and why. */
export function tellExceptions(): void {
  for (const { file, title, reason } of exceptions) {
    log(`Left out: ${file}, "${title}". ${reason}`);
  }
}
