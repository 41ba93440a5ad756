import * as z from 'zod/mini';
import * as field from './fields.ts';
import { problem } from './inputErrors.ts';

/** What cancelling costs, as the API answers it. */
export const cancellationSchema = z.object({ freeDays: z.number(), share: z.number() });

/** The same as input. */
export const cancellationFields = () =>
  z.object(
    { freeDays: field.wholeNumber(0, 365), share: field.wholeNumber(1, 100) },
    problem('notCancellation'),
  );
