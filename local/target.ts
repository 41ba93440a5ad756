import type { IncomingMessage } from 'node:http';

/** The decoded path, or as it is if its encoding is invalid: nothing has such a path. */
export function decoded(rawPath: string): string {
  try {
    return decodeURIComponent(rawPath);
  } catch {
    return rawPath;
  }
}

/** The path of a request, not decoded, and its query. */
export function targetOf({ url = '/' }: Pick<IncomingMessage, 'url'>): {
  rawPath: string;
  query: URLSearchParams;
} {
  const mark = url.indexOf('?');
  if (mark < 0) return { rawPath: url, query: new URLSearchParams() };
  return { rawPath: url.slice(0, mark), query: new URLSearchParams(url.slice(mark + 1)) };
}
