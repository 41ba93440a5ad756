import * as z from 'zod/mini';
import { withoutDirections } from './directionSigns.ts';
import * as field from './fields.ts';
import { problem } from './inputErrors.ts';

/**
 * One line of text that is or may be a telephone number, trimmed. The signs of direction that telephones copy with a
 * number are taken away; in other lines they are refused, because there they can make a text read as something else.
 */
export const phoneLine = (max: number) =>
  z.pipe(
    z
      .string({ error: ({ input }) => problem(input === undefined ? 'required' : 'notText') })
      .check(
        z.overwrite(withoutDirections),
        z.trim(),
        z.maxLength(max, problem('tooLong', { max })),
      ),
    field.line(max),
  );
