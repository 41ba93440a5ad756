import { describe, expect, it } from 'vitest';
import {
  admin,
  customerWith,
  listWithPhone,
  requestFor,
  someCaller,
  somePhone,
  someRoom,
} from '#functions/testing/people.ts';
import { useTable } from '#functions/testing/table.ts';
import { bookFor } from './bookFor.ts';
import { getBooking } from './getBooking.ts';
import { joinCaller } from './joinCaller.ts';

useTable();

const bookBy = async (userId: string) =>
  bookFor(requestFor(await someRoom(), 3, 5), { userId, by: admin, status: 'approved' });

describe('a booking that the staff read', () => {
  it('has the number that its customer has now, also where a caller was joined to an account', async () => {
    const phoneNumber = somePhone();
    const caller = await someCaller(phoneNumber);
    const account = await customerWith({ phoneNumber });
    const { id } = await bookBy(caller.userId);
    expect(await getBooking(id, 'anybody')).toMatchObject({ phoneNumber });

    await joinCaller(account.userId, caller.userId, admin);
    const changed = somePhone();
    await listWithPhone(account.userId, changed);
    const { history, ...joined } = await getBooking(id, 'anybody');
    expect(joined).toMatchObject({ phoneNumber: changed, bookedBy: admin.names });
    expect(history[0]).toMatchObject({ to: 'pending', by: 'admin', name: admin.names });
    const own = await getBooking(id, { userId: account.userId });
    expect(own.phoneNumber, 'nobody needs to be told their own').toBeUndefined();
  });

  it('keeps no number of an account, which may change', async () => {
    const { userId } = await customerWith({ phoneNumber: somePhone() });
    const booking = await bookBy(userId);
    expect(booking).toMatchObject({ bookedBy: admin.names });
    expect(booking.phoneNumber).toBeUndefined();
    expect((await getBooking(booking.id, 'anybody')).phoneNumber).toBeUndefined();
    const listed = somePhone();
    await listWithPhone(userId, listed);
    expect((await getBooking(booking.id, 'anybody')).phoneNumber).toBe(listed);
  });
});
