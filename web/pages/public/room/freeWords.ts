import { addMonths, type Day } from '#shared/days.ts';
import { limits } from '#shared/limits.ts';
import { firstFree } from '#shared/search/laterStay.ts';
import type { Stay } from '#shared/stay.ts';
import { formatDays, formatShortDays, formatShortStay, formatWholeDay } from '#web/lib/format.ts';
import type { NextStep } from './nextStep.ts';

/**
 * When a room is free next, in a sentence.
 * @param next the next free days of as many as are chosen, where the chosen ones are taken
 */
export function freeWords(taken: readonly Day[], today: Day, next?: Stay): string {
  if (next) return `Next free: ${formatShortStay(next.startDate, next.endDate)}.`;
  const free = firstFree(taken, today);
  if (!free) return 'No day is free.';
  const { startDate, endDate } = free;
  const begins = startDate === today ? 'today' : formatWholeDay(startDate);
  if (endDate >= addMonths(today, limits.monthsAhead)) return `Free from ${begins} on.`;
  if (startDate > today) return `Next free: ${formatDays(startDate, endDate)}.`;
  return startDate === endDate ? 'Free today.' : `Free from today to ${formatWholeDay(endDate)}.`;
}

/** When a room is free next, in two or three words, and whether that is today. */
export function freeInShort(
  taken: readonly Day[],
  today: Day,
): { words: string; isToday: boolean } {
  const free = firstFree(taken, today);
  if (!free) return { words: 'No free days', isToday: false };
  const { startDate } = free;
  const isToday = startDate === today;
  const next = `Next free ${formatShortDays(startDate, startDate)}`;
  return { words: isToday ? 'Free today' : next, isToday };
}

/** What a room's calendar says above its days: which are chosen, if they can be had, or when the room is free next. */
export function calendarWords(
  { chosen, taken, problem, next }: Pick<NextStep, 'chosen' | 'taken' | 'problem' | 'next'>,
  today: Day,
): string {
  const ask = 'Choose your first and last day.';
  if (!taken) return ask;
  if (!chosen || problem !== undefined) return `${ask} ${freeWords(taken, today, next)}`;
  return `Chosen: ${formatShortStay(chosen.startDate, chosen.endDate)}. Press a day to choose anew.`;
}
