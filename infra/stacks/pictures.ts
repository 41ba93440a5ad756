import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { Rule } from 'aws-cdk-lib/aws-events';
import { SqsQueue } from 'aws-cdk-lib/aws-events-targets';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { acknowledge } from './acknowledge.ts';
import { BundledStack, type BundledStackProps } from './bundledStack.ts';
import type { Stage } from './stage.ts';

/** Name of the queue of pictures whose widths could not be made. */
export const failedPicturesName = (stage: Stage): string =>
  `coldroom-${stage.name}-pictures-failed`;

/** How often the queue hands a picture over before it gives up. */
const TRIES = 5;
/** AWS advises six times the function's timeout, so that a throttled function is not called a second time. */
const VISIBLE_AFTER = Duration.minutes(6);
/** Pictures at once: nobody waits, as the original is shown meanwhile. */
const CONCURRENCY = 2;
/** A picture is stored before its room names it, by a request that takes ten seconds at most. */
const NAMED_AFTER = Duration.seconds(15);

/** The widths of pictures: S3 tells of a new picture of a room, a queue keeps it, and a function makes its widths. */
export class PicturesStack extends BundledStack {
  constructor(scope: Construct, id: string, props: BundledStackProps) {
    super(scope, id, props);
    const { stage, data } = props;
    const queue = this.queueOf(stage);
    new Rule(this, 'Added', {
      description: 'Makes the widths of new pictures of rooms',
      eventPattern: {
        source: ['aws.s3'],
        detailType: ['Object Created'],
        detail: {
          bucket: { name: [data.images.bucketName] },
          object: { key: [{ prefix: 'rooms/' }] },
        },
      },
      targets: [new SqsQueue(queue)],
    });
    this.make('pictures.resize').addEventSource(
      new SqsEventSource(queue, { batchSize: 1, maxConcurrency: CONCURRENCY }),
    );
  }

  private queueOf(stage: Stage): Queue {
    const common = {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      // Its name is fixed: if it were retained, the next deployment could not create it.
      removalPolicy: RemovalPolicy.DESTROY,
    };
    const failed = new Queue(this, 'Failed', {
      ...common,
      queueName: failedPicturesName(stage),
      retentionPeriod: Duration.days(14),
    });
    acknowledge(failed, { 'AwsSolutions-SQS3': 'It is the dead-letter queue itself' });
    return new Queue(this, 'Queue', {
      ...common,
      queueName: `coldroom-${stage.name}-pictures`,
      deliveryDelay: NAMED_AFTER,
      visibilityTimeout: VISIBLE_AFTER,
      retentionPeriod: Duration.days(4),
      deadLetterQueue: { queue: failed, maxReceiveCount: TRIES },
    });
  }
}
