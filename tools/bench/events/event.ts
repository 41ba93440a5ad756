import { eventOf, type Call } from '#functions/testing/calls.ts';
import { writeForm, type Part } from '#functions/testing/forms.ts';
import { routes, type RouteName } from '#shared/routes.ts';

/** What a function is called with: made anew, and with it what it works on, for each call. */
export type NewEvent = () => Promise<object>;

/** The same of an endpoint, before it is an event of API Gateway. */
export type NewCall = () => Promise<Call> | Call;

export const eventsOf =
  (name: RouteName, call: NewCall): NewEvent =>
  async () =>
    eventOf(routes[name], await call());

export const signed = (token: string): Call => ({ headers: { authorization: `Bearer ${token}` } });

export const withJson = (body: object, call: Call = {}): Call => ({
  ...call,
  headers: { ...call.headers, 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

export function withForm(parts: Part[], call: Call): Call {
  const { contentType, body } = writeForm(parts);
  return { ...call, headers: { ...call.headers, 'content-type': contentType }, body };
}

/** How a call went: an endpoint answers a status, the outbox what it could not digest. */
export interface Answer {
  statusCode?: number;
  body?: string;
  batchItemFailures?: unknown[];
}

/** What failed, or was refused, must not be measured as if it had been done. */
export function refuseFailure(name: string, answer: Answer = {}): void {
  const { statusCode = 200, batchItemFailures = [] } = answer;
  if (statusCode < 300 && batchItemFailures.length === 0) return;
  throw new Error(`${name} answered ${JSON.stringify(answer)}`);
}
