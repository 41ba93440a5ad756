import { Refusal } from '#functions/errors.ts';
import { todayInKigali } from '#shared/days.ts';
import { stayProblem, type Stay } from '#shared/stay.ts';

/** @throws Refusal pastDate, reversedDates, stayTooLong or stayTooFarAhead where the stay cannot be booked on any room today */
export function refuseImpossibleStay(stay: Stay): void {
  const problem = stayProblem(stay, todayInKigali());
  if (problem) throw new Refusal(problem.code);
}
