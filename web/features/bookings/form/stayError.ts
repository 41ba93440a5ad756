import { daysOf, isDay, type Day } from '#shared/days.ts';
import { messages } from '#shared/messages.ts';
import { stayProblem, type Stay, type StayProblem } from '#shared/stay.ts';

/** Whether both ends of a stay are days, in order, so that it can be counted and priced. */
export const isStay = ({ startDate, endDate }: Stay): boolean =>
  isDay(startDate) && isDay(endDate) && startDate <= endDate;

/** Whether a stay lies on a day that is taken. */
export const touches = (stay: Stay, taken: ReadonlySet<Day>): boolean =>
  isStay(stay) && daysOf(stay.startDate, stay.endDate).some((day) => taken.has(day));

/** What is wrong with the days chosen so far, if anything. */
export function stayError(
  stay: Stay,
  today: Day,
  taken: ReadonlySet<Day>,
): StayProblem | undefined {
  if (isDay(stay.startDate) && stay.startDate < today) {
    return { code: 'pastDate', field: 'startDate', message: messages.pastDate };
  }
  if (!isDay(stay.startDate) || !isDay(stay.endDate)) return undefined;
  const problem = stayProblem(stay, today);
  if (problem) return problem;
  if (touches(stay, taken)) {
    return { code: 'daysTaken', field: 'endDate', message: messages.notAvailable };
  }
  return undefined;
}

/** The part of a stay that the calendar shows as chosen: past days cannot be booked. */
export const paintedStay = (
  { startDate, endDate }: Stay,
  problem: StayProblem | undefined,
): Partial<Stay> => ({
  ...(startDate && problem?.field !== 'startDate' && { startDate }),
  ...(endDate && !problem && { endDate }),
});
