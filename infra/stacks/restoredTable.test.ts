import { describe, expect, it } from 'vitest';
import { DataStack } from './data.ts';
import { stageNamed } from './stage.ts';
import { newApp, prodWith, resourcesOf, synthesize, templatesOf } from './synthesize.ts';

const tableName = 'coldroom-restored';
const tableStreamArn =
  'arn:aws:dynamodb:eu-west-1:111122223333:table/coldroom-restored/stream/2027-01-31T10:00:00.000';

const restoredTable = { tableName, tableStreamArn };

describe('a restored table', () => {
  it('is used instead of the stack’s own', () => {
    const { api, realtime } = synthesize(prodWith({ restoredTable }));
    for (const resource of Object.values(resourcesOf(api, 'AWS::Lambda::Function'))) {
      expect(resource.Properties).toHaveProperty(
        ['Environment', 'Variables', 'TABLE_NAME'],
        tableName,
      );
    }
    const roles = JSON.stringify(resourcesOf(api, 'AWS::IAM::Role'));
    expect(roles).toContain(`table/${tableName}/index/gsi1`);
    const [source] = Object.values(resourcesOf(realtime, 'AWS::Lambda::EventSourceMapping'));
    expect(source?.Properties.EventSourceArn).toBe(tableStreamArn);
  });

  it('leaves the stack its own table and its exports, which other stacks use until they are deployed', () => {
    const before = synthesize(prodWith()).data;
    const after = synthesize(prodWith({ restoredTable })).data;
    const tables = resourcesOf(before, 'AWS::DynamoDB::Table');
    expect(Object.keys(tables)).toHaveLength(1);
    expect(resourcesOf(after, 'AWS::DynamoDB::Table')).toEqual(tables);
    const exported = Object.entries(before.findOutputs('*')).filter(([, { Export }]) => Export);
    expect(exported.length).toBeGreaterThan(3);
    expect(after.findOutputs('*')).toMatchObject(Object.fromEntries(exported));
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
