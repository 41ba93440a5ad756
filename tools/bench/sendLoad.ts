import { Agent, request } from 'node:http';

/** One HTTP request of a load. */
export interface LoadRequest {
  url: string;
  method: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
}

/** The requests of each client, which it sends one after another; clients run in parallel. */
export type Load = LoadRequest[][];

export interface LoadResult {
  /** From the first request to the last answer. */
  seconds: number;
  /** Latency of each request in ms, unordered. */
  milliseconds: number[];
  /** Number of answers by status. */
  statuses: Record<string, number>;
}

/** Sends the whole load, and measures every request. Each load has connections of its own: the server closes idle ones. */
export async function sendLoad(load: Load): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true });
  const milliseconds: number[] = [];
  const statuses: Record<string, number> = {};
  const start = performance.now();
  await Promise.all(
    load.map(async (requests) => {
      for (const one of requests) {
        const sent = performance.now();
        const status = await send(one, agent);
        milliseconds.push(performance.now() - sent);
        statuses[status] = (statuses[status] ?? 0) + 1;
      }
    }),
  );
  agent.destroy();
  return { seconds: (performance.now() - start) / 1000, milliseconds, statuses };
}

const send = ({ url, method, headers, body }: LoadRequest, agent: Agent): Promise<number> =>
  new Promise((resolve, reject) => {
    const outgoing = request(url, { method, headers, agent }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
      answer.on('error', reject);
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
