import { once } from 'node:events';
import { createServer, request as forward, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import type { Service } from '#local/dynamodb.ts';

/** What DynamoDB, or the way to it, does to a request now and then. */
export const faults = ['conflict', 'throttled', 'lost', 'slow'] as const;
export type Fault = (typeof faults)[number];

/** How often each happens, as a share of all requests. */
const SHARES: Record<Fault, number> = { conflict: 0.02, throttled: 0.01, lost: 0.01, slow: 0.002 };
/** How long a slow request takes, in ms: less than the functions wait. */
const SLOW_MS = 2_000;

/** The way to DynamoDB, which fails now and then while it is set to. */
export interface FaultyDatabase extends Service {
  setFailing(failing: boolean): void;
  /** How often each fault has happened. */
  happened: Record<Fault, number>;
}

interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** What DynamoDB answers where it refuses a request, and does nothing. */
const refusal = (type: string, more: object = {}): Answer => ({
  status: 400,
  headers: { 'content-type': 'application/x-amz-json-1.0' },
  body: Buffer.from(
    JSON.stringify({
      __type: `com.amazonaws.dynamodb.v20120810#${type}`,
      message: 'A storm',
      ...more,
    }),
  ),
});

/** A transaction says which of its writes met another one; other writes have an error of their own; reads meet nothing. */
function conflictOf(operation: string, body: Buffer): Answer | undefined {
  if (operation === 'TransactWriteItems') {
    const { TransactItems } = JSON.parse(body.toString()) as { TransactItems: unknown[] };
    const CancellationReasons = TransactItems.map((_, index) => ({
      Code: index === 0 ? 'TransactionConflict' : 'None',
    }));
    return refusal('TransactionCanceledException', { CancellationReasons });
  }
  const isWrite = /^(Put|Update|Delete)Item$/.test(operation);
  return isWrite ? refusal('TransactionConflictException') : undefined;
}

/** Draws a fault by the shares; mostly there is none. */
function drawFault(random: number): Fault | undefined {
  let below = 0;
  return faults.find((fault) => random < (below += SHARES[fault]));
}

/** Starts a way to the DynamoDB at `target` that plays faults. @param draw draws the fault of a request */
export async function startFaultyDatabase(
  target: string,
  draw: () => Fault | undefined = () => drawFault(Math.random()),
): Promise<FaultyDatabase> {
  const happened: Record<Fault, number> = { conflict: 0, throttled: 0, lost: 0, slow: 0 };
  let failing = false;

  const send = async (incoming: IncomingMessage, body: Buffer): Promise<Answer> => {
    const { method, headers, url = '/' } = incoming;
    const onward = forward(new URL(url, target), { method, headers }).end(body);
    const [answer] = (await once(onward, 'response')) as [IncomingMessage];
    return {
      status: answer.statusCode ?? 502,
      headers: answer.headers,
      body: await buffer(answer),
    };
  };

  /** The answer to a request; undefined where it gets none. */
  const answerTo = async (incoming: IncomingMessage): Promise<Answer | undefined> => {
    const body = await buffer(incoming);
    const operation = String(incoming.headers['x-amz-target']).split('.')[1] ?? '';
    const fault = failing ? draw() : undefined;
    const refused = fault === 'conflict' ? conflictOf(operation, body) : undefined;
    if (fault && (fault !== 'conflict' || refused)) happened[fault] += 1;
    if (refused) return refused;
    if (fault === 'throttled') return refusal('ThrottlingException');
    if (fault === 'slow') await pause(SLOW_MS);
    const answer = await send(incoming, body);
    return fault === 'lost' ? undefined : answer;
  };

  const server = createServer((incoming, outgoing) => {
    answerTo(incoming).then(
      (answer) => {
        if (!answer) return outgoing.destroy();
        outgoing.writeHead(answer.status, answer.headers).end(answer.body);
      },
      () => outgoing.destroy(),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    happened,
    setFailing: (now) => void (failing = now),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
