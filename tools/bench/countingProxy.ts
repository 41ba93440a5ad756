import { once } from 'node:events';
import { createServer, request as forward, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream/promises';

export interface CountingProxy {
  url: string;
  /** Requests since the last call of `take`, in order: DynamoDB's operation, or method and path. */
  take(): string[];
  stop(): Promise<void>;
}

/** `DynamoDB_20120810.GetItem` is GetItem; S3 has no such header. */
const nameOf = ({ headers, method = '', url = '' }: IncomingMessage): string => {
  const target = headers['x-amz-target'];
  return typeof target === 'string' ? (target.split('.')[1] ?? target) : `${method} ${url}`;
};

/** A proxy for a service that records its requests, so that the functions need no instrumentation. */
export async function countingProxy(target: string): Promise<CountingProxy> {
  let seen: string[] = [];
  const server = createServer((incoming, outgoing) => {
    seen.push(nameOf(incoming));
    const { method, headers, url = '/' } = incoming;
    const onward = forward(new URL(url, target), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      pipeline(answer, outgoing).catch(() => outgoing.destroy());
    });
    onward.on('error', () => outgoing.destroy());
    pipeline(incoming, onward).catch(() => outgoing.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    take: () => {
      const taken = seen;
      seen = [];
      return taken;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
