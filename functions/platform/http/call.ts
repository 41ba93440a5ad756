import type { APIGatewayProxyEvent } from 'aws-lambda';
import type { Claims } from '#shared/claims.ts';

/** What the middlewares know about a call; each adds its part. */
export interface Call {
  requestId: string;
  startedAt: number;
  /** The caller's claims; undefined at a public endpoint. */
  claims?: Claims;
  /** The parsed body, by field. */
  body: Record<string, unknown>;
  /** The validated input. */
  input?: unknown;
}

/** The event as it passes through the middlewares. */
export interface CallEvent extends APIGatewayProxyEvent {
  call: Call;
}

/** A header by its name in lower case; the request may write it in any case. */
export function header(event: APIGatewayProxyEvent, name: string): string | undefined {
  const found = Object.entries(event.headers).find(([key]) => key.toLowerCase() === name);
  return found?.[1];
}
