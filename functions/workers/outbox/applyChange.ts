import { listAdmins, enlistAdmin } from '#functions/store/notifications/admins.ts';
import { countAccount, countBooking } from '#functions/store/figures/figures.ts';
import { newNoteId, putNote } from '#functions/store/notifications/notifications.ts';
import { applyOnce } from '#functions/store/outbox/outbox.ts';
import type { NamedWrite } from '#functions/platform/table/transact.ts';
import type { Change } from './change.ts';
import { bringUpToDate, entryOf } from './projections.ts';
import { newsOf, type News } from './news.ts';
import { askingNoteId, concernsAdmins, settleTask } from './tasks.ts';

/**
 * Who is told in one transaction. It holds a hundred writes: two for each of these, and at most 43
 * for a stay of a year and a day, which touches thirteen months.
 */
const TOLD_AT_ONCE = 25;

/**
 * Does what follows from a change, once, however often it is told.
 * @returns whose pages it changes, also where it was done before: a push may have been lost since
 */
export async function digest(change: Change): Promise<string[]> {
  const news = newsOf(change);
  const admins = concernsAdmins(change) ? await listAdmins() : [];
  const told = news ? recipientsOf(news, admins) : [];
  const note = news && { ...news.note, id: noteIdFor(change) };
  const notes = (from: number) =>
    note ? told.slice(from, from + TOLD_AT_ONCE).flatMap((userId) => putNote(userId, note)) : [];
  const entry = entryOf(change);
  const writes: NamedWrite[] = [
    ...derivedFrom(change),
    ...(entry ? [entry.write] : []),
    ...notes(0),
  ];
  if (writes.length > 0) await applyOnce(change.eventId, 0, writes);
  // Who joins the admins stands at the end: a part holds the same people when it is told again.
  for (let from = TOLD_AT_ONCE; from < told.length; from += TOLD_AT_ONCE) {
    await applyOnce(change.eventId, from, notes(from));
  }
  // Also where the event was digested before: that try may have come to an end in between.
  if (entry) await bringUpToDate(entry);
  await settleTask(change, admins);
  return [...new Set([...told, ...admins])];
}

const recipientsOf = ({ to }: News, admins: string[]): string[] =>
  to === 'admins' ? admins : [to.userId];

/** What tells of something new is found again by what it tells of. */
const noteIdFor = (change: Change): string =>
  (change.before ? undefined : askingNoteId(change)) ?? newNoteId();

/** Figures, which are differences, and who the admins are. */
function derivedFrom(change: Change): NamedWrite[] {
  if (change.entity === 'booking') return countBooking(change.before, change.after);
  if (change.entity === 'message') return [];
  const { before, after, at } = change;
  return [...countAccount(before, after), ...enlistAdmin(before, after, at)];
}
