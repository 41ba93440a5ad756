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

interface Planted {
  path: string;
  text: string;
}

const inRoot = (path: string): string => join(ROOT, path);

const folder = mkdtempSync(join(tmpdir(), 'lint-'));

afterAll(() => {
  rmSync(folder, { recursive: true });
});

/**
 * What the linter finds in a tree of files.
 * @param options our options, or those of them that are tried, as the code of an object
 */
function lint(name: string, files: readonly Planted[], options: string): Finding[] {
  const cwd = join(folder, name);
  const config = {
    path: 'oxlint.config.ts',
    text: `import config from ${JSON.stringify(inRoot('oxlint.config.ts'))};
const { typeAware, typeCheck, ...untyped } = config.options;
export default { ...config, options: ${options}, jsPlugins: [${JSON.stringify(inRoot('tools/lint/rules.ts'))}] };
`,
  };
  for (const { path, text } of [...files, config]) {
    mkdirSync(join(cwd, dirname(path)), { recursive: true });
    writeFileSync(join(cwd, path), text);
  }
  const { stdout } = spawnSync(inRoot('node_modules/.bin/oxlint'), ['--format=json', '.'], {
    cwd,
    encoding: 'utf8',
    timeout: 20_000,
  });
  return (JSON.parse(stdout) as { diagnostics: Finding[] }).diagnostics;
}

describe('the linter refuses', () => {
  let findings: Finding[] = [];

  beforeAll(() => {
    findings = lint('rules', planted, 'untyped');
  });

  test.each(planted)('$path: $rule', ({ path, rule }) => {
    expect(findings.filter(({ filename }) => filename === path)).toContainEqual(
      expect.objectContaining({ code: rule, severity: 'error' }),
    );
  });
});

test('the linter refuses what the compiler refuses, as nothing else checks the types in `npm test`', () => {
  const compiler = { extends: inRoot('tsconfig.json'), compilerOptions: { types: [] } };
  const files = [
    { path: 'tsconfig.json', text: JSON.stringify({ ...compiler, include: ['shared'] }) },
    { path: 'shared/days.ts', text: "export const days: number = 'three';\n" },
  ];
  expect(lint('types', files, '{ typeAware, typeCheck }')).toContainEqual(
    expect.objectContaining({
      filename: 'shared/days.ts',
      code: 'typescript(TS2322)',
      severity: 'error',
    }),
  );
});
