import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import { FilterCriteria, StartingPosition, type Function } from 'aws-cdk-lib/aws-lambda';
import { DynamoEventSource, SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { OUTBOX_LANES, outboxFilters } from '#functions/workers/outbox/filter.ts';
import { acknowledge } from './acknowledge.ts';
import type { Stage } from './stage.ts';

export interface OutboxProps {
  readonly stage: Stage;
  readonly table: ITable;
  readonly consumer: Function;
}

/** Name of the outbox's dead-letter queue. */
export const failedQueueName = (stage: Stage): string => `coldroom-${stage.name}-outbox-failed`;

/** Retries of an event before it goes to the dead-letter queue. */
const RETRIES = 10;

/**
 * Sends the table's changes to the consumer; those of one partition of the table in order. An event that fails blocks
 * the later ones of its tenth of a shard: it is retried, in ever smaller batches, and then goes to the dead-letter
 * queue, which has an alarm.
 */
export class Outbox extends Construct {
  constructor(scope: Construct, id: string, { stage, table, consumer }: OutboxProps) {
    super(scope, id);
    const failed = new Queue(this, 'Failed', {
      queueName: failedQueueName(stage),
      retentionPeriod: Duration.days(14),
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      // Its name is fixed: if it were retained, the next deployment could not create it.
      removalPolicy: RemovalPolicy.DESTROY,
    });
    acknowledge(failed, { 'AwsSolutions-SQS3': 'It is the dead-letter queue itself' });
    consumer.addEventSource(
      new DynamoEventSource(table, {
        startingPosition: StartingPosition.TRIM_HORIZON,
        batchSize: 100,
        // Events of one partition of the table stay in order, and no others have to (docs/scale.md).
        parallelizationFactor: OUTBOX_LANES,
        filters: outboxFilters.map((pattern) => FilterCriteria.filter(pattern)),
        reportBatchItemFailures: true,
        bisectBatchOnError: true,
        retryAttempts: RETRIES,
        onFailure: new SqsDlq(failed),
      }),
    );
  }
}
