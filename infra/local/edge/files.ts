import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { compress, type Encoding } from './compress.ts';
import type { Reply } from './send.ts';

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

/** Names with a hash never change what they hold; a page is asked for anew each time. */
export function cacheRule(path: string): string {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  return path.endsWith('.html') ? 'no-cache' : 'public, max-age=3600';
}

/** The built site, kept in memory: what is not in the folder when it starts is not there. */
export class SiteFiles {
  readonly #folder: string;
  readonly #paths: Set<string>;
  readonly #replies = new Map<string, Reply>();

  constructor(folder: string) {
    this.#folder = folder;
    this.#paths = new Set(
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(folder.length))
        .map((path) => `/${path.split(sep).filter(Boolean).join('/')}`),
    );
  }

  /**
   * What stands at a path. A path without an extension is a page: its own file where it was
   * prerendered, and else the one page whose router knows the rest.
   */
  find(path: string): Reply | undefined {
    const file = extname(path) === '' ? this.#pageOf(path) : path;
    return this.#paths.has(file) ? this.#reply(file) : undefined;
  }

  #pageOf(path: string): string {
    const page = `${path.replace(/\/+$/, '')}/index.html`;
    return this.#paths.has(page) ? page : '/index.html';
  }

  #reply(path: string): Reply {
    const known = this.#replies.get(path);
    if (known) return known;
    const reply = toReply(path, readFileSync(join(this.#folder, path)));
    this.#replies.set(path, reply);
    return reply;
  }
}

function toReply(path: string, body: Buffer): Reply {
  const compressed = new Map<Encoding, Buffer>();
  return {
    status: 200,
    headers: {
      'content-type': types[extname(path)] ?? 'application/octet-stream',
      'cache-control': cacheRule(path),
      etag: `"${createHash('sha256').update(body).digest('hex').slice(0, 32)}"`,
    },
    body,
    compressed: (encoding) => {
      const bytes = compressed.get(encoding) ?? compress(body, encoding);
      compressed.set(encoding, bytes);
      return bytes;
    },
  };
}
