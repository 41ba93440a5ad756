import type { IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import type { Metrics } from './metrics.ts';

/** What is rung for: a metric that is too high in as many periods of five minutes on end. */
export interface Watch {
  readonly name: string;
  /** What has happened, for whoever is woken. */
  readonly says: string;
  readonly metric: IMetric;
  readonly atLeast: number;
  readonly periods: number;
}

/**
 * Everything that is rung for. Few requests make few failures: what is rare is rung for at once, what
 * mends itself by trying again only when it goes on.
 */
export const watchesOf = (metrics: Metrics): Watch[] => [
  {
    name: 'server-errors',
    says: 'Calls are answered with 5xx',
    metric: metrics.serverErrors,
    atLeast: 5,
    periods: 1,
  },
  {
    name: 'latency',
    says: 'One call in a hundred takes 3 seconds or longer, in milliseconds',
    metric: metrics.latency('p99'),
    atLeast: 3_000,
    periods: 3,
  },
  {
    name: 'page-errors',
    says: 'Pages of rooms are not rendered; browsers draw them meanwhile',
    metric: metrics.pageErrors,
    atLeast: 5,
    periods: 1,
  },
  {
    name: 'throttles',
    says: 'The account runs out of concurrent functions',
    metric: metrics.throttles,
    atLeast: 1,
    periods: 1,
  },
  {
    name: 'schedule-errors',
    says: 'Bookings were not let expire or completed; the next hour tries again',
    metric: metrics.scheduleErrors,
    atLeast: 1,
    periods: 1,
  },
  {
    name: 'outbox-errors',
    says: 'Changes are not turned into notifications and figures, however often it is tried',
    metric: metrics.outboxErrors,
    atLeast: 1,
    periods: 3,
  },
  {
    name: 'socket-errors',
    says: 'Sockets cannot be opened or closed',
    metric: metrics.socketErrors,
    atLeast: 5,
    periods: 1,
  },
  {
    name: 'outbox-failed',
    says: 'Events that could not be turned into notifications and figures were put aside',
    metric: metrics.outboxFailed,
    atLeast: 1,
    periods: 1,
  },
  {
    name: 'outbox-age',
    says: 'Notifications and figures are a minute or more behind, in milliseconds',
    metric: metrics.outboxAge,
    atLeast: 60_000,
    periods: 2,
  },
  {
    name: 'table-errors',
    says: 'DynamoDB fails',
    metric: metrics.tableErrors,
    atLeast: 5,
    periods: 1,
  },
  {
    name: 'table-throttles',
    says: 'DynamoDB takes no more',
    metric: metrics.tableThrottles,
    atLeast: 5,
    periods: 1,
  },
];
