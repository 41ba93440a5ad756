import { once } from 'node:events';
import { request as overHttp, type IncomingMessage } from 'node:http';
import { request as overHttps } from 'node:https';
import { text } from 'node:stream/consumers';
import { isDeepStrictEqual } from 'node:util';
import { expect } from '@playwright/test';
import * as z from 'zod/mini';
import { endpoints } from '#shared/api.ts';
import type { Endpoint, OutputOf } from '#shared/endpoint.ts';
import { errorBody, errors, type ErrorBody, type ErrorArgs } from '#shared/errors.ts';
import { errorsOf } from '#shared/errorsOf.ts';

/** A request to an endpoint. */
export interface Sent {
  /** Parameters of the path. */
  path?: Record<string, string>;
  query?: Record<string, string | number>;
  /** A body to send as JSON. */
  json?: unknown;
  form?: FormData;
  /** A raw body with its content type. */
  raw?: { type: string; body: string | Uint8Array<ArrayBuffer> };
  token?: string | undefined;
  headers?: Record<string, string>;
}

export interface Answer {
  status: number;
  headers: Headers;
  body: unknown;
}

/** The answer to a request whose path was not normalized. */
interface Served {
  status: number;
  text: string;
}

/**
 * A client of the tested backend that uses no code of the site. It asks `expect` only about what fails, for its
 * words: each `expect` is reported to the runner with its stack, which takes longer than the call itself.
 */
export class Backend {
  readonly origin: string;

  constructor(origin: string) {
    this.origin = origin;
  }

  /** Calls an endpoint, and returns the answer, whatever its status. */
  async call(row: Pick<Endpoint, 'method' | 'path'>, sent: Sent = {}): Promise<Answer> {
    const response = await fetch(this.#addressOf(row.path, sent), {
      method: row.method,
      redirect: 'manual',
      headers: headersOf(sent),
      body: bodyOf(sent) ?? null,
    });
    const answer = {
      status: response.status,
      headers: response.headers,
      body: (await response.json()) as unknown,
    };
    if (!answer.headers.get('x-request-id')) {
      const { status, body } = answer;
      throw new Error(`${row.path}: answer ${status} without request id: ${JSON.stringify(body)}`);
    }
    if (answer.status >= 400) expectListed(row, answer);
    return answer;
  }

  /** Calls an endpoint that must succeed, and checks that the body matches the contract exactly. */
  async ok<E extends Endpoint>(row: E, sent: Sent = {}): Promise<OutputOf<E>> {
    const answer = await this.call(row, sent);
    if (answer.status !== row.status) {
      expect(answer.status, `${row.name}: ${JSON.stringify(answer.body)}`).toBe(row.status);
    }
    const promised = z.parse(row.output, answer.body);
    if (!isDeepStrictEqual(answer.body, promised)) {
      expect(answer.body, `${row.name} answers no other field`).toEqual(promised);
    }
    return promised as OutputOf<E>;
  }

  /** Fetches a path outside the API, such as a picture. */
  fetch(path: string, init?: RequestInit): Promise<Response> {
    return fetch(this.origin + path, init);
  }

  /**
   * Requests a path without normalizing it. `fetch` would resolve `..` before sending, so that the server
   * would never receive it.
   */
  async asWritten(
    path: string,
    { method = 'GET', token }: { method?: string; token?: string } = {},
  ): Promise<Served> {
    const request = this.origin.startsWith('https:') ? overHttps : overHttp;
    const headers = headersOf({ token });
    const asked = request(this.origin, { path, method, headers, agent: false });
    asked.end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    return { status: answer.statusCode ?? 0, text: await text(answer) };
  }

  #addressOf(template: string, { path = {}, query = {} }: Sent): string {
    const filled = template.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(path[name] ?? ''),
    );
    const search = new URLSearchParams(
      Object.entries(query).map(([name, value]) => [name, String(value)]),
    ).toString();
    return `${this.origin}/backend${filled}${search && `?${search}`}`;
  }
}

function headersOf({ json, raw, token, headers }: Sent): Record<string, string> {
  return {
    ...(json === undefined ? {} : { 'content-type': 'application/json' }),
    ...(raw ? { 'content-type': raw.type } : {}),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...headers,
  };
}

/** Checks that the contract lists the refusal's code for the endpoint. A call without an endpoint is skipped. */
function expectListed({ method, path }: Pick<Endpoint, 'method' | 'path'>, { body }: Answer): void {
  const row = endpoints.find((one) => one.method === method && one.path === path);
  if (!row) return;
  const { code } = body as ErrorBody;
  const listed = ['notFound', 'badRequest', ...errorsOf(row)];
  if (!listed.includes(code)) expect(listed, row.name).toContain(code);
}

const bodyOf = ({ json, form, raw }: Sent): BodyInit | undefined =>
  json === undefined ? (form ?? raw?.body) : JSON.stringify(json);

/** Checks that an answer is exactly the expected refusal. */
export const expectRefusal = (answer: Answer, ...args: ErrorArgs): void =>
  expectErrorBody(answer, errorBody(...args));

/** As {@link expectRefusal}, with the expected body given. */
export function expectErrorBody(answer: Answer, body: ErrorBody): void {
  const expected = { status: errors[body.code].status, body };
  const actual = { status: answer.status, body: answer.body };
  if (!isDeepStrictEqual(actual, expected)) expect(actual).toEqual(expected);
}
