import { Agent, request } from 'node:http';
import type { Handle } from '#local/edge/edge.ts';

/**
 * Each request that MiniStack has at once is a process of its own; the others wait their turn. A new
 * connection each, as one that is kept may be closed just when it is used.
 */
const agent = new Agent({ keepAlive: false, maxSockets: 8 });

/** Headers that are about one connection only. */
const OF_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding'];

/**
 * Hands requests on as they are, as CloudFront does: what stands at `/backend/coldroom` is asked for
 * at `{url}/coldroom`, where `url` plays `/backend`.
 */
export const forward =
  (prefix: string, url: string): Handle =>
  (incoming, outgoing) =>
    new Promise((resolve, reject) => {
      const rest = (incoming.url ?? '').slice(prefix.length);
      const headers = without(incoming.headers, ['host', ...OF_CONNECTION]);
      const onward = request(url + rest, { method: incoming.method, headers, agent }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, without(answer.headers, OF_CONNECTION));
        answer.pipe(outgoing);
      });
      onward.on('error', reject);
      outgoing.on('close', resolve);
      incoming.pipe(onward);
    });

const without = <T extends object>(headers: T, names: string[]): Partial<T> =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !names.includes(name)),
  ) as Partial<T>;
