import { messages } from '#shared/messages.ts';
import { call, type Input } from '#web/lib/api/client.ts';
import { attempt } from '#web/lib/api/send.ts';
import { sendWithKey } from './createBooking.ts';

/** Books for somebody else, once, however often the same is sent before it was answered. */
export const bookFor = (booking: Input<'bookings.bookFor'>) =>
  attempt(() =>
    sendWithKey(booking, (headers) =>
      call('bookings.bookFor', booking, { headers, fallback: messages.serverError }),
    ),
  );
