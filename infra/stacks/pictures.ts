import { Duration } from 'aws-cdk-lib';
import { Rule } from 'aws-cdk-lib/aws-events';
import { SqsQueue } from 'aws-cdk-lib/aws-events-targets';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import type { Construct } from 'constructs';
import { BundledStack, type BundledStackProps } from './bundledStack.ts';
import type { Stage } from './stage.ts';
import { workQueue } from './workQueue.ts';

/** Name of the queue of pictures whose widths could not be made. */
export const failedPicturesName = (stage: Stage): string =>
  `coldroom-${stage.name}-pictures-failed`;

/** How often the queue hands a picture over before it gives up. */
const TRIES = 5;
/** Pictures at once: nobody waits, as the original is shown meanwhile. */
const CONCURRENCY = 2;
/** A picture is stored before its room names it, by a request that takes ten seconds at most. */
const NAMED_AFTER = Duration.seconds(15);

/** The widths of pictures: S3 tells of a new picture of a room, a queue keeps it, and a function makes its widths. */
export class PicturesStack extends BundledStack {
  constructor(scope: Construct, id: string, props: BundledStackProps) {
    super(scope, id, props);
    const { stage, data } = props;
    const queue = workQueue(this, {
      queueName: `coldroom-${stage.name}-pictures`,
      failedName: failedPicturesName(stage),
      tries: TRIES,
      deliveryDelay: NAMED_AFTER,
      retentionPeriod: Duration.days(4),
    });
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
}
