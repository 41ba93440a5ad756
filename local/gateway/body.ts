import type { IncomingMessage } from 'node:http';

/** API Gateway takes no more, in bytes. */
const GATEWAY_LIMIT = 10 * 1024 * 1024;

/** A Lambda is called with no more, in bytes, base64 and JSON around it included. */
export const EVENT_LIMIT = 6 * 1024 * 1024;

/**
 * Reads the body; undefined where it is too large. A body that is too large is read to its end all
 * the same, and dropped: whoever sends it would else meet a broken pipe and never see the answer.
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

/** Whether a Lambda could be called with this event at all. */
export const fitsLambda = (event: { body: string | null }): boolean =>
  // Only a large body can make a large event; to write each event out would be wasted work.
  (event.body?.length ?? 0) < EVENT_LIMIT / 6 ||
  Buffer.byteLength(JSON.stringify(event)) <= EVENT_LIMIT;
