import { Amplify } from '@aws-amplify/core';
import { ApiError, del, get, post, put } from 'aws-amplify/api';
import type { Route } from '#shared/endpoint.ts';
import { messages } from '#shared/messages.ts';
import { routes, type RouteName } from '#shared/routes.ts';
import { hearTime, readToken } from '#web/lib/session.ts';
import { answers, type CallName } from './answers.ts';
import type { Answer, CallOptions, Output } from './client.ts';
import { ApiFailure, failureOf, failures, unreadable, type Failure } from './failure.ts';
import { tellOwnAct } from './ownActs.ts';
import { withPresentToken } from './renewal.ts';
import { isRepeatable, repeat } from './repeat.ts';
import { nextCursor, toRequest, type RestRequest } from './request.ts';

// The library asks whether an address is a whole one, by what browsers have since the end of 2023. Ours are paths.
if (!('canParse' in URL)) Object.assign(URL, { canParse: () => false });
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

async function send(name: RouteName, input: object, options: CallOptions) {
  const route: Route = routes[name];
  const { path, ...content } = toRequest(route, input);
  const headers = {
    ...(isJson(content.body) && { 'Content-Type': 'application/json' }),
    ...authorization(route),
    ...options.headers,
  };
  const restOptions = { ...once, ...content, headers } as RestOptions;
  const sent = Date.now();
  try {
    const answer = await methods[route.method]({ apiName: 'backend', path, options: restOptions })
      .response;
    const { date, link } = answer.headers;
    hearTime(date, sent);
    return { data: await answer.body.json(), ...(link && { link }) };
  } catch (error) {
    throw new ApiFailure(readFailure(error, options.fallback ?? messages.unknownError), error);
  }
}

const readFailure = (error: unknown, fallback: string): Failure =>
  failureOf(error instanceof ApiError ? error.response : undefined, fallback);

const isAnswer = <Name extends CallName>(name: Name, data: unknown): data is Output<Name> =>
  answers[name](data);

/**
 * Sends a call, and again where the server is too busy and it may be repeated; answers what the contract says.
 * @throws {ApiFailure} when no answer came, or an answer that is not a success or not of the contract's shape
 */
export async function exchange<Name extends CallName>(
  name: Name,
  input: object,
  options: CallOptions,
): Promise<Answer<Output<Name>>> {
  const sendOnce = () => withPresentToken(name, () => send(name, input, options));
  const mayRepeat = isRepeatable(name, routes[name].method, options.headers);
  const { data, link } = await (mayRepeat ? repeat(sendOnce) : sendOnce());
  tellOwnAct(name);
  if (!isAnswer(name, data)) throw new ApiFailure(unreadable(options.fallback));
  const next = nextCursor(link);
  return { data, ...(next && { next }) };
}
