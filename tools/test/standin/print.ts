import { existsSync, readFileSync } from 'node:fs';
import { LOG } from '#local/standin/ministack.ts';
import type { WarmRequest } from '#tools/bench/warmRequests.ts';
import { exceptions } from './exceptions.ts';

const log = (line: string) => console.log(line);

const rounded = (ms: number): string => `${Math.round(ms)} ms`;

/** Prints how long requests take there. */
export function printRequests(requests: WarmRequest[]): void {
  for (const { name, first, p50, p95 } of requests) {
    const times = `${rounded(p50)} warm, 19 of 20 within ${rounded(p95)}`;
    log(`${name}: ${times}, ${rounded(first)} with its start.`);
  }
}

/** Prints which tests are left out, and why. */
export function printExceptions(): void {
  for (const { file, title, reason } of exceptions) {
    log(`Left out: ${file}, "${title}". ${reason}`);
  }
}

/** Prints the last warnings and errors of MiniStack, so that a failure shows whether the stand-in caused it. */
export function printFaults(): void {
  if (!existsSync(LOG)) return;
  for (const line of faultLines(readFileSync(LOG, 'utf8'))) log(`MiniStack: ${line}`);
}

/** The last 20 lines of MiniStack's log that are a warning or an error. */
export const faultLines = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => / (?:WARNING|ERROR|CRITICAL) \[/.test(line))
    .slice(-20);
