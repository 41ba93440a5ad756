import { expect, it } from 'vitest';
import { signToken } from '#functions/platform/auth/tokens.ts';
import { bearer, invoke } from '#functions/testing/calls.ts';
import {
  admin,
  listWithPhone,
  requestFor,
  someCustomer,
  somePhone,
  someRoom,
} from '#functions/testing/people.ts';
import { useTable } from '#functions/testing/table.ts';
import { bookRoom } from '#functions/usecases/bookRoom.ts';
import * as contract from '#shared/contract/bookings.ts';
import { handler as listAll } from './listAll.ts';
import { handler as pending } from './pending.ts';

useTable();

it.each([
  ['all bookings', listAll, contract.listAll, {}],
  ['the pending', listAll, contract.listAll, { status: 'pending' }],
  ['those that wait', pending, contract.pending, {}],
])(
  'the list of %s has the number that a customer with an account has now',
  async (_, handler, row, query) => {
    const customer = await someCustomer();
    const { id } = await bookRoom(requestFor(await someRoom(), 3, 5), customer);
    const token = await signToken({ ...admin, role: 'operator', email: 'desk@example.com' });
    const listed = async () => {
      const { body } = await invoke(handler, row, { ...bearer(token), query });
      return (body as unknown as { id: string }[]).find((one) => one.id === id);
    };
    for (const phoneNumber of [somePhone(), somePhone()]) {
      await listWithPhone(customer.userId, phoneNumber);
      expect(await listed()).toMatchObject({ id, phoneNumber });
    }
  },
);
