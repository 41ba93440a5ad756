import * as z from 'zod/mini';
import * as field from './fields.ts';
import { problem } from './inputErrors.ts';
import { limits } from './limits.ts';
import { parsePhone } from './phone.ts';
import { phoneLine } from './phoneLine.ts';

const said = () => z.optional(z.string());

/** How to get into a room, as the API answers it. */
export const arrivalSchema = z.object({
  directions: said(),
  openingHours: said(),
  keeperName: said(),
  keeperPhone: said(),
  doorWords: said(),
  whatToBring: said(),
  howToPay: said(),
});

/** An empty field removes what was written down. */
const orNothing = (text: string): string | null => (text === '' ? null : text);

const words = () =>
  z.optional(z.pipe(field.longText(limits.arrivalCharacters), z.transform(orNothing)));
const line = () =>
  z.optional(z.pipe(field.line(limits.arrivalLineCharacters), z.transform(orNothing)));

const phone = () =>
  z.optional(
    z.pipe(
      phoneLine(limits.phoneCharacters),
      field.readAs((text) => (text === '' ? null : parsePhone(text)), problem('notPhone')),
    ),
  );

/** The same as fields of the room form. */
export const arrivalFields = () => ({
  directions: words(),
  openingHours: line(),
  keeperName: line(),
  keeperPhone: phone(),
  doorWords: words(),
  whatToBring: words(),
  howToPay: words(),
});
