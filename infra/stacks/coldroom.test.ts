import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { stageNamed } from './stage.ts';
import { resourcesOf, synthesize } from './synthesize.ts';
import { allStatements } from './templateReading.ts';

const siteFolder = mkdtempSync(join(tmpdir(), 'coldroom-site-'));
mkdirSync(join(siteFolder, 'assets'));
writeFileSync(join(siteFolder, 'index.html'), '<!doctype html>');
writeFileSync(join(siteFolder, 'assets', 'entry-1a2b3c.js'), '');
afterAll(() => {
  rmSync(siteFolder, { recursive: true });
});

const stacks = Object.entries(synthesize({ siteFolder }));

/** Wildcards that CDK's own helpers are granted, and where. */
const helperWildcards = [
  // Uploads the site.
  {
    where: /^CustomCDKBucketDeployment/,
    action: /^s3:(GetObject|GetBucket|List|DeleteObject|Abort)\*$/,
  },
  // Empties a bucket before it is destroyed with its stage; prod has none.
  { where: /BucketPolicy|ImagesPolicy/, action: /^s3:(DeleteObject|GetBucket|List)\*$/ },
];
const isKnown = (place: string, granted: string) =>
  helperWildcards.some(({ where, action }) => where.test(place) && action.test(granted));

const flat = (value: string | string[]): string[] => (Array.isArray(value) ? value : [value]);

describe.each(stacks)('the %s stack', (_, template) => {
  it('stays far from the limit of 500 resources', () => {
    expect(Object.keys(resourcesOf(template)).length).toBeLessThan(450);
  });

  it('allows no action by wildcard, but for the helpers that CDK brings', () => {
    const wildcards = allStatements(template)
      .filter(({ statement }) => statement.Effect === 'Allow')
      .flatMap(({ where, statement }) =>
        flat(statement.Action)
          .filter((action) => action.includes('*'))
          .filter((action) => !isKnown(where, action))
          .map((action) => `${where}: ${action}`),
      );
    expect(wildcards).toEqual([]);
  });

  it('allows nothing on all resources, but X-Ray, which has none', () => {
    const unbounded = allStatements(template)
      .filter(({ statement }) => statement.Effect === 'Allow' && statement.Resource === '*')
      .flatMap(({ statement }) => flat(statement.Action))
      .filter((action) => !action.startsWith('xray:'))
      // The helper clears the distribution's cache; CDK grants it so.
      .filter((action) => !action.startsWith('cloudfront:'));
    expect(unbounded).toEqual([]);
  });

  it('carries no password and no secret', () => {
    const text = JSON.stringify(template.toJSON());
    expect(text).not.toMatch(/Kigali#|Musanze#|ADMIN_|"TOKEN_SECRET"|"SecretString"/);
    expect(text).not.toMatch(/@coldroom\.test/);
  });

  it('reserves no concurrency: a fresh account has little', () => {
    expect(JSON.stringify(template.toJSON())).not.toContain('ReservedConcurrentExecutions');
  });
});

describe('a stage', () => {
  it('has a name that resources can bear', () => {
    expect(() => stageNamed('Prod!')).toThrow(/stage must be/);
  });
});
