import { checkedAs } from '#functions/domain/decidePresence.ts';
import { samePlacement } from '#functions/domain/placeStay.ts';
import { waitingChange } from '#shared/askedChange.ts';
import type { BookingChange } from '#shared/booking.ts';
import { presenceOf } from '#shared/presence.ts';
import { isLive, type BookingStatus } from '#shared/transitions.ts';
import type { CheckedBooking, KeptChange, Violation } from './violation.ts';

/** A booking and what is stored of it elsewhere than in its calendar. */
interface BookingFacts {
  booking: CheckedBooking;
  history: KeptChange[];
  /** The rating that its customer gave. */
  rating: { stars: number } | undefined;
  /** Whether its customer's count of pending bookings exists. */
  hasCustomer: boolean;
  /** Whether the lists have it at the place of its status and its last day. */
  isListed: boolean;
}

const inOrder = (history: KeptChange[]): KeptChange[] =>
  history.toSorted((a, b) => (`${a.at}#${a.to}` < `${b.at}#${b.to}` ? -1 : 1));

/** Rank of a status in the life of a booking that nobody has reopened: 0 pending, 1 approved, 2 ended. */
const stageOf = (status: BookingStatus): number =>
  isLive(status) ? Number(status === 'approved') : 2;

/**
 * Whether an entry of a history is newer than its booking. It compares `changedAt`; a booking that never changed, or is
 * from before `changedAt` was kept, has none, and then the statuses are compared.
 */
const isAhead = ({ at, to }: BookingChange, { status, changedAt }: CheckedBooking): boolean =>
  changedAt === undefined ? stageOf(status) < stageOf(to) : changedAt < at;

/**
 * Rules: status, days, room, change request, presence and owner agree with the history; stars and rating agree; a pending booking has a
 * customer who counts it; the lists have it at its place.
 */
export function bookingViolations(facts: BookingFacts): Violation[] {
  const about = `booking ${facts.booking.id}`;
  return [
    ...statusFaults(facts),
    ...placementFaults(facts),
    ...askedFaults(facts),
    ...presenceFaults(facts),
    ...ownerFaults(facts),
    ...starFaults(facts),
    ...customerFaults(facts),
    ...listFaults(facts),
  ].map((fault) => ({ about, ...fault }));
}

type Fault = Omit<Violation, 'about'>;

const LOST = ': nothing depends on it, and nobody knows it any more';

function statusFaults({ booking, history }: BookingFacts): Fault[] {
  const last = inOrder(history).at(-1);
  if (last && last.to !== booking.status && isAhead(last, booking)) {
    const finding = `is ${booking.status}, but its history says ${last.to}`;
    return [{ finding, mend: { kind: 'status', booking, change: last } }];
  }
  const missing = [booking.status, ...history.map(({ from }) => from)].filter(
    (status) => status !== undefined && status !== 'pending',
  );
  const made = [...new Set(missing)]
    .filter((status) => !history.some(({ to }) => to === status))
    .map((status) => `that made it ${status}`);
  const { changedAt } = booking;
  const isBehind = changedAt !== undefined && (last === undefined || last.at < changedAt);
  const lacked = made.length === 0 && isBehind ? ['about its last change'] : made;
  return lacked.map((what) => ({ finding: `lacks the entry of its history ${what}${LOST}` }));
}

function placementFaults({ booking, history }: BookingFacts): Fault[] {
  const last = inOrder(history)
    .flatMap(({ at, moved }) => (moved ? [{ at, to: moved.to }] : []))
    .at(-1);
  if (!last || samePlacement(last.to, booking)) return [];
  const { at, to } = last;
  const { changedAt } = booking;
  const finding =
    changedAt === undefined || changedAt < at
      ? `is in the room ${booking.coldRoomId} from ${booking.startDate} to ${booking.endDate}, but its history says ${to.coldRoomId} from ${to.startDate} to ${to.endDate}: change it again and tell its customer`
      : `lacks the entry of its history that changed its days or its room${LOST}`;
  return [{ finding }];
}

/**
 * A change request is what its last entry says, and ends with the status in which it was made. One that was answered
 * goes with the next change of days or room, but stayed in tables from before.
 */
function askedFaults({ booking, history }: BookingFacts): Fault[] {
  const ordered = inOrder(history);
  const index = ordered.findLastIndex(({ from, to, asked }) => asked ?? from !== to);
  const since = ordered[index];
  const { asked, changedAt } = booking;
  if (asked?.at === since?.asked?.at && asked?.state === since?.asked?.state) return [];
  const wasAnswered = since?.asked && !waitingChange(since);
  if (!asked && wasAnswered && ordered.slice(index + 1).some(({ moved }) => moved)) return [];
  const isBehind = since !== undefined && (changedAt === undefined || changedAt < since.at);
  const [has, says] = [asked?.state ?? 'no change request', since?.asked?.state ?? 'none'];
  return [
    {
      finding: isBehind
        ? `has ${has}, but its history says ${says}: ask its customer which days it is to have`
        : `lacks the entry of its history about its change request${LOST}`,
    },
  ];
}

/** Whether an entry that leaves the status as it is is newer than its booking. */
const isUnwritten = ({ at }: KeptChange, { changedAt }: CheckedBooking): boolean =>
  changedAt === undefined || changedAt < at;

/** What the history lacks of a presence is its last change, which is said of the status. */
function presenceFaults({ booking, history }: BookingFacts): Fault[] {
  const change = inOrder(history).findLast(({ presence }) => presence);
  if (!change?.presence || !isUnwritten(change, booking)) return [];
  const { at, name, presence } = change;
  const [from, { to }] = [presenceOf(booking), presence];
  if (from === to) return [];
  const checked = checkedAs(to, booking.checkedIn, { at, by: String(name) });
  return [
    {
      finding: `is ${from}, but its history says ${to}`,
      mend: { kind: 'presence', booking, checked, change },
    },
  ];
}

/** The entry of a handover does not name the account that got the booking. */
function ownerFaults({ booking, history }: BookingFacts): Fault[] {
  const change = inOrder(history).findLast(({ joined }) => joined !== undefined);
  if (!change || !isUnwritten(change, booking)) return [];
  const finding = `is of the caller ${booking.userId}, but its history says that it was given to their account: join the two again`;
  return [{ finding }];
}

function starFaults({ booking, rating }: BookingFacts): Fault[] {
  if (booking.stars === rating?.stars) return [];
  if (!rating) {
    return [{ finding: 'has stars without a rating: ask its customer to rate again' }];
  }
  if (booking.stars !== undefined) {
    const finding = `has ${booking.stars} stars, and its rating ${rating.stars}: ask its customer to rate again`;
    return [{ finding }];
  }
  const mend = { kind: 'stars', bookingId: booking.id, stars: rating.stars } as const;
  return [{ finding: `lacks the ${rating.stars} stars of its rating`, mend }];
}

function customerFaults({ booking, hasCustomer }: BookingFacts): Fault[] {
  if (booking.status !== 'pending' || hasCustomer) return [];
  return [
    {
      finding: `is pending, but its customer ${booking.userId} has no count: nobody can answer it before the customer is mended`,
    },
  ];
}

/** By the lists a booking is completed, its customer reminded, and the staff told who leaves. */
function listFaults({ booking, isListed }: BookingFacts): Fault[] {
  if (isListed) return [];
  const finding = 'is listed by another last day, status or time of waiting than it has';
  return [{ finding, mend: { kind: 'lists', booking } }];
}
