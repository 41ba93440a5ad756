import { findBooking } from '#functions/store/bookings/bookings.ts';
import { findMessage } from '#functions/store/messages/messages.ts';
import { findClaim } from '#functions/store/payments/findClaim.ts';
import type { Booking } from '#shared/booking.ts';
import type { Message } from '#shared/message.ts';
import type { PaymentClaim } from '#shared/paymentClaim.ts';
import type { Change } from './change.ts';

/** The item that a change is of, or for a payment its booking; undefined where it is gone, or nothing follows from it. */
export interface SourceNow {
  booking?: Booking | undefined;
  claim?: PaymentClaim | undefined;
  message?: Message | undefined;
}

/**
 * Reads what a change is of, after people were told of the change, because events can be late: by then somebody may have
 * answered, or the customer's account may have been removed.
 * @param booking the changed one, as it was read after its notification was written
 */
export async function readSourceNow(
  { entity, before, after }: Change,
  booking: Booking | undefined,
): Promise<SourceNow> {
  if (entity === 'claim') return { claim: await findClaim(after.bookingId, after.id) };
  if (entity === 'message') return before ? {} : { message: await findMessage(after.id) };
  if (entity === 'payment') return before ? {} : { booking: await findBooking(after.bookingId) };
  return { booking };
}
