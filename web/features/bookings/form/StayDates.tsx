import { useId } from 'react';
import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import { addMonths } from '#shared/days.ts';
import { limits } from '#shared/limits.ts';
import type { Stay, StayProblem } from '#shared/stay.ts';
import { useInBrowser } from '#web/lib/hooks/useInBrowser.ts';
import { serverToday } from '#web/lib/session.ts';
import { FieldError } from '#web/ui/Field.tsx';
import { DateField } from '#web/ui/inputs.tsx';

interface Props {
  /** The two fields, as their form registers them. */
  fields: Record<keyof Stay, UseFormRegisterReturn>;
  /** The first day that is typed so far; empty where there is none. */
  startDate: string;
  errors: FieldErrors<Stay>;
  /** What is wrong with days that exist. */
  problem: StayProblem | undefined;
}

/** The first and the last day of a stay, typed. */
export function StayDates({ fields, startDate, errors, problem }: Props) {
  const today = useInBrowser(serverToday);
  const last = today && addMonths(today, limits.monthsAhead);
  const id = useId();
  // Taken days are the fault of both fields: it is said once, below both.
  const taken = problem?.code === 'daysTaken' ? problem.message : undefined;
  const errorAt = (field: keyof Stay) => {
    const error =
      errors[field]?.message ?? (problem?.field === field ? problem.message : undefined);
    return error === taken ? undefined : error;
  };
  const errorId = taken && id;
  return (
    <>
      <DateField
        label="Start date"
        required
        min={today}
        max={last}
        error={errorAt('startDate')}
        errorId={errorId}
        {...fields.startDate}
      />
      <DateField
        label="End date"
        required
        min={startDate || today}
        max={last}
        error={errorAt('endDate')}
        errorId={errorId}
        {...fields.endDate}
      />
      {taken && <FieldError id={id} error={taken} across />}
    </>
  );
}
