import {
  mailsOfAsked,
  mailsOfBooking,
  mailsOfChange,
  type CalledFor,
} from '#functions/domain/mails/bookingMails.ts';
import {
  notificationOfBooking,
  notificationOfChange,
  notificationOfClaim,
  notificationOfMessage,
  type NewNotification,
} from '#functions/domain/notifications.ts';
import { notificationOfPayment } from '#functions/domain/paymentNotification.ts';
import { placementOf } from '#functions/domain/placeStay.ts';
import {
  notificationOfAsked,
  notificationOfPresence,
} from '#functions/domain/stayNotifications.ts';
import type { NamedWrite } from '#functions/platform/table/transact.ts';
import type { StoredBooking } from '#functions/store/bookings/storedBooking.ts';
import { putBookingMail } from '#functions/store/mails/mails.ts';
import {
  growBundle,
  newNotificationId,
  putNotification,
} from '#functions/store/notifications/notifications.ts';
import type { Placement } from '#shared/booking.ts';
import type { Change } from './change.ts';
import { askingNotificationId } from './requests.ts';

/** What a change tells people. */
interface OutboxRecords {
  /** The users who are notified, and those of them who are as one of the staff. */
  recipients: string[];
  asStaff: string[];
  /** What writes the notifications and e-mails of each, customers first. */
  people: NamedWrite[][];
}

/** What a change tells a customer and the staff. */
export function recordsOf(change: Change, staff: string[]): OutboxRecords {
  const notification = notificationOf(change);
  const recipients = notification ? recipientsOf(notification, staff) : [];
  const write = notification && writerOf(notification, change);
  const notes = write ? recipients.map((userId) => ({ userId, writes: write(userId) })) : [];
  return {
    recipients,
    asStaff: notification?.to === 'staff' ? recipients : [],
    people: peopleOf([...mailsOf(change, staff), ...notes]),
  };
}

/** What somebody is told. */
interface Recipient {
  userId: string;
  writes: NamedWrite[];
}

/** What each is told by notifications and e-mails together, in the order in which they are named first. */
const peopleOf = (records: Recipient[]): NamedWrite[][] =>
  [...Map.groupBy(records, ({ userId }) => userId).values()].map((all) =>
    all.flatMap(({ writes }) => writes),
  );

/**
 * The e-mails that a change calls for: the customer's first, because the staff may be more when the event is delivered
 * again.
 */
function mailsOf(change: Change, staff: string[]): Recipient[] {
  if (change.entity !== 'booking') return [];
  const { before, after, at } = change;
  const recordsFor = (earlier: Placement | undefined, mails: readonly CalledFor[]) =>
    mails.flatMap(({ kind, to }) =>
      (to === 'staff' ? staff : [after.userId]).map((userId) => ({
        userId,
        writes: [
          putBookingMail({ kind, userId, bookingId: after.id, ...(earlier && { earlier }) }, at),
        ],
      })),
    );
  return [
    ...recordsFor(undefined, mailsOfBooking(before?.status, after)),
    ...recordsFor(before && placementOf(before), mailsOfChange(before, after)),
    ...recordsFor(undefined, mailsOfAsked(before, after)),
  ];
}

function notificationOf(change: Change): NewNotification | undefined {
  const { entity, before, after, at } = change;
  if (entity === 'booking') {
    return (
      notificationOfBooking(before?.status, after, at) ??
      (before && ofSameStatus(before, after, at))
    );
  }
  if (entity === 'payment') return before ? undefined : notificationOfPayment(after, at);
  if (entity === 'claim') return notificationOfClaim(before?.state, after, at);
  return entity === 'message' && !before ? notificationOfMessage(after, at) : undefined;
}

/** What is told of a booking whose status has not changed. */
const ofSameStatus = (
  before: StoredBooking,
  after: StoredBooking,
  at: string,
): NewNotification | undefined =>
  notificationOfChange(before, after, at) ??
  notificationOfAsked(before, after, at) ??
  notificationOfPresence(before, after, at);

/** What writes a notification for a user: a new one, or one more of a bundle. */
function writerOf({ bundle, content, to }: NewNotification, change: Change) {
  const note = { ...content, id: bundle ?? notificationIdFor(change) };
  const write = bundle === undefined ? putNotification : growBundle;
  const as = to === 'staff' ? 'staff' : 'self';
  return (userId: string) => write(userId, note, as);
}

const recipientsOf = ({ to }: NewNotification, staff: string[]): string[] =>
  to === 'staff' ? staff : [to.userId];

/** A request's notification has an id that is known from the request, so that it can be marked read. */
const notificationIdFor = (change: Change): string =>
  askingNotificationId(change) ?? newNotificationId();
