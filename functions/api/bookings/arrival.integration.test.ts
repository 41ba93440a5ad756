import { describe, expect, it } from 'vitest';
import { signToken } from '#functions/platform/auth/tokens.ts';
import { getRoom } from '#functions/store/rooms/rooms.ts';
import { updateRoom } from '#functions/store/rooms/updateRoom.ts';
import { refreshEntry } from '#functions/store/search/refreshEntry.ts';
import { bearer, invoke } from '#functions/testing/calls.ts';
import { fieldsOf, roomParts, writeForm } from '#functions/testing/forms.ts';
import { admin, requestFor, someCustomer, someRoom } from '#functions/testing/people.ts';
import { everyItem, useTable } from '#functions/testing/table.ts';
import { bookRoom } from '#functions/usecases/bookRoom.ts';
import { moveBooking } from '#functions/usecases/moveBooking.ts';
import * as bookings from '#shared/contract/bookings.ts';
import * as rooms from '#shared/contract/rooms.ts';
import * as searches from '#shared/contract/search.ts';
import { handler as roomArrival } from '../rooms/arrival.ts';
import { handler as createRoom } from '../rooms/create.ts';
import { handler as get } from '../rooms/get.ts';
import { handler as list } from '../rooms/list.ts';
import { handler as map } from '../rooms/map.ts';
import { handler as search } from '../rooms/search.ts';
import { handler as update } from '../rooms/update.ts';
import { handler as show } from './arrival.ts';

useTable();
/** Stands in everything that says how to arrive. */
const SECRET = 'Hush-4711';
const arrival = {
  directions: `${SECRET} behind the market.\nThen left.`,
  openingHours: `${SECRET} 7:00 to 18:00`,
  keeperName: `${SECRET} Keeper`,
  keeperPhone: '+250788123456',
  doorWords: `Say ${SECRET}.`,
  whatToBring: `A light, ${SECRET}.`,
  howToPay: `Cash, ${SECRET}.`,
};
const place = { latitude: -1.95, longitude: 30.06 };

const asAdmin = async () =>
  bearer(await signToken({ ...admin, role: 'admin', email: 'admin@example.com' }));

const someGuest = async () => {
  const customer = await someCustomer();
  return { customer, call: bearer(await signToken({ ...customer, role: 'user' })) };
};

async function someStay() {
  const room = await someRoom({ ...arrival, ...place });
  const guest = await someGuest();
  const { id } = await bookRoom(requestFor(room, 5, 6), guest.customer);
  return { room, ...guest, id };
}

const ask = (id: string, call: object) => invoke(show, bookings.arrival, { ...call, path: { id } });

describe('how to arrive', () => {
  it('is told to the customer of an approved booking, and to admins', async () => {
    const { room, id, call } = await someStay();
    await moveBooking(id, 'approved', admin);
    const told = await ask(id, call);
    expect(told).toMatchObject({ status: 200, body: { arrival, ...place } });
    expect(told.body.booking).toMatchObject({ id, coldRoomId: room.id, status: 'approved' });
    expect((await ask(id, await asAdmin())).body).toEqual(told.body);
  });

  it('is told to nobody before the approval, and to nobody after a cancellation', async () => {
    const { id, call } = await someStay();
    const refused = { status: 409, body: { code: 'notApproved' } };
    expect(await ask(id, call)).toMatchObject(refused);
    await moveBooking(id, 'approved', admin);
    await moveBooking(id, 'cancelled', admin);
    expect(await ask(id, call)).toMatchObject(refused);
    expect(await ask(id, await asAdmin())).toMatchObject(refused);
  });

  it('is told to no other customer, who does not learn that there is such a booking', async () => {
    const { id } = await someStay();
    await moveBooking(id, 'approved', admin);
    const other = await someGuest();
    expect(await ask(id, other.call)).toMatchObject({
      status: 404,
      body: { code: 'bookingNotFound' },
    });
    expect(await invoke(show, bookings.arrival, { path: { id } })).toMatchObject({ status: 401 });
  });

  it('stands in no answer about rooms, and in no item but the room', async () => {
    const { room, call } = await someStay();
    await refreshEntry(room);
    const { id } = room;
    const box = { south: '-2', west: '30', north: '-1.9', east: '30.2', zoom: '12' };
    const answers = [
      await invoke(get, rooms.get, { path: { id } }),
      await invoke(list, rooms.list, {}),
      await invoke(search, searches.search, {}),
      await invoke(map, searches.map, { query: box }),
      { status: 200, body: await getRoom(id) },
      { status: 200, body: room },
      { status: 200, body: await updateRoom(id, { name: 'Renamed' }) },
    ];
    for (const { status, body } of answers) {
      expect([status, JSON.stringify(body).includes(id)]).toEqual([200, true]);
      expect(JSON.stringify(body)).not.toContain(SECRET);
      expect(JSON.stringify(body)).not.toContain(arrival.keeperPhone);
    }
    const customers = await invoke(roomArrival, rooms.arrival, { ...call, path: { id } });
    expect(customers).toMatchObject({ status: 403, body: { code: 'adminOnly' } });
    const items = (await everyItem()).filter((item) => JSON.stringify(item).includes(SECRET));
    expect(new Set(items.map(({ entity }) => entity))).toEqual(new Set(['room']));
  });
});

/** The form of a room with these fields, as an admin sends it. */
const form = async (fields: Record<string, string>) => {
  const { contentType, body } = writeForm([...roomParts, ...fieldsOf(fields)]);
  const { headers } = await asAdmin();
  return { headers: { ...headers, 'Content-Type': contentType }, body };
};

describe('an admin', () => {
  const answered = async (id: string) =>
    (await invoke(roomArrival, rooms.arrival, { ...(await asAdmin()), path: { id } })).body;
  const read = async (id: string) => ({ ...(await answered(id)), live: undefined });

  it('alone is told how many live bookings a room has', async () => {
    const [room, customer] = [await someRoom(), await someCustomer()];
    await bookRoom(requestFor(room, 5, 6), customer);
    expect(await answered(room.id)).toEqual({ live: 1 });
    const shown = await invoke(get, rooms.get, { path: { id: room.id } });
    expect(shown.body).not.toHaveProperty('live');
  });

  it('writes down how to arrive, and takes out of it what an empty field says', async () => {
    const sent = { ...arrival, keeperPhone: '0788 123 456', doorWords: '' };
    const created = await invoke(createRoom, rooms.create, await form(sent));
    expect([created.status, JSON.stringify(created.body).includes(SECRET)]).toEqual([201, false]);
    const id = String(created.body.id);
    const { doorWords, ...others } = arrival;
    expect(await read(id)).toEqual(others);

    const change = await form({ doorWords, keeperPhone: '', howToPay: '' });
    const changed = await invoke(update, rooms.update, { ...change, path: { id } });
    expect([changed.status, JSON.stringify(changed.body).includes(SECRET)]).toEqual([200, false]);
    const { directions, openingHours, keeperName, whatToBring } = arrival;
    expect(await read(id)).toEqual({
      directions,
      openingHours,
      keeperName,
      whatToBring,
      doorWords,
    });
  });

  it.each([
    [{ keeperPhone: 'call me' }, 'notPhone'],
    [{ directions: 'x'.repeat(1_001) }, 'tooLong'],
    [{ openingHours: 'x'.repeat(121) }, 'tooLong'],
    [{ keeperName: 'Two\nlines' }, 'notOneLine'],
  ])('is told what is wrong with %j', async (fields, code) => {
    const answer = await invoke(createRoom, rooms.create, await form(fields));
    expect(answer).toMatchObject({ status: 400, body: { code, field: Object.keys(fields)[0] } });
  });

  it('learns that a room is gone', async () => {
    expect(await read('none')).toMatchObject({ code: 'roomNotFound' });
  });
});
