import { answers, endpointOf } from './endpoint.ts';
import { startMiniStack } from './ministack.ts';

/**
 * Runs `work` with the stand-in for AWS at AWS_ENDPOINT_URL. If none runs, it starts MiniStack and stops
 * it afterwards.
 */
export async function withStandIn<T>(
  log: (line: string) => void,
  work: (endpoint: URL) => Promise<T>,
): Promise<T> {
  const endpoint = endpointOf(process.env);
  if (await answers(endpoint)) return work(endpoint);
  log(`Starting MiniStack at ${endpoint.origin} …`);
  const ministack = await startMiniStack(endpoint, { log, onCrash: log });
  try {
    return await work(endpoint);
  } finally {
    await ministack.stop();
  }
}
