import { holdsTemperature, holdsWeight, misfitsOf } from '#shared/fitsGoods.ts';
import type { RoomType } from '#shared/roomTypes.ts';
import { isFreeOn } from '#shared/search/takenDays.ts';
import { whereaboutsOf } from '#shared/search/towns.ts';
import type { Stay } from '#shared/stay.ts';
import type { SearchEntry } from './entry.ts';

/** What somebody looks for; what is absent may be anything. */
export interface Wish {
  roomType?: RoomType | undefined;
  /** Key of a town. */
  town?: string | undefined;
  /** Key of an area of the town. */
  area?: string | undefined;
  /** Rwf a day, both included. */
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  /** Goods, as they are said, and their weight in kg. */
  product?: string | undefined;
  kg?: number | undefined;
  /** A temperature between these, in °C, both included. */
  temperatureFrom?: number | undefined;
  temperatureTo?: number | undefined;
  stay?: Stay | undefined;
}

/** Whether a room fits a wish, whatever its days. */
export function fitsExceptDays(entry: SearchEntry, wish: Wish): boolean {
  const { roomType, minPrice = 0, maxPrice = Infinity } = wish;
  if (roomType !== undefined && entry.roomType !== roomType) return false;
  if (entry.price < minPrice || entry.price > maxPrice) return false;
  return isInPlace(entry, wish) && holdsGoods(entry, wish);
}

/** Whether a room fits a wish, and is free on every day of its stay. */
export const fits = (entry: SearchEntry, wish: Wish): boolean =>
  fitsExceptDays(entry, wish) && (!wish.stay || isFreeOn(entry.taken, wish.stay));

function isInPlace({ location }: SearchEntry, { town, area }: Wish): boolean {
  if (town === undefined) return true;
  const found = whereaboutsOf(location);
  return (
    found.town.key === town && (area === undefined || found.areas.some(({ key }) => key === area))
  );
}

function holdsGoods(entry: SearchEntry, { product = '', kg = 0, ...wish }: Wish): boolean {
  const { temperatureFrom = -Infinity, temperatureTo = Infinity } = wish;
  return (
    holdsWeight(entry, kg) &&
    misfitsOf(entry, product).length === 0 &&
    holdsTemperature(entry, [[temperatureFrom, temperatureTo]])
  );
}

/** Whether a wish has a filter that the index cannot apply, so that more entries must be read for a page. */
export const isSelective = ({
  product,
  kg,
  temperatureFrom,
  temperatureTo,
  stay,
  area,
}: Wish): boolean =>
  [product, kg, temperatureFrom, temperatureTo, stay, area].some((one) => one !== undefined);
