import { rmSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { wholeProduct } from './coldroom.ts';
import { stageNamed } from './stage.ts';
import { newApp, propertiesOf, resourcesOf, site, synthesize } from './synthesize.ts';
import { allStatements } from './templateReading.ts';

const stacks = Object.entries(synthesize({ site }));
const prod = Object.entries(synthesize({ site }, { stage: 'prod' }));

interface Lambda {
  LoggingConfig?: { LogGroup?: { Ref?: string } };
}

/** Properties that give a resource a fixed name, which must be unique in an account. */
const FIXED_NAMES = new Set([
  'BucketName',
  'FunctionName',
  'LogGroupName',
  'QueueName',
  'RoleName',
  'TableName',
  'TopicName',
]);

describe.each(stacks)('the %s stack', (_, template) => {
  it('stays far from the limit of 500 resources', () => {
    expect(Object.keys(resourcesOf(template)).length).toBeLessThan(450);
  });

  it('gives each function a log group of its own stack, with a retention', () => {
    const groups = resourcesOf(template, 'AWS::Logs::LogGroup');
    for (const { LoggingConfig } of propertiesOf<Lambda>(template, 'AWS::Lambda::Function')) {
      expect(groups[LoggingConfig?.LogGroup?.Ref ?? '']).toBeDefined();
    }
    for (const { Properties } of Object.values(groups)) {
      expect(Properties.RetentionInDays).toBeGreaterThan(0);
    }
  });

  it('lets no role create log groups, which would remain after the stack is deleted', () => {
    const roles = propertiesOf<{ ManagedPolicyArns?: unknown }>(template, 'AWS::IAM::Role');
    const managed = roles.flatMap(({ ManagedPolicyArns }) => JSON.stringify(ManagedPolicyArns));
    expect(managed.join()).not.toContain('AWSLambdaBasicExecutionRole');
    const granted = allStatements(template).flatMap(({ statement }) => statement.Action);
    expect(granted).not.toContain('logs:CreateLogGroup');
  });

  it('can be destroyed without leftovers', () => {
    for (const resource of Object.values(resourcesOf(template))) {
      expect(resource.DeletionPolicy ?? 'Delete').toBe('Delete');
    }
    // A bucket can be deleted only when it is empty.
    expect(Object.keys(resourcesOf(template, 'Custom::S3AutoDeleteObjects'))).toHaveLength(
      Object.keys(resourcesOf(template, 'AWS::S3::Bucket')).length,
    );
  });

  it('carries no password and no secret', () => {
    const text = JSON.stringify(template.toJSON());
    expect(text).not.toMatch(/ADMIN_|"TOKEN_SECRET"|"SecretString"/);
  });

  it('reserves no concurrency: a new account has little', () => {
    expect(JSON.stringify(template.toJSON())).not.toContain('ReservedConcurrentExecutions');
  });
});

describe('the stage prod', () => {
  const kept = ['AWS::DynamoDB::Table', 'AWS::S3::Bucket', 'AWS::SecretsManager::Secret'];

  it.each(prod)('keeps the data of its %s stack, and empties no bucket', (_, template) => {
    const policies = kept.flatMap((type) =>
      Object.values(resourcesOf(template, type)).map(({ DeletionPolicy }) => DeletionPolicy),
    );
    expect(policies).toEqual(policies.map(() => 'Retain'));
    template.resourceCountIs('Custom::S3AutoDeleteObjects', 0);
  });

  it.each(prod)(
    'leaves nothing of its %s stack behind under a name that is fixed',
    (_, template) => {
      for (const { Properties = {}, DeletionPolicy } of Object.values(resourcesOf(template))) {
        const named = Object.keys(Properties).some((key) => FIXED_NAMES.has(key));
        expect(named && DeletionPolicy === 'Retain', JSON.stringify(Properties)).toBe(false);
      }
    },
  );

  it.each([
    ['prod', true],
    ['dev', false],
  ])('is the one whose stacks cannot be destroyed by mistake: %s, %s', (stage, is) => {
    const app = newApp({ stage });
    const protection = Object.values(wholeProduct(app)).map((stack) => stack.terminationProtection);
    expect(protection).toEqual(protection.map(() => is));
    rmSync(app.outdir, { recursive: true });
  });
});

it('the realtime stack is deployed after the API, whose role both need for logs', () => {
  const app = newApp();
  const { api, realtime } = wholeProduct(app);
  expect(realtime.dependencies).toContain(api);
  rmSync(app.outdir, { recursive: true });
});

describe('a stage', () => {
  it('has a name that is valid in names of resources', () => {
    expect(() => stageNamed('Prod!')).toThrow(/stage must be/);
  });
});
