import { allowedSlips, editDistance } from './editDistance.ts';
import { foldName, otherNames, partsOf, type Area } from './towns.ts';

/** A town or an area of one, with rooms or known without any. */
export interface KnownPlace {
  /** Key of the town, as `foldName` makes it. */
  town: string;
  /** The area within the town. @default - the town as a whole */
  area?: string | undefined;
  /** As its rooms write it. */
  name: string;
  /** Number of rooms that can be searched for. */
  rooms: number;
}

/** Letters within a word are worse than its beginning, and better than a slip. */
const WITHIN = 2.5;

/** How well a name fits what was typed: lower is better; undefined where it does not fit. */
function rank(typed: string, key: string): number | undefined {
  if (key === typed) return 0;
  if (key.startsWith(typed)) return 1;
  if (` ${key}`.includes(` ${typed}`)) return 2;
  if (key.includes(typed)) return WITHIN;
  const slips = editDistance(typed, key);
  return slips <= allowedSlips(typed, key) ? 2 + slips : undefined;
}

const othersOf = (town: string): string[] =>
  Object.entries(otherNames).flatMap(([other, name]) =>
    foldName(name) === town ? [foldName(other)] : [],
  );

/** A town is better than an area of the same name. */
const AREA = 0.5;

/** A place without rooms is worse than one with rooms that fits as well, and better than one that fits less. */
const WITHOUT_ROOMS = 0.75;

function rankOf(typed: string, { town, area }: KnownPlace): number | undefined {
  if (area !== undefined) {
    const found = rank(typed, area);
    return found === undefined ? undefined : found + AREA;
  }
  const found = [town, ...othersOf(town)].flatMap((name) => rank(typed, name) ?? []);
  return found.length === 0 ? undefined : Math.min(...found);
}

/** The places that fit, the best first: by how well, then by their number of rooms. */
function matches<P extends KnownPlace>(typed: string, places: readonly P[]): P[] {
  return places
    .flatMap((place) => {
      const fit = rankOf(typed, place);
      if (fit === undefined) return [];
      return [{ place, found: place.rooms > 0 ? fit : fit + WITHOUT_ROOMS }];
    })
    .sort(
      (a, b) =>
        a.found - b.found ||
        b.place.rooms - a.place.rooms ||
        (a.place.town < b.place.town ? -1 : 1),
    )
    .map(({ place }) => place);
}

/** Words beside a name that say what the place is, or its country. */
const KINDS = /\b(?:city|town|district|sector|province|rwanda)\b/g;

/** Shorter words of several are no names. */
const SHORTEST = 3;

/**
 * The parts of what was typed, the town last, as it may be meant: with commas between them, or else with other signs
 * and without words for the kind of place, or else with spaces alone.
 */
function readingsOf(typed: string): string[][] {
  const named = partsOf(typed.replace(/[/()]/g, ',')).map((part) =>
    foldName(foldName(part).replace(KINDS, '')),
  );
  const words = named.flatMap((part) => part.split(' ')).filter(({ length }) => length >= SHORTEST);
  return [partsOf(typed).map(foldName), named, words].map((parts) => parts.filter(Boolean));
}

/**
 * The place that somebody means: a town by any of its names, its beginning, or with a slip of the finger,
 * or an area of a town. Of `Kimironko, Kigali` the area within the town, if the town has it.
 */
export function matchPlace<P extends KnownPlace>(
  typed: string,
  places: readonly P[],
): P | undefined {
  for (const parts of readingsOf(typed)) {
    const found = matchParts(parts, places);
    if (found) return found;
  }
  return undefined;
}

function matchParts<P extends KnownPlace>(
  parts: readonly string[],
  places: readonly P[],
): P | undefined {
  const [first, last] = [parts[0], parts.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const [found] = matches(last, places);
  if (!found || parts.length === 1) return found;
  const within = places.filter(({ town, area }) => town === found.town && area !== undefined);
  return matches(first, within)[0] ?? found;
}

/** A place in words: `Kimironko, Kigali`, or the town alone. */
export const wordsOf = (place: KnownPlace, places: readonly KnownPlace[]): string => {
  if (place.area === undefined) return place.name;
  const town: Pick<Area, 'name'> | undefined = places.find(
    (one) => one.town === place.town && one.area === undefined,
  );
  return town ? `${place.name}, ${town.name}` : place.name;
};
