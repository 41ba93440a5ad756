import { expect } from 'vitest';
import type { APIGatewayProxyResult } from 'aws-lambda';
import { eventOf, type Call } from '#functions/testing/calls.ts';
import { writeForm, type Part } from '#functions/testing/forms.ts';
import type { FunctionName } from '#infra/manifest.ts';
import { routes, type RouteName } from '#shared/routes.ts';
import type { Recorder } from './recorder.ts';

/** A call of an endpoint, and the status that it has to have: 200 or 201 as its row says, if left out. */
export interface Asked extends Omit<Call, 'body'> {
  token?: string;
  json?: Record<string, unknown>;
  form?: Part[];
  status?: number;
}

type Invoke = (event: unknown) => Promise<unknown>;

/** The function under test, for its exercise. What AWS is asked for meanwhile is written down. */
export interface Run {
  /** Calls an endpoint as API Gateway does, and answers the query of the next page, if any. */
  call: (asked?: Asked) => Promise<Record<string, string>>;
  /** Calls a function that no route leads to. */
  invoke: Invoke;
  /** Lets AWS answer the next such operation with this instead of doing it. */
  answerNext: Recorder['answerNext'];
}

/** Takes a function along all of its ways that ask something of AWS. */
export type Exercise = (run: Run) => Promise<void>;

export const runOf = (name: FunctionName, invoke: Invoke, answerNext: Run['answerNext']): Run => ({
  call: async (asked = {}) => {
    const { status = routes[name as RouteName].status } = asked;
    const answer = (await invoke(eventOf(routes[name as RouteName], callOf(asked)))) as Answered;
    expect(answer.statusCode, answer.body).toBe(status);
    return nextOf(answer);
  },
  invoke,
  answerNext,
});

type Answered = Pick<APIGatewayProxyResult, 'statusCode' | 'headers' | 'body'>;

function callOf({ token, json, form, headers, ...call }: Asked): Call {
  const written = form && writeForm(form);
  return {
    ...call,
    headers: {
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(json && { 'Content-Type': 'application/json' }),
      ...(written && { 'Content-Type': written.contentType }),
      ...headers,
    },
    body: written ? written.body : json && JSON.stringify(json),
  };
}

/** The query of the next page, where one is announced. */
function nextOf({ headers }: Answered): Record<string, string> {
  const link = /^<\?([^>]*)>/.exec(String(headers?.link ?? ''))?.[1];
  return Object.fromEntries(new URLSearchParams(link));
}
