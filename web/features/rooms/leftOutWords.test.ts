import { expect, it } from 'vitest';
import { addDays, todayInKigali } from '#shared/days.ts';
import { messages, ownMessages } from '#shared/messages.ts';
import { formatShortDays } from '#web/lib/format.ts';
import { leftOutWords } from './leftOutWords.ts';

const today = todayInKigali();
const day = (count: number) => addDays(today, count);
const words = (from: number, to: number, reason: string) =>
  `Not taken into account: ${formatShortDays(day(from), day(to))}. ${reason}`;

it.each([
  [{ startDate: day(-1), endDate: day(1) }, {}, words(-1, 1, messages.pastDate)],
  [{ startDate: day(-1), endDate: '' }, {}, words(-1, -1, messages.pastDate)],
  [{ startDate: day(1), endDate: '' }, {}, words(1, 1, 'Choose the end date as well.')],
  [{ startDate: '', endDate: day(1) }, {}, words(1, 1, 'Choose the start date as well.')],
  [{ startDate: day(1), endDate: day(400) }, {}, words(1, 400, ownMessages.stayTooLong)],
  [
    { startDate: day(5), endDate: day(3) },
    { startDate: day(5) },
    words(3, 3, ownMessages.reversedDates),
  ],
])('of %j, with %j kept, it says what is left out and why', (asked, kept, expected) => {
  expect(leftOutWords(asked, kept, today)).toBe(expected);
});

it.each([
  [{ startDate: '', endDate: '' }, {}],
  [{ startDate: day(1), endDate: '' }, { startDate: day(1) }],
  [
    { startDate: day(1), endDate: day(2) },
    { startDate: day(1), endDate: day(2) },
  ],
])('of %j nothing is left out where %j is kept', (asked, kept) => {
  expect(leftOutWords(asked, kept, today)).toBeUndefined();
});
