import { apiCaller } from '#local/apiCaller.ts';
import type { Deployment } from '#local/standin/deployment.ts';
import type { RouteName } from '#shared/routes.ts';
import { percentile } from './percentile.ts';

/** Latency of an endpoint, in ms. */
export interface WarmRequest {
  name: RouteName;
  /** The first call, with the cold start. */
  first: number;
  p50: number;
  p95: number;
}

const CALLS = 50;

/** Calls two endpoints many times, one call after another: a public one, and one that checks a token. */
export async function measureWarmRequests(
  { apiUrl }: Pick<Deployment, 'apiUrl'>,
  person: { email: string; password: string },
): Promise<WarmRequest[]> {
  const call = apiCaller(apiUrl);
  const { token } = await call('auth.login', { body: { ...person } });
  const query = { limit: '12' };
  return [
    await measure('rooms.list', () => call('rooms.list', { query })),
    await measure('account.get', () => call('account.get', { token: String(token) })),
  ];
}

async function measure(name: RouteName, request: () => Promise<unknown>): Promise<WarmRequest> {
  const [first = 0, ...warm] = await times(CALLS + 1, request);
  return { name, first, p50: percentile(warm, 0.5), p95: percentile(warm, 0.95) };
}

async function times(count: number, request: () => Promise<unknown>): Promise<number[]> {
  const taken: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const began = performance.now();
    await request();
    taken.push(performance.now() - began);
  }
  return taken;
}
