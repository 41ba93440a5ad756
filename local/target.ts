import type { IncomingMessage } from 'node:http';

/** The path of a request, not decoded, and its query. */
export function targetOf({ url = '/' }: Pick<IncomingMessage, 'url'>): {
  rawPath: string;
  query: URLSearchParams;
} {
  const mark = url.indexOf('?');
  if (mark < 0) return { rawPath: url, query: new URLSearchParams() };
  return { rawPath: url.slice(0, mark), query: new URLSearchParams(url.slice(mark + 1)) };
}
