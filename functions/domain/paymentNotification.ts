import type { NotificationType } from '#shared/notification.ts';
import type { Payment } from '#shared/payment.ts';
import type { NewNotification } from './notifications.ts';

const typeOf = {
  payment: 'paymentRecorded',
  deposit: 'paymentRecorded',
  refund: 'refundRecorded',
  reversal: 'entryReversed',
} as const satisfies Record<Payment['kind'], NotificationType>;

/**
 * What a customer is told of a new entry of their payments. One that confirms a claim is told as the answer to it.
 * @param at when it was recorded, as ISO text
 */
export function notificationOfPayment(
  {
    kind,
    userId,
    userName,
    bookingId,
    bookingNumber,
    coldRoomName,
    amount,
    fromClaim,
  }: Payment & {
    fromClaim?: boolean | undefined;
  },
  at: string,
): NewNotification | undefined {
  if (fromClaim) return undefined;
  return {
    to: { userId },
    content: {
      type: typeOf[kind],
      at,
      names: userName,
      bookingId,
      ...(bookingNumber && { bookingNumber }),
      coldRoomName,
      amount: Math.abs(amount),
    },
  };
}
