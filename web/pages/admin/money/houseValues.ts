import type { House } from '#shared/house.ts';
import { ruleOf, typedRule, type TypedRule } from './cancellationRule.ts';
import type { TextName } from './houseFields.ts';

/** The settings as they are typed, and the version that they were read with, which nobody types. */
export interface HouseValues extends Partial<Record<TextName, string>>, TypedRule {
  version?: number | undefined;
}

/** What is set, as it is typed. */
export const valuesOf = ({
  vatPercent,
  receiptSeries,
  cancellation,
  ...others
}: House): HouseValues => ({
  ...others,
  ...(vatPercent !== undefined && { vatPercent: String(vatPercent) }),
  ...(receiptSeries !== undefined && { receiptSeries: String(receiptSeries) }),
  ...typedRule(cancellation),
});

/** What is typed, as it is sent: a number that is empty is left out. */
export const sentOf = ({
  vatPercent = '',
  receiptSeries = '',
  freeDays,
  share,
  ...others
}: HouseValues) => ({
  ...others,
  ...(vatPercent.trim() && { vatPercent: vatPercent.replace(',', '.') }),
  ...(receiptSeries.trim() && { receiptSeries }),
  ...ruleOf({ freeDays, share }),
});

/**
 * What stands in the form where the settings are others now: what was typed stays, and everything else is as it is now.
 * @param before what the form began with
 */
export const keepTyped = (
  typed: HouseValues,
  before: HouseValues,
  now: HouseValues,
): HouseValues => ({
  ...now,
  ...Object.fromEntries(
    Object.entries(typed).filter(
      ([name, value]) => value !== (before[name as keyof HouseValues] ?? ''),
    ),
  ),
});
