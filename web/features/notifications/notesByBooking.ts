import type { Notification } from '#shared/notification.ts';
import { isBundle } from './noteWords.ts';

/** Notifications that stand together: about one booking, which the head names, or of several where there is no head. */
export interface NotePart {
  /** One that names the booking that several are about. */
  head?: Notification;
  notes: Notification[];
}

/** Notifications with one key are about one booking. One that stands for several is about none. */
const keyOf = (note: Notification): string =>
  note.bookingId === undefined || isBundle(note) ? `note ${note.id}` : note.bookingId;

/**
 * Notifications about one booking together, where there are several; those between two such parts share a part. Parts
 * stand in the order of their first notifications, and each keeps the order in which they are given.
 */
export function notesByBooking(notes: readonly Notification[]): NotePart[] {
  const byKey = new Map<string, Notification[]>();
  for (const note of notes) byKey.set(keyOf(note), [...(byKey.get(keyOf(note)) ?? []), note]);
  const parts: NotePart[] = [];
  for (const together of byKey.values()) {
    const before = parts.at(-1);
    if (together.length > 1) {
      // Those about money tell no days.
      const head = together.find(({ startDate }) => startDate) ?? together[0];
      parts.push({ ...(head && { head }), notes: together });
    } else if (before && !before.head) before.notes.push(...together);
    else parts.push({ notes: together });
  }
  return parts;
}
