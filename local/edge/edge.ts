import type { IncomingMessage, ServerResponse } from 'node:http';
import { siteHeaders } from '#infra/siteHeaders.ts';
import { MESSAGES, SES_PATH, type Mailbox } from '#local/mail/mailbox.ts';
import { decoded, targetOf } from '#local/target.ts';
import { CALENDAR, CALENDARS } from '#shared/calendarPath.ts';
import { routes } from '#shared/routes.ts';
import { docsReply } from './docs.ts';
import type { Images } from './images.ts';
import { send, type Reply } from './send.ts';

export type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Renders the page at an address; undefined if that fails, or if the site has it as a file. */
export type RenderedPages = (target: ReturnType<typeof targetOf>) => Promise<Reply | undefined>;

interface Origins {
  /** Origin of the WebSocket API, `ws://…`. */
  socketOrigin: string;
  /** The management API of sockets: everything under `/@connections`. */
  sockets: Handle;
  /** SES, and the page of what it was given. @default - there is neither */
  mailbox?: Mailbox | undefined;
  /** Everything under `/backend`. */
  backend: Handle;
  images: Images;
  /** @default - the browser renders all pages */
  renderedPages?: RenderedPages | undefined;
  /** Content of config.json, which the site reads when it starts. */
  config: Record<string, unknown>;
  /** Everything else. */
  site: Handle;
}

const text = (status: number, words: string): Reply => ({
  status,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  body: Buffer.from(words),
});

/** Serves backend, pictures and site on one origin, by path, as CloudFront does. */
export function createEdge(origins: Origins): Handle {
  const { backend, sockets, mailbox, images, renderedPages, config, site } = origins;
  const headers = Object.entries(siteHeaders(origins.socketOrigin));
  return async (request, response) => {
    const target = targetOf(request);
    const { rawPath } = target;
    if (rawPath.startsWith('/backend/')) return backend(request, response);
    const calendar = reads(request) ? CALENDAR.exec(rawPath)?.[1] : undefined;
    if (calendar !== undefined) return backend(askFor(calendar, request), response);
    if (rawPath.startsWith('/@connections/')) return sockets(request, response);
    if (mailbox && rawPath === SES_PATH) return mailbox.take(request, response);
    for (const [name, value] of headers) response.setHeader(name, value);
    const path = decoded(rawPath);
    if (!reads(request)) send(request, response, text(405, 'Method not allowed'));
    else if (rawPath.startsWith(CALENDARS)) send(request, response, missing);
    else if (path === '/config.json') send(request, response, configReply(config));
    else if (isUnder('/docs', path)) send(request, response, docsReply(path) ?? missing);
    else if (isUnder(MESSAGES, path)) send(request, response, mailbox?.show(path) ?? missing);
    else if (path.startsWith('/images/')) send(request, response, (await images(path)) ?? missing);
    else {
      const page = await renderedPages?.(target);
      if (!page) return site(request, response);
      send(request, response, page);
    }
  };
}

/** The request for a calendar by its key, which goes from the path to the query, as at CloudFront. */
const askFor = (key: string, request: IncomingMessage): IncomingMessage =>
  Object.assign(request, { url: `/backend${routes['bookings.calendar'].path}?key=${key}` });

const missing = text(404, 'Not found');

const isUnder = (folder: string, path: string): boolean =>
  path === folder || path.startsWith(`${folder}/`);

const reads = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';

const configReply = (config: Record<string, unknown>): Reply => ({
  status: 200,
  headers: { 'content-type': 'application/json', 'cache-control': 'no-cache' },
  body: Buffer.from(JSON.stringify(config)),
});

/** Serves the built site. */
export const createSite =
  (files: { find(path: string): Reply | undefined }): Handle =>
  (request, response) => {
    const reply = files.find(decoded(targetOf(request).rawPath)) ?? text(404, 'Not found');
    send(request, response, reply);
    return Promise.resolve();
  };
