import { cardOf } from '#functions/domain/search/entry.ts';
import { endpoint } from '#functions/platform/http/endpoint.ts';
import { mapRooms } from '#functions/usecases/search/mapRooms.ts';
import * as contract from '#shared/contract/search.ts';
import { todayInKigali } from '#shared/days.ts';
import { typedPlace, wishOf } from './wish.ts';

/** What is in view of a map. */
export const handler = endpoint(contract.map, async ({ input }) => {
  const { south, west, north, east, zoom, town, ...rest } = input;
  const view = { box: { south, west, north, east }, zoom };
  const wish = wishOf(rest, todayInKigali());
  const marks = await mapRooms(view, { wish, typed: typedPlace(town) });
  return { ...marks, rooms: marks.rooms.map(cardOf), taken: marks.taken.map(cardOf) };
});
