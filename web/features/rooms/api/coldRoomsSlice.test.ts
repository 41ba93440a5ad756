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
  loadCatalogue,
  loadFreeRooms,
  searchColdRooms,
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

describe('a search by days', () => {
  const stay = { startDate: '2027-01-01', endDate: '2027-01-02' };
  const later = { startDate: '2027-02-01', endDate: '2027-02-02' };

  it('asks for the days and leaves the catalogue as it is', async () => {
    const { store, answerWith } = await storeWith([roomOf({ id: 'a' }), roomOf({ id: 'b' })]);
    answerWith(200, [roomOf({ id: 'b' })]);
    await store.dispatch(searchColdRooms(stay));
    expect(store.getState().coldRooms).toMatchObject({
      rooms: [roomOf({ id: 'a' }), roomOf({ id: 'b' })],
      search: { ...stay, rooms: [roomOf({ id: 'b' })] },
    });
  });

  it('forgets the rooms of other days at once, and keeps those of the same', async () => {
    const { store, answerWith } = await storeWith([]);
    answerWith(200, [roomOf({ id: 'b' })]);
    await store.dispatch(searchColdRooms(stay));
    const again = store.dispatch(searchColdRooms(stay));
    expect(store.getState().coldRooms.search?.rooms).toEqual([roomOf({ id: 'b' })]);
    const other = store.dispatch(searchColdRooms(later));
    expect(store.getState().coldRooms.search).toMatchObject(later);
    expect(store.getState().coldRooms.search?.rooms).toBeUndefined();
    await Promise.all([again, other]);
  });

  it('takes no answer to an older question', async () => {
    const answers: ((rooms: object[]) => void)[] = [];
    stubBrowser(
      () =>
        new Promise((resolve) => {
          answers.push((rooms) => resolve(answer(200, rooms)));
        }),
    );
    const store = makeStore();
    const asked = [store.dispatch(searchColdRooms(stay)), store.dispatch(searchColdRooms(later))];
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    answers[1]?.([roomOf({ id: 'later' })]);
    await asked[1];
    answers[0]?.([roomOf({ id: 'earlier' })]);
    await asked[0];
    expect(store.getState().coldRooms.search).toMatchObject({
      ...later,
      rooms: [roomOf({ id: 'later' })],
    });
  });
});

describe('what CloudFront keeps', () => {
  const days = { startDate: '2027-03-01', endDate: '2027-03-02' };

  /** The queries by which somebody's lists of rooms are asked for. */
  async function askedBy(role: Role | undefined) {
    vi.useFakeTimers({ now: new Date('2027-02-01T00:00:00Z') });
    const sent = stubBrowser(() => answer(200, []));
    const claims = { userId: 'u', role, names: 'n', email: 'e@coldroom.test', exp: 4_000_000_000 };
    if (role) saveToken(tokenOf(claims));
    const store = makeStore();
    store.dispatch(loadUser());
    await store.dispatch(loadCatalogue());
    await store.dispatch(loadFreeRooms(days));
    return sent.map(({ url }) => new URL(url, 'http://coldroom.test').searchParams.get('fresh'));
  }
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is no answer to an admin, who may just have saved a room', async () => {
    const now = String(Date.parse('2027-02-01T00:00:00Z'));
    expect(await askedBy('admin')).toEqual([now, now]);
  });

  it.each([undefined, 'user'] as const)('will do for everybody else (%s)', async (role) => {
    expect(await askedBy(role)).toEqual([null, null]);
  });
});
