import { checkStay } from '#functions/domain/checkStay.ts';
import type { Wish } from '#functions/domain/search/fits.ts';
import type { Day } from '#shared/days.ts';
import { partsOf } from '#shared/search/towns.ts';

type WishFields = Omit<Wish, 'stay' | 'town' | 'area'> & {
  startDate?: Day | undefined;
  endDate?: Day | undefined;
};

/**
 * What somebody looks for, of the fields of a search or a map.
 * @throws Refusal pastDate, reversedDates, stayTooLong, stayTooFarAhead
 */
export function wishOf({ startDate, endDate, ...fields }: WishFields, today: Day): Wish {
  const { roomType, product, kg, temperatureFrom, temperatureTo, minPrice, maxPrice } = fields;
  const wish = { roomType, product, kg, temperatureFrom, temperatureTo, minPrice, maxPrice };
  if (startDate === undefined || endDate === undefined) return wish;
  const stay = { startDate, endDate };
  checkStay(stay, today);
  return { ...wish, stay };
}

/** The town or area that somebody typed; undefined where any will do: where they typed nothing, or only the country. */
export const typedPlace = (town: string | undefined): string | undefined =>
  town !== undefined && partsOf(town).length > 0 ? town : undefined;
