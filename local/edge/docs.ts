import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import { endpoints } from '#shared/api.ts';
import { openApiOf } from '#shared/openapi/document.ts';
import { compressedOnce, type Reply } from './send.ts';

const UI = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
};

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>The API · Coldroom</title>
    <link rel="stylesheet" href="/docs/swagger-ui.css" />
  </head>
  <body>
    <div id="docs"></div>
    <script src="/docs/swagger-ui-bundle.js"></script>
    <script src="/docs/start.js"></script>
  </body>
</html>
`;

const start = `SwaggerUIBundle({ url: '/docs/openapi.json', dom_id: '#docs', deepLinking: true, validatorUrl: null });
`;

/** Files under `/docs`: the contract as OpenAPI, and a page that shows it. */
const files: Record<string, () => string> = {
  '/docs': () => page,
  '/docs/': () => page,
  '/docs/start.js': () => start,
  '/docs/openapi.json': () => JSON.stringify(openApiOf(endpoints)),
  '/docs/swagger-ui.css': () => readFileSync(join(UI, 'swagger-ui.css'), 'utf8'),
  '/docs/swagger-ui-bundle.js': () => readFileSync(join(UI, 'swagger-ui-bundle.js'), 'utf8'),
};

/** Replies that were asked for before: the scripts are large, and compressing them takes a tenth of a second. */
const replies = new Map<string, Reply>();

/** Serves the documentation of the API, which only the local edge has. */
export function docsReply(path: string): Reply | undefined {
  const known = replies.get(path);
  if (known) return known;
  const content = Object.hasOwn(files, path) ? files[path]?.() : undefined;
  if (content === undefined) return undefined;
  const reply = toReply(path, Buffer.from(content));
  replies.set(path, reply);
  return reply;
}

const toReply = (path: string, body: Buffer): Reply => ({
  status: 200,
  headers: {
    'content-type': types[extname(path)] ?? 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
  },
  body,
  compressed: compressedOnce(body),
});
