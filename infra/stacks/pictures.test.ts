import { describe, expect, it } from 'vitest';
import { prodWith, resourcesOf, synthesize } from './synthesize.ts';

const { pictures, data } = synthesize(prodWith());

const idOf = (type: string, name = ''): string =>
  Object.keys(resourcesOf(pictures, type)).find((id) => id.startsWith(name)) ?? '';
const arnOf = (id: string) => ({ 'Fn::GetAtt': [id, 'Arn'] });

describe('the widths of pictures', () => {
  it('are made of what is stored in the folder of the rooms, and of nothing that was made', () => {
    data.hasResourceProperties('AWS::S3::Bucket', {
      NotificationConfiguration: { EventBridgeConfiguration: { EventBridgeEnabled: true } },
    });
    pictures.hasResourceProperties('AWS::Events::Rule', {
      EventPattern: {
        source: ['aws.s3'],
        'detail-type': ['Object Created'],
        detail: { object: { key: [{ prefix: 'rooms/' }] } },
      },
      Targets: [{ Arn: arnOf(idOf('AWS::SQS::Queue', 'Queue')) }],
    });
  });

  it('are made once the room names the picture, are tried five times, and then are in a queue of their own', () => {
    pictures.hasResourceProperties('AWS::SQS::Queue', {
      QueueName: 'coldroom-prod-pictures',
      DelaySeconds: 15,
      VisibilityTimeout: 360,
      RedrivePolicy: {
        deadLetterTargetArn: arnOf(idOf('AWS::SQS::Queue', 'Failed')),
        maxReceiveCount: 5,
      },
    });
    pictures.hasResourceProperties('AWS::SQS::Queue', {
      QueueName: 'coldroom-prod-pictures-failed',
      MessageRetentionPeriod: 14 * 24 * 60 * 60,
    });
  });

  it('are made one by one, at most two at once', () => {
    pictures.hasResourceProperties('AWS::Lambda::EventSourceMapping', {
      BatchSize: 1,
      ScalingConfig: { MaximumConcurrency: 2 },
      EventSourceArn: arnOf(idOf('AWS::SQS::Queue', 'Queue')),
    });
  });

  it('are made by one function, which cannot write over an original', () => {
    const [role] = Object.values(resourcesOf(pictures, 'AWS::IAM::Role'));
    const text = JSON.stringify(role?.Properties);
    expect(text).toMatch(/"s3:GetObject","Effect":"Allow","Resource":.*\/rooms\/\*/);
    expect(text).toMatch(
      /\["s3:DeleteObject","s3:PutObject"\],"Effect":"Allow","Resource":[^}]*}[^}]*\/widths\/\*/,
    );
    expect(Object.keys(resourcesOf(pictures, 'AWS::Lambda::Function'))).toHaveLength(1);
  });
});
