import { Stack, type StackProps } from 'aws-cdk-lib';
import { AttributeType, BillingMode, StreamViewType, Table } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { tableSchema } from '#functions/store/table.ts';
import { PrivateBucket } from './privateBucket.ts';
import type { Stage } from './stage.ts';

export interface DataStackProps extends StackProps {
  readonly stage: Stage;
}

const key = (name: string) => ({ name, type: AttributeType.STRING });

/** What outlives a deployment of code: the table, the pictures, the token secret. */
export class DataStack extends Stack {
  readonly table: Table;
  readonly images: Bucket;
  readonly tokenSecret: Secret;

  constructor(scope: Construct, id: string, { stage, ...props }: DataStackProps) {
    super(scope, id, props);
    this.table = this.createTable(stage);
    this.images = this.createImages(stage);
    this.tokenSecret = this.createTokenSecret(stage);
  }

  private createTable(stage: Stage): Table {
    const table = new Table(this, 'Table', {
      partitionKey: key(tableSchema.keys.pk),
      sortKey: key(tableSchema.keys.sk),
      billingMode: BillingMode.PAY_PER_REQUEST,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      stream: StreamViewType[tableSchema.stream],
      timeToLiveAttribute: tableSchema.ttl,
      removalPolicy: stage.removalPolicy,
      deletionProtection: stage.keepsData,
    });
    for (const { name, pk, sk } of tableSchema.indexes) {
      table.addGlobalSecondaryIndex({ indexName: name, partitionKey: key(pk), sortKey: key(sk) });
    }
    return table;
  }

  /**
   * The pictures, which CloudFront shows to everybody. It is let in by account and not by
   * distribution: the distribution's stack depends on this one.
   */
  private createImages(stage: Stage): Bucket {
    const images = new PrivateBucket(this, 'Images', stage);
    images.addToResourcePolicy(this.forCloudFront('s3:GetObject', images.arnForObjects('*')));
    // Who may list is told 404 of what is missing; else S3 says 403.
    images.addToResourcePolicy(this.forCloudFront('s3:ListBucket', images.bucketArn));
    return images;
  }

  private forCloudFront(action: string, resource: string): PolicyStatement {
    return new PolicyStatement({
      principals: [new ServicePrincipal('cloudfront.amazonaws.com')],
      actions: [action],
      resources: [resource],
      conditions: { StringEquals: { 'AWS:SourceAccount': this.account } },
    });
  }

  /** Sixty-four letters and digits: a base64url text of 48 random bytes. Nobody ever types it. */
  private createTokenSecret(stage: Stage): Secret {
    return new Secret(this, 'TokenSecret', {
      description: 'Signs the tokens of Coldroom: current, and previous while tokens of it live',
      generateSecretString: {
        secretStringTemplate: '{}',
        generateStringKey: 'current',
        passwordLength: 64,
        excludePunctuation: true,
      },
      removalPolicy: stage.removalPolicy,
    });
  }
}
