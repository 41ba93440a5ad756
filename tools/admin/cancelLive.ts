import { setTimeout as wait } from 'node:timers/promises';
import { settings } from '#functions/platform/settings.ts';
import { listNotifications } from '#functions/store/notifications/notifications.ts';
import { moveBooking } from '#functions/usecases/moveBooking.ts';
import { Problem, reasonOf } from '#infra/build/problem.ts';
import type { Booking } from '#shared/booking.ts';
import { todayInKigali, type Day } from '#shared/days.ts';
import type { Notification } from '#shared/notification.ts';
import { presenceOf } from '#shared/presence.ts';
import { dayAllows } from '#shared/transitions.ts';

/** Whoever runs this command cancels as an admin does. */
const operator = { actor: 'admin', userId: 'operator', names: 'Operator' } as const;

/** How often, and how long apart, the outbox is asked whether it has sent the notification of a cancellation. */
const TRIES = 30;
const PAUSE_MS = 1_000;

/** To what the stream rounds its moments down: on AWS to the second, in DynamoDB Local to the minute. */
const STAMP_MS = process.env.AWS_ENDPOINT_URL_DYNAMODB ? 60_000 : 1_000;

/** A booking as a line to print. */
export const bookingLine = ({ id, coldRoomName, startDate, endDate, status }: Booking): string =>
  `  ${coldRoomName}, ${startDate} to ${endDate}, ${status} (${id})`;

/** The bookings that were cancelled, as lines to print. */
export const cancelledLines = (bookings: Booking[]): string[] =>
  bookings.map((booking) => `Cancelled: ${bookingLine(booking).trimStart()}`);

/**
 * Asked before the first is cancelled, because one that cannot be would leave the others cancelled and the account there.
 * @throws Problem that names the bookings that an admin cannot cancel now
 */
export function requireCancellable(live: Booking[]): void {
  const today = todayInKigali();
  const hindered = live.flatMap((booking) => {
    const hindrance = hindranceOf(booking, today);
    return hindrance === undefined ? [] : `${bookingLine(booking)}: ${hindrance}`;
  });
  if (hindered.length === 0) return;
  throw new Problem(['Nothing was cancelled or deleted:', ...hindered].join('\n'));
}

function hindranceOf(booking: Booking, today: Day): string | undefined {
  if (presenceOf(booking) === 'in') return 'its goods are in the room, so check it out first';
  if (dayAllows('cancelled', operator.actor, booking, today)) return undefined;
  return 'its last day has passed, so wait for the hourly run, which ends it';
}

/**
 * Cancels a customer's live bookings, and waits until the outbox has sent its notifications: they name the customer.
 * @param pause what is waited for between two looks at what the outbox has told
 * @throws Problem where one cannot be cancelled, which names those that are, or where the outbox is late
 */
export async function cancelLive(
  userId: string,
  live: Booking[],
  pause: () => Promise<unknown> = () => wait(PAUSE_MS),
): Promise<void> {
  for (const [done, booking] of live.entries()) {
    await cancel(booking).catch((error: unknown) => {
      const failed = `${bookingLine(booking).trimStart()} cannot be cancelled: ${reasonOf(error)}`;
      const lines = [...cancelledLines(live.slice(0, done)), failed, 'Nothing was deleted.'];
      throw new Problem(lines.join('\n'), { cause: error });
    });
  }
  for (let tries = 0; tries < TRIES; tries += 1) {
    const { items } = await listNotifications(userId, {});
    if (live.every((booking) => items.some((note) => tellsWithdrawal(booking, note)))) return;
    await pause();
  }
  throw new Problem(
    `The bookings are cancelled, but the outbox of ${settings.tableName()} has not told of it yet: run the command again once it has.`,
  );
}

const cancel = ({ id }: Booking): Promise<Booking> => moveBooking(id, 'cancelled', operator);

/**
 * Whether a notification tells that an admin has cancelled a live booking: not earlier than the booking became what it
 * was then, because it may have been cancelled before and reopened. That moment is compared, and not the one of this
 * cancellation, because the clock of this machine may be ahead of that of the table. The stream rounds its own down.
 */
const tellsWithdrawal = (
  { id, date, changedAt = date }: Booking,
  { type, bookingId, at }: Notification,
): boolean =>
  type === 'bookingWithdrawn' &&
  bookingId === id &&
  Date.parse(at) > Date.parse(changedAt) - STAMP_MS;
