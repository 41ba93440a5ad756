import { addMonths, countDays, type Day } from './days.ts';
import { limits } from './limits.ts';
import { messages, refusals } from './messages.ts';

export interface Stay {
  /** First day, included. */
  startDate: Day;
  /** Last day, included. */
  endDate: Day;
}

export interface StayProblem {
  field: 'startDate' | 'endDate';
  message: string;
}

/** What is wrong with a stay that somebody wants to book on the day `today`, if anything. */
export function stayProblem({ startDate, endDate }: Stay, today: Day): StayProblem | undefined {
  if (startDate < today) return { field: 'startDate', message: messages.pastDate };
  if (endDate < startDate) return { field: 'endDate', message: refusals.reversedDates };
  if (countDays(startDate, endDate) > limits.stayDays) {
    return { field: 'endDate', message: refusals.stayTooLong };
  }
  if (endDate > addMonths(today, limits.monthsAhead)) {
    return { field: 'endDate', message: refusals.stayTooFarAhead };
  }
  return undefined;
}
