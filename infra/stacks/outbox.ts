import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { FilterCriteria, StartingPosition, type Function } from 'aws-cdk-lib/aws-lambda';
import { DynamoEventSource, SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { outboxFilter } from '#functions/workers/outbox/filter.ts';
import { acknowledge } from './acknowledge.ts';
import type { Stage } from './stage.ts';

export interface OutboxProps {
  readonly stage: Stage;
  readonly table: ITable;
  readonly consumer: Function;
}

/** Where events wait that were put aside. */
export const failedQueueName = (stage: Stage): string => `coldroom-${stage.name}-outbox-failed`;

/** Tries of an event before it is put aside. */
const RETRIES = 10;

/**
 * Hands changes of the table to their consumer, in order. One that fails holds up those behind it of
 * the same shard: it is tried again, alone in the end, and then put aside where an alarm tells of it.
 */
export class Outbox extends Construct {
  constructor(scope: Construct, id: string, { stage, table, consumer }: OutboxProps) {
    super(scope, id);
    const failed = new Queue(this, 'Failed', {
      queueName: failedQueueName(stage),
      retentionPeriod: Duration.days(14),
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      // Its name is fixed: one that stayed behind would be in the way of the next deployment.
      removalPolicy: RemovalPolicy.DESTROY,
    });
    acknowledge(failed, { 'AwsSolutions-SQS3': 'It is the dead-letter queue itself' });
    consumer.addEventSource(
      new DynamoEventSource(table, {
        startingPosition: StartingPosition.TRIM_HORIZON,
        batchSize: 100,
        filters: [FilterCriteria.filter(outboxFilter)],
        reportBatchItemFailures: true,
        bisectBatchOnError: true,
        retryAttempts: RETRIES,
        onFailure: new SqsDlq(failed),
      }),
    );
  }
}
