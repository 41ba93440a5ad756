import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as field from '../fields.ts';
import { problem } from '../inputErrors.ts';
import { limits } from '../limits.ts';
import { roomCardSchema } from '../search/card.ts';
import { searchOrders } from '../search/searchOrders.ts';
import { stayErrors } from '../stay.ts';

/** What a room must have; what is absent may be anything. */
const wishFields = () => ({
  /** A town by any of its names, or an area of one. */
  town: field.optionalText(120),
  roomType: z.optional(field.roomType()),
  startDate: z.optional(field.day()),
  endDate: z.optional(field.day()),
  /** The goods: a product of the guide, a group of products, or anything else, which keeps anywhere. */
  product: field.optionalText(limits.productCharacters),
  /** Weight of the goods, in kg. */
  kg: z.optional(field.number(0, limits.weightKg)),
  /** The room can hold a temperature between these, in °C. */
  temperatureFrom: z.optional(field.number(limits.coldestSearched, limits.warmestSearched)),
  temperatureTo: z.optional(field.number(limits.coldestSearched, limits.warmestSearched)),
  /** Rwf a day. */
  minPrice: z.optional(field.rwf(limits.searchedRwf)),
  maxPrice: z.optional(field.rwf(limits.searchedRwf)),
});

/** The second of two fields is required where the first is given. */
const required = <Name extends string, By extends string>(name: Name, by: By) =>
  z.refine<Partial<Record<Name | By, unknown>>>(
    (input) => input[name] !== undefined || input[by] === undefined,
    { path: [name], error: problem('required') },
  );

const bothDays = () =>
  [required('endDate', 'startDate'), required('startDate', 'endDate')] as const;

const foundRoom = () =>
  z.extend(roomCardSchema, {
    /** From the point of the search, or from the middle of its town; absent where either is unknown. */
    distanceKm: z.optional(z.number()),
  });

/** The rooms that fit, sorted and paged; where none or few do, what comes next to them. */
export const search = /* @__PURE__ */ endpoint('rooms.search', () => ({
  input: z
    .object({
      limit: z.optional(field.wholeNumber(1, limits.searchPage)),
      cursor: z.optional(field.word(2_000)),
      ...wishFields(),
      sort: z.optional(field.choice(searchOrders)),
      /**
       * The point from which distances are measured. Without it, the nearest to the town are asked for, wherever they
       * are.
       */
      latitude: z.optional(field.degrees(90)),
      longitude: z.optional(field.degrees(180)),
    })
    .check(
      ...bothDays(),
      required('longitude', 'latitude'),
      required('latitude', 'longitude'),
      z.refine(
        ({ sort, latitude, town }) => sort !== 'distance' || latitude !== undefined || !!town,
        {
          path: ['latitude'],
          error: problem('required'),
        },
      ),
    ),
  output: z.object({
    rooms: z.array(foundRoom()),
    /** Which town was understood; without a name where none is known that was meant. */
    place: z.optional(z.object({ typed: z.string(), name: z.optional(z.string()) })),
    /** Only where no room or few fit: the nearest others that do but for their days or their place. */
    nearby: z.optional(
      z.array(
        z.extend(foundRoom(), {
          /** The next days on which it is free as long as wished. */
          free: z.optional(z.object({ startDate: z.string(), endDate: z.string() })),
        }),
      ),
    ),
  }),
  errors: [...stayErrors, 'invalidCursor'],
}));

/** What is in view of a map: rooms, and clusters where they stand close together. */
export const map = /* @__PURE__ */ endpoint('rooms.map', () => ({
  input: z
    .object({
      south: field.degrees(90),
      west: field.degrees(180),
      north: field.degrees(90),
      east: field.degrees(180),
      zoom: field.number(0, limits.mapZoom),
      ...wishFields(),
    })
    .check(...bothDays()),
  output: z.object({
    rooms: z.array(roomCardSchema),
    /** Rooms that would fit, but are taken on the wished days; only where few are in view. */
    taken: z.array(roomCardSchema),
    clusters: z.array(z.object({ latitude: z.number(), longitude: z.number(), rooms: z.number() })),
    /** Whether all that is counted fits; if not, too many are in view, and only their type was looked at. */
    exact: z.boolean(),
  }),
  errors: [...stayErrors],
}));
