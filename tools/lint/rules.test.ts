import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROOT } from '#infra/build/folders.ts';
import { planted } from './planted.ts';

interface Finding {
  filename: string;
  code: string;
  severity: string;
}

const inRoot = (path: string): string => join(ROOT, path);

const folder = mkdtempSync(join(tmpdir(), 'lint-'));
let findings: Finding[] = [];

/** The linter with our settings but for those of types, over a tree of files that each break a rule. */
beforeAll(() => {
  writeFileSync(
    join(folder, 'oxlint.config.ts'),
    `import config from ${JSON.stringify(inRoot('oxlint.config.ts'))};
const { typeAware, ...options } = config.options;
export default { ...config, options, jsPlugins: [${JSON.stringify(inRoot('tools/lint/rules.ts'))}] };
`,
  );
  for (const { path, text } of planted) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const { stdout } = spawnSync(inRoot('node_modules/.bin/oxlint'), ['--format=json', '.'], {
    cwd: folder,
    encoding: 'utf8',
    timeout: 20_000,
  });
  ({ diagnostics: findings } = JSON.parse(stdout) as { diagnostics: Finding[] });
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe('the linter refuses', () => {
  test.each(planted)('$path: $rule', ({ path, rule }) => {
    expect(findings.filter(({ filename }) => filename === path)).toContainEqual(
      expect.objectContaining({ code: rule, severity: 'error' }),
    );
  });
});
