import type { RouteName } from '#shared/routes.ts';

/** A call of a journey: its sample in the catalogue, and how often it is made. */
export interface JourneyStep {
  name: RouteName;
  /** Name of the sample. @default - the usual one */
  how?: string;
  times: number;
}

/**
 * The API calls of a booking of three days, from the first visit to the approval: a new customer opens
 * the home page, searches twice, views two rooms, signs up, books by the form, and views their bookings on two more
 * days; an admin reads the pending requests, answers, and opens the dashboard.
 */
export const journey: readonly JourneyStep[] = [
  { name: 'rooms.list', times: 2 },
  { name: 'rooms.search', times: 2 },
  { name: 'rooms.map', times: 2 },
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
