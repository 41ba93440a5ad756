import type { IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import type { Metrics } from './metrics.ts';

/** An alarm: it goes off when a metric is too high, or too low, in `periods` successive periods. */
export interface Watch {
  readonly name: string;
  /** Description of the alarm, for whoever runs the deployment. */
  readonly description: string;
  readonly metric: IMetric;
  /** It is too high from this number on, and no data is 0. */
  readonly atLeast?: number;
  /** It is too low below this number, and no data is too low. */
  readonly below?: number;
  readonly periods: number;
}

/**
 * All alarms. Traffic is low, so thresholds are low too. An alarm about a failure that retries can solve
 * goes off only after several periods.
 */
export const watchesOf = (metrics: Metrics): Watch[] => [
  {
    name: 'server-errors',
    description: 'Requests are answered with 5xx',
    metric: metrics.serverErrors,
    atLeast: 5,
    periods: 1,
  },
  {
    name: 'latency',
    description: 'One request in a hundred takes 3 seconds or longer (metric in milliseconds)',
    metric: metrics.latency('p99'),
    atLeast: 3_000,
    periods: 3,
  },
  {
    name: 'page-errors',
    description: 'Pages cannot be rendered on the server; browsers render them meanwhile',
    metric: metrics.pageErrors,
    atLeast: 5,
    periods: 1,
  },
  {
    name: 'throttles',
    description: 'Functions are throttled: the account’s limit of concurrency is reached',
    metric: metrics.throttles,
    atLeast: 1,
    periods: 1,
  },
  {
    name: 'schedule-errors',
    description: 'An hourly run failed: bookings or reminders; the next hour tries again',
    metric: metrics.scheduleErrors,
    atLeast: 1,
    periods: 1,
  },
  {
    name: 'schedule-missing',
    description: 'The schedule has not run for three hours: bookings neither expire nor complete',
    metric: metrics.scheduleRuns,
    below: 1,
    periods: 3,
  },
  {
    name: 'too-many-requests',
    description:
      'Many requests are refused with 429: somebody tries too often, or a limit is too low',
    metric: metrics.tooMany,
    atLeast: 100,
    periods: 2,
  },
  {
    name: 'outbox-errors',
    description: 'The outbox keeps failing to turn changes into notifications and figures',
    metric: metrics.outboxErrors,
    atLeast: 1,
    periods: 3,
  },
  {
    name: 'socket-errors',
    description: 'Sockets cannot be opened or closed',
    metric: metrics.socketErrors,
    atLeast: 5,
    periods: 1,
  },
  {
    name: 'outbox-failed',
    description: 'The outbox gave up on events: they are in the dead-letter queue',
    metric: metrics.outboxFailed,
    atLeast: 1,
    periods: 1,
  },
  {
    name: 'outbox-age',
    description: 'Notifications and figures are a minute or more behind (metric in milliseconds)',
    metric: metrics.outboxAge,
    atLeast: 60_000,
    periods: 2,
  },
  {
    name: 'mail-errors',
    description: 'E-mails keep failing; each is tried for an hour',
    metric: metrics.mailErrors,
    atLeast: 1,
    periods: 3,
  },
  {
    name: 'mails-failed',
    description: 'E-mails could not be sent: they are in the dead-letter queue',
    metric: metrics.mailsFailed,
    atLeast: 1,
    periods: 1,
  },
  {
    name: 'pictures-failed',
    description: 'Widths of pictures could not be made: the pictures are in the dead-letter queue',
    metric: metrics.picturesFailed,
    atLeast: 1,
    periods: 1,
  },
  {
    name: 'table-errors',
    description: 'DynamoDB answers with server errors',
    metric: metrics.tableErrors,
    atLeast: 5,
    periods: 1,
  },
  {
    name: 'table-conflicts',
    description: 'Requests keep writing the same items at once, and some are answered with 503',
    metric: metrics.tableConflicts,
    atLeast: 200,
    periods: 3,
  },
  {
    name: 'table-throttles',
    description: 'DynamoDB throttles requests',
    metric: metrics.tableThrottles,
    atLeast: 5,
    periods: 1,
  },
];
