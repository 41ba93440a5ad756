import type { IncomingMessage } from 'node:http';

/** Largest body that API Gateway accepts, in bytes. */
const GATEWAY_LIMIT = 10 * 1024 * 1024;

/** Largest event that Lambda accepts, in bytes of JSON, with the body in base64. */
const EVENT_LIMIT = 6 * 1024 * 1024;

/**
 * Reads the body; undefined if it is too large. It is read to its end even then: otherwise the client's
 * write would fail and it would never see the answer.
 */
export async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= GATEWAY_LIMIT) chunks.push(chunk);
  }
  return size > GATEWAY_LIMIT ? undefined : Buffer.concat(chunks);
}

/** Whether Lambda would accept this event. */
export const fitsLambda = (event: { body: string | null }): boolean =>
  // Skips the conversion to JSON for small bodies, which cannot exceed the limit.
  (event.body?.length ?? 0) < EVENT_LIMIT / 6 ||
  Buffer.byteLength(JSON.stringify(event)) <= EVENT_LIMIT;
