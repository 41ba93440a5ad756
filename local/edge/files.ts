import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { SHELL } from '#shared/prerendered.ts';
import { SITE_FILE } from '#shared/siteFiles.ts';
import { compressedOnce, type Reply } from './send.ts';

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

/** Cache header of a file. Files under /assets/ have a hash in their names, so they never change. */
function cacheRule(path: string): string {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  return path.endsWith('.html') ? 'no-cache' : 'public, max-age=3600';
}

/** The built site. It is read into memory because a later build may replace the folder at any time. */
export class SiteFiles {
  readonly #replies: Map<string, Reply>;

  constructor(folder: string) {
    this.#replies = new Map(
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .map((file) => [file, `/${relative(folder, file).split(sep).join('/')}`] as const)
        .map(([file, path]) => [path, toReply(path, readFileSync(file))]),
    );
  }

  /**
   * The file for a path. A path that is no file's is a page: its own file if the page is prerendered, else
   * the empty page, whose router renders the path in the browser.
   */
  find(path: string): Reply | undefined {
    return this.#replies.get(SITE_FILE.test(path) ? path : this.#pageOf(path));
  }

  #pageOf(path: string): string {
    const page = `${path.replace(/\/+$/, '')}/index.html`;
    return this.#replies.has(page) ? page : SHELL;
  }
}

function toReply(path: string, body: Buffer): Reply {
  return {
    status: 200,
    headers: {
      'content-type': types[extname(path)] ?? 'application/octet-stream',
      'cache-control': cacheRule(path),
      etag: `"${createHash('sha256').update(body).digest('hex').slice(0, 32)}"`,
    },
    body,
    compressed: compressedOnce(body),
  };
}
