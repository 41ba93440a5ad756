import { kicukiro } from './kicukiro.ts';
import { kimironko } from './kimironko.ts';
import { musanze } from './musanze.ts';
import { nyarugenge } from './nyarugenge.ts';

/** The picture of each room of the first catalogue, by the room's id. */
export const roomScenes: Record<string, () => string> = {
  'kimironko-fresh': kimironko,
  'nyarugenge-deep-freeze': nyarugenge,
  'kicukiro-pharma': kicukiro,
  'musanze-highland': musanze,
};
