import { Refusal } from '#functions/errors.ts';
import { endpoint } from '#functions/platform/http/endpoint.ts';
import { provenAccount } from '#functions/usecases/provenAccount.ts';
import { removeAccount } from '#functions/usecases/removeAccount.ts';
import { isStaff } from '#shared/access.ts';
import type { Booking } from '#shared/booking.ts';
import * as contract from '#shared/contract/account.ts';
import { ownMessages } from '#shared/messages.ts';
import { openMattersOf } from '#shared/openMatters.ts';

/** What is open of bookings, as the refusal names it. */
const openIn = (bookings: readonly Booking[]) =>
  bookings.flatMap((booking) =>
    openMattersOf(booking).map(({ kind, amount }) => ({
      booking: bookingLine(booking),
      kind,
      amount: String(amount),
    })),
  );

const bookingLine = ({ number, coldRoomName, startDate }: Booking): string =>
  `${number ?? startDate}, ${coldRoomName}`;

/** Deletes the caller's account, and ends its sessions. The password must be given. */
export const handler = endpoint(contract.remove, async ({ input, caller, address }) => {
  const account = await provenAccount(caller().email, input.password, address);
  if (isStaff(account.role)) throw new Refusal('adminAccount');
  const removal = await removeAccount(account);
  if (removal.outcome === 'live') {
    throw new Refusal('bookingsHeld', { held: removal.bookings.map(bookingLine) });
  }
  if (removal.outcome === 'open') {
    throw new Refusal('mattersOpen', { open: openIn(removal.bookings) });
  }
  // It was booked for or changed meanwhile, by another tab: the next try decides anew.
  if (removal.outcome !== 'removed') throw new Refusal('busy');
  return { message: ownMessages.accountRemoved };
});
