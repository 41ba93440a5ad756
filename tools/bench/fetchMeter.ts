import { setTimeout } from 'node:timers/promises';
import type { CDPSession } from '@playwright/test';

/** For how long nothing is fetched before a page counts as at rest, in ms: pages fetch their next parts in idle moments. */
export const QUIET_MS = 1_500;
const LOOK_MS = 100;

/** How many of the largest files are named. */
const NAMED = 3;

/** Something that a page fetches. */
export interface Fetched {
  url: string;
  /** As it was sent, with its headers. */
  kB: number;
  isOver: boolean;
  isKept: boolean;
}

/** What was fetched from the network, without what the cache has. */
export interface Taken {
  kB: number;
  requests: number;
  /** The largest of it, with their sizes in kB. */
  largest: { name: string; kB: number }[];
}

/** The name of a file without the hash that the build gives it, or the path of a call without its query. */
export function fileName(url: string): string {
  const { pathname } = new URL(url);
  return pathname.replace(/^\/assets\/(.+)-[\w-]{8}(\.\w+)$/, '$1$2');
}

/** Sums up what was fetched. */
export function sumOf(all: readonly Fetched[]): Taken {
  const sent = all.filter(({ isKept }) => !isKept).toSorted((a, b) => b.kB - a.kB);
  return {
    kB: sent.reduce((sum, { kB }) => sum + kB, 0),
    requests: sent.length,
    largest: sent.slice(0, NAMED).map(({ url, kB }) => ({ name: fileName(url), kB })),
  };
}

/** Counts what a page fetches. */
export class FetchMeter {
  readonly #fetched = new Map<string, Fetched>();

  constructor(devTools: CDPSession) {
    const change = (id: string, fields: Partial<Fetched>) => {
      const one = this.#fetched.get(id);
      if (one) Object.assign(one, fields);
    };
    devTools.on('Network.requestWillBeSent', ({ requestId, request: { url } }) => {
      if (!url.startsWith('http')) return;
      this.#fetched.set(requestId, { url, kB: 0, isOver: false, isKept: false });
    });
    devTools.on('Network.requestServedFromCache', ({ requestId }) =>
      change(requestId, { isKept: true }),
    );
    devTools.on('Network.responseReceived', ({ requestId, response }) => {
      if (response.fromDiskCache) change(requestId, { isKept: true });
    });
    devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
      change(requestId, { kB: encodedDataLength / 1000, isOver: true }),
    );
    devTools.on('Network.loadingFailed', ({ requestId }) => change(requestId, { isOver: true }));
  }

  /** Resolves once nothing has been fetched for a while. */
  async quiet(): Promise<void> {
    let last = performance.now();
    let known = this.#fetched.size;
    while (performance.now() - last < QUIET_MS) {
      await setTimeout(LOOK_MS);
      const isBusy = [...this.#fetched.values()].some(({ isOver }) => !isOver);
      if (isBusy || this.#fetched.size !== known) last = performance.now();
      known = this.#fetched.size;
    }
  }

  /** What was fetched since it was asked last. */
  take(): Taken {
    const taken = sumOf([...this.#fetched.values()]);
    this.#fetched.clear();
    return taken;
  }
}
