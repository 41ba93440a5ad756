import { kigaliRooms } from './kigaliRooms.ts';
import { provinceRooms } from './provinceRooms.ts';
import { provinceWarehouses } from './provinceWarehouses.ts';
import type { SeedRoom } from './seedRoom.ts';

export type { SeedRoom } from './seedRoom.ts';

/** Created last, because the home page shows the three newest rooms: three different trades. */
const newest = ['rwamagana-flowers', 'muhanga-ripening', 'kimironko-fresh'];

const all = [...provinceWarehouses, ...kigaliRooms, ...provinceRooms];

/** The sample rooms of a new installation, in their order of creation. */
export const seedRooms: SeedRoom[] = all.toSorted(
  (one, other) => newest.indexOf(one.id) - newest.indexOf(other.id),
);
