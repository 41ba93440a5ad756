import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  chooseEncoding,
  compress,
  EDGE_ENCODINGS,
  isCompressible,
  type Encoding,
} from './compress.ts';

export interface Reply {
  status: number;
  headers: Record<string, string | string[]>;
  body: Buffer;
  /** Returns the compressed body, if it was compressed in advance. */
  compressed?: ((encoding: Encoding) => Buffer) | undefined;
}

/** Compresses a body at most once for each encoding: for bodies that are sent again and again. */
export function compressedOnce(body: Buffer): (encoding: Encoding) => Buffer {
  const kept = new Map<Encoding, Buffer>();
  return (encoding) => {
    const bytes = kept.get(encoding) ?? compress(body, encoding);
    kept.set(encoding, bytes);
    return bytes;
  };
}

/** Sends a reply: compressed if the client accepts it, or as 304 if the client has it already. */
export function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body, compressed }: Reply,
  encodings = EDGE_ENCODINGS,
): void {
  response.statusCode = status;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  const tag = response.getHeader('etag');
  if (status === 200 && tag !== undefined && request.headers['if-none-match'] === tag) {
    response.statusCode = 304;
    response.end();
    return;
  }
  const encoded = encode(request, response, { body, compressed }, encodings);
  response.setHeader('content-length', encoded.length);
  response.end(request.method === 'HEAD' ? undefined : encoded);
}

function encode(
  request: IncomingMessage,
  response: ServerResponse,
  { body, compressed }: Pick<Reply, 'body' | 'compressed'>,
  encodings: readonly Encoding[],
): Buffer {
  const type = String(response.getHeader('content-type') ?? '');
  if (!isCompressible(type, body.length)) return body;
  response.setHeader('vary', 'Accept-Encoding');
  const encoding = chooseEncoding(request.headers['accept-encoding']?.toString(), encodings);
  if (!encoding) return body;
  response.setHeader('content-encoding', encoding);
  return compressed ? compressed(encoding) : compress(body, encoding);
}
