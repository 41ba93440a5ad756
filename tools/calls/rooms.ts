import { updateRoom } from '#functions/store/rooms/updateRoom.ts';
import { refreshEntry } from '#functions/store/search/refreshEntry.ts';
import { roomParts } from '#functions/testing/forms.ts';
import { inDays, someRoom } from '#functions/testing/people.ts';
import { closeRoom } from '#functions/usecases/closeRoom.ts';
import { createRoom } from '#functions/usecases/createRoom.ts';
import { monthOf } from '#shared/days.ts';
import { picturesOf } from '#shared/pictures.ts';
import type { RouteName } from '#shared/routes.ts';
import { withForm, withJson, type Calls } from './call.ts';
import { picture as onePixel, someBooking } from './people.ts';
import type { World } from './world.ts';

/** Name of the sample that lists rooms free in a stay within one month. */
export const FREE_IN_A_MONTH = 'free on days of one month';

/** Name of the sample that searches for what no room has. */
export const NOTHING_FITS = 'where nothing fits';

const STORED_PICTURE = '/images/rooms/any/any.png';

export const roomCalls = ({ room, admin, boss, picture }: World) => {
  const form = [...roomParts, ...picture];
  const upload = picture.length > 0 ? picture : [onePixel];
  const image = picture.length > 0 ? STORED_PICTURE : undefined;
  const here = { path: { id: room.id } };
  const removal = async (stored: string | undefined) => {
    const { id } = await createRoom(room, { pictures: picturesOf({ image: stored }) });
    return { ...admin, path: { id } };
  };
  return {
    'rooms.list': [
      { call: () => ({}) },
      { how: FREE_IN_A_MONTH, call: () => ({ query: stayInNextMonth() }) },
      { how: 'page by page', call: () => ({ query: { limit: '1' } }) },
      { how: 'found by words', call: () => ({ query: { text: room.name } }) },
    ],
    'rooms.search': [
      { call: () => ({ query: { roomType: 'Cold Room' } }) },
      { how: 'page by page', call: () => ({ query: { limit: '1' } }) },
      { how: 'in a town', call: () => ({ query: { town: room.location, limit: '1' } }) },
      { how: 'newest first', call: () => ({ query: { sort: 'newest' } }) },
      {
        how: 'nearest first',
        call: async () => ({ query: { sort: 'distance', ...textsOf(await onTheMap()) } }),
      },
      {
        how: NOTHING_FITS,
        call: () => ({ query: { ...stayInNextMonth(), kg: '9999999' } }),
      },
    ],
    'rooms.map': [
      { call: async () => ({ query: await inView() }) },
      {
        how: 'of a town',
        call: async () => ({ query: { ...(await inView()), town: room.location } }),
      },
    ],
    'rooms.get': () => here,
    'rooms.arrival': () => ({ ...admin, ...here }),
    'rooms.calendar': () => ({ ...here, query: { startDate: inDays(0), endDate: inDays(365) } }),
    'rooms.ratings': [
      { call: () => here },
      { how: 'page by page', call: () => ({ ...here, query: { limit: '1' } }) },
    ],
    'rooms.create': [
      { call: () => withForm(form, admin) },
      { how: 'with a picture', call: () => withForm([...roomParts, onePixel], admin) },
    ],
    'rooms.update': [
      { call: () => withForm(form, { ...admin, ...here }) },
      {
        how: 'with another picture',
        call: async () => {
          const { id } = await someRoom();
          await updateRoom(id, { image: STORED_PICTURE });
          return withForm([onePixel], { ...admin, path: { id } });
        },
      },
      {
        how: 'of a room that is gone',
        status: 404,
        call: () => withForm([onePixel], { ...admin, path: { id: 'none' } }),
      },
    ],
    'closures.create': [
      {
        call: async () => withJson(closureOf((await someRoom()).id), admin),
      },
      {
        how: 'of days that a booking holds',
        status: 409,
        call: async () => {
          const { booking } = await someBooking(5, 6);
          return withJson(closureOf(booking.coldRoomId), admin);
        },
      },
    ],
    'closures.reopen': async () => {
      const closed = await closeRoom(closureOf((await someRoom()).id), boss);
      return { ...admin, path: { id: closed.id } };
    },
    'timeline.get': [
      { call: () => ({ ...admin, query: { startDate: inDays(0), endDate: inDays(30) } }) },
      {
        how: 'of rooms that are found by words',
        call: () => ({
          ...admin,
          query: { startDate: inDays(0), endDate: inDays(30), text: room.name },
        }),
      },
      {
        how: 'of a room that is named',
        call: () => ({
          ...admin,
          query: { startDate: inDays(0), endDate: inDays(30), rooms: room.id },
        }),
      },
    ],
    'timeline.day': [
      { call: () => admin },
      { how: 'one list alone', call: () => ({ ...admin, query: { list: 'late' } }) },
    ],
    'rooms.addPicture': [
      {
        call: async () => withForm(upload, { ...admin, path: { id: (await someRoom()).id } }),
      },
      {
        how: 'of a room that is gone',
        status: 404,
        call: () => withForm([onePixel], { ...admin, path: { id: 'none' } }),
      },
    ],
    'rooms.setPictures': async () => {
      const { id } = await createRoom(room, { pictures: picturesOf({ image: STORED_PICTURE }) });
      return withJson({ pictures: [] }, { ...admin, path: { id } });
    },
    'rooms.remove': [
      { call: () => removal(image) },
      { how: 'with its picture', call: () => removal(STORED_PICTURE) },
    ],
  } satisfies Partial<Record<RouteName, Calls>>;
};

const closureOf = (coldRoomId: string) => ({
  coldRoomId,
  startDate: inDays(5),
  endDate: inDays(6),
  reason: 'maintenance' as const,
});

/** Where a room stands that can be searched for. */
async function onTheMap(): Promise<{ latitude: number; longitude: number }> {
  const point = { latitude: -1.95, longitude: 30.06 };
  await refreshEntry(await someRoom(point));
  return point;
}

async function inView(): Promise<Record<string, string>> {
  const { latitude, longitude } = await onTheMap();
  const box = { south: latitude - 1, north: latitude, west: longitude, east: longitude + 1 };
  return { ...textsOf(box), zoom: '9' };
}

const textsOf = (numbers: Record<string, number>): Record<string, string> =>
  Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, String(value)]));

/** Three future days that are always in the same month. */
function stayInNextMonth(): { startDate: string; endDate: string } {
  const month = monthOf(inDays(35));
  return { startDate: `${month}-10`, endDate: `${month}-12` };
}
