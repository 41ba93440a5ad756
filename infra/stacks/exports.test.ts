import type { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { stageNamed } from './stage.ts';
import type { StageSettings } from './stageSettings.ts';
import { addresses, deployed, synthesize } from './synthesize.ts';

/** Each setting that a stage can be given or lose later, which is all but its region. */
const settings: Required<Omit<StageSettings, 'region'>> = {
  ...addresses,
  deployed,
  domain: {
    name: 'coldroom.rw',
    certificateArn: 'arn:aws:acm:us-east-1:111122223333:certificate/abc',
  },
  restoredTable: {
    tableName: 'coldroom-restored',
    tableStreamArn:
      'arn:aws:dynamodb:eu-west-1:111122223333:table/coldroom-restored/stream/2027-01-31T10:00:00.000',
  },
  originSecret: { shown: 'n'.repeat(36), before: 'b'.repeat(36) },
  requestsPerAddress: 3_000,
};

const templatesWith = (given: StageSettings): Template[] =>
  Object.values(synthesize(stageNamed('dev', given)));

interface Output {
  Value: unknown;
  Export?: { Name: string };
}

/** What the stacks export, by its name. */
const exportsOf = (templates: Template[]): Record<string, unknown> =>
  Object.fromEntries(
    templates
      .flatMap((template) => Object.values(template.findOutputs('*')) as Output[])
      .flatMap(({ Export, Value }) => (Export ? [[Export.Name, Value]] : [])),
  );

/** What stacks import of others: exports that CloudFormation neither deletes nor changes meanwhile. */
function importsOf(templates: Template[]): Record<string, unknown> {
  const imported = templates.flatMap((template) => [
    ...JSON.stringify(template.toJSON()).matchAll(/"Fn::ImportValue":"([^"]*)"/g),
  ]);
  const exported = exportsOf(templates);
  return Object.fromEntries(imported.map(([, name = '']) => [name, exported[name]]));
}

describe('a deployed stage keeps the exports that its stacks import until their own deployment', () => {
  const without = templatesWith({});

  it.each(Object.entries(settings))('when it is given %s, and when it loses it', (name, value) => {
    const having = templatesWith({ [name]: value });
    expect(Object.keys(importsOf(without)).length).toBeGreaterThan(10);
    expect(exportsOf(having)).toMatchObject(importsOf(without));
    expect(exportsOf(without)).toMatchObject(importsOf(having));
  });
});
