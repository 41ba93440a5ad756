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

/**
 * Every function there is: `bookings.create` is `functions/api/bookings/create.ts`, `outbox.consume` is
 * `functions/workers/outbox/consume.ts`.
 */
export type FunctionName = RouteName | WorkerName;

export const functionNames: readonly FunctionName[] = [
  ...(Object.keys(routes) as RouteName[]),
  ...workers,
];

/** Whether a function answers a route of the contract. */
export const isEndpoint = (name: FunctionName): name is RouteName => name in routes;
