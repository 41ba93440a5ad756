import { expect, it } from 'vitest';
import { transact } from '#functions/platform/table/transact.ts';
import { getAccount } from '#functions/store/accounts/accounts.ts';
import { listArrivalsOn, writeArrival } from '#functions/store/arrivals/arrivals.ts';
import { listAsking } from '#functions/store/bookings/askedChanges.ts';
import { listLate } from '#functions/store/bookings/inHouse.ts';
import {
  readListedCustomers,
  writeListedCustomer,
} from '#functions/store/customers/listedCustomers.ts';
import { listOwed } from '#functions/store/payments/owed.ts';
import {
  admin,
  asCustomer,
  inDays,
  requestFor,
  someCaller,
  someCustomer,
  someRoom,
} from '#functions/testing/people.ts';
import { useTable } from '#functions/testing/table.ts';
import { askChange } from '#functions/usecases/askChange.ts';
import { bookRoom } from '#functions/usecases/bookRoom.ts';
import { changeBooking } from '#functions/usecases/changeBooking.ts';
import { moveBooking } from '#functions/usecases/moveBooking.ts';
import { removeAccount } from '#functions/usecases/removeAccount.ts';
import { setPresence } from '#functions/usecases/setPresence.ts';
import { listTable } from './listTable.ts';

useTable();

const idsOf = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id);

/** Books and approves from a day to a later one, without the outbox, which is behind as after a restore. */
async function someApproved(from: number, to: number) {
  const [customer, room] = [await someCustomer(), await someRoom()];
  const { id } = await bookRoom(requestFor(room, from, to), customer);
  return { id, customer, room, approved: await moveBooking(id, 'approved', admin) };
}

it('a table whose events were lost has its lists again', async () => {
  const coming = await someApproved(5, 9);
  const request = requestFor(coming.room, 5, 8);
  await askChange(coming.id, request, asCustomer(coming.customer));
  const present = await someApproved(0, 1);
  await setPresence(present.id, 'in', admin);
  const moved = await someApproved(5, 9);
  await transact([writeArrival(moved.approved, inDays(5))]);
  await changeBooking(moved.id, requestFor(moved.room, 6, 9), admin);
  const [caller, gone] = [await someCaller(), await getAccount((await someCustomer()).email)];
  await removeAccount(gone);
  await transact([writeListedCustomer(gone)]);

  for (let time = 0; time < 2; time += 1) {
    expect(await listTable()).toMatchObject({ bookings: 3, customers: 4 });
    expect(idsOf(await listArrivalsOn(inDays(5), {}))).toEqual([coming.id]);
    expect(idsOf(await listArrivalsOn(inDays(6), {}))).toEqual([moved.id]);
    expect(idsOf(await listOwed({})).toSorted()).toEqual(
      [coming.id, present.id, moved.id].toSorted(),
    );
    expect(idsOf(await listLate(inDays(2), {}))).toEqual([present.id]);
    expect(idsOf(await listAsking({}))).toEqual([coming.id]);
    const ids = [coming.customer.userId, caller.userId, gone.userId];
    expect((await readListedCustomers(ids)).map(({ userId }) => userId)).toEqual(ids.slice(0, 2));
  }
});
