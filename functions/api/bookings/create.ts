import type * as z from 'zod/mini';
import { Refusal } from '#functions/errors.ts';
import { endpoint } from '#functions/platform/http/endpoint.ts';
import { createBooking, type BookingRequest } from '#functions/store/bookings/createBooking.ts';
import * as contract from '#shared/contract/bookings.ts';

/** What is booked; the room's own type counts, not the one that was sent. */
const requestOf = ({
  coldRoomId,
  startDate,
  endDate,
  totalPrice,
  service,
  productType,
  weight,
}: z.output<typeof contract.create.input>): BookingRequest => ({
  coldRoomId,
  startDate,
  endDate,
  totalPrice,
  service,
  productType,
  weight,
});

const KEY = /^[A-Za-z0-9_-]{1,128}$/;

/** Books a room for the caller, at the price that the caller saw. */
export const handler = endpoint(contract.create, ({ input, caller, header }) => {
  const key = header('idempotency-key');
  if (key !== undefined && !KEY.test(key)) throw new Refusal('invalidKey');
  const { userId, names } = caller();
  return createBooking(requestOf(input), { userId, names }, key);
});
