import type { RouteName } from '#shared/routes.ts';
import { FREE_IN_A_MONTH } from '#tools/calls/rooms.ts';

/** A call of a journey, by its sample in the catalogue, and how often it is made. */
export interface Step {
  name: RouteName;
  /** The sample's way. @default - the usual one */
  how?: string;
  times: number;
}

/**
 * What a booking of three days asks of the API from the first look to the approval: a new customer
 * looks at the home page, searches twice, reads two rooms, signs up, books, and looks at their bookings
 * on two more days; an admin reads what waits, answers, and looks at the dashboard.
 */
export const journey: readonly Step[] = [
  { name: 'rooms.list', times: 2 },
  { name: 'rooms.list', how: FREE_IN_A_MONTH, times: 1 },
  { name: 'rooms.get', times: 2 },
  { name: 'rooms.calendar', times: 2 },
  { name: 'rooms.ratings', times: 2 },
  { name: 'auth.register', times: 1 },
  { name: 'bookings.availability', times: 1 },
  { name: 'bookings.create', times: 1 },
  { name: 'auth.login', times: 2 },
  { name: 'notifications.count', times: 3 },
  { name: 'dashboard.mine', times: 2 },
  { name: 'bookings.listMine', times: 2 },
  { name: 'bookings.get', times: 2 },
  { name: 'dashboard.admin', times: 1 },
  { name: 'bookings.pending', times: 1 },
  { name: 'bookings.updateStatus', times: 1 },
];
