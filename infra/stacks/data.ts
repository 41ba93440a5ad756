import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import {
  AttributeType,
  BillingMode,
  StreamViewType,
  Table,
  type ITable,
} from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Bucket, CfnBucket } from 'aws-cdk-lib/aws-s3';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { tableSchema } from '#functions/platform/table/schema.ts';
import { acknowledge } from './acknowledge.ts';
import { PrivateBucket } from './privateBucket.ts';
import type { Stage } from './stage.ts';
import type { RestoredTable } from './stageSettings.ts';

export interface DataStackProps extends StackProps {
  readonly stage: Stage;
}

const key = (name: string) => ({ name, type: AttributeType.STRING });

/** The resources that hold data: the table, the pictures, the secrets. */
export class DataStack extends Stack {
  readonly table: ITable;
  readonly images: Bucket;
  readonly tokenSecret: Secret;
  /** CloudFront sends it to prove that a request came through CloudFront. */
  readonly originSecret: Secret;

  constructor(scope: Construct, id: string, { stage, ...props }: DataStackProps) {
    super(scope, id, props);
    const own = this.createTable(stage);
    const restored = stage.settings.restoredTable;
    this.table = restored ? this.findTable(restored, own) : own;
    this.images = this.createImages(stage);
    this.tokenSecret = this.createTokenSecret(stage);
    this.originSecret = this.createOriginSecret(stage);
    new CfnOutput(this, 'TableName', { value: this.table.tableName });
    new CfnOutput(this, 'ImagesBucketName', { value: this.images.bucketName });
    new CfnOutput(this, 'TokenSecretArn', { value: this.tokenSecret.secretArn });
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
      deletionProtection: stage.isProtected,
    });
    for (const { name, pk, sk } of tableSchema.indexes) {
      table.addGlobalSecondaryIndex({ indexName: name, partitionKey: key(pk), sortKey: key(sk) });
    }
    return table;
  }

  /**
   * The restored table. The stack keeps its own table and the exports of it: the other stacks import
   * them until their own deployment, and CloudFormation refuses to remove an export that is in use.
   */
  private findTable(restored: RestoredTable, own: Table): ITable {
    for (const value of [own.tableName, own.tableArn, own.tableStreamArn]) this.exportValue(value);
    const globalIndexes = tableSchema.indexes.map(({ name }) => name);
    return Table.fromTableAttributes(this, 'Restored', { ...restored, globalIndexes });
  }

  /**
   * The bucket of pictures, which CloudFront serves to everybody. The distribution's stack depends on this
   * one, so the policy can name the distribution only when it exists; until then it names the account.
   */
  private createImages(stage: Stage): Bucket {
    const images = new PrivateBucket(this, 'Images', stage);
    const own = images.node.defaultChild as CfnBucket;
    // Said of the bucket itself: the CDK's own property adds a function that says it.
    own.notificationConfiguration = { eventBridgeConfiguration: { eventBridgeEnabled: true } };
    const reader = this.readerOf(stage);
    images.addToResourcePolicy(allow(reader, 's3:GetObject', images.arnForObjects('*')));
    // With ListBucket, S3 answers 404 for a missing key; without it, 403.
    images.addToResourcePolicy(allow(reader, 's3:ListBucket', images.bucketArn));
    return images;
  }

  /** The condition on who reads the pictures: the stage's distribution, or any of the account. */
  private readerOf({ settings: { deployed } }: Stage): Record<string, string> {
    if (!deployed) return { 'AWS:SourceAccount': this.account };
    const resourceName = deployed.distributionId;
    const arn = { service: 'cloudfront', region: '', resource: 'distribution', resourceName };
    return { 'AWS:SourceArn': this.formatArn(arn) };
  }

  /** A random secret of 64 letters and digits, which is also valid base64url (48 bytes). */
  private createTokenSecret(stage: Stage): Secret {
    const secret = new Secret(this, 'TokenSecret', {
      description:
        'Signs the tokens of Coldroom: the current key, and the previous one while its tokens are valid',
      generateSecretString: {
        secretStringTemplate: '{}',
        generateStringKey: 'current',
        passwordLength: 64,
        excludePunctuation: true,
      },
      removalPolicy: stage.removalPolicy,
    });
    acknowledge(secret, {
      'AwsSolutions-SMG4':
        'An operator rotates it by a command when there is a reason to; a token is valid for a day, and the previous key stays valid that long',
    });
    return secret;
  }

  private createOriginSecret(stage: Stage): Secret {
    const secret = new Secret(this, 'OriginSecret', {
      description: 'Proves to the functions of Coldroom that a request came through CloudFront',
      generateSecretString: { passwordLength: 48, excludePunctuation: true },
      removalPolicy: stage.removalPolicy,
    });
    acknowledge(secret, {
      'AwsSolutions-SMG4':
        'CloudFront and the functions must change it together, by a deployment; somebody who knows it could only evade the limit of attempts per address',
    });
    return secret;
  }
}

const allow = (reader: Record<string, string>, action: string, resource: string): PolicyStatement =>
  new PolicyStatement({
    principals: [new ServicePrincipal('cloudfront.amazonaws.com')],
    actions: [action],
    resources: [resource],
    conditions: { StringEquals: reader },
  });
