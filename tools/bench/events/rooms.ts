import { createRoom } from '#functions/store/rooms/rooms.ts';
import { roomParts } from '#functions/testing/forms.ts';
import { inDays } from '#functions/testing/people.ts';
import type { RouteName } from '#shared/routes.ts';
import { withForm, type NewCall } from './event.ts';
import type { World } from './world.ts';

export const roomCalls = ({ room, admin, picture }: World) => {
  const form = [...roomParts, ...picture];
  const image = picture.length > 0 ? '/images/rooms/any/any.png' : undefined;
  const here = { path: { id: room.id } };
  return {
    'rooms.list': () => ({}),
    'rooms.get': () => here,
    'rooms.calendar': () => ({ ...here, query: { startDate: inDays(0), endDate: inDays(90) } }),
    'rooms.ratings': () => here,
    'rooms.create': () => withForm(form, admin),
    'rooms.update': () => withForm(form, { ...admin, ...here }),
    'rooms.remove': async () => {
      const { id } = await createRoom(room, { image });
      return { ...admin, path: { id } };
    },
  } satisfies Partial<Record<RouteName, NewCall>>;
};
