import * as z from 'zod/mini';
import { isDay } from './days.ts';
import { ID } from './id.ts';
import { parseRoomType } from './roomTypes.ts';

/**
 * Building blocks of every schema. Their messages are sentences that a form can show beside the
 * field and that the API sends with the field's name before them.
 */
const required = 'Required.';

const said = (wrongType: string) => (issue: { input?: unknown }) =>
  issue.input === undefined || issue.input === '' ? required : wrongType;

const CONTROL_CHARACTERS = /[\u0000-\u001f\u007f]/;
const CONTROL_EXCEPT_BREAKS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/** One line of text, its ends trimmed. */
export const line = (max: number) =>
  z.string({ error: said('Must be text.') }).check(
    z.trim(),
    z.maxLength(max, `At most ${max} characters.`),
    z.refine((text) => !CONTROL_CHARACTERS.test(text), 'Must be one line of text.'),
  );

/** Text that machines write: kept as it is. */
export const word = (max: number) =>
  z.string({ error: 'Must be text.' }).check(z.maxLength(max, 'Too long.'));

/** One line of text that is not empty, its ends trimmed. */
export const text = (max: number) => line(max).check(z.minLength(1, required));

/** One line of text that may be empty. */
export const optionalText = (max: number) => z.optional(line(max));

/**
 * Text of several lines, which may be empty. A form sends each break as two characters, which a
 * text area counts as one: so they are kept as one.
 */
export const longText = (max: number) =>
  z.string({ error: said('Must be text.') }).check(
    z.trim(),
    z.overwrite((value) => value.replace(/\r\n?/g, '\n')),
    z.maxLength(max, `At most ${max} characters.`),
    z.refine((value) => !CONTROL_EXCEPT_BREAKS.test(value), 'Must be plain text.'),
  );

/** An identifier as this product makes them; anything else is turned away before it meets a key. */
export const id = () =>
  z.string({ error: said('Must be text.') }).check(z.regex(ID, 'Must be an id.'));

/** A day that exists, `YYYY-MM-DD`. */
export const day = () =>
  z
    .string({ error: said('Must be a day such as 2027-01-31.') })
    .check(
      z.refine(isDay, 'Must be a day that exists, such as 2027-01-31.'),
      z.meta({ format: 'date', example: '2027-01-31' }),
    );

/** A calendar month, `YYYY-MM`. */
export const month = () =>
  z
    .string({ error: said('Must be a month such as 2027-01.') })
    .check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Must be a month such as 2027-01.'));

/** An e-mail address, trimmed and in small letters. */
export const email = () =>
  z
    .string({ error: said('Must be text.') })
    .check(
      z.trim(),
      z.toLowerCase(),
      z.minLength(1, required),
      z.maxLength(254, 'At most 254 characters.'),
      z.regex(/^[^\s@"(),:;<>[\]\\]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'Must be an e-mail address.'),
      z.meta({ format: 'email' }),
    );

const notANumber = said('Must be a number.');

const writtenNumber = () =>
  z.string().check(z.trim(), z.regex(/^-?\d{1,15}(\.\d{1,15})?$/, { error: notANumber }));

/** A number, from JSON or written out in a form. */
export const number = (min: number, max: number) =>
  z
    .pipe(z.union([z.number(), writtenNumber()], { error: notANumber }), z.transform(Number))
    .check(
      z.gte(min, `Must be at least ${min}.`),
      z.lte(max, `Must be at most ${max}.`),
      z.meta({ minimum: min, maximum: max }),
    );

/** A number without a fraction. */
export const wholeNumber = (min: number, max: number) =>
  number(min, max).check(z.refine(Number.isInteger, 'Must be a whole number.'));

/** Compared as an amount, not in hundredths: those of a large amount are off by more than that. */
const isHundredths = (value: number): boolean =>
  Math.abs(value - Math.round(value * 100) / 100) < 1e-8;

/** An amount in Rwf with at most two decimals. */
export const rwf = (max: number) =>
  number(0, max).check(z.refine(isHundredths, 'Must have at most two decimals.'));

/** Yes or no, from JSON or written out in a form. */
export const flag = () =>
  z.pipe(
    z.union([z.boolean(), z.enum(['true', 'false'])], { error: said('Must be true or false.') }),
    z.transform((value) => value === true || value === 'true'),
  );

/** Turns text into what `parse` makes of it; where it makes nothing, `sentence` says why not. */
export const readAs = <T>(parse: (text: string) => T | undefined, sentence: string) =>
  z.transform((text: string, { issues }): T => {
    const value = parse(text);
    if (value !== undefined) return value;
    issues.push({ code: 'custom', message: sentence, input: text });
    return z.NEVER;
  });

/** A room type in any spelling, as it is stored. */
export const roomType = () =>
  z.pipe(
    z.string({ error: said('Must be text.') }),
    readAs(parseRoomType, 'Must be Cold Room or Warehouse.'),
  );

/** One of a few words, in any case. */
export const choice = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z
    .pipe(
      z.pipe(
        z.string({ error: said('Must be text.') }),
        z.transform((value) => value.trim().toLowerCase()),
      ),
      z.enum(words, { error: `Must be one of ${words.join(', ')}.` }),
    )
    .check(z.meta({ enum: words }));
