import { readPlaces, type Place } from '#functions/store/search/readCounts.ts';
import { districts } from '#shared/search/districts.ts';
import { matchPlace } from '#shared/search/matchPlace.ts';
import { foldName } from '#shared/search/towns.ts';

/** The districts, where none of their rooms is known: what is near them can be said. */
const withoutRooms: Place[] = districts.map(({ name, latitude, longitude }) => ({
  town: foldName(name),
  name,
  rooms: 0,
  middle: { latitude, longitude },
}));

/** What a town or area that somebody typed was understood as. */
interface Understood {
  /** Undefined where none was typed, or none that is known was meant. */
  place: Place | undefined;
  places: Place[];
  /** Number of rooms of its town; 0 where a district has none. */
  rooms: number;
}

/**
 * The middle of a place. Areas are counted without the coordinates of their rooms, and none of a town's rooms may be on
 * the map: then it is that of the town, or of the district that has its name.
 */
const middleOf = (place: Place, known: Place[]): Place['middle'] =>
  place.middle ??
  [place.town, place.area].flatMap(
    (key) =>
      known.find(({ town, area, middle }) => town === key && area === undefined && middle)
        ?.middle ?? [],
  )[0];

/** Understands a town or area, of those that have rooms and of the districts. */
export async function understand(typed: string | undefined): Promise<Understood> {
  if (typed === undefined) return { place: undefined, places: [], rooms: 0 };
  const places = (await readPlaces()).filter(({ rooms }) => rooms > 0);
  const known = [...places, ...withoutRooms];
  const found = matchPlace(typed, known);
  const place = found && { ...found, middle: middleOf(found, known) };
  const town = places.find((one) => one.town === place?.town && one.area === undefined);
  return { place, places, rooms: town?.rooms ?? 0 };
}
