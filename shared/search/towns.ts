/** A part of a town, such as a sector of Kigali. */
export interface Area {
  key: string;
  name: string;
}

/** Where a room is, as its location says: the town is the last part, areas are the parts before it. */
interface Whereabouts {
  town: Area;
  areas: Area[];
}

/**
 * Towns that got the names of their districts in 2006, by the names that people also use for them
 * (Wikipedia, List of cities in Rwanda and Districts of Rwanda).
 */
export const otherNames: Readonly<Record<string, string>> = {
  Ruhengeri: 'Musanze',
  Gisenyi: 'Rubavu',
  Butare: 'Huye',
  Cyangugu: 'Rusizi',
  Kibuye: 'Karongi',
  Byumba: 'Gicumbi',
  Gitarama: 'Muhanga',
  Kibungo: 'Ngoma',
};

/** The capital and the towns that people know by several names, as they are called now. */
export const townNames: readonly string[] = ['Kigali', ...Object.values(otherNames)];

/** Most areas of a room that can be searched for. */
const AREAS = 3;

/** A name as it is compared: small letters without accents, and single spaces. */
export const foldName = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const presentNames = new Map(
  Object.entries(otherNames).map(([other, name]) => [foldName(other), name]),
);

/** The parts of a location, which commas separate. The country says nothing of where in it. */
export const partsOf = (location: string): string[] =>
  location
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !['', 'rwanda'].includes(foldName(part)));

const areaOf = (name: string): Area => ({ key: foldName(name), name });

/** A town by any of its names, under its present one. */
export const townOf = (name: string): Area => areaOf(presentNames.get(foldName(name)) ?? name);

/** The town and the areas of a room's location: of `Gisenyi, Rubavu` the town Rubavu and its area Gisenyi. */
export function whereaboutsOf(location: string): Whereabouts {
  const parts = partsOf(location);
  const town = townOf(parts.at(-1) ?? location);
  const areas = new Map(
    parts
      .slice(0, -1)
      .map(areaOf)
      .map((area) => [area.key, area]),
  );
  return { town, areas: [...areas.values()].slice(0, AREAS) };
}
