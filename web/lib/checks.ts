import { isDay } from '#shared/days.ts';

/**
 * Whether a value that came from outside is a T. The site checks answers and what it stored itself with these
 * few lines: the schemas of the contract would add a validator to every page.
 */
export type Check<T> = (value: unknown) => value is T;

const isText = (value: unknown): value is string => typeof value === 'string';

/** Any text; also of a type that has a few values, where a page does without a value that it does not know. */
export const text =
  <T extends string = string>(): Check<T> =>
  (value): value is T =>
    isText(value);

/** One of these texts. */
export const oneOf =
  <T extends string>(values: readonly T[]): Check<T> =>
  (value): value is T =>
    values.some((known) => known === value);

/** A day that exists, `YYYY-MM-DD`. */
export const day: Check<string> = (value): value is string => isText(value) && isDay(value);

/** A moment that a date can be made of. */
export const moment: Check<string> = (value): value is string =>
  isText(value) && !Number.isNaN(Date.parse(value));

export const number: Check<number> = (value): value is number => Number.isFinite(value);

export const flag: Check<boolean> = (value): value is boolean => typeof value === 'boolean';

/** What may be absent. */
export const maybe =
  <T>(check: Check<T>): Check<T | undefined> =>
  (value): value is T | undefined =>
    value === undefined || check(value);

export const list =
  <T>(check: Check<T>): Check<T[]> =>
  (value): value is T[] =>
    Array.isArray(value) && value.every(check);

/** An object with these fields, and perhaps others. */
export const record =
  <T extends object>(fields: { [Name in keyof Required<T>]: Check<T[Name]> }): Check<T> =>
  (value): value is T =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries<Check<unknown>>(fields).every(([name, check]) =>
      check((value as Record<string, unknown>)[name]),
    );
