import { Stack } from 'aws-cdk-lib';
import { BlockPublicAccess, Bucket, BucketEncryption } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { acknowledge } from './acknowledge.ts';
import { tidyEmptier } from './emptier.ts';
import type { Stage } from './stage.ts';

/** A bucket without public access: a policy must allow each reader, and only over TLS. */
export class PrivateBucket extends Bucket {
  constructor(scope: Construct, id: string, stage: Stage) {
    super(scope, id, {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      removalPolicy: stage.removalPolicy,
      autoDeleteObjects: !stage.keepsData,
    });
    if (!stage.keepsData) tidyEmptier(Stack.of(this));
    acknowledge(this, {
      'AwsSolutions-S1':
        'Access logs would store the address of everybody who views a page or a picture; only CloudFront reads the bucket, and only our functions and the deployment write to it',
    });
  }
}
