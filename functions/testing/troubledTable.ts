import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll } from 'vitest';

/** An error as DynamoDB answers it. */
const refuse = (response: ServerResponse, status: number, name: string): void => {
  response.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' });
  response.end(
    JSON.stringify({ __type: `com.amazonaws.dynamodb.v20120810#${name}`, message: 'played' }),
  );
};

/**
 * What AWS answers a request with and DynamoDB Local never does:
 * - `conflict`: a transaction on the same item is under way, and nothing is done;
 * - `throttled`: too much is asked, and nothing is done;
 * - `broken`: DynamoDB fails, and the request may have been done;
 * - `cut`: the connection ends before the answer;
 * - `silent`: no answer ever comes.
 */
export const troubles = {
  conflict: (response: ServerResponse) => refuse(response, 400, 'TransactionConflictException'),
  throttled: (response: ServerResponse) =>
    refuse(response, 400, 'ProvisionedThroughputExceededException'),
  broken: (response: ServerResponse) => refuse(response, 500, 'InternalServerError'),
  cut: (response: ServerResponse) => void response.destroy(),
  silent: () => undefined,
} satisfies Record<string, (response: ServerResponse) => void>;
export type Trouble = keyof typeof troubles;

/** Single writes: every write but a transaction. */
const SINGLE_WRITE = /\.(PutItem|UpdateItem|DeleteItem|BatchWriteItem)$/;

async function pass(target: string, request: IncomingMessage, response: ServerResponse) {
  const headers = new Headers(request.headers as Record<string, string>);
  headers.delete('content-length');
  const body = await buffer(request);
  const answer = await fetch(target, { method: 'POST', headers, body });
  response.writeHead(answer.status, { 'content-type': 'application/x-amz-json-1.0' });
  response.end(Buffer.from(await answer.arrayBuffer()));
}

/** Sets how many of the next single writes meet a trouble, and what all later ones meet, if anything. */
interface TroubledTable {
  meet: (trouble: Trouble, times?: number, then?: Trouble) => void;
}

/**
 * Puts a server before DynamoDB Local in the tests of a file, which answers single writes with troubles.
 * The tests must import what uses the table only after it stands.
 */
export function useTroubledTable(): TroubledTable {
  const target = process.env.AWS_ENDPOINT_URL_DYNAMODB ?? '';
  let left = 0;
  let trouble: Trouble = 'conflict';
  let later: Trouble | undefined;
  const server = createServer((request, response) => {
    if (left > 0 && SINGLE_WRITE.test(String(request.headers['x-amz-target']))) {
      left -= 1;
      troubles[trouble](response);
      if (left > 0 || !later) return;
      trouble = later;
      left = Infinity;
    } else void pass(target, request, response).catch(() => response.destroy());
  });
  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    process.env.AWS_ENDPOINT_URL_DYNAMODB = `http://127.0.0.1:${port}`;
  });
  afterAll(() => {
    process.env.AWS_ENDPOINT_URL_DYNAMODB = target;
    server.closeAllConnections();
    server.close();
  });
  return {
    meet: (next, times = Infinity, then) => {
      trouble = next;
      left = times;
      later = then;
    },
  };
}
