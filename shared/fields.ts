import * as z from 'zod/mini';
import { isDay, MONTH } from './days.ts';
import { ID, ID_CHARACTERS } from './id.ts';
import { problem } from './inputErrors.ts';
import { limits } from './limits.ts';
import { isInvisible, isOneLine, isPlainText } from './plainText.ts';
import { parseRoomType } from './roomTypes.ts';

/** Which refusal a value of the wrong type gets. */
type WrongType = 'notText' | 'notDay' | 'notMonth' | 'notNumber' | 'notBoolean';

/*
 * Building blocks of every schema. The message of an issue is the code of what is wrong and its
 * parameters, as `problem` writes them; what a form shows and the API says is made of it.
 */

/** The refusal of a value of the wrong type, or of a missing value. */
const notA =
  (code: WrongType) =>
  ({ input }: { input?: unknown }): string =>
    problem(input === undefined || input === '' ? 'required' : code);

/** Text of invisible characters alone counts as empty. */
const withoutInvisible = (value: string): string => (isInvisible(value) ? '' : value);

/** One line of text, trimmed. Text of which nothing can be seen is empty. */
export const line = (max: number) =>
  z
    .string({ error: notA('notText') })
    .check(
      z.trim(),
      z.maxLength(max, problem('tooLong', { max })),
      z.refine(isOneLine, problem('notOneLine')),
      z.overwrite(withoutInvisible),
    );

/** Text that a program writes, such as a cursor; it is not trimmed. */
export const word = (max: number) =>
  z.string({ error: problem('notText') }).check(z.maxLength(max, problem('tooLong', { max })));

/** One line of text that is not empty, trimmed. */
export const text = (max: number) => line(max).check(z.minLength(1, problem('required')));

/** One line of text that may be empty. */
export const optionalText = (max: number) => z.optional(line(max));

/**
 * Text of several lines, which may be empty. A form sends each line break as two characters, but a text
 * area counts it as one; so it is stored as one.
 */
export const longText = (max: number) =>
  z.string({ error: notA('notText') }).check(
    z.trim(),
    z.overwrite((value) => value.replace(/\r\n?|[\u2028\u2029]/g, '\n')),
    z.maxLength(max, problem('tooLong', { max })),
    z.refine(isPlainText, problem('notPlainText')),
    z.overwrite(withoutInvisible),
  );

/** An id as this product makes them. Anything else is refused before it becomes part of a key. */
export const id = () => z.string({ error: notA('notText') }).check(z.regex(ID, problem('notId')));

/** Up to so many ids of a query, with commas between them. */
export const ids = (most: number) =>
  z
    .string({ error: notA('notText') })
    .check(
      z.regex(
        new RegExp(`^${ID_CHARACTERS}(,${ID_CHARACTERS}){0,${most - 1}}$`),
        problem('notIds', { max: most }),
      ),
    );

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
  z.string({ error: notA('notMonth') }).check(z.regex(MONTH, problem('notMonth')));

/**
 * An e-mail address, in any script, trimmed and in lower case. Every character of it can be seen, so that no two look
 * the same.
 */
const ADDRESS = /[^\s\p{C}\p{Z}@"(),:;<>[\]\\]+@[a-z0-9-]+(\.[a-z0-9-]+)+/u.source;

export const email = () =>
  z
    .string({ error: notA('notText') })
    .check(
      z.trim(),
      z.toLowerCase(),
      z.minLength(1, problem('required')),
      z.maxLength(254, problem('tooLong', { max: 254 })),
      z.regex(new RegExp(`^${ADDRESS}$`, 'u'), problem('notEmail')),
      z.meta({ format: 'idn-email' }),
    );

/** An e-mail address, or nothing. */
export const optionalEmail = () =>
  z.optional(
    z
      .string({ error: notA('notText') })
      .check(
        z.trim(),
        z.toLowerCase(),
        z.maxLength(254, problem('tooLong', { max: 254 })),
        z.regex(new RegExp(`^(${ADDRESS})?$`, 'u'), problem('notEmail')),
        z.meta({ example: 'hello@example.com' }),
      ),
  );

const notANumber = notA('notNumber');

const DECIMAL = /^-?\d{1,15}(\.\d{1,15})?$/;

/** A number as text that `pattern` takes. A number that it does not take is refused with `wrong`. */
const writtenNumber = (pattern: RegExp, wrong: string) =>
  z.string().check(
    z.trim(),
    z.regex(pattern, {
      error: (issue) => (DECIMAL.test(String(issue.input)) ? wrong : notANumber(issue)),
    }),
  );

/** What is nearer to zero is zero: no text of a form says it, and DynamoDB holds no number below 1e-130. */
const SMALLEST = 1e-15;

const toNumber = (value: number | string): number => {
  const read = Number(value);
  return Math.abs(read) < SMALLEST ? 0 : read;
};

const between = (min: number, max: number, written: ReturnType<typeof writtenNumber>) =>
  z
    .pipe(z.union([z.number(), written], { error: notANumber }), z.transform(toNumber))
    .check(
      z.gte(min, problem('tooSmall', { min })),
      z.lte(max, problem('tooLarge', { max })),
      z.meta({ minimum: min, maximum: max }),
    );

/** A number: of JSON, or as text of a form. */
export const number = (min: number, max: number) =>
  between(min, max, writtenNumber(DECIMAL, problem('notNumber')));

/** A coordinate as maps copy it, which may have more decimals than a number can hold. */
const writtenDegrees = () =>
  z.string().check(z.trim(), z.regex(/^-?\d{1,3}(\.\d{1,30})?$/, { error: notANumber }));

/** Rounds to a millionth of a degree, which is a tenth of a metre. Adding 0 turns -0 into 0. */
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

/** A number without a fraction. Text of it has no point at all, because `50.000` may mean fifty thousand. */
export const wholeNumber = (min: number, max: number) => {
  const wrong = problem('notWhole');
  return between(min, max, writtenNumber(/^-?\d{1,15}$/, wrong)).check(
    z.refine(Number.isInteger, wrong),
  );
};

const STEPS = 10 ** limits.decimals;

const rounded = (value: number): number => Math.round(value * STEPS) / STEPS;

/** Compares the amounts and not the steps, because those of a large amount are inexact. */
const isRounded = (value: number): boolean => Math.abs(value - rounded(value)) < 1e-8;

/**
 * A number with at most two decimals. What a calculation left behind them is taken away. Text has no more of them, not
 * even zeros, because `50.000` may mean fifty thousand.
 */
const hundredths = (max: number) => {
  const wrong = problem('tooManyDecimals');
  const pattern = new RegExp(`^-?\\d{1,15}(\\.\\d{1,${limits.decimals}})?$`);
  return between(0, max, writtenNumber(pattern, wrong)).check(
    z.refine(isRounded, wrong),
    z.overwrite(rounded),
  );
};

/** An amount in Rwf with at most two decimals. */
export const rwf = (max: number) => hundredths(max);

/** A rate in percent with at most two decimals. */
export const percent = () => hundredths(100);

/** A tax number, typed with or without spaces and dashes; the result is its digits. It may be empty. */
export const optionalTin = () =>
  z.optional(
    z.string({ error: notA('notText') }).check(
      z.overwrite((value) => value.replace(/[\s-]/g, '')),
      z.regex(new RegExp(`^(\\d{${limits.tinDigits}})?$`), problem('notTin')),
      z.meta({ example: '123456789' }),
    ),
  );

/** A boolean: of JSON, or as text of a form. */
export const flag = () =>
  z.pipe(
    z.union([z.boolean(), z.enum(['true', 'false'])], { error: notA('notBoolean') }),
    z.transform((value) => value === true || value === 'true'),
  );

/** Parses text; where `parse` returns undefined, the text is refused with `wrong`. */
export const readAs = <T>(parse: (text: string) => T | undefined, wrong: string) =>
  z.pipe(
    z.string().check(z.refine((text) => parse(text) !== undefined, wrong)),
    z.transform((text: string) => parse(text) as T),
  );

/** A room type, in any spelling; the result is the stored one. */
export const roomType = () =>
  z
    .pipe(z.string({ error: notA('notText') }), readAs(parseRoomType, problem('notRoomType')))
    .check(
      z.meta({ description: 'Cold Room or Warehouse, in any spelling.', example: 'Cold Room' }),
    );

type SmallWord = Lowercase<string>;

/**
 * One of these words, in upper or lower case. The words themselves are in lower case, because what is sent is put into
 * it before it is compared.
 */
export const choice = <const Words extends readonly [SmallWord, ...SmallWord[]]>(words: Words) =>
  z
    .pipe(
      z.pipe(
        z.string({ error: notA('notText') }),
        z.transform((value) => value.trim().toLowerCase()),
      ),
      z.enum(words, { error: problem('notOneOf', { options: words }) }),
    )
    .check(z.meta({ enum: words }));

/** One of these codes, which programs write, so that upper and lower case count. */
export const code = <const Codes extends readonly [string, ...string[]]>(codes: Codes) =>
  z.enum(codes, { error: problem('notOneOf', { options: codes }) });
