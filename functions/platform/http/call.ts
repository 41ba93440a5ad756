import type { APIGatewayProxyEvent } from 'aws-lambda';
import type { Claims } from '#shared/claims.ts';

/** What the middlewares learn about a call, each adding its part. */
export interface Call {
  requestId: string;
  startedAt: number;
  /** Who calls, where a token was asked for. */
  claims?: Claims;
  /** The parsed body, by field. */
  body: Record<string, unknown>;
  /** The validated input. */
  input?: unknown;
}

/** The event as the middlewares hand it on. */
export interface CallEvent extends APIGatewayProxyEvent {
  call: Call;
}

/** A header by its name, whatever its case. */
export function header(event: APIGatewayProxyEvent, name: string): string | undefined {
  const found = Object.entries(event.headers).find(([key]) => key.toLowerCase() === name);
  return found?.[1];
}
