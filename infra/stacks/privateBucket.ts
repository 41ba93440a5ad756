import { BlockPublicAccess, Bucket, BucketEncryption } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import type { Stage } from './stage.ts';

/** A bucket that nobody reads but by a policy, and over TLS. */
export class PrivateBucket extends Bucket {
  constructor(scope: Construct, id: string, stage: Stage) {
    super(scope, id, {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      removalPolicy: stage.removalPolicy,
      autoDeleteObjects: !stage.keepsData,
    });
  }
}
