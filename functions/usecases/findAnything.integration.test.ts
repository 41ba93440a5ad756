import { describe, expect, it } from 'vitest';
import { roomWords } from '#functions/domain/roomWords.ts';
import { transact } from '#functions/platform/table/transact.ts';
import { writeListedCustomer } from '#functions/store/customers/listedCustomers.ts';
import { putPhone } from '#functions/store/customers/phoneEntries.ts';
import { roomItem } from '#functions/store/rooms/insertRoom.ts';
import { refreshListing, wordItem } from '#functions/store/rooms/roomListing.ts';
import {
  customerWith,
  requestFor,
  someCaller,
  someCustomer,
  someRoom,
  somePhone,
} from '#functions/testing/people.ts';
import { putItems } from '#functions/testing/putItems.ts';
import { useTable } from '#functions/testing/table.ts';
import { bookRoom } from './bookRoom.ts';
import { findAnything } from './findAnything.ts';
import { getPerson } from './people.ts';

useTable();

const nothing = { people: [], bookings: [], rooms: [], more: { people: false, rooms: false } };
const idsOf = (people: { userId: string }[]) => people.map(({ userId }) => userId);

describe('what an admin types finds', () => {
  it('somebody without an account by each spelling of their number', async () => {
    const { userId, phoneNumber } = await someCaller();
    const digits = phoneNumber.slice('+250'.length);
    for (const typed of [phoneNumber, `0${digits}`, digits, `250 ${digits}`, digits.slice(0, 8)]) {
      const { people } = await findAnything(typed);
      expect(idsOf(people), typed).toContain(userId);
    }
  });

  it('everybody who shares a number', async () => {
    const phoneNumber = somePhone();
    const caller = await someCaller(phoneNumber);
    const { userId } = await customerWith({ phoneNumber });
    // Accounts are listed a moment after they are made.
    expect(idsOf((await findAnything(phoneNumber)).people)).toEqual([caller.userId]);
    await transact([writeListedCustomer(await getPerson(userId))]);
    const { people } = await findAnything(phoneNumber);
    expect(idsOf(people).toSorted()).toEqual([caller.userId, userId].sort());
  });

  it('people by the beginning of a name or an address, as far as they have one', async () => {
    const { userId } = await customerWith({ firstName: 'Zuba', lastName: 'Quickly' });
    const account = await getPerson(userId);
    await transact([writeListedCustomer(account)]);
    const person = await someCaller();
    await transact([writeListedCustomer({ ...person, lastName: 'Quickest' })]);
    for (const typed of ['zub', 'QUICKL', String(account.email)]) {
      expect(idsOf((await findAnything(typed)).people), typed).toEqual([userId]);
    }
    const { people } = await findAnything('quick');
    expect(idsOf(people).toSorted()).toEqual([person.userId, userId].sort());
  });

  it('a booking by its number, however it is written', async () => {
    const { id, number = '' } = await bookRoom(
      requestFor(await someRoom(), 5, 6),
      await someCustomer(),
    );
    for (const typed of [number, number.slice(3).toLowerCase()]) {
      expect((await findAnything(typed)).bookings).toMatchObject([{ id }]);
    }
    expect(await findAnything('CR-22222')).toEqual(nothing);
  });

  it('rooms by words of their name or place, without accents', async () => {
    const { id } = await someRoom({ name: 'Kínigi hill' });
    await refreshListing(id);
    expect((await findAnything('KINIGI')).rooms).toMatchObject([{ id }]);
    expect((await findAnything('hill')).rooms).toMatchObject([{ id }]);
    expect(await findAnything('nothing of this name')).toEqual(nothing);
  });

  it('a room among many that share a word with it, or each of its words', async () => {
    const some = await someRoom();
    const stores = Array.from({ length: 150 }, (_, index) => ({
      ...some,
      id: `room-${String(index).padStart(3, '0')}`,
      name: `Store ${index}`,
      location: 'Huye',
    }));
    const hangars = stores.map((room) => ({
      ...room,
      id: `hangar-${room.id}`,
      name: room.name.replace('Store', 'Hangar'),
      location: 'Nyagatare',
    }));
    const last = { ...some, id: 'room-z', name: 'Store', location: 'Nyagatare' };
    const items = [...stores, ...hangars, last].flatMap((room) => {
      const words = roomWords(room);
      return [roomItem(room), ...words.map((word) => wordItem(room.id, word, words))];
    });
    await putItems(items);
    for (const typed of ['store 120', 's st store 120 huye']) {
      expect((await findAnything(typed)).rooms, typed).toMatchObject([{ name: 'Store 120' }]);
    }
    expect((await findAnything('nyagatare store')).rooms).toMatchObject([{ id: last.id }]);
    const { rooms, more } = await findAnything('store');
    expect(rooms).toHaveLength(7);
    expect(more.rooms).toBe(true);
  });
});

describe('who finds as much as an answer holds', () => {
  const callers = (count: number) => Promise.all(Array.from({ length: count }, () => someCaller()));

  it('is told whether more people have that number', async () => {
    const phoneNumber = somePhone();
    const [last, ...others] = await callers(13);
    for (const { userId } of others) await transact([putPhone({ userId, phoneNumber })]);
    const whole = await findAnything(phoneNumber);
    expect(whole.people).toHaveLength(12);
    expect(whole.more.people).toBe(false);
    if (last) await transact([putPhone({ userId: last.userId, phoneNumber })]);
    const part = await findAnything(phoneNumber);
    expect(part.people).toHaveLength(12);
    expect(part.more.people).toBe(true);
  });

  it('is told whether more people have that name, whichever of their names it is', async () => {
    const [last, ...others] = await callers(13);
    // Both names begin with it, so that each order lists everybody.
    for (const person of others) {
      await transact([writeListedCustomer({ ...person, firstName: 'Mwiza', lastName: 'Mwizana' })]);
    }
    const whole = await findAnything('mwiza');
    expect(whole.people).toHaveLength(12);
    expect(whole.more.people).toBe(false);
    if (last) await transact([writeListedCustomer({ ...last, lastName: 'Mwizana' })]);
    const part = await findAnything('mwiza');
    expect(part.people).toHaveLength(12);
    expect(part.more.people).toBe(true);
  });

  it('is told whether more rooms have that word', async () => {
    const rooms = Array.from({ length: 8 }, () => someRoom({ name: 'Gatare' }));
    const [last, ...others] = await Promise.all(rooms);
    for (const { id } of others) await refreshListing(id);
    const whole = await findAnything('gatare');
    expect(whole.rooms).toHaveLength(7);
    expect(whole.more.rooms).toBe(false);
    if (last) await refreshListing(last.id);
    const part = await findAnything('gatare');
    expect(part.rooms).toHaveLength(7);
    expect(part.more.rooms).toBe(true);
  });
});
