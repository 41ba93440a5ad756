import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { App, type Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { RENDERER_FOLDER } from '#functions/testing/renderer.ts';
import { wholeProduct } from './coldroom.ts';
import type { BuiltSite } from './site.ts';
import { stageNamed, type Stage } from './stage.ts';
import type { StageSettings } from './stageSettings.ts';

/** A minimal built site for tests. */
export const site: BuiltSite = {
  folder: fileURLToPath(new URL('fixtures/site', import.meta.url)),
  renderer: RENDERER_FOLDER,
};

/** Addresses that are no examples, which `prod` needs. */
export const addresses = {
  contactEmail: 'hello@coldroom.rw',
  alarmEmail: 'operator@coldroom.rw',
  mailFrom: 'no-reply@coldroom.rw',
};

/** The stage `prod` with the settings that it needs, and others. For tests. */
export const prodWith = (others: StageSettings = {}): Stage =>
  stageNamed('prod', { ...addresses, ...others });

/** Settings of a stage that was deployed. */
export const deployed = { distributionId: 'E2QWRUHAPOMQZL' };

/** The stage `dev` with each setting that changes what it consists of. For tests. */
export const devWithAll = stageNamed('dev', {
  deployed,
  alarmEmail: 'operator@example.com',
  requestsPerAddress: 3_000,
  originSecret: { shown: 'n'.repeat(36), before: 'b'.repeat(36) },
});

interface CdkJson {
  context: Record<string, unknown>;
}

const cdkJson = JSON.parse(
  readFileSync(new URL('../../cdk.json', import.meta.url), 'utf8'),
) as CdkJson;

export interface Resource {
  Type: string;
  Properties: Record<string, unknown>;
  DeletionPolicy?: string;
}

/**
 * Has the CDK take assets from where they are: to copy the bundles of all functions takes longer than all else of a
 * synthesis, and no test reads the copies.
 */
const uncopied = { 'aws:cdk:disable-asset-staging': true };

/** An app with the context of cdk.json, as the command line creates it. For tests. */
export const newApp = (context: Record<string, unknown> = {}): App =>
  new App({
    outdir: mkdtempSync(join(tmpdir(), 'coldroom-assembly-')),
    context: { ...cdkJson.context, ...uncopied, ...context },
  });

/** Templates of an app's stacks. Removes the app's output folder. For tests. */
export function templatesOf<Name extends string>(
  app: App,
  stacks: Record<Name, Stack>,
): Record<Name, Template> {
  const templates = Object.entries<Stack>(stacks).map(([name, stack]) => [
    name,
    Template.fromStack(stack),
  ]);
  rmSync(app.outdir, { recursive: true });
  return Object.fromEntries(templates) as Record<Name, Template>;
}

function make(stage: Stage) {
  const app = newApp();
  const stacks = wholeProduct(app, { stage, site });
  return { stacks, templates: templatesOf(app, stacks) };
}

/** Cache: synthesis takes seconds, and most tests need the same templates. */
const made = new Map<string, ReturnType<typeof make>>();

/** The whole product with a built site: its stacks, and their templates as `cdk synth` makes them. For tests. */
export function productOf(stage: Stage = stageNamed('dev')) {
  const key = JSON.stringify(stage);
  const product = made.get(key) ?? make(stage);
  made.set(key, product);
  return product;
}

/** Templates of the whole product with a built site. For tests. */
export const synthesize = (stage?: Stage) => productOf(stage).templates;

/** The resources of one type, or all of them, by logical id. */
export function resourcesOf(template: Template, type?: string): Record<string, Resource> {
  const { Resources } = template.toJSON() as { Resources: Record<string, Resource> };
  if (type === undefined) return Resources;
  return Object.fromEntries(
    Object.entries(Resources).filter(([, resource]) => resource.Type === type),
  );
}

/** Properties of each resource of a type. */
export const propertiesOf = <T>(template: Template, type: string): T[] =>
  Object.values(resourcesOf(template, type)).map(({ Properties }) => Properties as T);
