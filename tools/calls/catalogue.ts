import type { RouteName } from '#shared/routes.ts';
import { accountCalls } from './account.ts';
import { bookingCalls } from './bookings.ts';
import { samplesOf, type Calls } from './call.ts';
import { changeRequestCalls } from './changeRequests.ts';
import { officeCalls } from './office.ts';
import { pageSamples } from './pages.ts';
import { paymentCalls } from './payments.ts';
import { roomCalls } from './rooms.ts';
import type { Catalogue, Samples } from './sample.ts';
import { workerSamples } from './workers.ts';
import type { World } from './world.ts';

/**
 * Sample calls of every function. The check of the grants runs all of them, the bench measures them, and
 * the cost is computed from them. A function without a row does not compile.
 */
export function catalogueOf(world: World): Catalogue {
  const calls: Record<RouteName, Calls> = {
    ...accountCalls(world),
    ...roomCalls(world),
    ...bookingCalls(world),
    ...changeRequestCalls(world),
    ...paymentCalls(world),
    ...officeCalls(world),
  };
  const samples = Object.entries(calls).map(
    ([name, ways]) => [name, samplesOf(name as RouteName, ways)] as const,
  );
  return {
    ...(Object.fromEntries(samples) as Record<RouteName, Samples>),
    ...pageSamples(world),
    ...workerSamples(world),
  };
}
