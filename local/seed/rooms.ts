import { kigaliRooms } from './kigaliRooms.ts';
import { provinceRooms } from './provinceRooms.ts';
import { provinceWarehouses } from './provinceWarehouses.ts';
import type { SeedRoom } from './seedRoom.ts';

export type { SeedRoom } from './seedRoom.ts';

/** Created last, so that the home page's three newest rooms show three different trades. */
const newest = ['rwamagana-flowers', 'kicukiro-pharma', 'musanze-highland'];

const all = [...provinceWarehouses, ...kigaliRooms, ...provinceRooms];

/** The catalogue that a fresh installation starts with, in the order in which it is created. */
export const seedRooms: SeedRoom[] = all.toSorted(
  (one, other) => newest.indexOf(one.id) - newest.indexOf(other.id),
);
