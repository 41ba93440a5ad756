import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import {
  AttributeType,
  BillingMode,
  StreamViewType,
  Table,
  type ITable,
} from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { tableSchema } from '#functions/platform/table/schema.ts';
import { acknowledge } from './acknowledge.ts';
import { PrivateBucket } from './privateBucket.ts';
import { restoredTableOf, type RestoredTable } from './restoredTable.ts';
import type { Stage } from './stage.ts';

export interface DataStackProps extends StackProps {
  readonly stage: Stage;
}

const key = (name: string) => ({ name, type: AttributeType.STRING });

/** What outlives a deployment of code: the table, the pictures, the secrets. */
export class DataStack extends Stack {
  readonly table: ITable;
  readonly images: Bucket;
  readonly tokenSecret: Secret;
  /** What CloudFront shows the functions. */
  readonly originSecret: Secret;

  constructor(scope: Construct, id: string, { stage, ...props }: DataStackProps) {
    super(scope, id, props);
    const own = this.createTable(stage);
    const restored = restoredTableOf(this.node);
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
      deletionProtection: stage.keepsData,
    });
    for (const { name, pk, sk } of tableSchema.indexes) {
      table.addGlobalSecondaryIndex({ indexName: name, partitionKey: key(pk), sortKey: key(sk) });
    }
    return table;
  }

  /**
   * The table of a restore. The stack keeps its own, and what it has told the other stacks of it:
   * they use that until they are deployed in their turn, and CloudFormation takes away nothing that
   * is in use.
   */
  private findTable(restored: RestoredTable, own: Table): ITable {
    for (const told of [own.tableName, own.tableArn, own.tableStreamArn]) this.exportValue(told);
    const globalIndexes = tableSchema.indexes.map(({ name }) => name);
    return Table.fromTableAttributes(this, 'Restored', { ...restored, globalIndexes });
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
    const secret = new Secret(this, 'TokenSecret', {
      description: 'Signs the tokens of Coldroom: current, and previous while tokens of it live',
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
        'An operator rotates it when there is a reason to; each token lives a day, and the secret before it is kept beside it',
    });
    return secret;
  }
  private createOriginSecret(stage: Stage): Secret {
    const secret = new Secret(this, 'OriginSecret', {
      description: 'Tells the functions of Coldroom that a request came through CloudFront',
      generateSecretString: { passwordLength: 48, excludePunctuation: true },
      removalPolicy: stage.removalPolicy,
    });
    acknowledge(secret, {
      'AwsSolutions-SMG4':
        'CloudFront and the functions must change it together, by a deployment; who knew it could only hide their address from the count of attempts',
    });
    return secret;
  }
}
