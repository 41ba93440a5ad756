import { Duration } from 'aws-cdk-lib';
import type { RestApi } from 'aws-cdk-lib/aws-apigateway';
import { MathExpression, Metric, type IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import { Operation, type ITable } from 'aws-cdk-lib/aws-dynamodb';
import { pageNames, type FunctionName } from '#infra/manifest.ts';
import { TOO_MANY_REQUESTS } from '../coreApi.ts';
import { failedMailsName } from '../mail.ts';
import { failedQueueName } from '../outbox.ts';
import { failedPicturesName } from '../pictures.ts';
import { functionNameOf, metricsNamespaceOf, SERVICE } from '../productFunction.ts';
import type { Stage } from '../stage.ts';

interface Watched {
  readonly stage: Stage;
  readonly restApi: RestApi;
  readonly table: ITable;
}

const period = Duration.minutes(5);
const sum = { period, statistic: 'Sum' };

/** DynamoDB operations that the functions use. An alarm can have ten metrics at most. */
const operations = [
  Operation.GET_ITEM,
  Operation.BATCH_GET_ITEM,
  Operation.QUERY,
  Operation.PUT_ITEM,
  Operation.UPDATE_ITEM,
  Operation.DELETE_ITEM,
  Operation.BATCH_WRITE_ITEM,
  Operation.TRANSACT_GET_ITEMS,
  Operation.TRANSACT_WRITE_ITEMS,
];

const sockets = ['realtime.connect', 'realtime.disconnect', 'realtime.message'] as const;

/** All metrics of alarms and dashboard, each over five minutes. */
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
  const sumOf = (
    label: string,
    names: readonly FunctionName[],
    metricName = 'Errors',
  ): MathExpression =>
    total(
      label,
      names.map((name) => ofLambda(metricName, name)),
    );
  return {
    /** Outcomes of requests, as `functions/platform/http/observe.ts` counts them. */
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
    /** Pages that could not be rendered; CloudFront served a page of the bucket instead. */
    pageErrors: sumOf('Page errors', pageNames, 'Url5xxCount'),
    latency: (statistic: string) => restApi.metricLatency({ period, statistic }),
    /** Of the whole account, because all its functions share the limit of concurrency. */
    throttles: ofLambda('Throttles'),
    concurrency: ofLambda('ConcurrentExecutions', undefined, 'Maximum'),
    scheduleErrors: sumOf('Schedule errors', ['schedule.settleBookings', 'schedule.remind']),
    outboxErrors: ofLambda('Errors', 'outbox.consume'),
    socketErrors: sumOf('Socket errors', sockets),
    outboxAge: ofLambda('IteratorAge', 'outbox.consume', 'Maximum'),
    outboxFailed: waitingIn(failedQueueName(stage)),
    mailsFailed: waitingIn(failedMailsName(stage)),
    picturesFailed: waitingIn(failedPicturesName(stage)),
    mailErrors: sumOf('E-mail errors', ['mails.send', 'mails.switchOff']),
    /** Requests that were refused with 429, as the access log counts them. */
    tooMany: new Metric({
      namespace: metricsNamespaceOf(stage),
      metricName: TOO_MANY_REQUESTS,
      ...sum,
    }),
    /** Runs of the schedule in an hour. */
    scheduleRuns: ofLambda('Invocations', 'schedule.settleBookings').with({
      period: Duration.hours(1),
    }),
    /** Items of the table that one request could not write because another was writing them. */
    tableConflicts: new Metric({
      namespace: 'AWS/DynamoDB',
      metricName: 'TransactionConflict',
      dimensionsMap: { TableName: table.tableName },
      ...sum,
    }),
    tableErrors: ofTable('SystemErrors'),
    tableThrottles: ofTable('ThrottledRequests'),
    reads: table.metricConsumedReadCapacityUnits(sum),
    writes: table.metricConsumedWriteCapacityUnits(sum),
  };
}

export type Metrics = ReturnType<typeof metricsOf>;

/** Messages that wait in a queue, at most. */
const waitingIn = (queueName: string): Metric =>
  new Metric({
    namespace: 'AWS/SQS',
    metricName: 'ApproximateNumberOfMessagesVisible',
    dimensionsMap: { QueueName: queueName },
    statistic: 'Maximum',
    period,
  });

/**
 * The sum of metrics. Each needs an id that is unique within a graph. `SUM` skips metrics without data,
 * whereas `+` would have no result: a metric of errors has no data while there are none.
 */
function total(label: string, metrics: IMetric[]): MathExpression {
  const id = label.replace(/\W/g, '').replace(/^./, (first) => first.toLowerCase());
  const usingMetrics = Object.fromEntries(metrics.map((one, index) => [`${id}${index}`, one]));
  const expression = `SUM([${Object.keys(usingMetrics).join(', ')}])`;
  return new MathExpression({ expression, label, usingMetrics, period });
}
