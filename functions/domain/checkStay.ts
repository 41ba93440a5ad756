import { Refusal } from '#functions/errors.ts';
import type { Day } from '#shared/days.ts';
import { stayProblem, type Stay } from '#shared/stay.ts';

/**
 * Refuses a stay that cannot be booked on any room on the day `today`.
 * @throws Refusal pastDate, reversedDates, stayTooLong, stayTooFarAhead
 */
export function checkStay(stay: Stay, today: Day): void {
  const problem = stayProblem(stay, today);
  if (problem) throw new Refusal(problem.code);
}
