import { once } from 'node:events';
import { createServer, request as forward, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { SentRequest } from './permissions.ts';

/** A simulated answer of a service. */
export interface SimulatedAnswer {
  status: number;
  body: unknown;
}

interface RecorderOptions {
  /** Addresses of the real services, by the service name in the request's signature. */
  services: Record<string, string>;
  /** Answers for all other services. */
  answer: (request: SentRequest) => SimulatedAnswer;
}

/** A proxy for all of AWS that records requests. `AWS_ENDPOINT_URL` points every client to it. */
export interface Recorder {
  url: string;
  /** Runs `work`, and returns the requests that were sent meanwhile. */
  during: (work: () => Promise<unknown>) => Promise<SentRequest[]>;
  /** Answers the next request of an operation with `answer` instead of forwarding it. */
  answerNext: (operation: string, answer: SimulatedAnswer) => void;
  stop: () => Promise<void>;
}

/** `Credential=key/20270101/region/service/aws4_request` names the service in every request. */
const serviceOf = ({ headers: { authorization = '' } }: IncomingMessage): string =>
  /Credential=[^/]+\/\d+\/[^/]+\/([^/]+)\//.exec(authorization)?.[1] ?? 'unsigned';

const onSocket: Record<string, string> = {
  POST: 'PostToConnection',
  DELETE: 'DeleteConnection',
};

/** The operation: JSON services name it in a header, S3 in the query, the sockets' API and SES by the path. */
function operationOf({ headers, method = '' }: IncomingMessage, url: URL): string {
  const target = headers['x-amz-target'];
  if (typeof target === 'string') return target.split('.').at(-1) ?? target;
  if (url.pathname.startsWith('/@connections/')) return onSocket[method] ?? method;
  if (url.pathname === '/v2/email/outbound-emails') return 'SendEmail';
  return url.searchParams.get('x-id') ?? method;
}

const isJson = ({ headers }: IncomingMessage): boolean =>
  (headers['content-type'] ?? '').includes('json');

function read(incoming: IncomingMessage, bytes: Buffer): SentRequest {
  const url = new URL(incoming.url ?? '/', 'http://localhost');
  return {
    service: serviceOf(incoming),
    operation: operationOf(incoming, url),
    path: decodeURIComponent(url.pathname),
    body: isJson(incoming) ? (JSON.parse(bytes.toString()) as SentRequest['body']) : {},
  };
}

async function pass(incoming: IncomingMessage, bytes: Buffer, service: string) {
  const { method, headers, url = '/' } = incoming;
  const onward = forward(new URL(url, service), { method, headers }).end(bytes);
  const [answer] = (await once(onward, 'response')) as [IncomingMessage];
  return { status: answer.statusCode ?? 502, headers: answer.headers, bytes: await buffer(answer) };
}

const written = ({ status, body }: SimulatedAnswer) => ({
  status,
  headers: { 'content-type': 'application/x-amz-json-1.0' },
  bytes: Buffer.from(JSON.stringify(body)),
});

/** Starts the proxy on a free port of this machine; whoever starts it stops it. */
export async function startRecorder({ services, answer }: RecorderOptions): Promise<Recorder> {
  const instead = new Map<string, SimulatedAnswer>();
  let seen: SentRequest[] = [];

  const respond = async (incoming: IncomingMessage) => {
    const bytes = await buffer(incoming);
    const sent = read(incoming, bytes);
    seen.push(sent);
    const planned = instead.get(sent.operation);
    instead.delete(sent.operation);
    if (planned) return written(planned);
    const service = services[sent.service];
    return service === undefined ? written(answer(sent)) : pass(incoming, bytes, service);
  };
  const server = createServer((incoming, outgoing) => {
    respond(incoming).then(
      ({ status, headers, bytes }) => outgoing.writeHead(status, headers).end(bytes),
      () => outgoing.destroy(),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    during: async (work) => {
      seen = [];
      await work();
      return seen;
    },
    answerNext: (operation, planned) => void instead.set(operation, planned),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
