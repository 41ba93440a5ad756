import { randomUUID } from 'node:crypto';
import { eventOf, type TestCall } from '#functions/testing/calls.ts';
import { writeForm, type FormPart } from '#functions/testing/forms.ts';
import { routes, type RouteName } from '#shared/routes.ts';
import type { Sample, Samples } from './sample.ts';

/** A sample of an endpoint whose call is not yet an event of API Gateway. */
interface CallSample extends Omit<Sample, 'newEvent'> {
  call: () => Promise<TestCall> | TestCall;
}

/** The samples of an endpoint. A function alone is its usual sample. */
export type Calls = CallSample['call'] | readonly [CallSample, ...CallSample[]];

/** The samples of an endpoint, whose calls become events of API Gateway. */
export function samplesOf(name: RouteName, calls: Calls): Samples {
  const [usual, ...others] = typeof calls === 'function' ? [{ call: calls }] : calls;
  const sampleOf = ({ call, ...sample }: CallSample): Sample => ({
    ...sample,
    newEvent: async () => eventOf(routes[name], await call()),
  });
  return [sampleOf(usual), ...others.map(sampleOf)];
}

export const signed = (token: string): TestCall => ({
  headers: { authorization: `Bearer ${token}` },
});

/** A call with an idempotency key that no other call has. */
export const keyed = (call: TestCall): TestCall => ({
  ...call,
  headers: { ...call.headers, 'Idempotency-Key': randomUUID() },
});

export const withJson = (body: object, call: TestCall = {}): TestCall => ({
  ...call,
  headers: { ...call.headers, 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

export function withForm(parts: FormPart[], call: TestCall): TestCall {
  const { contentType, body } = writeForm(parts);
  return { ...call, headers: { ...call.headers, 'content-type': contentType }, body };
}
