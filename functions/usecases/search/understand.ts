import { readPlaces, type Place } from '#functions/store/search/readCounts.ts';
import { matchPlace } from '#shared/search/matchPlace.ts';

/** What a town or area that somebody typed was understood as. */
interface Understood {
  /** Undefined where none was typed, or none with rooms was meant. */
  place: Place | undefined;
  places: Place[];
  /** Number of rooms of its town. */
  rooms: number;
}

/** Understands a town or area, of those that have rooms. */
export async function understand(typed: string | undefined): Promise<Understood> {
  if (typed === undefined) return { place: undefined, places: [], rooms: 0 };
  const places = await readPlaces();
  const place = matchPlace(typed, places);
  const town = places.find((one) => one.town === place?.town && one.area === undefined);
  return { place, places, rooms: town?.rooms ?? 0 };
}
