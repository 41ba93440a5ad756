import { describe, expect, it } from 'vitest';
import { readArguments } from './arguments.ts';
import { doorOf } from './door.ts';
import { nextSteps } from './nextSteps.ts';

const env = { TABLE_NAME: 'table', REST_API_ID: 'api' };
const time = '2027-01-31T10:00:00Z';

describe('npm run restore-table', () => {
  it('is told the new table and the moment, or to open the door', () => {
    expect(readArguments(['restored', time, '--fix'], env)).toEqual({
      act: 'restore',
      source: 'table',
      target: 'restored',
      time: new Date(time),
      restApiId: 'api',
      fix: true,
    });
    expect(readArguments(['restored', '--open'], { REST_API_ID: 'api' })).toEqual({
      act: 'open',
      target: 'restored',
      restApiId: 'api',
    });
    expect(readArguments(['restored', '--removed'], env)).toEqual({
      act: 'removed',
      source: 'table',
      target: 'restored',
      restApiId: 'api',
    });
  });

  it.each([
    [[], env],
    [['restored'], env],
    [['restored', 'yesterday'], env],
    [['restored', time, '--open'], env],
    [['restored', '--open', '--fix'], env],
    [['restored', '--removed', '--open'], env],
    [['restored', '--removed', '--fix'], env],
    [['restored', time, '--removed'], env],
    [['restored', '--removed'], { REST_API_ID: 'api' }],
    [['table', '--removed'], env],
    [['restored', time, 'more'], env],
    [['restored', time, '--force'], env],
    [['table', time], env],
    [['restored', time], { TABLE_NAME: 'table' }],
    [['restored', time], { REST_API_ID: 'api' }],
  ])('prints its usage for %j with %j', (args, environment) => {
    expect(() => readArguments(args, environment)).toThrow('Set TABLE_NAME and REST_API_ID');
  });

  it('has everybody signed out, ended roles ended again and lists written, before requests are allowed', () => {
    const order = { source: 'table', target: 'restored', time: new Date(time) };
    const told = nextSteps(order, 'arn:aws:stream');
    const steps = [
      "tableName: 'restored'",
      "tableStreamArn: 'arn:aws:stream'",
      'npx cdk deploy',
      'npm run rotate-secret -- --withdraw',
      'five minutes',
      'since 2027-01-31T10:00:00.000Z',
      'TABLE_NAME=table npm run restore-table -- restored --removed',
      'TABLE_NAME=restored npm run file-bookings',
      'npm run restore-table -- restored --open',
    ].map((step) => told.indexOf(step));
    expect(steps).not.toContain(-1);
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
  });

  it('stops where the limit of requests cannot be set', async () => {
    const refusing = () => Promise.resolve({ code: 254, output: 'AccessDenied' });
    await expect(doorOf('api', refusing, 0).close()).rejects.toThrow('AccessDenied');
  });
});
