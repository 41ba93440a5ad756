import type { APIGatewayProxyEvent } from 'aws-lambda';
import type { RouteName } from '#shared/routes.ts';

/** A call, as it is sent to the thread that the functions live in. */
export interface Call {
  id: number;
  name: RouteName;
  event: APIGatewayProxyEvent;
  timeoutMs: number;
}

/** What comes back: what the function answered, or why it did not. */
export type Outcome = { id: number; result: unknown } | { id: number; crash: string };
