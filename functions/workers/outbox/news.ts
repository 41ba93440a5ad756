import type { BookingItem } from '#functions/store/bookings/bookingItem.ts';
import { toldOf, type Notification } from '#shared/notification.ts';
import type { Change } from './change.ts';

/** What there is to tell of a change, and whom. */
export interface News {
  to: 'admins' | { userId: string };
  note: Omit<Notification, 'id' | 'read'>;
}

/** The news of a change: of a booking's new status, or of a new message. Most changes are none. */
export function newsOf(change: Change): News | undefined {
  const { entity, at } = change;
  if (entity === 'booking') return newsOfBooking(change.before?.status, change.after, at);
  if (entity !== 'message' || change.before) return undefined;
  const { id, kind, names } = change.after;
  return {
    to: 'admins',
    note: {
      type: kind === 'callback' ? 'callbackRequest' : 'contactMessage',
      at,
      names,
      messageId: id,
    },
  };
}

type Booked = Pick<
  BookingItem,
  'id' | 'userId' | 'userName' | 'coldRoomName' | 'startDate' | 'endDate' | 'status' | 'movedBy'
>;

/** A booking that an admin cancels is news for whoever would come with their goods. */
const withdrawn = { type: 'bookingWithdrawn', who: 'customer' } as const;

function newsOfBooking(
  before: BookingItem['status'] | undefined,
  { id, userId, userName, coldRoomName, startDate, endDate, status, movedBy }: Booked,
  at: string,
): News | undefined {
  if (before === status) return undefined;
  const { type, who } = status === 'cancelled' && movedBy === 'admin' ? withdrawn : toldOf[status];
  return {
    to: who === 'admins' ? who : { userId },
    note: { type, at, names: userName, bookingId: id, coldRoomName, startDate, endDate },
  };
}
