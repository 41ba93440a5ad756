import { Match, type Template } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { createTableInput, tableSchema } from '#functions/platform/table/schema.ts';
import { DataStack } from './data.ts';
import { stageNamed, type Stage } from './stage.ts';
import {
  deployed,
  newApp,
  prodWith,
  propertiesOf,
  resourcesOf,
  templatesOf,
} from './synthesize.ts';

function dataStack(stage: Stage): Template {
  const app = newApp();
  return templatesOf(app, { data: new DataStack(app, 'data', { stage }) }).data;
}
const data = dataStack(stageNamed('dev'));

interface TableProperties {
  AttributeDefinitions: { AttributeName: string; AttributeType: string }[];
}

describe('the data stack', () => {
  it('has exactly the table that the functions are written for', () => {
    const wanted = createTableInput('any');
    data.hasResourceProperties('AWS::DynamoDB::Table', {
      KeySchema: wanted.KeySchema,
      BillingMode: wanted.BillingMode,
      GlobalSecondaryIndexes: wanted.GlobalSecondaryIndexes,
      StreamSpecification: { StreamViewType: wanted.StreamSpecification?.StreamViewType },
      TimeToLiveSpecification: { AttributeName: tableSchema.ttl, Enabled: true },
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
    });
    const [table] = propertiesOf<TableProperties>(data, 'AWS::DynamoDB::Table');
    const byName = (a: { AttributeName?: string }, b: { AttributeName?: string }) =>
      String(a.AttributeName).localeCompare(String(b.AttributeName));
    expect(table?.AttributeDefinitions.toSorted(byName)).toEqual(
      wanted.AttributeDefinitions?.toSorted(byName),
    );
  });

  it('keeps the pictures in a private bucket that only CloudFront of this account reads', () => {
    data.hasResourceProperties('AWS::S3::Bucket', {
      BucketEncryption: {
        ServerSideEncryptionConfiguration: [
          { ServerSideEncryptionByDefault: { SSEAlgorithm: 'AES256' } },
        ],
      },
      PublicAccessBlockConfiguration: {
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      },
    });
    data.hasResourceProperties('AWS::S3::BucketPolicy', {
      PolicyDocument: {
        Statement: Match.arrayWith([
          Match.objectLike({
            Effect: 'Allow',
            Action: 's3:GetObject',
            Principal: { Service: 'cloudfront.amazonaws.com' },
            Condition: { StringEquals: { 'AWS:SourceAccount': { Ref: 'AWS::AccountId' } } },
          }),
        ]),
      },
    });
  });

  it('lets only the distribution read the pictures, once it is known', () => {
    dataStack(prodWith({ deployed })).hasResourceProperties('AWS::S3::BucketPolicy', {
      PolicyDocument: {
        Statement: Match.arrayWith(
          ['s3:GetObject', 's3:ListBucket'].map((Action) =>
            Match.objectLike({
              Action,
              Principal: { Service: 'cloudfront.amazonaws.com' },
              Condition: {
                StringEquals: {
                  'AWS:SourceArn': {
                    'Fn::Join': ['', Match.arrayWith([`:distribution/${deployed.distributionId}`])],
                  },
                },
              },
            }),
          ),
        ),
      },
    });
  });

  it('lets Secrets Manager generate the token secret, in the shape that the functions read', () => {
    data.hasResourceProperties('AWS::SecretsManager::Secret', {
      SecretString: Match.absent(),
      GenerateSecretString: {
        SecretStringTemplate: '{}',
        GenerateStringKey: 'current',
        PasswordLength: 64,
        ExcludePunctuation: true,
      },
    });
  });

  it('can be destroyed whole, but for the stage prod, which keeps its data', () => {
    const kept = ['AWS::DynamoDB::Table', 'AWS::S3::Bucket', 'AWS::SecretsManager::Secret'];
    const policies = (template: typeof data) =>
      kept.flatMap((type) =>
        Object.values(resourcesOf(template, type)).map(({ DeletionPolicy }) => DeletionPolicy),
      );
    expect(policies(data)).toEqual(['Delete', 'Delete', 'Delete', 'Delete']);
    const prod = dataStack(prodWith({ deployed }));
    expect(policies(prod)).toEqual(Array(4).fill('RetainExceptOnCreate'));
    prod.hasResourceProperties('AWS::DynamoDB::Table', { DeletionProtectionEnabled: true });
  });
});
