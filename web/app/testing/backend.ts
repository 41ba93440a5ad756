import { vi } from 'vitest';
import type { ErrorArgs } from '#shared/errors.ts';
import { routes, type RouteName } from '#shared/routes.ts';
import type { Output } from '#web/lib/api/client.ts';
import { answer, refuse, type SentRequest } from '#web/lib/testing/browser.ts';

type Respond = (request: SentRequest) => Response | Promise<Response>;

const patternOf = (name: RouteName): RegExp =>
  new RegExp(`^/backend${routes[name].path.replace(/\{\w+\}/g, '[^/]+')}$`);

const json = (body: unknown): unknown => (typeof body === 'string' ? JSON.parse(body) : body);

/** Stands in for the server: answers each endpoint as a test says, and keeps what was sent. */
export class FakeBackend {
  readonly sent: (SentRequest & { name: RouteName })[] = [];
  private readonly responses = new Map<RouteName, Respond>();

  constructor() {
    vi.stubGlobal('fetch', (url: URL | string, init: RequestInit = {}) =>
      this.exchange(new URL(String(url), location.href), init),
    );
  }

  /** Answers an endpoint with an output of the contract. */
  answers<Name extends RouteName>(name: Name, output: Output<Name>): void {
    this.responses.set(name, () => answer(routes[name].status, output));
  }

  /** Answers an endpoint with a refusal. */
  refuses(name: RouteName, ...args: ErrorArgs): void {
    this.responses.set(name, () => refuse(...args));
  }

  /** Gives an endpoint no answer, as without a network. */
  loses(name: RouteName): void {
    this.responses.set(name, () => Promise.reject(new TypeError('Failed to fetch')));
  }

  /**
   * Lets an endpoint answer with an output only when it is told to.
   * @returns what lets it answer
   */
  holds<Name extends RouteName>(name: Name, output: Output<Name>): () => void {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    this.responses.set(name, () => promise.then(() => answer(200, output)));
    return () => resolve(undefined);
  }

  /** What was sent to an endpoint, the oldest first. */
  sentTo = (name: RouteName): SentRequest[] => this.sent.filter((one) => one.name === name);

  private async exchange(url: URL, init: RequestInit): Promise<Response> {
    const method = init.method ?? 'GET';
    const name = (Object.keys(routes) as RouteName[]).find(
      (one) => routes[one].method === method && patternOf(one).test(url.pathname),
    );
    if (!name) throw new Error(`No endpoint of the contract: ${method} ${url.pathname}`);
    const headers = Object.fromEntries(new Headers(init.headers));
    const request = { method, url: url.href, headers, body: json(init.body) };
    this.sent.push({ ...request, name });
    const respond = this.responses.get(name);
    if (!respond) throw new TypeError(`The test gives no answer to ${name}`);
    return respond(request);
  }
}
