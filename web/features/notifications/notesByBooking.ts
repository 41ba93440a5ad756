import type { Notification } from '#shared/notification.ts';
import { isBundle } from './noteWords.ts';

/** Notifications that stand together: about one booking, which the head names, or of several where there is no head. */
export interface NotePart {
  /** One that names the booking. */
  head?: Notification;
  notes: Notification[];
}

/** The booking that a notification is about. One that stands for several is about none. */
const bookingOf = (note: Notification): string | undefined =>
  isBundle(note) ? undefined : note.bookingId;

const keyOf = (note: Notification): string => bookingOf(note) ?? `note ${note.id}`;

/**
 * Notifications about one booking together, where there are several or `headsLone` says that one has a head as well; those
 * between two such parts share a part. Parts stand in the order of their first notifications, and each keeps the order in
 * which they are given.
 */
export function notesByBooking(notes: readonly Notification[], headsLone = false): NotePart[] {
  const byKey = new Map<string, Notification[]>();
  for (const note of notes) byKey.set(keyOf(note), [...(byKey.get(keyOf(note)) ?? []), note]);
  const parts: NotePart[] = [];
  for (const together of byKey.values()) {
    const before = parts.at(-1);
    if (together.length > 1 || (headsLone && together.every(bookingOf))) {
      // Those about money tell no days.
      const head = together.find(({ startDate }) => startDate) ?? together[0];
      parts.push({ ...(head && { head }), notes: together });
    } else if (before && !before.head) before.notes.push(...together);
    else parts.push({ notes: together });
  }
  return parts;
}
