import { describe, expect, it, vi } from 'vitest';
import { db } from '#functions/platform/table/client.ts';
import { admin, requestFor, someCustomer, someRoom } from '#functions/testing/people.ts';
import { useTable } from '#functions/testing/table.ts';
import { bookRoom } from './bookRoom.ts';
import { changeGoods } from './changeGoods.ts';
import { moveBooking } from './moveBooking.ts';

useTable();

async function someBooking() {
  const customer = await someCustomer();
  const booking = await bookRoom(requestFor(await someRoom(), 5, 6), customer);
  return { ...booking, say: (goods: object) => changeGoods(booking.id, goods, customer.userId) };
}

describe('what a booking stores', () => {
  it('is set, changed in part and taken away', async () => {
    const { say, totalPrice } = await someBooking();
    expect(await say({ productType: 'Milk', weight: 20 })).toMatchObject({
      productType: 'Milk',
      weight: 20,
      totalPrice,
    });
    expect(await say({ weight: 0 })).toMatchObject({ productType: 'Milk', weight: 0 });
    const emptied = await say({ productType: null, weight: null });
    expect(emptied).not.toHaveProperty('productType');
    expect(emptied).not.toHaveProperty('weight');
    expect(await say({ productType: 'Fish', weight: null })).toMatchObject({ productType: 'Fish' });
    expect(await say({ productType: undefined })).toMatchObject({ productType: 'Fish' });
  });

  it('is at most what the room holds', async () => {
    const { say } = await someBooking();
    await expect(say({ weight: 999_999 })).rejects.toMatchObject({ code: 'tooHeavy' });
    expect(await say({})).not.toHaveProperty('weight');
  });

  it('is not changed once the booking has ended', async () => {
    const { id, say } = await someBooking();
    await moveBooking(id, 'rejected', admin);
    await expect(say({ weight: 1 })).rejects.toMatchObject({ code: 'bookingEnded' });
  });

  it('is not changed by others', async () => {
    const { id } = await someBooking();
    await expect(changeGoods(id, { weight: 1 }, 'stranger')).rejects.toMatchObject({
      code: 'bookingNotFound',
    });
  });

  it('survives that the booking is approved at the same time', async () => {
    const { id, say } = await someBooking();
    const [moved, said] = await Promise.all([
      moveBooking(id, 'approved', admin),
      ...[1, 2, 3].map((weight) => say({ weight })),
    ]);
    expect(moved.status).toBe('approved');
    expect(said?.weight).toBe(1);
    expect((await say({})).status).toBe('approved');
  });
});

it('a booking that moves on while it is changed is looked at again, and a fault is no refusal', async () => {
  const { id, say } = await someBooking();
  const send = db.send.bind(db);
  let approved = false;
  vi.spyOn(db, 'send').mockImplementation((async (command: never) => {
    if ((command as object).constructor.name === 'UpdateCommand' && !approved) {
      approved = true;
      await moveBooking(id, 'approved', admin);
    }
    return send(command);
  }) as never);
  expect(await say({ weight: 7 })).toMatchObject({ status: 'approved', weight: 7 });
  vi.restoreAllMocks();
  vi.spyOn(db, 'send').mockImplementation(((command: never) =>
    (command as object).constructor.name === 'UpdateCommand'
      ? Promise.reject(new Error('unavailable'))
      : send(command)) as never);
  await expect(say({ weight: 8 })).rejects.toThrow('unavailable');
  vi.restoreAllMocks();
});
