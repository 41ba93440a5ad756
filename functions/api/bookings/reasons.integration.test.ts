import { describe, expect, it } from 'vitest';
import { signToken } from '#functions/platform/auth/tokens.ts';
import { bearer, invoke, invokeWithJson } from '#functions/testing/calls.ts';
import {
  admin,
  customerWith,
  requestFor,
  someCustomer,
  someRoom,
} from '#functions/testing/people.ts';
import { useTable } from '#functions/testing/table.ts';
import { bookRoom } from '#functions/usecases/bookRoom.ts';
import * as contract from '#shared/contract/bookings.ts';
import { limits } from '#shared/limits.ts';
import { handler as cancel } from './cancel.ts';
import { handler as updateStatus } from './updateStatus.ts';

useTable();
async function someBooking() {
  const customer = await someCustomer();
  const { id } = await bookRoom(requestFor(await someRoom(), 5, 6), customer);
  return { id, token: await signToken({ ...customer, role: 'user' }) };
}

const answer = async (body: Record<string, string>) => {
  const token = await signToken({ ...admin, role: 'admin', email: 'admin@example.com' });
  return invokeWithJson(updateStatus, contract.updateStatus, body, bearer(token));
};

const cancelling = (id: string, token: string, query?: Record<string, string>) =>
  invoke(cancel, contract.cancel, { ...bearer(token), path: { id }, ...(query && { query }) });

describe('a reason', () => {
  it('of a rejection comes with it', async () => {
    const { id } = await someBooking();
    const why = { reason: 'goodsDoNotFit', reasonText: 'Fish beside milk.' };
    expect(await answer({ id, status: 'rejected', ...why })).toMatchObject({
      status: 200,
      body: { id, status: 'rejected', ...why },
    });
  });

  it('of a cancellation stands in the query', async () => {
    const { id, token } = await someBooking();
    expect(await cancelling(id, token, { reason: 'wrongDays' })).toMatchObject({
      status: 200,
      body: { status: 'cancelled', reason: 'wrongDays' },
    });
  });

  it('need not be given', async () => {
    const [rejected, cancelled] = [await someBooking(), await someBooking()];
    const { status, body } = await cancelling(cancelled.id, cancelled.token);
    expect([status, 'reason' in body, 'reasonText' in body]).toEqual([200, false, false]);
    // The specification's call has none: the customer reads that none was given.
    const specified = await answer({ id: rejected.id, status: 'rejected' });
    expect(specified).toMatchObject({ status: 200, body: { reason: 'notGiven' } });
    expect('reasonText' in specified.body).toBe(false);
  });

  it('must be given where the staff cancel a booking that is not theirs', async () => {
    const { id } = await someBooking();
    const token = await signToken({ ...admin, role: 'admin', email: 'admin@example.com' });
    const needed = { status: 400, body: { code: 'reasonNeeded', field: 'reason' } };
    expect(await answer({ id, status: 'cancelled' })).toMatchObject(needed);
    expect(await answer({ id, status: 'cancelled', reasonText: 'Just so.' })).toMatchObject(needed);
    expect(await cancelling(id, token)).toMatchObject(needed);
    expect(await cancelling(id, token, { reason: 'roomNotReady' })).toMatchObject({
      status: 200,
      body: { status: 'cancelled', reason: 'roomNotReady' },
    });
    const boss = await customerWith({ role: 'admin' });
    const own = await bookRoom(requestFor(await someRoom(), 5, 6), boss);
    const bossToken = await signToken({ ...boss, role: 'admin' });
    expect(await cancelling(own.id, bossToken, { reason: 'roomNotReady' })).toMatchObject({
      status: 400,
      body: { code: 'wrongReason', field: 'reason' },
    });
    expect(await cancelling(own.id, bossToken, { reason: 'plansChanged' })).toMatchObject({
      status: 200,
      body: { status: 'cancelled', reason: 'plansChanged' },
    });
    const other = await bookRoom(requestFor(await someRoom(), 5, 6), boss);
    expect(await cancelling(other.id, bossToken)).toMatchObject({ status: 200 });
  });

  it('that is none is refused, and the booking stays as it is', async () => {
    const { id, token } = await someBooking();
    expect(await answer({ id, status: 'approved', reason: 'other' })).toMatchObject({
      status: 400,
      body: { code: 'wrongReason', field: 'reason', params: { to: 'approved' } },
    });
    expect(await answer({ id, status: 'rejected', reason: 'mood' })).toMatchObject({
      status: 400,
      body: { code: 'notOneOf', field: 'reason' },
    });
    const reasonText = 'x'.repeat(limits.reasonCharacters + 1);
    expect(await cancelling(id, token, { reasonText })).toMatchObject({
      status: 400,
      body: { code: 'tooLong', field: 'reasonText' },
    });
    expect(await cancelling(id, token)).toMatchObject({ status: 200 });
  });
});
