import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { Queue, QueueEncryption, type QueueProps } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { acknowledge } from './acknowledge.ts';

/** AWS advises six times the function's timeout, so that a throttled function is not called a second time. */
const VISIBLE_AFTER = Duration.minutes(6);

interface WorkQueueProps extends Pick<QueueProps, 'deliveryDelay'> {
  readonly queueName: string;
  /** Name of the queue of what could not be done, where it stays for two weeks. */
  readonly failedName: string;
  /** How often the queue hands a message over before it gives up. */
  readonly tries: number;
  readonly retentionPeriod: Duration;
}

/** A queue of work for a function, and the queue of what the function could not do. */
export function workQueue(
  scope: Construct,
  { failedName, tries, ...props }: WorkQueueProps,
): Queue {
  const common = {
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    // Its name is fixed: if it were retained, the next deployment could not create it.
    removalPolicy: RemovalPolicy.DESTROY,
  };
  const failed = new Queue(scope, 'Failed', {
    ...common,
    queueName: failedName,
    retentionPeriod: Duration.days(14),
  });
  acknowledge(failed, { 'AwsSolutions-SQS3': 'It is the dead-letter queue itself' });
  return new Queue(scope, 'Queue', {
    ...common,
    ...props,
    visibilityTimeout: VISIBLE_AFTER,
    deadLetterQueue: { queue: failed, maxReceiveCount: tries },
  });
}
