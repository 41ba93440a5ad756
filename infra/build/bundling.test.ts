import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { functionNames } from '#infra/manifest.ts';
import { bundledFunctions, bundleFunctions, lambdaName, temporaryFolder } from './bundling.ts';
import { ROOT } from './folders.ts';

const bundles = bundledFunctions();

describe.each(functionNames.map(lambdaName))('the bundle of %s', (name) => {
  const file = join(bundles, name, 'index.js');

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

/** A copy of the sources in a deeper folder, with the same packages. */
function otherFolder(): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'coldroom-copy-')), 'deeper', 'project');
  for (const part of ['functions', 'shared', 'infra/build', 'package.json', 'tsconfig.json']) {
    cpSync(join(ROOT, part), join(folder, part), { recursive: true });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

it('the same sources make the same bytes in any folder, so that nothing is deployed again', () => {
  const [folder, outdir] = [otherFolder(), temporaryFolder()];
  bundleFunctions(['bookings.create', 'outbox.consume'], outdir, folder);
  const hashOf = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex');
  for (const file of ['bookings-create/index.js', 'outbox-consume/index.js']) {
    for (const ending of ['', '.map']) {
      expect(hashOf(join(outdir, file + ending))).toBe(hashOf(join(bundles, file + ending)));
    }
  }
  rmSync(join(folder, '../..'), { recursive: true });
  rmSync(outdir, { recursive: true });
});
