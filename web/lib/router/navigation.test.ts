import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { createNavigation } from './navigation.ts';
import type { Shown } from './shown.ts';

/** A navigation at `/a`, whose pages are there at once but for those that a test fetches itself. */
function navigationAt(address = '/a') {
  const fetching = new Map<string, () => void>();
  const awaited = new Set<string>();
  const left: string[] = [];
  const navigation = createNavigation(createMemoryHistory({ initialEntries: [address] }), {
    load: (path) =>
      awaited.has(path) ? new Promise((resolve) => fetching.set(path, resolve)) : undefined,
    leaving: ({ pathname }) => left.push(pathname),
  });
  const told = vi.fn<(next: Shown, atOnce: boolean) => void>();
  navigation.follow(told);
  const { navigator } = navigation;
  return {
    ...{ navigation, told, left },
    push: (pathname: string, options?: object) => navigator.push({ pathname }, undefined, options),
    replace: (pathname: string) => navigator.replace({ pathname }),
    go: (delta: number) => navigator.go(delta),
    path: () => navigation.shown().location.pathname,
    /** Has a page wait until it is let go. */
    awaits: (path: string) => awaited.add(path),
    arrives: async (path: string) => {
      awaited.delete(path);
      fetching.get(path)?.();
      await Promise.resolve();
      await Promise.resolve();
    },
  };
}

describe('a navigation', () => {
  it('asks for the code of the first page, unless that was waited for already', () => {
    const load = vi.fn(() => Promise.resolve());
    const at = (isLoaded: boolean) =>
      createNavigation(createMemoryHistory({ initialEntries: ['/a'] }), {
        load,
        leaving: () => undefined,
        isLoaded,
      });
    expect(at(true).shown().starting).toBe(false);
    expect(load).not.toHaveBeenCalled();
    expect(at(false).shown().starting).toBe(true);
    expect(load).toHaveBeenCalledWith('/a');
  });

  it('shows a page at once whose code is there, and leads back', () => {
    const { push, go, path, left } = navigationAt();
    push('/b');
    expect(path()).toBe('/b');
    go(-1);
    expect(path()).toBe('/a');
    expect(left).toEqual(['/a', '/b']);
  });

  it('keeps the present page until the code of the next one is there', async () => {
    const { navigation, awaits, push, arrives, path } = navigationAt();
    awaits('/b');
    push('/b');
    expect(path()).toBe('/a');
    expect(navigation.shown().loading).toBe(true);
    await arrives('/b');
    expect(navigation.shown()).toMatchObject({ loading: false, action: 'PUSH' });
    expect(path()).toBe('/b');
  });

  it('goes to the later one of two, whichever comes first', async () => {
    const { awaits, push, arrives, path } = navigationAt();
    awaits('/b');
    awaits('/c');
    push('/b');
    push('/c');
    await arrives('/c');
    await arrives('/b');
    expect(path()).toBe('/c');
  });

  it('forgets a page that is still fetched when another is there at once', async () => {
    const { awaits, push, arrives, path } = navigationAt();
    awaits('/b');
    push('/b');
    push('/c');
    await arrives('/b');
    expect(path()).toBe('/c');
  });

  it('puts one page in the place of another', () => {
    const { push, replace, go, path } = navigationAt();
    push('/b');
    replace('/c');
    go(-1);
    expect(path()).toBe('/a');
  });

  it('tells who asked for it to draw at once, and to stay where it is', () => {
    const { told, push } = navigationAt();
    push('/b', { flushSync: true, preventScrollReset: true });
    expect(told).toHaveBeenLastCalledWith(expect.objectContaining({ keepsScroll: true }), true);
    push('/c');
    expect(told).toHaveBeenLastCalledWith(expect.objectContaining({ keepsScroll: false }), false);
  });

  it('says when the code of the first page is there', async () => {
    let arrive: () => void = vi.fn();
    const navigation = createNavigation(createMemoryHistory({ initialEntries: ['/a'] }), {
      load: () => new Promise((resolve) => (arrive = resolve)),
      leaving: vi.fn(),
    });
    navigation.follow(vi.fn());
    expect(navigation.shown().starting).toBe(true);
    arrive();
    await Promise.resolve();
    expect(navigation.shown().starting).toBe(false);
  });
});

describe('a page that holds up navigations', () => {
  it('stays, or is left after all', () => {
    const { navigation, push, path } = navigationAt();
    const asks = vi.fn(() => true);
    navigation.holdWhere(asks);
    push('/b');
    expect(asks).toHaveBeenCalledWith('/a', '/b');
    expect(path()).toBe('/a');
    navigation.shown().held?.stay();
    expect(navigation.shown().held).toBeUndefined();
    push('/b');
    navigation.shown().held?.leave();
    expect(path()).toBe('/b');
    expect(navigation.shown().held).toBeUndefined();
  });

  it('takes the way back in the history back, and goes it after all', () => {
    const { navigation, push, go, path } = navigationAt();
    push('/b');
    push('/c');
    navigation.holdWhere(() => true);
    go(-2);
    expect(path()).toBe('/c');
    expect(navigation.shown().held).toBeDefined();
    navigation.shown().held?.leave();
    expect(path()).toBe('/a');
    go(2);
    expect(path()).toBe('/c');
  });

  it('lets go of what it no longer holds', () => {
    const { navigation, push, path } = navigationAt();
    const release = navigation.holdWhere(() => true);
    const releaseNext = navigation.holdWhere((_, to) => to === '/b');
    release();
    push('/b');
    expect(path()).toBe('/a');
    releaseNext();
    push('/b');
    expect(path()).toBe('/b');
  });

  it('cannot hold up a way of which nobody knows how far it went', () => {
    const memory = createMemoryHistory({ initialEntries: ['/a'] });
    let follow: (update: { location: typeof memory.location; delta: null }) => void = vi.fn();
    const history = {
      ...memory,
      listen: (tell: typeof follow) => {
        follow = tell;
        return vi.fn();
      },
    };
    const navigation = createNavigation(history, { load: () => undefined, leaving: vi.fn() });
    navigation.follow(vi.fn());
    navigation.holdWhere(() => true);
    follow({ location: { ...memory.location, pathname: '/b' }, delta: null });
    expect(navigation.shown().held).toBeUndefined();
  });
});
