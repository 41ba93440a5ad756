import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import * as z from 'zod/mini';

/** DynamoDB's request units. */
export interface Units {
  read: number;
  write: number;
}

const capacity = z.object({ CapacityUnits: z.number() });
const answerSchema = z.object({
  ConsumedCapacity: z.optional(z.union([capacity, z.array(capacity)])),
});

const READS = new Set(['GetItem', 'Query', 'BatchGetItem']);

/** A proxy for DynamoDB that requests the consumed capacity of every operation and adds it up. */
export async function capacityProxy(target: string) {
  let units: Units = { read: 0, write: 0 };
  const server = createServer((incoming, outgoing) => {
    void (async () => {
      const asked = JSON.parse((await buffer(incoming)).toString()) as Record<string, unknown>;
      const headers = new Headers(incoming.headers as Record<string, string>);
      headers.delete('content-length');
      const answer = await fetch(target, {
        method: 'POST',
        headers,
        body: JSON.stringify({ ...asked, ReturnConsumedCapacity: 'TOTAL' }),
      });
      const text = await answer.text();
      const { ConsumedCapacity = [] } = answerSchema.parse(JSON.parse(text));
      const taken = [ConsumedCapacity].flat().reduce((sum, one) => sum + one.CapacityUnits, 0);
      const operation = String(incoming.headers['x-amz-target']).split('.')[1] ?? '';
      units[READS.has(operation) ? 'read' : 'write'] += taken;
      outgoing.writeHead(answer.status, { 'content-type': 'application/x-amz-json-1.0' });
      outgoing.end(text);
    })().catch(() => outgoing.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    /** Units consumed since the last call. */
    take: (): Units => {
      const taken = units;
      units = { read: 0, write: 0 };
      return taken;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
