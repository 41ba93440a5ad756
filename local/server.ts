import { createServer, STATUS_CODES, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { codeOf, Problem } from '#infra/build/problem.ts';
import type { Handle } from './edge/edge.ts';

export interface Front {
  url: string;
  server: Server;
  /** Begins to answer requests. Until then they get 503 with `retry-after`. */
  open(handle: Handle): void;
  stop(): Promise<void>;
}

/**
 * Listens on 127.0.0.1. It is called before anything else starts, so that a taken port is reported at
 * once.
 * @throws Problem if the port is taken or not allowed
 */
export async function listen(port: number): Promise<Front> {
  let handle: Handle | undefined;
  const server = createServer((request, response) => {
    if (!handle) {
      response.writeHead(503, { 'retry-after': '1' }).end('Starting');
      return;
    }
    handle(request, response).catch((error: unknown) => {
      // A client that ended its upload before its end is no fault of ours, and reads no answer.
      if (request.destroyed && !request.complete) return;
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  server.on('clientError', refuseUnreadable);
  await bind(server, port);
  return {
    server,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    open: (newHandle) => (handle = newHandle),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Answers a request that Node cannot read, with words where it would send a status alone. */
function refuseUnreadable(error: Error, socket: Duplex): void {
  if (!socket.writable || codeOf(error) === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const [status, words] =
    codeOf(error) === 'HPE_HEADER_OVERFLOW'
      ? [431, 'The headers of this request are larger than 16 kB.']
      : [400, 'This request is not valid HTTP.'];
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\nConnection: close\r\n` +
      `Content-Type: text/plain; charset=utf-8\r\nContent-Length: ${words.length}\r\n\r\n${words}`,
  );
}

const bind = (server: Server, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', (error) => reject(portProblem(error, port)));
    server.listen(port, '127.0.0.1', resolve);
  });

function portProblem(error: Error, port: number): Error {
  const code = codeOf(error);
  if (code === 'EADDRINUSE') {
    return new Problem(
      `Port ${port} is taken: stop what uses it, or choose another, as in \`PORT=${port + 1} npm start\`.`,
    );
  }
  if (code !== 'EACCES') return error;
  return new Problem(`Port ${port} may not be used: choose one above 1024 with PORT.`);
}
