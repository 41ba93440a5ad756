import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { docsReply } from './docs.ts';
import { createEdge, createSite } from './edge.ts';
import { SiteFiles } from './files.ts';

const folder = mkdtempSync(join(tmpdir(), 'coldroom-site-'));
const script = 'console.log("cold");\n'.repeat(200);
let server: Server;
/** The address at which the backend was asked last. */
let asked: string | undefined;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, 'about'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html>home');
  writeFileSync(join(folder, 'app.html'), '<!doctype html>empty');
  writeFileSync(join(folder, 'about', 'index.html'), '<!doctype html>about');
  writeFileSync(join(folder, 'assets', 'main-abc.js'), script);
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
  writeFileSync(join(tmpdir(), 'coldroom-secret.txt'), 'secret');
  const edge = createEdge({
    socketOrigin: 'ws://localhost',
    sockets: (_, response) => Promise.resolve(void response.end('sockets')),
    backend: ({ url }, response) => {
      asked = url;
      return Promise.resolve(void response.end('backend'));
    },
    images: (path) =>
      Promise.resolve(
        path === '/images/rooms/r/a.webp'
          ? { status: 200, headers: { 'content-type': 'image/webp' }, body: Buffer.from('picture') }
          : undefined,
      ),
    renderedPages: ({ rawPath }) =>
      Promise.resolve(
        rawPath === '/coldroom/rendered'
          ? { status: 200, headers: { 'content-type': 'text/html' }, body: Buffer.from('rendered') }
          : undefined,
      ),
    config: { socketUrl: 'ws://localhost' },
    site: createSite(new SiteFiles(folder)),
  });
  server = createServer((incoming, response) => void edge(incoming, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

interface Received {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Sends a request without normalizing the path or decompressing the answer. */
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<Received>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const call = request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    call.on('error', reject);
    call.end();
  });

const textOf = async (path: string): Promise<string> => (await get(path)).body.toString();

describe('the documentation of the API', () => {
  it('is a page with its scripts and the contract', async () => {
    expect((await get('/docs')).body.toString()).toContain('src="/docs/start.js"');
    expect((await get('/docs/start.js')).headers['content-type']).toContain('text/javascript');
    const document: unknown = JSON.parse((await get('/docs/openapi.json')).body.toString());
    expect(document).toHaveProperty(['paths', '/book', 'post', 'operationId'], 'bookings.create');
    expect((await get('/docs/swagger-ui-bundle.js')).status).toBe(200);
    expect((await get('/docs/swagger-ui.css')).status).toBe(200);
  });

  it.each(['/docs/package.json', '/docs/../package.json', '/docs/constructor', '/docs/none'])(
    'has nothing at %s',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );
});

describe('the site', () => {
  it.each([
    '/login',
    '/coldroom/some-room',
    '/dashboard/bookings?tab=approved',
    '/%E2%80%A8/x',
    '/%zz',
    '/old.html',
    '/nowhere.js',
    '/../coldroom-secret.txt',
    '/%2e%2e/coldroom-secret.txt',
  ])('answers the empty page, which says what there is, at %s', async (path) => {
    const { status, headers, body } = await get(path);
    expect([status, body.toString()]).toEqual([200, '<!doctype html>empty']);
    expect(headers['cache-control']).toBe('no-cache');
  });

  it('answers the rendered page of a room, with the headers of pages', async () => {
    const { status, headers, body } = await get('/coldroom/rendered?fbclid=1');
    expect([status, body.toString()]).toEqual([200, 'rendered']);
    expect(headers['content-security-policy']).toMatch("script-src 'self'");
    const head = await get('/coldroom/rendered', {}, 'HEAD');
    expect([head.status, head.body.length]).toEqual([200, 0]);
  });

  it('answers a prerendered page with its own file', async () => {
    expect(await textOf('/about')).toBe('<!doctype html>about');
    expect(await textOf('/about/')).toBe('<!doctype html>about');
  });

  it('answers a missing file with 404 and no page', async () => {
    const { status, headers } = await get('/assets/gone-123.js');
    expect(status).toBe(404);
    expect(headers['content-type']).toMatch('text/plain');
  });

  it('lets browsers cache a file with a hash for a year, and others for an hour', async () => {
    const hashed = await get('/assets/main-abc.js');
    expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(hashed.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600');
  });

  it.each(['/assets/../../coldroom-secret.txt', '/assets/..%2f..%2fcoldroom-secret.txt'])(
    'serves no file outside its folder: %s',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  it('is read only', async () => {
    expect((await get('/', {}, 'POST')).status).toBe(405);
    const head = await get('/assets/main-abc.js', {}, 'HEAD');
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect(head.headers['content-length']).toBe(String(script.length));
  });

  it.each([
    '/',
    '/assets/main-abc.js',
    '/assets/none.js',
    '/config.json',
    '/images/rooms/r/a.webp',
  ])('has the security headers at %s', async (path) => {
    const { headers } = await get(path);
    expect(headers['content-security-policy']).toMatch("script-src 'self'");
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    expect(headers).toHaveProperty('strict-transport-security');
    expect(headers).toHaveProperty('permissions-policy');
  });
});

describe('compression', () => {
  const path = '/assets/main-abc.js';

  it('is Brotli if the client accepts it', async () => {
    const { headers, body } = await get(path, { 'accept-encoding': 'gzip, deflate, br' });
    expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(brotliDecompressSync(body).toString()).toBe(script);
  });

  it('is gzip otherwise, and if the client refuses Brotli', async () => {
    const { headers, body } = await get(path, { 'accept-encoding': 'br;q=0, gzip' });
    expect(headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(body).toString()).toBe(script);
  });

  it('is left out if the client accepts none, and for small bodies', async () => {
    const plain = await get(path);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body.toString()).toBe(script);
    const small = await get('/favicon.svg', { 'accept-encoding': 'br' });
    expect(small.headers['content-encoding']).toBeUndefined();
  });
});

it('compresses the large files of the documentation once', () => {
  const reply = docsReply('/docs/swagger-ui-bundle.js');
  expect(reply?.compressed?.('gzip')).toBe(reply?.compressed?.('gzip'));
  expect(docsReply('/docs/swagger-ui-bundle.js')).toBe(reply);
});

describe('one origin', () => {
  it('asks the backend for a calendar, with its secret in the query and not in the path', async () => {
    expect((await get('/calendar/user-1.secret_.ics?key=other')).body.toString()).toBe('backend');
    expect(asked).toBe('/backend/calendar?key=user-1.secret_');
    for (const path of ['/calendar/', '/calendar/a/b.ics', '/calendar/%61.ics']) {
      expect((await get(path)).status, path).toBe(404);
    }
    expect((await get('/calendar/a.b.ics', {}, 'POST')).status).toBe(405);
  });

  it('forwards /backend, without the headers of pages [S7.1]', async () => {
    const { headers, body } = await get('/backend/coldroom');
    expect(body.toString()).toBe('backend');
    expect(headers).not.toHaveProperty('content-security-policy');
  });

  it('forwards posts to sockets', async () => {
    expect(await textOf('/@connections/some-socket')).toBe('sockets');
  });

  it('allows pages only their own socket', async () => {
    const { headers } = await get('/');
    expect(headers['content-security-policy']).toContain("connect-src 'self' ws://localhost;");
  });

  it('forwards /images', async () => {
    expect(await textOf('/images/rooms/r/a.webp')).toBe('picture');
    expect((await get('/images/rooms/r/none.webp')).status).toBe(404);
    expect((await get('/images/')).status).toBe(404);
  });

  it('serves the site’s configuration', async () => {
    expect(JSON.parse(await textOf('/config.json'))).toEqual({ socketUrl: 'ws://localhost' });
  });

  it('answers 304 if the client has the file already', async () => {
    const { headers } = await get('/favicon.svg');
    const again = await get('/favicon.svg', { 'if-none-match': String(headers.etag) });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });
});
