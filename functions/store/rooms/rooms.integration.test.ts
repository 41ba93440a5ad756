import type { GetCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it, vi } from 'vitest';
import { db } from '#functions/platform/table/client.ts';
import { findBooking } from '#functions/store/bookings/bookings.ts';
import { removeRoom } from '#functions/store/removal/removeRoom.ts';
import { expectConsistency } from '#functions/testing/consistency.ts';
import { unclearAnswers, useFaults } from '#functions/testing/faults.ts';
import { admin, requestFor, someCustomer, someRoom } from '#functions/testing/people.ts';
import { useTable } from '#functions/testing/table.ts';
import { bookRoom } from '#functions/usecases/bookRoom.ts';
import { createRoom } from '#functions/usecases/createRoom.ts';
import { getRoom, listRooms, readRoom } from './rooms.ts';
import { updateRoom } from './updateRoom.ts';

useTable();

describe('a new room', () => {
  it('has the usual temperature and no extras unless told otherwise', async () => {
    const room = await someRoom();
    await expect(getRoom(room.id)).resolves.toMatchObject({
      description: '',
      temperatureRange: '2°C - 8°C',
      humidityControl: false,
      accessControl: false,
      version: 1,
    });
    expect(await getRoom(room.id)).not.toHaveProperty('image');
  });

  it('keeps what it was given', async () => {
    const given = {
      description: 'Near the market.',
      temperatureRange: '-20°C - -18°C',
      humidityControl: true,
      accessControl: true,
      latitude: -1.5,
      longitude: 29.63,
    };
    const { id } = await someRoom(given);
    await expect(getRoom(id)).resolves.toMatchObject(given);
  });

  it('never takes the place of one that is there', async () => {
    const { id, ...fields } = await someRoom();
    await expect(createRoom(fields, { id })).rejects.toThrow('Another room has the id');
  });
});

describe('a change', () => {
  it('touches the fields it was given only, and counts the version up', async () => {
    const room = await someRoom({ latitude: -1.5, longitude: 29.63 });
    const { before, after } = await updateRoom(room.id, { price: 30_000, latitude: null });
    expect(before).toMatchObject({ price: room.price, latitude: -1.5, version: 1 });

    expect(after).toMatchObject({ name: room.name, longitude: 29.63, price: 30_000, version: 2 });
    expect(after).not.toHaveProperty('latitude');
    expect(await getRoom(room.id)).toEqual(after);
  });

  it('keeps when the journal told of the room last, and shows that to nobody', async () => {
    const { id } = await someRoom();
    expect(await readRoom(id)).not.toHaveProperty('journaledAt');
    const { after } = await updateRoom(id, { price: 1 }, admin);
    const { journaledAt = '' } = await readRoom(id);
    expect(journaledAt >= after.createdAt).toBe(true);
    await updateRoom(id, { price: 2 });
    expect(await readRoom(id)).toMatchObject({ journaledAt, price: 2 });
    expect([after, await getRoom(id)].map((room) => 'journaledAt' in room)).toEqual([false, false]);
    await expectConsistency();
  });

  it('from an older version is refused', async () => {
    const { id } = await someRoom();
    await updateRoom(id, { price: 1, version: 1 });
    await expect(updateRoom(id, { price: 2, version: 1 })).rejects.toMatchObject({
      code: 'staleRoom',
    });
    await expect(updateRoom(id, { price: 3, version: 2 })).resolves.toBeDefined();
  });

  it('of two from the same version lets one through', async () => {
    const { id } = await someRoom();
    const settled = await Promise.allSettled(
      [1, 2, 3, 4].map((price) => updateRoom(id, { price, version: 1 })),
    );
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('of a room that is not there is not found', async () => {
    await expect(updateRoom('nowhere', { price: 1 })).rejects.toMatchObject({
      code: 'roomNotFound',
    });
    await expect(updateRoom('nowhere', { price: 1, version: 1 })).rejects.toMatchObject({
      code: 'roomNotFound',
    });
  });

  it('leaves bookings as they were agreed, and does not lose their count', async () => {
    const [room, customer] = [await someRoom(), await someCustomer()];
    const { id } = await bookRoom(requestFor(room, 1, 2), customer);
    await updateRoom(room.id, { price: 99, name: 'Other', location: 'Huye' });
    await expect(findBooking(id)).resolves.toMatchObject({
      totalPrice: 50_001,
      coldRoomName: room.name,
      coldRoomLocation: room.location,
    });
    await expectConsistency();
  });

  it('fails as DynamoDB fails', async () => {
    await expect(updateRoom('x'.repeat(3_000), { price: 1 })).rejects.toThrow(/key/i);
  });
});

describe('a deletion', () => {
  it('answers the room that went', async () => {
    const { id } = await someRoom();
    await expect(removeRoom(id)).resolves.toMatchObject({ id });
    await expect(getRoom(id)).rejects.toMatchObject({ code: 'roomNotFound' });
    await expect(removeRoom(id)).rejects.toMatchObject({ code: 'roomNotFound' });
  });

  it('answers the room as it was saved in between, so that its last picture goes with it', async () => {
    const { id } = await someRoom();
    const send = db.send.bind(db);
    const readAndSave = async (command: unknown) => {
      const answer = await send(command as GetCommand);
      await updateRoom(id, { image: '/images/rooms/saved-in-between.webp' });
      return answer;
    };
    const spy = vi.spyOn(db, 'send').mockImplementationOnce(readAndSave as never);
    await expect(removeRoom(id)).resolves.toMatchObject({
      image: '/images/rooms/saved-in-between.webp',
    });
    spy.mockRestore();
    await expect(getRoom(id)).rejects.toMatchObject({ code: 'roomNotFound' });
  });

  it('fails as DynamoDB fails', async () => {
    await expect(removeRoom('x'.repeat(3_000))).rejects.toThrow(/key/i);
  });
});

describe('whatever befalls the table', () => {
  const { plan } = useFaults();

  it.each(unclearAnswers)('a deletion is done and answered: %s', async (_, faults) => {
    const { id } = await someRoom();
    // The room is read first.
    plan([undefined, ...faults]);
    await expect(removeRoom(id)).resolves.toMatchObject({ id });
    await expect(getRoom(id)).rejects.toMatchObject({ code: 'roomNotFound' });
  });
});

describe('the list', () => {
  it('is by creation, page after page, each room once', async () => {
    const made = [];
    for (let index = 0; index < 5; index += 1) made.push((await someRoom()).id);
    const seen: string[] = [];
    let after;
    do {
      const page = await listRooms({ limit: 2, after });
      expect(page.items.length).toBeLessThanOrEqual(2);
      seen.push(...page.items.map(({ id }) => id));
      after = page.next;
    } while (after);
    expect(seen.slice(-5)).toEqual(made);
    expect(new Set(seen).size).toBe(seen.length);
  });

  it('of exactly one page announces no other', async () => {
    const { items } = await listRooms({});
    const { next } = await listRooms({ limit: items.length });
    expect(next).toBeUndefined();
  });
});
