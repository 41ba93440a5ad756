import { huye } from './huye.ts';
import { karongi } from './karongi.ts';
import { kicukiro } from './kicukiro.ts';
import { kimironko } from './kimironko.ts';
import { masoro } from './masoro.ts';
import { muhanga } from './muhanga.ts';
import { musanze } from './musanze.ts';
import { nyagatare } from './nyagatare.ts';
import { nyarugenge } from './nyarugenge.ts';
import { rubavu } from './rubavu.ts';
import { rusizi } from './rusizi.ts';
import { rwamagana } from './rwamagana.ts';

/** The picture of each room of the first catalogue, by the room's id. */
export const roomScenes: Record<string, () => string> = {
  'karongi-coffee': karongi,
  'rusizi-border': rusizi,
  'nyagatare-grain': nyagatare,
  'kimironko-fresh': kimironko,
  'nyarugenge-deep-freeze': nyarugenge,
  'masoro-distribution': masoro,
  'kicukiro-pharma': kicukiro,
  'huye-dairy': huye,
  'muhanga-ripening': muhanga,
  'rubavu-lakeside': rubavu,
  'rwamagana-flowers': rwamagana,
  'musanze-highland': musanze,
};
