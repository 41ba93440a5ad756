import { beforeAll, describe, expect, it } from 'vitest';
import { refreshEntry } from '#functions/store/search/refreshEntry.ts';
import { invoke } from '#functions/testing/calls.ts';
import { inDays, requestFor, someCustomer, someRoom } from '#functions/testing/people.ts';
import { useTable } from '#functions/testing/table.ts';
import { bookRoom } from '#functions/usecases/bookRoom.ts';
import * as contract from '#shared/contract/search.ts';
import type { Room } from '#shared/room.ts';
import { handler as map } from './map.ts';
import { handler as search } from './search.ts';

useTable();

const kimironko = { location: 'Kimironko, Kigali', latitude: -1.95, longitude: 30.11 };
let cheap: Room, dear: Room, huye: Room, closed: Room;

beforeAll(async () => {
  cheap = await someRoom({ ...kimironko, name: 'Cheap', price: 10, capacity: 2 });
  dear = await someRoom({ ...kimironko, name: 'Dear', price: 20, roomType: 'Ware House' });
  huye = await someRoom({ location: 'Huye', latitude: -2.6, longitude: 29.74, price: 15 });
  closed = await someRoom({ ...kimironko, status: 'unavailable' });
  const customer = await someCustomer();
  await bookRoom(requestFor(cheap, 5, 8), customer);
  await bookRoom(requestFor(dear, 5, 6), customer);
  for (const room of [cheap, dear, huye, closed]) await refreshEntry(room);
});

interface Body {
  rooms: (Room & { distanceKm?: number })[];
  place?: { typed: string; name?: string };
  nearby?: (Room & { distanceKm?: number; free?: { startDate: string; endDate: string } })[];
}

async function find(query: Record<string, string>) {
  const { status, headers, body } = await invoke(search, contract.search, { query });
  const [, next] = /^<\?([^>]*)>; rel="next"$/.exec(headers.link ?? '') ?? [];
  return {
    status,
    body: body as unknown as Body,
    next: next === undefined ? undefined : Object.fromEntries(new URLSearchParams(next)),
  };
}

const idsOf = (rooms: Pick<Room, 'id'>[]): string[] => rooms.map(({ id }) => id);

describe('the search', () => {
  it('answers the cheapest first, page by page, with what their cards show', async () => {
    const first = await find({ limit: '2' });
    expect(idsOf(first.body.rooms)).toEqual([cheap.id, huye.id]);
    expect(first.body.rooms[0]).toEqual({
      id: cheap.id,
      name: 'Cheap',
      roomType: 'Cold Room',
      price: 10,
      location: 'Kimironko, Kigali',
      capacity: 2,
      unit: 'tons',
      status: 'available',
      size: 600,
      temperatureRange: '2°C - 8°C',
      latitude: -1.95,
      longitude: 30.11,
      createdAt: cheap.createdAt,
    });
    const second = await find(first.next ?? {});
    expect([idsOf(second.body.rooms), second.next]).toEqual([[dear.id], undefined]);
    expect(second.body).not.toHaveProperty('nearby');
  });

  it('offers others with their free days where few rooms are free, and none where many are', async () => {
    const days = { startDate: inDays(7), endDate: inDays(8) };
    const { body } = await find(days);
    expect(idsOf(body.rooms)).toEqual([huye.id, dear.id]);
    expect(body.nearby?.map(({ id, free }) => [id, free])).toEqual([
      [cheap.id, { startDate: inDays(9), endDate: inDays(10) }],
    ]);
    expect((await find({})).body.nearby).toEqual([]);
    expect((await find({ ...days, limit: '1' })).body).not.toHaveProperty('nearby');
  });

  it('takes a cursor only with the search that it was made for', async () => {
    const { next } = await find({ limit: '1', kg: '1' });
    expect((await find({ ...next, kg: '2' })).body).toMatchObject({ code: 'invalidCursor' });
    expect((await find({ ...next })).status).toBe(200);
  });

  it('says which town was understood, and how far the rooms are from its middle', async () => {
    const { body } = await find({ town: 'kigalli', sort: 'newest' });
    expect(body.place).toEqual({ typed: 'kigalli', name: 'Kigali' });
    expect(idsOf(body.rooms)).toEqual([dear.id, cheap.id]);
    expect(body.rooms.map(({ distanceKm }) => distanceKm)).toEqual([0, 0]);
    expect((await find({ town: 'Kimironko' })).body.place?.name).toBe('Kimironko, Kigali');
  });

  it('measures from a point where one is given', async () => {
    const { body } = await find({ sort: 'distance', latitude: '-2.6', longitude: '29.74' });
    expect(body.rooms[0]).toMatchObject({ id: huye.id, distanceKm: 0 });
    expect(body.rooms.slice(1).every(({ distanceKm = 0 }) => distanceKm > 50)).toBe(true);
  });

  it('answers what is nearest to a town, also outside it', async () => {
    const first = await find({ sort: 'distance', town: 'huye', limit: '1' });
    expect(first.body.place).toEqual({ typed: 'huye', name: 'Huye' });
    expect(first.body.rooms[0]).toMatchObject({ id: huye.id, distanceKm: 0 });
    const { body } = await find({ ...first.next, limit: '24' });
    expect(idsOf(body.rooms).toSorted()).toEqual([cheap.id, dear.id].toSorted());
    expect(body.rooms.every(({ distanceKm = 0 }) => distanceKm > 50)).toBe(true);

    const nobodyKnows = await find({ sort: 'distance', town: 'Atlantis' });
    expect(nobodyKnows.body).toMatchObject({ rooms: [], place: { typed: 'Atlantis' } });
    const within = { town: 'Kigali', latitude: '-2.6', longitude: '29.74' };
    const { body: from } = await find({ sort: 'distance', ...within });
    expect(idsOf(from.rooms).toSorted()).toEqual([cheap.id, dear.id].toSorted());
  });

  it('measures from its town where a part of one is typed', async () => {
    const { body } = await find({ sort: 'distance', town: 'Kimironko' });
    expect(body.place?.name).toBe('Kimironko, Kigali');
    expect(idsOf(body.rooms.slice(0, 2)).toSorted()).toEqual([cheap.id, dear.id].toSorted());
    expect(body.rooms.slice(0, 2).map(({ distanceKm }) => distanceKm)).toEqual([0, 0]);
    expect(body.rooms[2]?.id).toBe(huye.id);
  });

  it('offers rooms around a town that has few', async () => {
    const { body } = await find({ town: 'Huye' });
    expect(idsOf(body.rooms)).toEqual([huye.id]);
    expect(idsOf(body.nearby ?? []).toSorted()).toEqual([cheap.id, dear.id].toSorted());
    expect(body.nearby?.every(({ distanceKm = 0 }) => distanceKm > 50)).toBe(true);
  });

  it('offers the next free days and other towns where nothing fits', async () => {
    const days = { startDate: inDays(4), endDate: inDays(6) };
    const { body } = await find({ town: 'Kigali', ...days });
    expect(body.rooms).toEqual([]);
    expect(body.nearby?.map(({ id, free }) => [id, free])).toEqual([
      [cheap.id, { startDate: inDays(9), endDate: inDays(11) }],
      [dear.id, { startDate: inDays(7), endDate: inDays(9) }],
      [huye.id, days],
    ]);
    const unknown = await find({ town: 'Atlantis', kg: '3000' });
    expect(unknown.body.place).toEqual({ typed: 'Atlantis' });
    expect(idsOf(unknown.body.nearby ?? [])).toEqual([huye.id, dear.id]);
    expect(unknown.body.nearby?.[0]).not.toHaveProperty('free');
  });

  it.each(['', 'Rwanda', ' rwanda, '])(
    'takes an empty town for any, and the country (%j)',
    async (town) => {
      const { body } = await find({ town, kg: '3000' });
      expect([body.rooms.length, body.place]).toEqual([2, undefined]);
      const first = await find({ town, kg: '3000', limit: '1' });
      expect((await find(first.next ?? {})).body.rooms).toHaveLength(1);
    },
  );

  it('goes on from page to page where the nearest to the country are asked for', async () => {
    const first = await find({ town: 'Rwanda', sort: 'distance', kg: '3000', limit: '1' });
    expect((await find(first.next ?? {})).body.rooms).toHaveLength(1);
  });

  it('refuses days that no room can be booked on', async () => {
    const days = { startDate: inDays(-1), endDate: inDays(1) };
    expect((await find(days)).body).toMatchObject({ code: 'pastDate' });
    expect((await find({ sort: 'distance' })).body).toMatchObject({ code: 'required' });
  });

  it('offers none around a town that is nowhere on the map, and calls none the nearest', async () => {
    const room = await someRoom({ location: 'Unmapped' });
    await refreshEntry(room);
    for (const sort of ['price', 'distance']) {
      const { body } = await find({ town: 'Unmapped', sort });
      expect([idsOf(body.rooms), body.nearby]).toEqual([[room.id], []]);
    }
  });

  it('measures from the district where none of its rooms is on the map', async () => {
    const room = await someRoom({ location: 'Remera, Nyanza', price: 1_000 });
    await refreshEntry(room);
    const inProvince = await someRoom({ location: 'Huye, Southern Province', price: 1_000 });
    await refreshEntry(inProvince);
    for (const town of ['Nyanza', 'Remera, Nyanza', 'Huye, Southern Province']) {
      const { body } = await find({ town, sort: 'distance' });
      expect(body.rooms[0]?.id).toBe(huye.id);
    }
  });
});

it('a map shows what is in view and fits', async () => {
  const query = { south: '-2', west: '30', north: '-1.9', east: '30.2', zoom: '12' };
  const { status, body } = await invoke(map, contract.map, {
    query: { ...query, startDate: inDays(7), endDate: inDays(8) },
  });
  expect([status, body]).toMatchObject([
    200,
    {
      rooms: [{ id: dear.id, status: 'available' }],
      taken: [{ id: cheap.id }],
      clusters: [],
      exact: true,
    },
  ]);
  const other = await invoke(map, contract.map, { query: { ...query, town: 'Huye' } });
  expect(other.body).toMatchObject({ rooms: [], taken: [] });
  for (const town of ['', 'Rwanda']) {
    const any = await invoke(map, contract.map, { query: { ...query, town } });
    expect(any.body, town).toMatchObject({ rooms: [{}, {}], taken: [] });
  }
});
