import { todayInKigali, type Day } from '#shared/days.ts';
import type { Notification } from '#shared/notification.ts';

/** Notifications under the day in Kigali on which they happened, in the order in which they are given. */
export function notesByDay(notes: Notification[]): [day: Day, notes: Notification[]][] {
  const days = new Map<Day, Notification[]>();
  for (const note of notes) {
    const day = todayInKigali(Date.parse(note.at));
    days.set(day, [...(days.get(day) ?? []), note]);
  }
  return [...days];
}
