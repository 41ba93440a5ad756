import { day, ROOM_PRICE, type Call, type Parties } from './apiCaller.ts';

/** Users by the beginning of a name or an address. */
export const SEARCHED = 'searched';

/** A stay that has ended is rated. */
export async function walkRating(
  call: Call,
  { admin, token, room }: Parties,
  passTime: (days: number) => Promise<void>,
): Promise<void> {
  const stay = { startDate: day(0), endDate: day(0) };
  const body = { ...stay, coldRoomId: room, totalPrice: ROOM_PRICE };
  const { id } = await call('bookings.create', { how: 'today', token, body });
  const approved = { id, status: 'approved' };
  await call('bookings.updateStatus', { how: 'of today', token: admin, body: approved });
  const path = { id: String(id) };
  await call('bookings.updateGoods', { token, path, body: { productType: 'Beans', weight: 500 } });
  await passTime(1);
  await call('bookings.rate', { token, path, body: { stars: 5, comment: 'Cold all day.' } });
}

/** What admins and customers are told, and the figures. */
export async function walkNews(call: Call, { admin, token }: Omit<Parties, 'room'>): Promise<void> {
  const [message] = (await call('contact.listMessages', { token: admin })) as unknown as {
    id: string;
  }[];
  await call('contact.setHandled', {
    token: admin,
    path: { id: message?.id ?? '' },
    body: { handled: true },
  });
  await call('notifications.list', { token });
  await call('notifications.count', { token });
  await call('notifications.markRead', { token, path: { id: 'any' }, body: { read: true } });
  await call('notifications.markAllRead', { token, body: { read: true } });
  await call('users.list', { token: admin });
  await call('users.list', { how: SEARCHED, token: admin, query: { search: 'bench' } });
  await call('dashboard.house', { token: admin });
  await call('dashboard.mine', { token });
}
