import type { FunctionName } from '#infra/manifest.ts';
import type { RouteName } from '#shared/routes.ts';
import { accountCalls } from './account.ts';
import { bookingCalls } from './bookings.ts';
import { eventsOf, type NewCall, type NewEvent } from './event.ts';
import { officeCalls } from './office.ts';
import { roomCalls } from './rooms.ts';
import { workerEvents } from './workers.ts';
import type { World } from './world.ts';

/** What every function is called with. A new one does not compile without it. */
export function everyEvent(world: World): Record<FunctionName, NewEvent> {
  const calls: Record<RouteName, NewCall> = {
    ...accountCalls(world),
    ...roomCalls(world),
    ...bookingCalls(world),
    ...officeCalls(world),
  };
  const events = Object.entries(calls).map(
    ([name, call]) => [name, eventsOf(name as RouteName, call)] as const,
  );
  return {
    ...(Object.fromEntries(events) as Record<RouteName, NewEvent>),
    ...workerEvents(world),
  };
}
