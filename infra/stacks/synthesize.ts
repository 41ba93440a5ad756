import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { afterAll } from 'vitest';
import { coldroom, type ColdroomProps } from './coldroom.ts';

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

const outputs: string[] = [];
afterAll(() => {
  for (const output of outputs) rmSync(output, { recursive: true });
});

/** An app with the settings of cdk.json, as the command line makes it. For tests. */
export function newApp(context: Record<string, unknown> = {}): App {
  const outdir = mkdtempSync(join(tmpdir(), 'coldroom-assembly-'));
  outputs.push(outdir);
  return new App({ outdir, context: { ...cdkJson.context, ...context } });
}

/** The app's templates, made as `cdk synth` makes them. For tests. */
export function synthesize(props: ColdroomProps = {}) {
  const { data, api, site } = coldroom(newApp(), props);
  return {
    data: Template.fromStack(data),
    api: Template.fromStack(api),
    site: Template.fromStack(site),
  };
}

/** Resources of one type, or all, by logical id. */
export function resourcesOf(template: Template, type?: string): Record<string, Resource> {
  const { Resources } = template.toJSON() as { Resources: Record<string, Resource> };
  if (type === undefined) return Resources;
  return Object.fromEntries(
    Object.entries(Resources).filter(([, resource]) => resource.Type === type),
  );
}

/** A resource's properties as the test expects to find them. */
export const propertiesOf = <T>(template: Template, type: string): T[] =>
  Object.values(resourcesOf(template, type)).map(({ Properties }) => Properties as T);
