import { addMonths, countDays, type Day } from './days.ts';
import type { ErrorCode } from './errors.ts';
import { limits } from './limits.ts';
import { messages, ownMessages } from './messages.ts';

export interface Stay {
  /** First day, included. */
  startDate: Day;
  /** Last day, included. */
  endDate: Day;
}

export interface StayProblem<Code extends ErrorCode = ErrorCode> {
  code: Code;
  field: 'startDate' | 'endDate';
  message: string;
}

/** The reasons for which a stay cannot be booked on any room. */
export const stayErrors = ['pastDate', 'reversedDates', 'stayTooLong', 'stayTooFarAhead'] as const;
type StayCode = (typeof stayErrors)[number];

const problems: Record<StayCode, StayProblem<StayCode>> = {
  pastDate: { code: 'pastDate', field: 'startDate', message: messages.pastDate },
  reversedDates: { code: 'reversedDates', field: 'endDate', message: ownMessages.reversedDates },
  stayTooLong: { code: 'stayTooLong', field: 'endDate', message: ownMessages.stayTooLong },
  stayTooFarAhead: {
    code: 'stayTooFarAhead',
    field: 'endDate',
    message: ownMessages.stayTooFarAhead,
  },
};

/** Why a stay cannot be booked on the day `today`; undefined where it can. */
export function stayProblem(
  { startDate, endDate }: Stay,
  today: Day,
): StayProblem<StayCode> | undefined {
  if (startDate < today) return problems.pastDate;
  if (endDate < startDate) return problems.reversedDates;
  if (countDays(startDate, endDate) > limits.stayDays) return problems.stayTooLong;
  if (endDate > addMonths(today, limits.monthsAhead)) return problems.stayTooFarAhead;
  return undefined;
}
