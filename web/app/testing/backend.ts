import { vi } from 'vitest';
import { errorBody, errors, type ErrorArgs } from '#shared/errors.ts';
import { routes, type RouteName } from '#shared/routes.ts';
import type { Output } from '#web/lib/api/client.ts';
import { answer, refuse, type SentRequest } from '#web/lib/testing/browser.ts';

type Respond = (request: SentRequest) => Response | Promise<Response>;

const patternOf = (name: RouteName): RegExp =>
  new RegExp(`^/backend${routes[name].path.replace(/\{\w+\}/g, '[^/]+')}$`);

const json = (body: unknown): unknown => (typeof body === 'string' ? JSON.parse(body) : body);

/** The header that names the next page of a list. */
export const linkTo = (cursor: string | undefined): Record<string, string> =>
  cursor === undefined ? {} : { Link: `<?cursor=${cursor}>; rel="next"` };

/** Answers a list in pages of a size, as the cursor asks for them. */
export const pagesOf = (items: readonly unknown[], size: number): Respond => {
  return ({ url }) => {
    const from = Number(new URL(url).searchParams.get('cursor') ?? 0);
    const next = from + size;
    const link = next < items.length ? linkTo(String(next)) : {};
    return answer(200, items.slice(from, next), link);
  };
};

/** Stands in for the server: answers each endpoint as a test says, and keeps what was sent. */
export class FakeBackend {
  readonly sent: (SentRequest & { name: RouteName })[] = [];
  /** The server's time (milliseconds), which every answer says. @default none says it, so that the clock is right */
  time?: number;
  private readonly responses = new Map<RouteName, Respond>();
  private readonly delayed = new Map<RouteName, Promise<undefined>>();

  constructor() {
    vi.stubGlobal('fetch', (url: URL | string, init: RequestInit = {}) =>
      this.exchange(new URL(String(url), location.href), init),
    );
    // The bell of whoever is signed in asks for it on every page.
    this.answers('notifications.count', { count: 0 });
  }

  /**
   * Answers an endpoint with an output of the contract.
   * @param next the cursor of the next page of a list
   */
  answers<Name extends RouteName>(name: Name, output: Output<Name>, next?: string): void {
    this.serves(name, () => answer(routes[name].status, output, linkTo(next)));
  }

  /** Answers an endpoint by what is asked of it. */
  serves(name: RouteName, respond: Respond): void {
    this.responses.set(name, respond);
  }

  /** Answers every endpoint alike. */
  servesAll(respond: Respond): void {
    for (const name of Object.keys(routes) as RouteName[]) this.serves(name, respond);
  }

  /** Answers an endpoint with a refusal. */
  refuses(name: RouteName, ...args: ErrorArgs): void {
    this.serves(name, () => refuse(...args));
  }

  /** Refuses an endpoint as too busy, and lets the site ask again without a pause. */
  isBusy(name: RouteName): void {
    const body = { ...errorBody('busy'), params: { retryAfter: 0 } };
    this.serves(name, () => answer(errors.busy.status, body));
  }

  /** Answers an endpoint with a failure that nothing explains. */
  fails(name: RouteName, status = 500): void {
    this.serves(name, () => answer(status, {}));
  }

  /** Gives an endpoint no answer, as without a network. */
  loses(name: RouteName): void {
    this.serves(name, () => Promise.reject(new TypeError('Failed to fetch')));
  }

  /**
   * Lets an endpoint answer only when it is told to.
   * @returns what lets it answer
   */
  delays(name: RouteName): () => void {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    this.delayed.set(name, promise);
    return () => {
      this.delayed.delete(name);
      resolve(undefined);
    };
  }

  /**
   * Lets an endpoint answer with an output only when it is told to.
   * @returns what lets it answer
   */
  holds<Name extends RouteName>(name: Name, output: Output<Name>): () => void {
    this.answers(name, output);
    return this.delays(name);
  }

  /** What was sent to an endpoint, the oldest first. */
  sentTo = (name: RouteName): SentRequest[] => this.sent.filter((one) => one.name === name);

  private async exchange(url: URL, init: RequestInit): Promise<Response> {
    if (url.pathname === '/config.json') return answer(200, { socketUrl: 'ws://socket.test' });
    const method = init.method ?? 'GET';
    const name = (Object.keys(routes) as RouteName[]).find(
      (one) => routes[one].method === method && patternOf(one).test(url.pathname),
    );
    if (!name) throw new Error(`No endpoint of the contract: ${method} ${url.pathname}`);
    // Every page says how the house is reached, which few tests are about.
    if (name === 'house.contact' && !this.responses.has(name)) return answer(200, {});
    const headers = Object.fromEntries(new Headers(init.headers));
    const request = { method, url: url.href, headers, body: json(init.body) };
    this.sent.push({ ...request, name });
    await this.delayed.get(name);
    const respond = this.responses.get(name);
    if (!respond) throw new TypeError(`The test gives no answer to ${name}`);
    const response = await respond(request);
    if (this.time) response.headers.set('Date', new Date(this.time).toUTCString());
    return response;
  }
}
