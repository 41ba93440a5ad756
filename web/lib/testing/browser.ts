import { vi } from 'vitest';
import { errorBody, errors, type ErrorArgs } from '#shared/errors.ts';

/** A Storage that lives in memory. */
export function memoryStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  };
}

/** A token with these claims, as far as a browser reads it: its signature is none. */
export function tokenOf(claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'HS256' })}.${part(claims)}.signature`;
}

export interface SentRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: unknown;
}

type Respond = (request: SentRequest) => Response | Promise<Response>;

/** A JSON answer of the backend. */
export const answer = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json', ...headers },
  });

/** A refusal of the backend, as it answers it. */
export const refuse = (...args: ErrorArgs) => answer(errors[args[0]].status, errorBody(...args));

const bodyOf = (body: unknown): unknown =>
  typeof body === 'string' ? (JSON.parse(body) as unknown) : (body ?? undefined);

/** Stands in for the browser's network, storage and address; answers what was sent. */
export function stubBrowser(respond: Respond): SentRequest[] {
  const sent: SentRequest[] = [];
  vi.stubGlobal('location', new URL('http://coldroom.test/'));
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
  vi.stubGlobal('fetch', async (url: URL | string, init: RequestInit = {}) => {
    const headers = Object.fromEntries(new Headers(init.headers));
    const request = {
      method: init.method ?? 'GET',
      url: String(url),
      headers,
      body: bodyOf(init.body),
    };
    sent.push(request);
    return respond(request);
  });
  return sent;
}
