import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listen } from './listen.ts';
import { PING_MS } from './reconnection.ts';

/** A socket that opens, hears and ends when a test says so. */
class FakeSocket extends EventTarget {
  static readonly all: FakeSocket[] = [];
  readonly url: string;
  readonly said: string[] = [];
  readyState = 0;
  binaryType = 'blob';

  constructor(url: string) {
    super();
    this.url = url;
    FakeSocket.all.push(this);
  }

  open(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }

  hear(data: string): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }

  send(text: string): void {
    this.said.push(text);
  }

  /** Ended from outside. */
  end(): void {
    this.readyState = 3;
    this.dispatchEvent(Object.assign(new Event('close'), { code: 1001, reason: '' }));
  }

  close(): void {
    this.readyState = 3;
  }
}

let browser: { onLine: boolean; visibilityState: string; events: EventTarget };
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all.length = 0;
  const events = new EventTarget();
  browser = { onLine: true, visibilityState: 'visible', events };
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('navigator', {
    get onLine() {
      return browser.onLine;
    },
  });
  vi.stubGlobal('window', events);
  vi.stubGlobal('document', {
    get visibilityState() {
      return browser.visibilityState;
    },
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
  });
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ socketUrl: 'wss://sockets.test' })));
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const ear = () => ({
  received: vi.fn<(count: number) => void>(),
  changed: vi.fn<(rooms: string[]) => void>(),
  opened: vi.fn<(again: boolean) => void>(),
  check: vi.fn<() => Promise<unknown>>(() => Promise.resolve()),
});

/** Listens, and waits until the first socket is there. */
async function start() {
  const heard = ear();
  stop = listen('a+token', heard);
  await pass(0);
  return heard;
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const latest = (): FakeSocket => {
  const socket = FakeSocket.all.at(-1);
  if (!socket) throw new Error('no socket');
  return socket;
};

it('opens one socket with the token, and tells the counts and the rooms it hears [S4.29]', async () => {
  const { received, changed, opened } = await start();
  expect(FakeSocket.all.map(({ url }) => url)).toEqual(['wss://sockets.test?token=a%2Btoken']);
  latest().open();
  expect(opened).toHaveBeenCalledExactlyOnceWith(false);
  latest().hear('{"event":"newNotification","count":4}');
  latest().hear('pong');
  latest().hear('{"event":"bookingsChanged","rooms":["r-1"]}');
  expect(received).toHaveBeenCalledExactlyOnceWith(4);
  expect(changed).toHaveBeenCalledExactlyOnceWith(['r-1']);
});

it('comes back within 1500 ms, asks first whether it may, and says that it was away', async () => {
  const { opened, check } = await start();
  latest().open();
  await pass(10_000);
  latest().end();
  await pass(499);
  expect(FakeSocket.all).toHaveLength(1);
  await pass(1_001);
  expect(check).toHaveBeenCalledOnce();
  expect(FakeSocket.all).toHaveLength(2);
  latest().open();
  expect(opened).toHaveBeenLastCalledWith(true);
});

it('says of a first socket that attempts failed before that it opened late', async () => {
  const { opened } = await start();
  latest().end();
  await pass(1_500);
  expect(FakeSocket.all).toHaveLength(2);
  latest().open();
  expect(opened).toHaveBeenCalledExactlyOnceWith(true);
});

it('says of a first socket that waited for the network that it opened late', async () => {
  browser.onLine = false;
  const { opened } = await start();
  await pass(60_000);
  expect(FakeSocket.all).toHaveLength(0);
  browser.onLine = true;
  browser.events.dispatchEvent(new Event('online'));
  await pass(0);
  latest().open();
  expect(opened).toHaveBeenCalledExactlyOnceWith(true);
});

it('opens nothing while the server does not answer, and tries at least every 5 seconds', async () => {
  const { check } = await start();
  check.mockRejectedValue(new Error('away'));
  latest().end();
  await pass(60_000);
  expect(FakeSocket.all).toHaveLength(1);
  const tries = check.mock.calls.length;
  await pass(5_000);
  expect(check.mock.calls.length).toBeGreaterThan(tries);
  check.mockResolvedValue(undefined);
  await pass(5_000);
  expect(FakeSocket.all).toHaveLength(2);
});

it('tries nothing without a network', async () => {
  const { check } = await start();
  latest().open();
  browser.onLine = false;
  latest().end();
  await pass(60_000);
  expect(check).not.toHaveBeenCalled();
  browser.onLine = true;
  browser.events.dispatchEvent(new Event('online'));
  await pass(0);
  expect(FakeSocket.all).toHaveLength(2);
});

it('renews a socket that seems open when the network is back', async () => {
  await start();
  const first = latest();
  first.open();
  browser.events.dispatchEvent(new Event('online'));
  await pass(0);
  expect(first.readyState).toBe(3);
  expect(FakeSocket.all).toHaveLength(2);
});

it('tries once in a tab that nobody looks at, then waits until somebody does', async () => {
  const { check } = await start();
  latest().open();
  await pass(10_000);
  browser.visibilityState = 'hidden';
  latest().end();
  await pass(2_000);
  expect(FakeSocket.all).toHaveLength(2);
  latest().end();
  await pass(60_000);
  expect(check).toHaveBeenCalledOnce();
  browser.visibilityState = 'visible';
  browser.events.dispatchEvent(new Event('visibilitychange'));
  await pass(0);
  expect(FakeSocket.all).toHaveLength(3);
});

it('pings every five minutes', async () => {
  await start();
  latest().open();
  for (const pings of [1, 2, 3]) {
    await pass(PING_MS);
    expect(latest().said).toEqual(Array<string>(pings).fill('ping'));
    latest().hear('pong');
  }
  expect(FakeSocket.all).toHaveLength(1);
});

it('renews a socket whose ping was not answered until the next', async () => {
  await start();
  latest().open();
  await pass(2 * PING_MS + 1);
  expect(FakeSocket.all).toHaveLength(2);
});

it('comes back no more when it is ended', async () => {
  const { received } = await start();
  const socket = latest();
  socket.open();
  stop();
  expect(socket.readyState).toBe(3);
  socket.hear('{"event":"newNotification","count":4}');
  await pass(60_000);
  expect(received).not.toHaveBeenCalled();
  expect(FakeSocket.all).toHaveLength(1);
});

it('lets a socket open that is being opened, then closes it', async () => {
  const { opened } = await start();
  stop();
  expect(latest().readyState).toBe(0);
  latest().open();
  expect(latest().readyState).toBe(3);
  expect(opened).not.toHaveBeenCalled();
});
