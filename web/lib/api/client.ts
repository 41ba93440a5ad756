import type { Api } from '#shared/api.ts';
import type { Endpoint, InputOf, OutputOf } from '#shared/endpoint.ts';
import type { RouteName } from '#shared/routes.ts';
import type { Upload } from '#shared/upload.ts';
import type { CallName } from './answers.ts';
import { ApiFailure, failures } from './failure.ts';

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

type Exchange = typeof import('./exchange.ts');

let fetching: Promise<Exchange> | undefined;

/** Fetches what sends calls, once: it waits for the first call, because pages of words need none. */
function fetchExchange(): Promise<Exchange> {
  fetching ??= import('./exchange.ts').catch((error: unknown) => {
    fetching = undefined;
    throw new ApiFailure(failures.noResponse, error);
  });
  return fetching;
}

/** Fetches what sends calls ahead, for a page that calls as soon as it stands. */
export function warmCalls(): void {
  if (typeof window !== 'undefined') fetchExchange().catch(() => undefined);
}

/**
 * Calls an endpoint of the contract and answers its output, with the next page's mark for a list. Where the
 * server is too busy, a call that may be repeated is.
 * @throws {ApiFailure} when no answer came, or an answer that is not a success or not of the contract's shape; also
 * where the code that sends it could not be fetched
 */
export async function callPage<Name extends CallName>(
  name: Name,
  input: Input<Name>,
  options: CallOptions = {},
): Promise<Answer<Output<Name>>> {
  const { exchange } = await fetchExchange();
  return exchange(name, input, options);
}

/**
 * Calls an endpoint of the contract and answers its output.
 * @throws {ApiFailure} as {@link callPage}
 */
export const call = async <Name extends CallName>(
  name: Name,
  input: Input<Name>,
  options: CallOptions = {},
): Promise<Output<Name>> => (await callPage(name, input, options)).data;
