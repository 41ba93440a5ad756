import { once } from 'node:events';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { APIGatewayProxyEvent } from 'aws-lambda';
import { lambdaName } from '#infra/build/bundling.ts';
import { createGateway } from '#local/gateway/gateway.ts';

export interface BenchGateway {
  /** Before it stand the API's paths. */
  url: string;
  stop(): Promise<void>;
}

type Handler = (event: APIGatewayProxyEvent, context: object) => Promise<unknown>;

/** A gateway before the bundles in `folder`: the very files that are deployed, in this process. */
export async function serveBundles(folder: string): Promise<BenchGateway> {
  const load = createRequire(join(folder, 'any.js'));
  const gateway = createGateway((name, event) => {
    const { handler } = load(join(folder, lambdaName(name), 'index.js')) as { handler: Handler };
    return handler(event, {});
  });
  const server = createServer((request, response) => void gateway(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/backend`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
