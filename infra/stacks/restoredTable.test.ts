import { describe, expect, it } from 'vitest';
import { DataStack } from './data.ts';
import { restoredTableOf } from './restoredTable.ts';
import { stageNamed } from './stage.ts';
import { newApp, resourcesOf, synthesize, templatesOf } from './synthesize.ts';

const restoredTable = 'coldroom-restored';
const restoredStreamArn =
  'arn:aws:dynamodb:eu-west-1:111122223333:table/coldroom-restored/stream/2027-01-31T10:00:00.000';

describe('a restored table', () => {
  it('takes the place of the one that the stack has made', () => {
    const context = { stage: 'prod', restoredTable, restoredStreamArn };
    const { data, api, realtime } = synthesize({}, context);
    expect(resourcesOf(data, 'AWS::DynamoDB::Table')).toEqual({});
    for (const resource of Object.values(resourcesOf(api, 'AWS::Lambda::Function'))) {
      expect(resource.Properties).toHaveProperty(
        ['Environment', 'Variables', 'TABLE_NAME'],
        restoredTable,
      );
    }
    const policies = JSON.stringify(resourcesOf(api, 'AWS::IAM::Policy'));
    expect(policies).toContain(`table/${restoredTable}/index/gsi1`);
    const [source] = Object.values(resourcesOf(realtime, 'AWS::Lambda::EventSourceMapping'));
    expect(source?.Properties.EventSourceArn).toBe(restoredStreamArn);
  });

  it('is none where none is named', () => {
    expect(restoredTableOf(newApp().node)).toBeUndefined();
  });

  it.each([
    [{ restoredTable }, 'belong together'],
    [{ restoredStreamArn }, 'belong together'],
    [{ restoredTable: 'another', restoredStreamArn }, 'must be the stream of another'],
    [{ restoredTable, restoredStreamArn: 'no-arn' }, `must be the stream of ${restoredTable}`],
  ])('is refused where %j is given', (context, message) => {
    expect(() => restoredTableOf(newApp(context).node)).toThrow(message);
  });

  it('is asked for where the operator reads it: the outputs name table, bucket and secret', () => {
    const app = newApp();
    const { data } = templatesOf(app, {
      data: new DataStack(app, 'data', { stage: stageNamed('dev') }),
    });
    expect(Object.keys(data.findOutputs('*')).toSorted()).toEqual(
      expect.arrayContaining(['ImagesBucketName', 'TableName', 'TokenSecretArn']),
    );
  });
});
