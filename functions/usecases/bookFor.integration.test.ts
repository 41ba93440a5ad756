import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isRefusal } from '#functions/errors.ts';
import { findAccount } from '#functions/store/accounts/accounts.ts';
import { findBooking } from '#functions/store/bookings/bookings.ts';
import { writeRemoval } from '#functions/store/removal/writeRemoval.ts';
import { expectConsistency, outcomes } from '#functions/testing/consistency.ts';
import { useFaults } from '#functions/testing/faults.ts';
import { finishRemovals } from '#functions/testing/finishRemovals.ts';
import {
  admin,
  asCustomer,
  requestFor,
  someCaller,
  someCustomer,
  someRoom,
} from '#functions/testing/people.ts';
import { useTable } from '#functions/testing/table.ts';
import { limits } from '#shared/limits.ts';
import { bookFor } from './bookFor.ts';
import { bookRoom } from './bookRoom.ts';
import { getBooking } from './getBooking.ts';
import { moveBooking } from './moveBooking.ts';

useTable();
const { plan } = useFaults();

const desk = (userId: string, status: 'pending' | 'approved' = 'approved') => ({
  userId,
  status,
  by: admin,
});

describe('a booking for a caller', () => {
  it('is approved at once, and its history and number are those of any other', async () => {
    const [room, caller] = [await someRoom(), await someCaller()];
    const { id, ...booking } = await bookFor(requestFor(room, 5, 8), desk(caller.userId));
    expect(booking).toMatchObject({
      status: 'approved',
      customerName: 'Keza Sample',
      phoneNumber: caller.phoneNumber,
      bookedBy: admin.names,
    });
    const { history } = await getBooking(id, 'anybody');
    expect(history).toMatchObject([
      { to: 'pending', by: 'admin', name: admin.names },
      { from: 'pending', to: 'approved', by: 'admin', name: admin.names },
    ]);
    await moveBooking(id, 'cancelled', admin);
    await expectConsistency();
  });

  it('waits for an answer where the admin says so, and is then answered', async () => {
    const [room, caller] = [await someRoom(), await someCaller()];
    const { id } = await bookFor(requestFor(room, 5, 8), desk(caller.userId, 'pending'));
    expect((await moveBooking(id, 'approved', admin)).status).toBe('approved');
    await expectConsistency();
  });

  it('is made for a customer with an account as well, who may cancel it', async () => {
    const [room, customer] = [await someRoom(), await someCustomer()];
    const { id } = await bookFor(requestFor(room, 5, 8), desk(customer.userId));
    expect((await moveBooking(id, 'cancelled', asCustomer(customer))).status).toBe('cancelled');
    await expectConsistency();
  });

  it('is refused with what holds the days, also where several book at once', async () => {
    const [room, caller] = [await someRoom(), await someCaller()];
    const tries = [1, 2, 3].map(() => bookFor(requestFor(room, 5, 8), desk(caller.userId)));
    const settled = await Promise.allSettled(tries);
    const lost = settled.flatMap((one) =>
      one.status === 'rejected' ? [one.reason as unknown] : [],
    );
    expect(lost).toHaveLength(2);
    for (const one of lost) {
      expect(one).toMatchObject({
        code: 'daysHeld',
        message: expect.stringContaining('approved booking of Keza Sample') as string,
      });
    }
    await expectConsistency();
  });

  it('takes no place of the requests that wait, where it is approved at once', async () => {
    const caller = await someCaller();
    const book = async (status: 'pending' | 'approved') =>
      bookFor(requestFor(await someRoom(), 5, 6), desk(caller.userId, status));
    for (let count = 0; count < limits.pendingBookings; count += 1) await book('pending');
    await expect(book('pending')).rejects.toMatchObject({
      code: 'clientHasTooManyPending',
    });
    expect((await book('approved')).status).toBe('approved');
    await expectConsistency();
  });

  it('is refused for nobody', async () => {
    const request = requestFor(await someRoom(), 5, 8);
    await expect(bookFor(request, desk('nobody'))).rejects.toMatchObject({
      code: 'personNotFound',
    });
  });

  it.each(['pending', 'approved'] as const)(
    'is refused where the account is removed as it is made, %s',
    async (status) => {
      const [room, customer] = [await someRoom(), await someCustomer()];
      const account = await findAccount(customer.email);
      if (!account) throw new Error('The customer has no account');
      const request = requestFor(room, 5, 8);
      const { userId, names } = customer;
      const booked = { by: admin, status, phoneNumber: '+250788000000' };
      await writeRemoval(account, 1, undefined);
      await expect(bookRoom(request, { userId, names, booked })).rejects.toMatchObject({
        code: 'personNotFound',
      });
      await expect(bookFor(request, desk(userId))).rejects.toMatchObject({
        code: 'personNotFound',
      });
      await finishRemovals();
    },
  );

  it('is made once for a key, also where its answer is lost', async () => {
    const [room, caller] = [await someRoom(), await someCaller()];
    const key = randomUUID();
    const book = (status?: 'pending') =>
      bookFor(requestFor(room, 5, 8), desk(caller.userId, status), key);
    plan([undefined, undefined, 'lost']);
    const first = await book();
    const { won } = await outcomes([book(), book()]);
    expect(won.map(({ id }) => id)).toEqual([first.id, first.id]);
    await expect(book('pending')).rejects.toMatchObject({ code: 'keyReused' });
    await expectConsistency();
  });

  it('is made once where its answer is lost, and another transaction is under way when it is sent again', async () => {
    const [room, caller] = [await someRoom(), await someCaller()];
    plan([undefined, undefined, 'lost', 'conflict']);
    const { id } = await bookFor(requestFor(room, 5, 8), desk(caller.userId));
    expect(await findBooking(id)).toMatchObject({ id, status: 'approved' });
    await expectConsistency();
  });
});

describe('two admins', () => {
  it('who book one room for two people sell each day once', async () => {
    const room = await someRoom();
    const callers = await Promise.all([1, 2, 3, 4].map(() => someCaller()));
    const { won, lost } = await outcomes(
      callers.map(({ userId }, index) =>
        bookFor(requestFor(room, 10, 14), desk(userId, index % 2 ? 'pending' : 'approved')),
      ),
    );
    expect(won).toHaveLength(1);
    expect(lost.every((error) => isRefusal(error, 'daysHeld'))).toBe(true);
    await expectConsistency();
  });
});
