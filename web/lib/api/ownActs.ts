import type { RouteName } from '#shared/routes.ts';

/** What customers do to their own bookings, of which the server announces nothing to them. */
const acts: readonly RouteName[] = [
  'bookings.create',
  'bookings.cancel',
  'bookings.change',
  'bookings.updateGoods',
  'bookings.rate',
  'changeRequests.create',
  'changeRequests.withdraw',
  'payments.claim',
];

/** Has an event `done` for each of them that this tab has done. */
export const ownActs = new EventTarget();

/** Tells who listens that a call has succeeded, if it is one of them. */
export function tellOwnAct(name: RouteName): void {
  if (acts.includes(name)) ownActs.dispatchEvent(new Event('done'));
}
