import * as z from 'zod/mini';
import { isDay } from './days.ts';
import { ID } from './id.ts';
import { problem } from './inputErrors.ts';
import { parseRoomType } from './roomTypes.ts';

/** What a value of the wrong type is told. */
type WrongType = 'notText' | 'notDay' | 'notMonth' | 'notNumber' | 'notBoolean';

/*
 * Building blocks of every schema. The message of an issue is the code of what is wrong and its
 * parameters, as `problem` writes them; what a form shows and the API says is made of it.
 */

/** That a value of the wrong type is there, or that none is. */
const notA =
  (code: WrongType) =>
  ({ input }: { input?: unknown }): string =>
    problem(input === undefined || input === '' ? 'required' : code);

const CONTROL_CHARACTERS = /[\u0000-\u001f\u007f]/;
const CONTROL_EXCEPT_BREAKS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/** One line of text, its ends trimmed. */
export const line = (max: number) =>
  z.string({ error: notA('notText') }).check(
    z.trim(),
    z.maxLength(max, problem('tooLong', { max })),
    z.refine((text) => !CONTROL_CHARACTERS.test(text), problem('notOneLine')),
  );

/** Text that machines write: kept as it is. */
export const word = (max: number) =>
  z.string({ error: problem('notText') }).check(z.maxLength(max, problem('tooLong', { max })));

/** One line of text that is not empty, its ends trimmed. */
export const text = (max: number) => line(max).check(z.minLength(1, problem('required')));

/** One line of text that may be empty. */
export const optionalText = (max: number) => z.optional(line(max));

/**
 * Text of several lines, which may be empty. A form sends each break as two characters, which a
 * text area counts as one: so they are kept as one.
 */
export const longText = (max: number) =>
  z.string({ error: notA('notText') }).check(
    z.trim(),
    z.overwrite((value) => value.replace(/\r\n?/g, '\n')),
    z.maxLength(max, problem('tooLong', { max })),
    z.refine((value) => !CONTROL_EXCEPT_BREAKS.test(value), problem('notPlainText')),
  );

/** An identifier as this product makes them; anything else is turned away before it meets a key. */
export const id = () => z.string({ error: notA('notText') }).check(z.regex(ID, problem('notId')));

/** A day that exists, `YYYY-MM-DD`. */
export const day = () =>
  z
    .string({ error: notA('notDay') })
    .check(
      z.refine(isDay, problem('noSuchDay')),
      z.meta({ format: 'date', example: '2027-01-31' }),
    );

/** A calendar month, `YYYY-MM`. */
export const month = () =>
  z
    .string({ error: notA('notMonth') })
    .check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, problem('notMonth')));

/** An e-mail address, trimmed and in small letters. */
export const email = () =>
  z
    .string({ error: notA('notText') })
    .check(
      z.trim(),
      z.toLowerCase(),
      z.minLength(1, problem('required')),
      z.maxLength(254, problem('tooLong', { max: 254 })),
      z.regex(/^[^\s@"(),:;<>[\]\\]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/, problem('notEmail')),
      z.meta({ format: 'email' }),
    );

const notANumber = notA('notNumber');

const writtenNumber = () =>
  z.string().check(z.trim(), z.regex(/^-?\d{1,15}(\.\d{1,15})?$/, { error: notANumber }));

/** A number, from JSON or written out in a form. */
export const number = (min: number, max: number) =>
  z
    .pipe(z.union([z.number(), writtenNumber()], { error: notANumber }), z.transform(Number))
    .check(
      z.gte(min, problem('tooSmall', { min })),
      z.lte(max, problem('tooLarge', { max })),
      z.meta({ minimum: min, maximum: max }),
    );

/** A coordinate as maps copy it, which may have more decimals than a number can hold. */
const writtenDegrees = () =>
  z.string().check(z.trim(), z.regex(/^-?\d{1,3}(\.\d{1,30})?$/, { error: notANumber }));

/** To a millionth of a degree, which is a tenth of a metre. Adding nothing makes 0 of -0. */
const toMillionths = (degrees: number): number => Math.round(degrees * 1e6) / 1e6 + 0;

/** A coordinate in degrees, from `-limit` to `limit`, kept to six decimals. */
export const degrees = (limit: number) =>
  z
    .pipe(
      z.union([z.number(), writtenDegrees()], { error: notANumber }),
      z.transform((value) => toMillionths(Number(value))),
    )
    .check(
      z.gte(-limit, problem('tooSmall', { min: -limit })),
      z.lte(limit, problem('tooLarge', { max: limit })),
      z.meta({ minimum: -limit, maximum: limit }),
    );

/** A number without a fraction. */
export const wholeNumber = (min: number, max: number) =>
  number(min, max).check(z.refine(Number.isInteger, problem('notWhole')));

/** Compared as an amount, not in hundredths: those of a large amount are off by more than that. */
const isHundredths = (value: number): boolean =>
  Math.abs(value - Math.round(value * 100) / 100) < 1e-8;

/** An amount in Rwf with at most two decimals. */
export const rwf = (max: number) =>
  number(0, max).check(z.refine(isHundredths, problem('tooManyDecimals')));

/** Yes or no, from JSON or written out in a form. */
export const flag = () =>
  z.pipe(
    z.union([z.boolean(), z.enum(['true', 'false'])], { error: notA('notBoolean') }),
    z.transform((value) => value === true || value === 'true'),
  );

/** Turns text into what `parse` makes of it; where it makes nothing, `wrong` says why not. */
export const readAs = <T>(parse: (text: string) => T | undefined, wrong: string) =>
  z.pipe(
    z.string().check(z.refine((text) => parse(text) !== undefined, wrong)),
    z.transform((text: string) => parse(text) as T),
  );

/** A room type in any spelling, as it is stored. */
export const roomType = () =>
  z.pipe(z.string({ error: notA('notText') }), readAs(parseRoomType, problem('notRoomType')));

/** One of a few words, in any case. */
export const choice = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z
    .pipe(
      z.pipe(
        z.string({ error: notA('notText') }),
        z.transform((value) => value.trim().toLowerCase()),
      ),
      z.enum(words, { error: problem('notOneOf', { options: words }) }),
    )
    .check(z.meta({ enum: words }));
