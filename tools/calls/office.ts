import { randomUUID } from 'node:crypto';
import { transact } from '#functions/platform/table/transact.ts';
import {
  newNotificationId,
  putNotification,
} from '#functions/store/notifications/notifications.ts';
import {
  customerWith,
  someCaller,
  someCustomer,
  someOlderCustomer,
  somePhone,
} from '#functions/testing/people.ts';
import { invite } from '#functions/usecases/invitations.ts';
import { addNote } from '#functions/usecases/staffNotes.ts';
import { monthOf, todayInKigali } from '#shared/days.ts';
import type { RouteName } from '#shared/routes.ts';
import { signed, withJson, type Calls } from './call.ts';
import { newAddress, tokenOf } from './people.ts';
import { message, type World } from './world.ts';

/** Name of the sample that searches users by the start of a name or address. */
export const SEARCHED = 'searched';

/** The search of users by telephone number. */
export const BY_TELEPHONE = 'by telephone';

/** A client whose sums are not kept yet: all of their bookings are read. */
export const BEFORE_SUMS = 'from before there were sums';

const UNREAD = 10;

/** A user with unread notifications. */
async function someRecipient() {
  const someone = { userId: randomUUID(), names: 'Sample', email: 'recipient@example.com' };
  const note = { type: 'bookingApproved' as const, at: new Date().toISOString(), names: 'Sample' };
  const ids = Array.from({ length: UNREAD }, newNotificationId);
  await transact(ids.flatMap((id) => putNotification(someone.userId, { ...note, id })));
  return { caller: signed(await tokenOf(someone)), id: ids[0] ?? '' };
}

const callerOf = (phoneNumber: string) => ({ firstName: 'Keza', lastName: 'Sample', phoneNumber });

export const officeCalls = ({ messageId, booking, customer, boss, user, admin }: World) => {
  let handled = false;
  return {
    'contact.submitQuery': () => withJson(message),
    'contact.listMessages': [
      { call: () => admin },
      { how: 'still open', call: () => ({ ...admin, query: { handled: 'false' } }) },
    ],
    'contact.setHandled': () => {
      // Alternates, so that each call changes the message.
      handled = !handled;
      return withJson({ handled }, { ...admin, path: { id: messageId } });
    },
    'notifications.list': [
      { call: () => user },
      {
        how: 'page by page',
        call: async () => ({ ...(await someRecipient()).caller, query: { limit: '1' } }),
      },
    ],
    'notifications.count': () => user,
    'notifications.markRead': async () => {
      const { caller, id } = await someRecipient();
      return withJson({ read: true }, { ...caller, path: { id } });
    },
    'notifications.markAllRead': async () => {
      const { caller } = await someRecipient();
      return withJson({ read: true }, caller);
    },
    'users.list': [
      { call: () => admin },
      { how: SEARCHED, call: () => ({ ...admin, query: { search: 'te' } }) },
      {
        how: BY_TELEPHONE,
        call: async () => ({ ...admin, query: { search: (await someCaller()).phoneNumber } }),
      },
    ],
    'people.create': [
      { call: () => withJson(callerOf(somePhone()), admin) },
      {
        how: 'of a known number',
        call: async () => withJson(callerOf((await someCaller()).phoneNumber), admin),
      },
    ],
    'people.get': [
      { call: () => ({ ...admin, path: { id: customer.userId } }) },
      {
        how: 'without an account',
        call: async () => ({ ...admin, path: { id: (await someCaller()).userId } }),
      },
      {
        how: BEFORE_SUMS,
        call: async () => ({ ...admin, path: { id: (await someOlderCustomer()).userId } }),
      },
    ],
    'people.join': async () => {
      const phoneNumber = somePhone();
      const [caller, account] = [
        await someCaller(phoneNumber),
        await customerWith({ phoneNumber }),
      ];
      await addNote(caller.userId, 'Calls in the morning.', boss);
      return withJson({ callerId: caller.userId }, { ...admin, path: { id: account.userId } });
    },
    'people.bookings': () => ({ ...admin, path: { id: customer.userId } }),
    'people.addNote': () =>
      withJson({ text: 'Calls in the morning.' }, { ...admin, path: { id: customer.userId } }),
    'people.removeNote': async () => {
      const { id } = await addNote(customer.userId, 'Calls in the morning.', boss);
      return { ...admin, path: { id: customer.userId, noteId: id } };
    },
    'search.find': [
      { call: () => ({ ...admin, query: { text: 'te' } }) },
      {
        how: BY_TELEPHONE,
        call: async () => ({ ...admin, query: { text: (await someCaller()).phoneNumber } }),
      },
      {
        how: 'by booking number',
        call: () => ({ ...admin, query: { text: String(booking.number) } }),
      },
    ],
    'team.list': () => admin,
    'team.setRole': [
      {
        how: 'to an operator',
        call: async () =>
          withJson({ email: (await someCustomer()).email, role: 'operator' }, admin),
      },
      {
        how: 'withdrawn',
        call: async () =>
          withJson({ email: (await customerWith({ role: 'admin' })).email, role: 'user' }, admin),
      },
      {
        how: 'withdrawn by themselves',
        call: async () => {
          const one = await customerWith({ role: 'admin' });
          return withJson({ email: one.email, role: 'user' }, signed(await tokenOf(one, 'admin')));
        },
      },
    ],
    'team.invitations': () => admin,
    'team.invite': [
      { call: () => withJson({ email: newAddress(), role: 'operator' }, admin) },
      {
        how: 'to an address that has an account',
        status: 409,
        call: async () => withJson({ email: (await someCustomer()).email, role: 'admin' }, admin),
      },
    ],
    'team.withdrawInvitation': async () => {
      const { id } = await invite(newAddress(), 'operator', boss);
      return { ...admin, path: { id } };
    },
    'journal.list': [
      { call: () => ({ ...admin, query: { month: monthOf(todayInKigali()) } }) },
      {
        how: 'of a person',
        call: () => ({
          ...admin,
          query: { month: monthOf(todayInKigali()), userId: boss.userId },
        }),
      },
      { how: 'of a thing', call: () => ({ ...admin, query: { thingId: booking.id } }) },
      {
        how: 'of an area',
        call: () => ({ ...admin, query: { month: monthOf(todayInKigali()), area: 'bookings' } }),
      },
    ],
    'dashboard.admin': () => admin,
    'dashboard.mine': () => user,
  } satisfies Partial<Record<RouteName, Calls>>;
};
