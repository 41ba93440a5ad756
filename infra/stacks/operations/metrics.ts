import { Duration } from 'aws-cdk-lib';
import type { RestApi } from 'aws-cdk-lib/aws-apigateway';
import { MathExpression, Metric, type IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import { Operation, type ITable } from 'aws-cdk-lib/aws-dynamodb';
import type { FunctionName } from '#infra/manifest.ts';
import { failedQueueName } from '../outbox.ts';
import { functionNameOf, metricsNamespaceOf, SERVICE } from '../productFunction.ts';
import type { Stage } from '../stage.ts';

export interface Watched {
  readonly stage: Stage;
  readonly restApi: RestApi;
  readonly table: ITable;
}

const period = Duration.minutes(5);
const sum = { period, statistic: 'Sum' };

/** What the functions ask of the table; an alarm takes ten metrics at most. */
const operations = [
  Operation.GET_ITEM,
  Operation.BATCH_GET_ITEM,
  Operation.QUERY,
  Operation.PUT_ITEM,
  Operation.UPDATE_ITEM,
  Operation.DELETE_ITEM,
  Operation.BATCH_WRITE_ITEM,
  Operation.TRANSACT_WRITE_ITEMS,
];

const sockets = ['realtime.connect', 'realtime.disconnect', 'realtime.message'] as const;

/** What the house is judged by, each over five minutes. */
export function metricsOf({ stage, restApi, table }: Watched) {
  const ofLambda = (metricName: string, name?: FunctionName, statistic = 'Sum'): Metric =>
    new Metric({
      namespace: 'AWS/Lambda',
      metricName,
      statistic,
      period,
      ...(name && { dimensionsMap: { FunctionName: functionNameOf(stage, name) } }),
    });
  const ofTable = (metricName: string): MathExpression => {
    const metrics = operations.map(
      (operation) =>
        new Metric({
          namespace: 'AWS/DynamoDB',
          metricName,
          statistic: 'Sum',
          period,
          dimensionsMap: { TableName: table.tableName, Operation: operation },
        }),
    );
    return total(metricName, metrics);
  };
  return {
    /** What the functions say of their answers, as `functions/platform/http/observe.ts` counts them. */
    outcomes: (['Succeeded', 'Refused', 'Failed'] as const).map(
      (metricName) =>
        new Metric({
          namespace: metricsNamespaceOf(stage),
          metricName,
          dimensionsMap: { service: SERVICE },
          ...sum,
        }),
    ),
    requests: restApi.metricCount(sum),
    refusals: restApi.metricClientError(sum),
    serverErrors: restApi.metricServerError(sum),
    /** Pages of rooms that CloudFront had to do without. */
    pageErrors: ofLambda('Url5xxCount', 'pages.room'),
    latency: (statistic: string) => restApi.metricLatency({ period, statistic }),
    /** Of the whole account, as the concurrency is that runs out. */
    throttles: ofLambda('Throttles'),
    concurrency: ofLambda('ConcurrentExecutions', undefined, 'Maximum'),
    scheduleErrors: ofLambda('Errors', 'schedule.settleBookings'),
    outboxErrors: ofLambda('Errors', 'outbox.consume'),
    socketErrors: total(
      'Socket errors',
      sockets.map((name) => ofLambda('Errors', name)),
    ),
    outboxAge: ofLambda('IteratorAge', 'outbox.consume', 'Maximum'),
    outboxFailed: new Metric({
      namespace: 'AWS/SQS',
      metricName: 'ApproximateNumberOfMessagesVisible',
      dimensionsMap: { QueueName: failedQueueName(stage) },
      statistic: 'Maximum',
      period,
    }),
    tableErrors: ofTable('SystemErrors'),
    tableThrottles: ofTable('ThrottledRequests'),
    reads: table.metricConsumedReadCapacityUnits(sum),
    writes: table.metricConsumedWriteCapacityUnits(sum),
  };
}

export type Metrics = ReturnType<typeof metricsOf>;

/**
 * The sum of some metrics under a name; a graph wants each of them to have its own id. `SUM` passes
 * over what has no data, where `+` would have none either: no error is no data.
 */
function total(label: string, metrics: IMetric[]): MathExpression {
  const id = label.replace(/\W/g, '').replace(/^./, (first) => first.toLowerCase());
  const usingMetrics = Object.fromEntries(metrics.map((one, index) => [`${id}${index}`, one]));
  const expression = `SUM([${Object.keys(usingMetrics).join(', ')}])`;
  return new MathExpression({ expression, label, usingMetrics, period });
}
