import { samePlacement } from '#functions/domain/placeStay.ts';
import { waitingChange, type AskedChange } from '#shared/askedChange.ts';
import type { Booking, Placement } from '#shared/booking.ts';
import { bookingEvent, calendarName } from '#shared/bookingEvent.ts';
import { calendarFile } from '#shared/calendarFile.ts';
import { lastFreeDay, shareOf } from '#shared/cancellation.ts';
import { todayInKigali } from '#shared/days.ts';
import { limits } from '#shared/limits.ts';
import { arrivalPath } from '#shared/mailedPaths.ts';
import { reasonWords } from '#shared/reasons.ts';
import { answerBy } from '#shared/schedule.ts';
import { isLive, type Actor, type BookingStatus } from '#shared/transitions.ts';
import { writeMail, type MailAttachment, type MailContent } from './letter.ts';
import { reminderOf, type ReminderKind } from './reminders.ts';

/** What an e-mail says of a booking. */
export type BookingMailKind = ChangeMailKind | ReminderKind;

/** What an e-mail says that a change of a booking calls for. */
type ChangeMailKind =
  | 'requestReceived'
  | 'newRequest'
  | 'bookingApproved'
  | 'bookingRejected'
  | 'bookingCancelled'
  | 'bookingChanged'
  | 'requestChanged'
  | 'changeAsked'
  | 'changeDeclined'
  | 'bookingReopened'
  | 'approvalWithdrawn';

/** An e-mail that a change of a booking calls for. */
export interface CalledFor {
  kind: ChangeMailKind;
  to: 'customer' | 'staff';
}

const ofStatus: Partial<Record<BookingStatus, readonly CalledFor[]>> = {
  pending: [
    { kind: 'requestReceived', to: 'customer' },
    { kind: 'newRequest', to: 'staff' },
  ],
  approved: [{ kind: 'bookingApproved', to: 'customer' }],
  rejected: [{ kind: 'bookingRejected', to: 'customer' }],
  cancelled: [{ kind: 'bookingCancelled', to: 'customer' }],
};

/**
 * The e-mails that a change of a booking's status calls for; none where the status is the same. Bookings of an
 * hour that the staff is not told apart send it no e-mail either.
 */
export const mailsOfBooking = (
  before: BookingStatus | undefined,
  { status, nthOfHour = 1 }: { status: BookingStatus; nthOfHour?: number | undefined },
): readonly CalledFor[] =>
  before === status
    ? []
    : (takenBackFrom(before, status) ?? ofStatus[status] ?? []).filter(
        ({ to }) => to === 'customer' || nthOfHour <= limits.bookingsNotifiedSingly,
      );

/** The e-mail for a booking whose status was taken back. */
function takenBackFrom(
  before: BookingStatus | undefined,
  status: BookingStatus,
): readonly CalledFor[] | undefined {
  if (before === undefined || !isLive(status) || before === 'pending') return undefined;
  const kind = before === 'approved' ? 'approvalWithdrawn' : 'bookingReopened';
  return [{ kind, to: 'customer' }];
}

/** The e-mails that other days or another room call for: to the customer, unless it was the customer who changed them. */
export const mailsOfChange = (
  before: Placed | undefined,
  after: Placed & { placedBy?: Actor | undefined; nthOfHour?: number | undefined },
): readonly CalledFor[] => {
  if (!before || samePlacement(before, after)) return [];
  if (after.placedBy !== 'customer') return [{ kind: 'bookingChanged', to: 'customer' }];
  const { nthOfHour = 1 } = after;
  return nthOfHour > limits.bookingsNotifiedSingly ? [] : [{ kind: 'requestChanged', to: 'staff' }];
};

/**
 * The e-mail that a change request calls for, to the staff, or a declined one, to its customer. One that is accepted is
 * told by the days that have changed.
 */
export const mailsOfAsked = (
  before: Pick<Booking, 'asked'> | undefined,
  after: Pick<Booking, 'asked'>,
): readonly CalledFor[] => {
  const waited = waitingChange(before ?? {});
  const waits = waitingChange(after);
  if (waits && waits.at !== waited?.at) return [{ kind: 'changeAsked', to: 'staff' }];
  return waited && after.asked?.state === 'declined'
    ? [{ kind: 'changeDeclined', to: 'customer' }]
    : [];
};

type Placed = Pick<Placement, 'coldRoomId' | 'startDate' | 'endDate'>;

/** The statuses in which an e-mail still says what is so: an answer can be given before it is sent. */
const trueIn: Record<ChangeMailKind, readonly BookingStatus[]> = {
  requestReceived: ['pending'],
  newRequest: ['pending'],
  bookingApproved: ['approved'],
  bookingRejected: ['rejected'],
  bookingCancelled: ['cancelled'],
  bookingChanged: ['pending', 'approved'],
  requestChanged: ['pending'],
  changeAsked: ['approved'],
  changeDeclined: ['approved'],
  bookingReopened: ['pending', 'approved'],
  approvalWithdrawn: ['pending'],
};

type MailedBooking = Pick<
  Booking,
  | 'id'
  | 'number'
  | 'reason'
  | 'reasonText'
  | 'coldRoomId'
  | 'coldRoomName'
  | 'coldRoomLocation'
  | 'totalPrice'
  | 'cancellation'
  | 'fee'
  | 'userName'
  | 'startDate'
  | 'endDate'
  | 'status'
  | 'date'
  | 'waitsFrom'
  | 'asked'
  | 'checkedOut'
>;

/** Whether an e-mail says what is so at `now`: a change may have been changed back. */
function isTrue(kind: BookingMailKind, { booking, earlier, now }: BookingMail): boolean {
  if (earlier && samePlacement(earlier, booking)) return false;
  if (kind === 'changeAsked' && !waitingChange(booking)) return false;
  if (kind === 'changeDeclined' && booking.asked?.state !== 'declined') return false;
  return kind in trueIn
    ? trueIn[kind as ChangeMailKind].includes(booking.status)
    : reminderOf(booking, now) === kind;
}

interface BookingMail {
  booking: MailedBooking;
  /** What its days and room were before they were changed. */
  earlier?: Placement | undefined;
  /** First name of whoever gets it. */
  firstName: string;
  /** Origin of the site. */
  site: string;
  /** The address that stops e-mails of this kind. */
  stop: string;
  /** When it is sent, in milliseconds since 1970. */
  now: number;
}

interface Words {
  subject: string;
  says: string;
  next: string;
  label: string;
  path: string;
}

const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
const dayOf = (day: string): string => dayFormat.format(new Date(`${day}T00:00:00Z`));

const daysOf = ({ startDate, endDate }: Pick<Booking, 'startDate' | 'endDate'>): string =>
  startDate === endDate ? dayOf(startDate) : `${dayOf(startDate)} to ${dayOf(endDate)}`;

const amount = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** Where and when a booking was, and where and when it is. */
const changeWords = (earlier: Placement, booking: MailedBooking): string[] => [
  `Before: ${earlier.coldRoomName}, ${daysOf(earlier)}, ${amount.format(earlier.totalPrice)} Rwf`,
  `Total now: ${amount.format(booking.totalPrice)} Rwf`,
];

/** Which days were asked for, at which total and with which words. */
const askedWords = (asked: AskedChange): string[] => [
  `Asked for: ${daysOf(asked)}, ${amount.format(asked.totalPrice)} Rwf`,
  ...(asked.words ? [`In their words: ${asked.words}`] : []),
];

/** Which days were asked for, and why they were declined. */
const declinedWords = (asked: AskedChange): string[] => [
  `Asked for: ${daysOf(asked)}`,
  `Our answer: ${String(asked.reasonText)}`,
];

/** What cancelling costs at `now`, until the day before an approved booking begins, and what it has cost. */
function cancellingWords(
  { status, startDate, totalPrice, cancellation, fee }: MailedBooking,
  now: number,
): string[] {
  if (status === 'cancelled' && fee) return [`Fee for cancelling: ${amount.format(fee)} Rwf`];
  const today = todayInKigali(now);
  if (status !== 'approved' || !cancellation || startDate <= today) return [];
  const share = `${cancellation.share}%`;
  const due = `${amount.format(shareOf(totalPrice, cancellation))} Rwf`;
  const free = lastFreeDay(startDate, cancellation);
  return free < today
    ? [`Cancelling costs ${share} of the total now: ${due}`]
    : [`Cancelling is free until ${dayOf(free)}. Later it costs ${share} of the total: ${due}`];
}

/** Who can cancel an approved booking: customers can until the day before its first day, and the staff after that. */
const howToCancel = ({ startDate }: MailedBooking, now: number): string =>
  startDate > todayInKigali(now)
    ? 'You can cancel it until the day before it begins.'
    : 'Your stay has begun. If you do not need the room, please reply to this email.';

const yours = ({ id }: MailedBooking) => ({
  label: 'See your booking',
  path: `/booking?booking=${encodeURIComponent(id)}`,
});

const momentFormat = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Africa/Kigali',
});

/** Until when a request can be answered, in Kigali: `2 Dec 2026, 00:00`, as the site says it. */
const lastMoment = (booking: MailedBooking): string =>
  momentFormat.format(new Date(answerBy(booking)));

/** An expired request is told on the site alone, so that no e-mail of it is promised. */
const answerWithin = (booking: MailedBooking): string =>
  `We write to you when it is answered. Without an answer by ${lastMoment(booking)} it expires, and its days are free again.`;

const pleaseAnswer = (booking: MailedBooking) => ({
  next: `Please answer by ${lastMoment(booking)}: the request expires then.`,
  label: 'See pending requests',
  path: '/book/pending',
});

const wordsOf: Record<BookingMailKind, (booking: MailedBooking, now: number) => Words> = {
  requestReceived: (booking) => ({
    subject: `We have your request for ${booking.coldRoomName}`,
    says: 'We have received your request, and the days are held for you.',
    next: answerWithin(booking),
    ...yours(booking),
  }),
  newRequest: (booking) => ({
    subject: `New request for ${booking.coldRoomName} by ${booking.userName}`,
    says: `${booking.userName} has asked for a room.`,
    ...pleaseAnswer(booking),
  }),
  bookingApproved: (booking, now) => ({
    subject: `Your booking of ${booking.coldRoomName} is approved`,
    says: 'Your booking is approved. The room is yours on these days.',
    next: howToCancel(booking, now),
    label: 'How to arrive',
    path: arrivalPath(booking.id),
  }),
  bookingRejected: ({ coldRoomName, startDate, endDate }) => ({
    subject: `Your request for ${coldRoomName} was rejected`,
    says: 'Your request was rejected, and the days are free again.',
    next: 'Other rooms may be free on your days.',
    label: 'Find another room',
    path: `/search?startDate=${startDate}&endDate=${endDate}`,
  }),
  bookingCancelled: (booking) => ({
    subject: `Your booking of ${booking.coldRoomName} is cancelled`,
    says: 'This booking is cancelled, and its days are free again.',
    next: 'If you did not expect that, please reply to this email.',
    ...yours(booking),
  }),
  bookingChanged: (booking) => ({
    subject: `Your booking of ${booking.coldRoomName} has changed`,
    says: 'We have changed the days or the room of your booking. This is what it is now.',
    next: 'If you did not expect that, please reply to this email.',
    ...yours(booking),
  }),
  requestChanged: (booking) => ({
    subject: `${booking.userName} has changed the request for ${booking.coldRoomName}`,
    says: `${booking.userName} has changed the days or the room of a request. This is what it is now.`,
    ...pleaseAnswer(booking),
  }),
  changeAsked: ({ userName, coldRoomName }) => ({
    subject: `${userName} asks for other days at ${coldRoomName}`,
    says: `${userName} asks for other days. Until you answer, the booking stays as it is.`,
    next: 'Nobody else is kept from those days meanwhile.',
    label: 'See what waits for an answer',
    path: '/admin-dashboard',
  }),
  changeDeclined: (booking) => ({
    subject: `Your booking of ${booking.coldRoomName} stays as it is`,
    says: 'We cannot give you the other days that you have asked for. Your booking stays as it is.',
    next: 'You can ask for other days, or reply to this email.',
    ...yours(booking),
  }),
  bookingReopened: (booking, now) => ({
    subject: `Your booking of ${booking.coldRoomName} is open again`,
    says:
      booking.status === 'approved'
        ? 'Your booking was opened again and is approved. The room is yours on these days.'
        : 'Your request was opened again, and the days are held for you.',
    next: booking.status === 'approved' ? howToCancel(booking, now) : answerWithin(booking),
    ...yours(booking),
  }),
  approvalWithdrawn: (booking) => ({
    subject: `Your booking of ${booking.coldRoomName} waits for an answer again`,
    says: 'We have undone the approval of your booking. The days are still held for you.',
    next: answerWithin(booking),
    ...yours(booking),
  }),
  arrivalTomorrow: ({ id, coldRoomName }) => ({
    subject: `Tomorrow your stay at ${coldRoomName} begins`,
    says: 'Your room is ready for you from tomorrow.',
    next: 'Today is the last day on which you can cancel it.',
    label: 'How to arrive',
    path: arrivalPath(id),
  }),
  lastDayToday: ({ coldRoomId, coldRoomName }) => ({
    subject: `Today is your last day at ${coldRoomName}`,
    says: 'Today is the last day of your booking. Please take out what you store before the day ends.',
    next: 'If you need the room for longer, book the days that follow while they are free.',
    label: 'Book more days',
    path: `/coldroom/${encodeURIComponent(coldRoomId)}`,
  }),
  requestWaiting: (booking) => ({
    subject: `A request for ${booking.coldRoomName} waits for your answer`,
    says: `${booking.userName} has waited for more than ${limits.remindHours} hours for an answer.`,
    ...pleaseAnswer(booking),
  }),
};

/** What tells somebody of a booking for the first time, or again: it says what the booking comes to. */
const withTotal: readonly BookingMailKind[] = [
  'requestReceived',
  'newRequest',
  'bookingApproved',
  'bookingReopened',
];

/** What a customer is told of a booking that has its days from now on, or has other ones. */
const withCalendar: readonly BookingMailKind[] = [
  'bookingApproved',
  'bookingChanged',
  'bookingReopened',
];

/** The calendar file of an approved booking. A later one of the same booking takes the place of an earlier one. */
const calendarOf = (booking: MailedBooking, site: string, now: number): MailAttachment => ({
  name: calendarName(booking),
  type: 'text/calendar',
  content: calendarFile(bookingEvent(booking, site), now),
});

/** The e-mail about a booking; undefined where the booking has moved on, so that it would say what is no longer so. */
export function bookingMail(kind: BookingMailKind, mail: BookingMail): MailContent | undefined {
  if (!isTrue(kind, mail)) return undefined;
  const { booking, earlier, firstName, site, stop, now } = mail;
  const { subject, says, next, label, path } = wordsOf[kind](booking, now);
  // The staff are written to of what waits, and that has no reason.
  const reason = reasonWords(booking, 'customer');
  const content = writeMail({
    subject,
    to: firstName,
    paragraphs: [
      says,
      ...(booking.number === undefined ? [] : [`Booking number: ${booking.number}`]),
      `Room: ${booking.coldRoomName}, ${booking.coldRoomLocation}`,
      `Days: ${daysOf(booking)}`,
      ...(withTotal.includes(kind) ? [`Total: ${amount.format(booking.totalPrice)} Rwf`] : []),
      ...(earlier ? changeWords(earlier, booking) : []),
      ...(kind === 'changeAsked' && booking.asked ? askedWords(booking.asked) : []),
      ...(kind === 'changeDeclined' && booking.asked ? declinedWords(booking.asked) : []),
      ...(reason === undefined ? [] : [`Reason: ${reason}`]),
      ...cancellingWords(booking, now),
    ],
    action: { label, url: site + path },
    after: [next],
    stop,
  });
  const hasDays = booking.status === 'approved' && withCalendar.includes(kind);
  return hasDays ? { ...content, attachment: calendarOf(booking, site, now) } : content;
}
