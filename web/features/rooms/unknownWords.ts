import { holdsOf, unknownFor, type SaidGoods } from '#shared/fitsGoods.ts';
import type { Room } from '#shared/room.ts';

type Place = Pick<Room, 'temperatureRange' | 'capacity' | 'unit'>;

const subjects = { temperature: 'its temperature', weight: 'the weight it holds' };

/** That a room perhaps fits goods, because its texts do not say it; undefined where they do. */
export function unknownWords(room: Place, goods: SaidGoods): string | undefined {
  const unknown = unknownFor(holdsOf(room), goods).map((one) => subjects[one]);
  return unknown.length === 0
    ? undefined
    : `Ask us before you book: we do not know ${unknown.join(' and ')}.`;
}
