import { Agent, request } from 'node:http';
import type { Handle } from '#local/edge/edge.ts';

/**
 * MiniStack starts a process per concurrent request, so their number is limited. Every request has a new
 * connection, because MiniStack may close an idle one just when it is used again.
 */
const agent = new Agent({ keepAlive: false, maxSockets: 8 });

/** Headers of a single connection, which must not be forwarded. */
const OF_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding'];

/**
 * Forwards requests as CloudFront does, with `prefix` replaced by `url`: `/backend/coldroom` goes to
 * `{url}/coldroom`.
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
