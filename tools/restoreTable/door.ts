import { setTimeout as wait } from 'node:timers/promises';
import { Problem } from '#infra/build/problem.ts';
import type { Outcome } from '#infra/build/run.ts';
import { THROTTLING } from '#infra/stacks/throttling.ts';

/** Stops all requests to the API, and allows them again. */
export interface Door {
  close: () => Promise<void>;
  open: () => Promise<void>;
}

/** Longer than any function runs, in ms. */
const LAST_REQUESTS_MS = 10_000;

/** The API's limit of requests, which `run` sets by the AWS command line. */
export function doorOf(
  restApiId: string,
  run: (args: string[]) => Promise<Outcome>,
  pauseMs = LAST_REQUESTS_MS,
): Door {
  const limit = async (rate: number, burst: number) => {
    const { code, output } = await run([
      ...['apigateway', 'update-stage', '--rest-api-id', restApiId, '--stage-name', 'backend'],
      '--patch-operations',
      `op=replace,path=/*/*/throttling/rateLimit,value=${rate}`,
      `op=replace,path=/*/*/throttling/burstLimit,value=${burst}`,
    ]);
    if (code !== 0) throw new Problem(`The limit of requests cannot be set: ${output.trim()}`);
  };
  return {
    close: async () => {
      await limit(0, 0);
      await wait(pauseMs);
    },
    open: () => limit(THROTTLING.throttlingRateLimit, THROTTLING.throttlingBurstLimit),
  };
}
