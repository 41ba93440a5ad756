import { describe, expect, it } from 'vitest';
import { DataStack } from './data.ts';
import { restoredTableOf } from './restoredTable.ts';
import { stageNamed } from './stage.ts';
import { newApp, resourcesOf, synthesize, templatesOf } from './synthesize.ts';

const restoredTable = 'coldroom-restored';
const restoredStreamArn =
  'arn:aws:dynamodb:eu-west-1:111122223333:table/coldroom-restored/stream/2027-01-31T10:00:00.000';

describe('a restored table', () => {
  it('is used instead of the stack’s own', () => {
    const context = { stage: 'prod', restoredTable, restoredStreamArn };
    const { api, realtime } = synthesize({}, context);
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

  it('leaves the stack its own table and its exports, which other stacks use until they are deployed', () => {
    const before = synthesize({}, { stage: 'prod' }).data;
    const after = synthesize({}, { stage: 'prod', restoredTable, restoredStreamArn }).data;
    const tables = resourcesOf(before, 'AWS::DynamoDB::Table');
    expect(Object.keys(tables)).toHaveLength(1);
    expect(resourcesOf(after, 'AWS::DynamoDB::Table')).toEqual(tables);
    const exported = Object.entries(before.findOutputs('*')).filter(([, { Export }]) => Export);
    expect(exported.length).toBeGreaterThan(3);
    expect(after.findOutputs('*')).toMatchObject(Object.fromEntries(exported));
  });

  it('is used only if the command line names one', () => {
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

  it('can be set up from the outputs, which name table, bucket and secret', () => {
    const app = newApp();
    const { data } = templatesOf(app, {
      data: new DataStack(app, 'data', { stage: stageNamed('dev') }),
    });
    expect(Object.keys(data.findOutputs('*')).toSorted()).toEqual(
      expect.arrayContaining(['ImagesBucketName', 'TableName', 'TokenSecretArn']),
    );
  });
});
