import type { IncomingMessage, ServerResponse } from 'node:http';
import { siteHeaders } from '#infra/siteHeaders.ts';
import { targetOf } from '#local/target.ts';
import { ROOM_PAGES } from '#shared/roomPage.ts';
import { docsReply } from './docs.ts';
import type { Images } from './images.ts';
import { send, type Reply } from './send.ts';

export type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** The page of a room at its path; undefined where it cannot be rendered. */
export type RoomPages = (rawPath: string) => Promise<Reply | undefined>;

export interface Origins {
  /** Origin of the sockets, `ws://…`. */
  socketOrigin: string;
  /** Messages to open sockets: everything behind `/@connections`. */
  sockets: Handle;
  /** Everything behind `/backend`. */
  backend: Handle;
  images: Images;
  /** @default - the site draws the pages of rooms in the browser */
  roomPages?: RoomPages | undefined;
  /** What the site is told when it starts. */
  config: Record<string, unknown>;
  /** The site itself. */
  site: Handle;
}

const text = (status: number, words: string): Reply => ({
  status,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  body: Buffer.from(words),
});

/** One origin for the browser, as CloudFront makes it: backend, pictures and the site by path. */
export function createEdge(origins: Origins): Handle {
  const { backend, sockets, images, roomPages, config, site } = origins;
  const headers = Object.entries(siteHeaders(origins.socketOrigin));
  return async (request, response) => {
    const { rawPath } = targetOf(request);
    if (rawPath.startsWith('/backend/')) return backend(request, response);
    if (rawPath.startsWith('/@connections/')) return sockets(request, response);
    for (const [name, value] of headers) response.setHeader(name, value);
    const path = decoded(rawPath);
    if (path === undefined) send(request, response, text(400, 'Bad request'));
    else if (!reads(request)) send(request, response, text(405, 'Method not allowed'));
    else if (path === '/config.json') send(request, response, configReply(config));
    else if (isUnder('/docs', path)) send(request, response, docsReply(path) ?? missing);
    else if (path.startsWith('/images/')) send(request, response, (await images(path)) ?? missing);
    else {
      const room = rawPath.startsWith(ROOM_PAGES) ? await roomPages?.(rawPath) : undefined;
      if (!room) return site(request, response);
      send(request, response, room);
    }
  };
}

const missing = text(404, 'Not found');

const isUnder = (folder: string, path: string): boolean =>
  path === folder || path.startsWith(`${folder}/`);

const reads = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';

/** The path, decoded; undefined where it is encoded wrongly. */
function decoded(rawPath: string): string | undefined {
  try {
    return decodeURIComponent(rawPath);
  } catch {
    return undefined;
  }
}

const configReply = (config: Record<string, unknown>): Reply => ({
  status: 200,
  headers: { 'content-type': 'application/json', 'cache-control': 'no-cache' },
  body: Buffer.from(JSON.stringify(config)),
});

/** The built site out of its folder. */
export const createSite =
  (files: { find(path: string): Reply | undefined }): Handle =>
  (request, response) => {
    const reply = files.find(decoded(targetOf(request).rawPath) ?? '') ?? text(404, 'Not found');
    send(request, response, reply);
    return Promise.resolve();
  };
