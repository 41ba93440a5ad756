import { readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { bundleFunctions, lambdaName, temporaryFolder } from './bundling.ts';
import { functionNames } from '#infra/manifest.ts';

const bundles = temporaryFolder();
bundleFunctions(functionNames, bundles);
afterAll(() => {
  rmSync(bundles, { recursive: true });
});
const load = createRequire(join(bundles, 'any.js'));

describe.each(functionNames.map(lambdaName))('the bundle of %s', (name) => {
  const file = join(bundles, name, 'index.js');

  it('starts and exports a handler', () => {
    process.env.AWS_REGION ??= 'eu-west-1';
    const { handler } = load(file) as { handler?: unknown };
    expect(handler).toBeTypeOf('function');
  });

  it('has a source map without sources', () => {
    const map = JSON.parse(readFileSync(`${file}.map`, 'utf8')) as Record<string, unknown>;
    expect(map.sources).toContainEqual(expect.stringContaining('functions/'));
    expect(map.sourcesContent).toBeUndefined();
  });

  it('leaves out the credential providers that only a developer’s machine needs', () => {
    expect(readFileSync(file, 'utf8')).not.toContain('aws_access_key_id');
  });

  it('leaves out the code that reads event streams', () => {
    expect(readFileSync(file, 'utf8')).not.toContain(':event-type');
  });
});
