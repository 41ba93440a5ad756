import { routes, type RouteName } from '#shared/routes.ts';

/** Functions that no route leads to, as `area.action`: the schedule calls them, the stream, the socket. */
export const workers = [
  'outbox.consume',
  'realtime.connect',
  'realtime.disconnect',
  'realtime.message',
  'schedule.settleBookings',
] as const;

export type WorkerName = (typeof workers)[number];

/** Functions that answer with a page of the site: the edge asks for them by an address of their own. */
export const pages = ['pages.room'] as const;

export type PageName = (typeof pages)[number];

/** Every function there is: `bookings.create` is `functions/bookings/create.ts`. */
export type FunctionName = RouteName | PageName | WorkerName;

export const functionNames: readonly FunctionName[] = [
  ...(Object.keys(routes) as RouteName[]),
  ...pages,
  ...workers,
];

/** Whether a function answers a route of the contract. */
export const isEndpoint = (name: FunctionName): name is RouteName => name in routes;
