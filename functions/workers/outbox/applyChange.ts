import { placementOf } from '#functions/domain/decideChange.ts';
import {
  countAccount,
  countBooking,
  countPayment,
  type FigureChange,
} from '#functions/domain/figures.ts';
import { changesFiling } from '#functions/domain/filing.ts';
import {
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
import type { NamedWrite } from '#functions/platform/table/transact.ts';
import { listStaffIds } from '#functions/store/accounts/staff.ts';
import { refreshFilings } from '#functions/store/bookings/filings.ts';
import { addToFigure } from '#functions/store/figures/figureWrites.ts';
import { putBookingMail } from '#functions/store/mails/mails.ts';
import {
  growBundle,
  newNotificationId,
  putNotification,
} from '#functions/store/notifications/notifications.ts';
import { applyOnce } from '#functions/store/outbox/applyOnce.ts';
import type { Placement } from '#shared/booking.ts';
import type { Change } from './change.ts';
import { projectionOf, rewriteIfStale } from './projections.ts';
import { changesAdminLists, markReadWhereAnswered, requestNotificationId } from './requests.ts';

/**
 * Recipients whose notifications are written in one transaction. It holds a hundred writes: two for each
 * recipient, and at most 43 for a stay of a year and a day, which touches thirteen months. Where an approved
 * stay has other days it is twice as many, and the customer alone is told.
 */
const RECIPIENTS_AT_ONCE = 25;

/** E-mails that are asked for in one transaction, beside its marker. */
const MAILS_AT_ONCE = 90;

/**
 * Writes what follows from a change: figures, projections, notifications. A change
 * that is delivered again changes nothing.
 * @returns the users whose pages it changes, to be pushed, also where it was applied before: the push
 * may have been lost
 */
export async function applyChange(change: Change): Promise<string[]> {
  const notification = notificationOf(change);
  const staff = changesAdminLists(change) ? await listStaffIds() : [];
  const recipients = notification ? recipientsOf(notification, staff) : [];
  const projection = projectionOf(change);
  const write = notification && writerOf(notification, change);
  const notify = (from: number) =>
    write ? recipients.slice(from, from + RECIPIENTS_AT_ONCE).flatMap(write) : [];
  const writes = [...derivedWrites(change), ...(projection?.writes ?? []), ...notify(0)];
  if (writes.length > 0) await applyOnce(change.eventId, 0, writes);
  // Who is new is last in the list of the staff, so each part has the same recipients when it is applied again.
  for (let from = RECIPIENTS_AT_ONCE; from < recipients.length; from += RECIPIENTS_AT_ONCE) {
    await applyOnce(change.eventId, from, notify(from));
  }
  await askForMails(change, staff);
  // Also where the event was applied before: that try may have ended before it came here.
  if (projection) await rewriteIfStale(projection);
  if (change.entity === 'booking' && changesFiling(change.before, change.after)) {
    await refreshFilings(change.after.id);
  }
  await markReadWhereAnswered(change, staff);
  return [...new Set([...recipients, ...staff])];
}

/** Asks for the e-mails that a change calls for, in transactions of their own, which have room for them. */
async function askForMails(change: Change, staff: string[]): Promise<void> {
  const mails = mailWritesOf(change, staff);
  for (let from = 0; from < mails.length; from += MAILS_AT_ONCE) {
    await applyOnce(`${change.eventId}-mails`, from, mails.slice(from, from + MAILS_AT_ONCE));
  }
}

function mailWritesOf(change: Change, staff: string[]): NamedWrite[] {
  if (change.entity !== 'booking') return [];
  const { before, after, at } = change;
  const told = (earlier: Placement | undefined, mails: readonly CalledFor[]) =>
    mails.flatMap(({ kind, to }) =>
      (to === 'staff' ? staff : [after.userId]).map((userId) =>
        putBookingMail({ kind, userId, bookingId: after.id, ...(earlier && { earlier }) }, at),
      ),
    );
  return [
    ...told(undefined, mailsOfBooking(before?.status, after)),
    ...told(before && placementOf(before), mailsOfChange(before, after)),
  ];
}

function notificationOf(change: Change): NewNotification | undefined {
  const { entity, before, after, at } = change;
  if (entity === 'booking') {
    return (
      notificationOfBooking(before?.status, after, at) ?? notificationOfChange(before, after, at)
    );
  }
  if (entity === 'claim') return notificationOfClaim(before?.state, after, at);
  return entity === 'message' && !before ? notificationOfMessage(after, at) : undefined;
}

/** What writes a notification for a user: a new one, or one more of a bundle. */
function writerOf({ bundle, content }: NewNotification, change: Change) {
  const note = { ...content, id: bundle ?? notificationIdFor(change) };
  const write = bundle === undefined ? putNotification : growBundle;
  return (userId: string) => write(userId, note);
}

const recipientsOf = ({ to }: NewNotification, staff: string[]): string[] =>
  to === 'staff' ? staff : [to.userId];

/** A new request's notification has an id that is known from the request, so that it can be marked read. */
const notificationIdFor = (change: Change): string =>
  (change.before ? undefined : requestNotificationId(change)) ?? newNotificationId();

/** The writes of figures. */
function derivedWrites(change: Change): NamedWrite[] {
  if (change.entity === 'message' || change.entity === 'claim') return [];
  const add = (id: string, changes: FigureChange[]) => changes.map((one) => addToFigure(one, id));
  const { entity, after } = change;
  if (entity === 'payment') return add(after.bookingId, countPayment(change.before, after));
  if (entity === 'booking') return add(after.id, countBooking(change.before, after));
  const before = entity === 'account' ? change.before : undefined;
  return add(after.userId, countAccount(before, after));
}
