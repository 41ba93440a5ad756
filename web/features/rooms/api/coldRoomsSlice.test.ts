import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Role } from '#shared/claims.ts';
import { messages } from '#shared/messages.ts';
import { makeStore } from '#web/app/store.ts';
import { loadUser } from '#web/features/auth/api/authSlice.ts';
import { roomOf } from '#web/features/rooms/testing/roomOf.ts';
import { saveToken } from '#web/lib/session.ts';
import { answer, stubBrowser, tokenOf } from '#web/lib/testing/browser.ts';
import {
  createColdRoom,
  deleteColdRoom,
  fetchColdRoom,
  fetchColdRooms,
  loadRooms,
  searchColdRooms,
  searchMoreRooms,
  updateColdRoom,
} from './coldRoomsSlice.ts';

const form = {
  name: 'n',
  roomType: 'Cold Room',
  price: 1,
  location: 'l',
  capacity: 1,
  unit: 'tons',
  status: 'available',
  size: 1,
  feature: ['f'],
};

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A store that has fetched these rooms; later answers come from `next`. */
async function storeWith(rooms: object[]) {
  let next = () => answer(200, rooms);
  stubBrowser(() => next());
  saveToken('t');
  const store = makeStore();
  await store.dispatch(fetchColdRooms({}));
  return {
    store,
    answerWith: (status: number, body: object) => {
      next = () => answer(status, body);
    },
  };
}

describe('the list', () => {
  it('goes from idle over loading to succeeded', async () => {
    stubBrowser(() => answer(200, [roomOf({ id: 'a' })]));
    const store = makeStore();
    expect(store.getState().coldRooms.status.list).toBe('idle');
    const fetching = store.dispatch(fetchColdRooms({}));
    expect(store.getState().coldRooms.status.list).toBe('loading');
    await fetching;
    expect(store.getState().coldRooms).toMatchObject({
      status: { list: 'succeeded' },
      rooms: [roomOf({ id: 'a' })],
    });
  });

  it('keeps the reason of a failure, and drops it with the next try', async () => {
    stubBrowser(() => answer(500, {}));
    const store = makeStore();
    await store.dispatch(fetchColdRooms({}));
    expect(store.getState().coldRooms).toMatchObject({
      status: { list: 'failed' },
      error: { list: messages.fetchRoomsFailed },
    });
    const again = store.dispatch(fetchColdRooms({}));
    expect(store.getState().coldRooms.error).toEqual({});
    await again;
  });
});

describe('changes', () => {
  it('append what is created [S4.8]', async () => {
    const { store, answerWith } = await storeWith([roomOf({ id: 'a' })]);
    answerWith(201, roomOf({ id: 'b' }));
    await store.dispatch(createColdRoom(form));
    expect(store.getState().coldRooms.rooms).toEqual([roomOf({ id: 'a' }), roomOf({ id: 'b' })]);
  });

  it('replace what is updated [S4.9, S7.9]', async () => {
    const { store, answerWith } = await storeWith([roomOf({ id: 'a' }), roomOf({ id: 'b' })]);
    answerWith(200, roomOf({ id: 'a', name: 'new' }));
    await store.dispatch(updateColdRoom({ id: 'a', name: 'new' }));
    expect(store.getState().coldRooms.rooms).toEqual([
      roomOf({ id: 'a', name: 'new' }),
      roomOf({ id: 'b' }),
    ]);
  });

  it('remove what is deleted [S4.10]', async () => {
    const { store, answerWith } = await storeWith([roomOf({ id: 'a' }), roomOf({ id: 'b' })]);
    answerWith(200, roomOf({ id: 'a' }));
    await store.dispatch(deleteColdRoom({ id: 'a' }));
    expect(store.getState().coldRooms.rooms).toEqual([roomOf({ id: 'b' })]);
  });
});

describe('the details', () => {
  it('show what the list knows of the room until the answer comes', async () => {
    const { store, answerWith } = await storeWith([roomOf({ id: 'a', name: 'known' })]);
    answerWith(200, roomOf({ id: 'a', name: 'fresh' }));
    const fetching = store.dispatch(fetchColdRoom({ id: 'a' }));
    expect(store.getState().coldRooms.roomDetails).toMatchObject({ name: 'known' });
    await fetching;
    expect(store.getState().coldRooms.roomDetails).toMatchObject({ name: 'fresh' });
  });

  it('never show another room', async () => {
    const { store, answerWith } = await storeWith([roomOf({ id: 'a' })]);
    answerWith(200, roomOf({ id: 'a' }));
    await store.dispatch(fetchColdRoom({ id: 'a' }));
    const other = store.dispatch(fetchColdRoom({ id: 'z' }));
    expect(store.getState().coldRooms.roomDetails).toBeNull();
    await other;
  });
});

describe('a search', () => {
  const cheap = { sort: 'price', town: 'Huye' } as const;
  const oldest = { sort: 'oldest' } as const;
  const page = (ids: string[], next?: string) =>
    answer(
      200,
      { rooms: ids.map((id) => roomOf({ id })) },
      next === undefined ? {} : { link: `<?cursor=${next}>; rel="next"` },
    );

  /** A store whose requests are answered one after another. */
  function storeAnswering(...answers: Response[]) {
    const sent = stubBrowser(() => answers.shift() ?? answer(500, {}));
    return { store: makeStore(), sent };
  }
  type Store = ReturnType<typeof makeStore>;
  const foundIn = (store: Store) =>
    store.getState().coldRooms.search?.found?.rooms.map(({ id }) => id);

  it('asks the server and leaves the catalogue as it is', async () => {
    const { store, answerWith } = await storeWith([roomOf({ id: 'a' }), roomOf({ id: 'b' })]);
    answerWith(200, { rooms: [roomOf({ id: 'b' })], place: { typed: 'Huye', name: 'Huye' } });
    await store.dispatch(searchColdRooms(cheap));
    expect(store.getState().coldRooms).toMatchObject({
      rooms: [roomOf({ id: 'a' }), roomOf({ id: 'b' })],
      search: { asked: JSON.stringify(cheap), found: { place: { name: 'Huye' } } },
    });
    expect(foundIn(store)).toEqual(['b']);
  });

  it('forgets what another question found at once, and keeps what the same one did', async () => {
    const { store } = storeAnswering(page(['b']), page(['b']), page([]));
    await store.dispatch(searchColdRooms(cheap));
    const again = store.dispatch(searchColdRooms(cheap));
    expect(foundIn(store)).toEqual(['b']);
    const other = store.dispatch(searchColdRooms(oldest));
    expect(foundIn(store)).toBeUndefined();
    await Promise.all([again, other]);
  });

  it('goes on where a page is empty, and ends with the last', async () => {
    const { store, sent } = storeAnswering(page([], 'two'), page([], 'three'), page([]));
    await store.dispatch(searchColdRooms(cheap));
    expect(foundIn(store)).toEqual([]);
    expect(sent.map(({ url }) => new URL(url, 'http://coldroom.test').search)).toEqual([
      '?sort=price&town=Huye',
      '?sort=price&town=Huye&cursor=two',
      '?sort=price&town=Huye&cursor=three',
    ]);
  });

  it('shows a page more behind the others, each room once, until there is none', async () => {
    const { store } = storeAnswering(page(['a', 'b'], 'two'), page(['b', 'c']));
    await store.dispatch(searchColdRooms(cheap));
    const next = { question: cheap, cursor: 'two' };
    await store.dispatch(searchMoreRooms(next));
    expect(foundIn(store)).toEqual(['a', 'b', 'c']);
    expect(store.getState().coldRooms.search?.found?.next).toBeUndefined();
  });

  it('keeps the list where a page more fails, and says why until something else is asked', async () => {
    const { store } = storeAnswering(page(['a'], 'two'), answer(500, {}), page(['a'], 'two'));
    await store.dispatch(searchColdRooms(cheap));
    await store.dispatch(searchMoreRooms({ question: cheap, cursor: 'two' }));
    expect(foundIn(store)).toEqual(['a']);
    expect(store.getState().coldRooms.error.more).toBe(messages.fetchRoomsFailed);
    await store.dispatch(searchColdRooms(cheap));
    expect(store.getState().coldRooms.error.more).toBeUndefined();
  });

  it('asked again, renews its first page and keeps what stood behind it', async () => {
    const { store } = storeAnswering(
      page(['a', 'b'], 'two'),
      page(['c', 'd'], 'three'),
      page(['a', 'c'], 'new'),
      page(['a']),
    );
    await store.dispatch(searchColdRooms(cheap));
    await store.dispatch(searchMoreRooms({ question: cheap, cursor: 'two' }));
    await store.dispatch(searchColdRooms(cheap));
    expect(foundIn(store)).toEqual(['a', 'c', 'd']);
    expect(store.getState().coldRooms.search?.found?.next).toBe('three');
    await store.dispatch(searchColdRooms(cheap));
    expect(foundIn(store)).toEqual(['a']);
  });

  it('keeps a room that a new one has pushed over the edge of the first page', async () => {
    const { store } = storeAnswering(
      page(['a', 'b'], 'two'),
      page(['c', 'd'], 'three'),
      page(['x', 'a'], 'new'),
      page(['y', 'z'], 'newer'),
    );
    await store.dispatch(searchColdRooms(cheap));
    await store.dispatch(searchMoreRooms({ question: cheap, cursor: 'two' }));
    await store.dispatch(searchColdRooms(cheap));
    expect(foundIn(store)).toEqual(['x', 'a', 'b', 'c', 'd']);
    await store.dispatch(searchColdRooms(cheap));
    expect(foundIn(store)).toEqual(['y', 'z', 'b', 'c', 'd']);
    expect(store.getState().coldRooms.search?.found?.next).toBe('three');
  });

  it('takes no answer to an older question, nor a page of one or its failure', async () => {
    const answers: ((found: Response) => void)[] = [];
    stubBrowser(
      () =>
        new Promise((resolve) => {
          answers.push(resolve);
        }),
    );
    const store = makeStore();
    const asked = [
      store.dispatch(searchColdRooms(cheap)),
      store.dispatch(searchMoreRooms({ question: cheap, cursor: 'two' })),
      store.dispatch(searchMoreRooms({ question: cheap, cursor: 'two' })),
      store.dispatch(searchColdRooms(oldest)),
    ];
    await expect.poll(() => answers).toHaveLength(4);
    answers[3]?.(page(['later']));
    await asked[3];
    answers[0]?.(page(['earlier']));
    answers[1]?.(page(['more']));
    answers[2]?.(answer(500, {}));
    await Promise.all(asked);
    expect(foundIn(store)).toEqual(['later']);
    expect(store.getState().coldRooms).toMatchObject({ status: { more: 'idle' }, error: {} });
  });
});

describe('what CloudFront keeps', () => {
  /** The queries by which somebody's lists of rooms are asked for. */
  async function askedBy(role: Role | undefined) {
    vi.useFakeTimers({ now: new Date('2027-02-01T00:00:00Z') });
    const sent = stubBrowser(() => answer(200, []));
    const claims = { userId: 'u', role, names: 'n', email: 'e@coldroom.test', exp: 4_000_000_000 };
    if (role) saveToken(tokenOf(claims));
    const store = makeStore();
    store.dispatch(loadUser());
    await store.dispatch(loadRooms());
    return sent.map(({ url }) => new URL(url, 'http://coldroom.test').searchParams.get('fresh'));
  }
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is no answer to an admin, who may just have saved a room', async () => {
    const now = String(Date.parse('2027-02-01T00:00:00Z'));
    expect(await askedBy('admin')).toEqual([now]);
  });

  it.each([undefined, 'user'] as const)('will do for everybody else (%s)', async (role) => {
    expect(await askedBy(role)).toEqual([null]);
  });
});
