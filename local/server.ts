import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Handle } from './edge/edge.ts';
import { codeOf, Problem } from '#infra/build/problem.ts';

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
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
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
