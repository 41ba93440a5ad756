import { changesShare } from '#functions/domain/balanceShare.ts';
import {
  countAccount,
  figuresOfChange,
  countPayment,
  type FigureChange,
} from '#functions/domain/figures.ts';
import { MOST_WRITES, type NamedWrite } from '#functions/platform/table/transact.ts';
import { refreshBalance } from '#functions/store/bookings/balances.ts';
import { addToFigure } from '#functions/store/figures/figureWrites.ts';
import { rankRoom } from '#functions/store/figures/roomRanks.ts';
import { noteStaffRecipients } from '#functions/store/notifications/staffRecipients.ts';
import { applyOnce } from '#functions/store/outbox/applyOnce.ts';
import { Batch } from './batch.ts';
import type { Change } from './change.ts';
import { forgetWhereRemoved } from './forgetWhereRemoved.ts';
import { projectionOf, rewriteIfStale } from './projections.ts';
import { recordsOf } from './recordsOf.ts';
import { changesAdminLists, markReadWhereAnswered } from './requests.ts';
import { readSourceNow } from './sourceNow.ts';

/**
 * Recipients of one transaction, which holds 100 writes. Each recipient takes three: a notification, its unread marker
 * and an e-mail. One of the staff who asks for a room takes a fourth, because they get the customer's e-mail too. So 25
 * take 76. Figures take at most 23 beside them, with these exceptions: a new stay of 366 days touches 13 months and
 * takes 43, but then the staff get no e-mail; other days of an approved stay take twice as many, but then the customer
 * is the only recipient.
 */
const PEOPLE_AT_ONCE = 25;

/** Figures and entries that always fit beside the first people, the fourth write of one of them and the marker. */
const BESIDE_PEOPLE = 23;

/** Entries that fit beside a marker. */
const ENTRIES_AT_ONCE = MOST_WRITES - 1;

/**
 * Writes what follows from a change: figures, projections, notifications, e-mails. A change
 * that is delivered again changes nothing.
 * @param batch with which it was delivered; by default it stands alone
 * @returns the users whose pages it changes, to be pushed, also where it was applied before: the push
 * may have been lost
 */
export async function applyChange(change: Change, batch = new Batch()): Promise<string[]> {
  const staff = changesAdminLists(change) ? await batch.staffIds() : [];
  const { recipients, people, asStaff } = recordsOf(change, staff);
  await noteStaffRecipients(asStaff);
  const projection = projectionOf(change);
  const figures = figuresOf(change);
  await writeOnce(change.eventId, {
    counted: figures.map((one) => addToFigure(one, countedId(change))),
    entries: projection?.writes ?? [],
    people,
  });
  // Also where the event was applied before: that try may have ended before it came here.
  await rankRooms(figures);
  const now = projection && (await rewriteIfStale(projection));
  if (change.entity === 'booking' && changesShare(change.before, change.after)) {
    await refreshBalance(now?.booking ?? change.after);
  }
  const source = await readSourceNow(change, now?.booking);
  await markReadWhereAnswered(change, staff, source);
  await forgetWhereRemoved(change, source);
  if (change.entity === 'account') batch.forgetStaff();
  return [...new Set([...recipients, ...staff])];
}

interface Writes {
  counted: NamedWrite[];
  entries: NamedWrite[];
  /** What each is told. */
  people: NamedWrite[][];
}

/**
 * Writes each once, in one transaction where they fit. How they are divided follows from the event and
 * not from the number of the staff, which may differ when the event is delivered again, so that each part has the same
 * entries then. The staff are ordered by when they joined, so a new member does not change the earlier parts either.
 */
async function writeOnce(eventId: string, { counted, entries, people }: Writes): Promise<void> {
  const together = counted.length + entries.length <= BESIDE_PEOPLE;
  const writesFrom = (from: number) => people.slice(from, from + PEOPLE_AT_ONCE).flat();
  const first = [...counted, ...(together ? entries : []), ...writesFrom(0)];
  if (first.length > 0) await applyOnce(eventId, 0, first);
  for (let from = PEOPLE_AT_ONCE; from < people.length; from += PEOPLE_AT_ONCE) {
    await applyOnce(eventId, from, writesFrom(from));
  }
  for (let from = 0; !together && from < entries.length; from += ENTRIES_AT_ONCE) {
    const some = entries.slice(from, from + ENTRIES_AT_ONCE);
    await applyOnce(`${eventId}-entries`, from, some);
  }
}

/** By how much a change changes the figures. */
function figuresOf(change: Change): FigureChange[] {
  if (change.entity === 'message' || change.entity === 'claim') return [];
  if (change.entity === 'payment') return countPayment(change.before, change.after);
  if (change.entity === 'booking') return figuresOfChange(change.before, change.after);
  return countAccount(change.entity === 'account' ? change.before : undefined, change.after);
}

/** The id of what is counted, by which the sums of all bookings are spread. */
function countedId({ entity, after }: Change): string {
  if (entity === 'payment') return after.bookingId;
  return entity === 'account' || entity === 'person' ? after.userId : after.id;
}

/** Ranks the rooms whose sold days of a month have changed. */
async function rankRooms(figures: FigureChange[]): Promise<void> {
  for (const { figure } of figures) {
    if (figure.of === 'room') await rankRoom(figure.month, figure.coldRoomId);
  }
}
