import { Amplify } from '@aws-amplify/core';
import { ApiError, del, get, post, put } from 'aws-amplify/api';
import type { Api } from '#shared/api.ts';
import type { Endpoint, InputOf, OutputOf, Route } from '#shared/endpoint.ts';
import { messages } from '#shared/messages.ts';
import { routes, type RouteName } from '#shared/routes.ts';
import type { Upload } from '#shared/upload.ts';
import { readToken } from '#web/lib/session.ts';
import { answers } from './answers.ts';
import { ApiFailure, failureOf, failures, unreadable, type Failure } from './failure.ts';
import { isRepeatable, repeat } from './repeat.ts';
import { nextCursor, toRequest, type RestRequest } from './request.ts';

type EndpointOf<Name extends RouteName> = Name extends `${infer Area}.${infer Action}`
  ? Area extends keyof Api
    ? Action extends keyof Api[Area]
      ? Api[Area][Action] extends infer E extends Endpoint
        ? E
        : never
      : never
    : never
  : never;

/** A browser sends a file where the function receives its bytes. */
type AsSent<T> = { [K in keyof T]: Upload extends T[K] ? Blob | undefined : T[K] };

export type Input<Name extends RouteName> = AsSent<InputOf<EndpointOf<Name>>>;
export type Output<Name extends RouteName> = OutputOf<EndpointOf<Name>>;

export interface Answer<T> {
  data: T;
  /** The mark of the next page of a list, where there is one. */
  next?: string;
}

export interface CallOptions {
  headers?: Record<string, string>;
  /** Message if the server fails without one. */
  fallback?: string;
}

Amplify.configure({ API: { REST: { backend: { endpoint: '/backend' } } } });

type RestOptions = NonNullable<Parameters<typeof post>[0]['options']>;

const methods = { GET: get, POST: post, PUT: put, DELETE: del };

/** The library sends nothing twice: what may be repeated is decided here. */
const once = { retryStrategy: { strategy: 'no-retry' }, defaultAuthMode: 'none' } as const;

function authorization(route: Route): Record<string, string> {
  if (route.access === 'public') return {};
  const token = readToken();
  if (token) return { Authorization: `Bearer ${token}` };
  throw new ApiFailure(failures.noTokenFound);
}

const isJson = (body: RestRequest['body']) => body !== undefined && !(body instanceof FormData);

async function exchange(name: RouteName, input: object, options: CallOptions) {
  const route: Route = routes[name];
  const { path, ...content } = toRequest(route, input);
  const headers = {
    ...(isJson(content.body) && { 'Content-Type': 'application/json' }),
    ...authorization(route),
    ...options.headers,
  };
  const restOptions = { ...once, ...content, headers } as RestOptions;
  try {
    const answer = await methods[route.method]({ apiName: 'backend', path, options: restOptions })
      .response;
    const { link } = answer.headers;
    return { data: await answer.body.json(), ...(link && { link }) };
  } catch (error) {
    throw new ApiFailure(readFailure(error, options.fallback ?? messages.unknownError), error);
  }
}

const readFailure = (error: unknown, fallback: string): Failure =>
  failureOf(error instanceof ApiError ? error.response : undefined, fallback);

const isAnswer = <Name extends RouteName>(name: Name, data: unknown): data is Output<Name> =>
  answers[name](data);

/**
 * Calls an endpoint of the contract and answers its output, with the next page's mark for a list. Where the
 * server is too busy, a call that may be repeated is.
 * @throws {ApiFailure} when no answer came, or an answer that is not a success or not of the contract's shape
 */
export async function callPage<Name extends RouteName>(
  name: Name,
  input: Input<Name>,
  options: CallOptions = {},
): Promise<Answer<Output<Name>>> {
  const send = () => exchange(name, input, options);
  const mayRepeat = isRepeatable(name, routes[name].method, options.headers);
  const { data, link } = await (mayRepeat ? repeat(send) : send());
  if (!isAnswer(name, data)) throw new ApiFailure(unreadable(options.fallback));
  const next = nextCursor(link);
  return { data, ...(next && { next }) };
}

/**
 * Calls an endpoint of the contract and answers its output.
 * @throws {ApiFailure} as {@link callPage}
 */
export const call = async <Name extends RouteName>(
  name: Name,
  input: Input<Name>,
  options: CallOptions = {},
): Promise<Output<Name>> => (await callPage(name, input, options)).data;
