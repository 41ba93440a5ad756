import { rmSync } from 'node:fs';
import { Match } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { wholeProduct } from './coldroom.ts';
import { stageNamed } from './stage.ts';
import {
  deployed,
  devWithAll,
  newApp,
  prodWith,
  productOf,
  propertiesOf,
  resourcesOf,
  synthesize,
  type Resource,
} from './synthesize.ts';
import { allStatements, written } from './templateReading.ts';

const { account, ...ofStage } = synthesize();
const stacks = Object.entries(ofStage);
const { account: sameAccount, ...ofProd } = synthesize(prodWith({ deployed }));
const prod = Object.entries(ofProd);

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

  it('gives each function a log group in its own stack, with a retention', () => {
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
    expect(policies).toEqual(policies.map(() => 'RetainExceptOnCreate'));
    template.resourceCountIs('Custom::S3AutoDeleteObjects', 0);
  });

  it.each(prod)(
    'leaves nothing of its %s stack behind under a name that is fixed',
    (_, template) => {
      for (const { Properties = {}, DeletionPolicy } of Object.values(resourcesOf(template))) {
        const named = Object.keys(Properties).some((key) => FIXED_NAMES.has(key));
        expect(
          named && DeletionPolicy !== 'Delete' && DeletionPolicy,
          JSON.stringify(Properties),
        ).toBeFalsy();
      }
    },
  );

  it.each([
    ['prod, once it is deployed', prodWith({ deployed }), true],
    ['prod, at its first deployment, which may fail and is then tried again', prodWith(), false],
    ['dev', devWithAll, false],
  ])('is the one whose stacks cannot be destroyed by mistake: %s', (_, stage, is) => {
    const { account, ...own } = productOf(stage).stacks;
    expect(account.terminationProtection).toBeFalsy();
    expect(Object.values(own).map((stack) => stack.terminationProtection)).toEqual(
      Object.values(own).map(() => is),
    );
    const said = own.data.node.findAll().flatMap(({ node }) => node.metadata);
    const warnings = said.filter(({ type }) => type === 'aws:cdk:warning');
    expect(warnings.length).toBe(stage.keepsData && !is ? 1 : 0);
  });

  it('protects nothing that the rollback of its first deployment has to delete', () => {
    const { data } = synthesize(prodWith());
    data.hasResourceProperties('AWS::DynamoDB::Table', { DeletionProtectionEnabled: false });
    const { site: first } = synthesize(prodWith());
    // A bucket with files cannot be deleted, so what uploaded them deletes them.
    first.allResourcesProperties('Custom::CDKBucketDeployment', { RetainOnDelete: false });
  });

  it('retains nothing without a word about the creation of its stack', () => {
    const texts = prod.map(([, template]) => JSON.stringify(template.toJSON()));
    expect(texts.join()).not.toContain('"DeletionPolicy":"Retain"');
  });
});

describe('the account’s stack', () => {
  it('has the role for the logs of API Gateway, and outlives every stage', () => {
    account.hasResourceProperties('AWS::ApiGateway::Account', {
      CloudWatchRoleArn: { 'Fn::GetAtt': [Match.stringLikeRegexp('^ApiGatewayLogs'), 'Arn'] },
    });
    for (const { DeletionPolicy } of Object.values(resourcesOf(account))) {
      expect(DeletionPolicy).toBe('RetainExceptOnCreate');
    }
    for (const [, template] of stacks) template.resourceCountIs('AWS::ApiGateway::Account', 0);
  });

  it('is the same in every stage', () => {
    expect(sameAccount.toJSON()).toEqual(account.toJSON());
  });

  it('is deployed before the APIs, which write logs', () => {
    const { account: first, api, realtime } = productOf().stacks;
    expect(api.dependencies).toContain(first);
    expect(realtime.dependencies).toContain(first);
  });
});

/** Types of resources whose names are unique in an account, whatever their region. */
const GLOBAL = /^AWS::(IAM|CloudFront|CloudWatch::Dashboard|S3::Bucket$)/;

/** The names that a resource gives itself or its parts. */
const namesIn = (properties: unknown): string[] =>
  typeof properties !== 'object' || properties === null
    ? []
    : Object.entries(properties).flatMap(([key, value]) =>
        /^(Name|(Dashboard|Bucket|Role|Policy)Name)$/.test(key) ? [written(value)] : namesIn(value),
      );

/** A reference, by which a resource names another one instead of itself. */
const REFERENCE = /^<[^>]*>$/;

/** The fixed names that tell a resource from others of its type: its own properties, or those of its configuration. */
const fixedNames = ({ Type, Properties }: Resource): string[] => {
  const entries = Object.entries({ ...Properties });
  const configurations = entries.filter(([key]) => key.endsWith('Config'));
  return [
    ...entries,
    ...configurations.flatMap(([, parts]) => Object.entries({ ...(parts as object) })),
  ]
    .filter(([key]) => /(?<!^Metric)Name$|^EmailIdentity$/.test(key))
    .map(([, value]) => written(value))
    .filter((name) => !REFERENCE.test(name))
    .map((name) => `${Type} ${name}`);
};

describe('the stacks of a stage together', () => {
  it.each([
    ['dev', synthesize()],
    ['dev, with all settings', synthesize(devWithAll)],
    ['prod', synthesize(prodWith({ deployed }))],
  ])('give no name to two resources, of which AWS would refuse the second: %s', (_, templates) => {
    const names = Object.values(templates).flatMap((template) =>
      Object.values(resourcesOf(template)).flatMap(fixedNames),
    );
    // The properties that have names are still found.
    expect(new Set(names.map((name) => name.split(' ', 1).join())).size).toBeGreaterThan(10);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});

describe('a second region', () => {
  it.each([...stacks, ...prod])('shares no global name of the %s stack', (_, template) => {
    for (const [id, { Type, Properties }] of Object.entries(resourcesOf(template))) {
      if (!GLOBAL.test(Type)) continue;
      const own = namesIn(Properties).filter((name) => /^coldroom/i.test(name));
      expect([id, own.filter((name) => !name.includes('<AWS::Region>'))]).toEqual([id, []]);
    }
  });

  it('is that of the settings, if they name one', () => {
    const app = newApp();
    const named = wholeProduct(app, { stage: stageNamed('dev', { region: 'af-south-1' }) });
    for (const stack of Object.values(named)) expect(stack.region).toBe('af-south-1');
    rmSync(app.outdir, { recursive: true });
  });
});

describe('a stage', () => {
  it('has a name that is valid in names of resources', () => {
    expect(() => stageNamed('Prod!')).toThrow(/stage must be/);
  });
});
