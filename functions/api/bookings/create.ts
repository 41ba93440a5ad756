import type * as z from 'zod/mini';
import type { BookingRequest } from '#functions/domain/decideBooking.ts';
import { endpoint } from '#functions/platform/http/endpoint.ts';
import { idempotencyKey } from '#functions/platform/http/idempotencyKey.ts';
import { bookRoom } from '#functions/usecases/bookRoom.ts';
import * as contract from '#shared/contract/bookings.ts';

/** The fields that a booking is made of. The room type is not among them: the room's own counts. */
const toBookingRequest = ({
  coldRoomId,
  startDate,
  endDate,
  totalPrice,
  service,
  productType,
  weight,
  cancellation,
}: z.output<typeof contract.create.input>): BookingRequest => ({
  coldRoomId,
  startDate,
  endDate,
  totalPrice,
  service,
  productType,
  weight,
  cancellation,
});

/** Books a room for the caller, at the price that the caller saw. */
export const handler = endpoint(contract.create, ({ input, caller, header }) => {
  const { userId, names } = caller();
  return bookRoom(toBookingRequest(input), { userId, names }, idempotencyKey(header));
});
