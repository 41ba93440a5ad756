import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projects } from '../../vitest.config.ts';
import domainTests from '../../vitest.domain.config.ts';
import allTests from '../../vitest.mutation.config.ts';

interface Stryker {
  mutate: string[];
}

const whole = JSON.parse(readFileSync('stryker.config.json', 'utf8')) as Stryker;
const ofDomain = new URL('../../stryker.domain.config.mjs', import.meta.url);
const { default: domain } = (await import(/* @vite-ignore */ ofDomain.href)) as {
  default: Stryker;
};

interface Project {
  plugins?: unknown[];
  test: { name: string; include: string[]; setupFiles?: string | string[] };
}

const originals: Project[] = projects;

/** A pattern for each of the names that stand between braces. */
const single = (pattern: string): string[] => {
  const [, before = '', names = '', after = ''] = /^(.*)\{(.*)\}(.*)$/.exec(pattern) ?? [];
  return names ? names.split(',').map((name) => before + name + after) : [pattern];
};

/** A name in a file that writes to the table, or makes writes of a transaction. */
const WRITES = /\b(transact|NamedWrite|(Put|Update|Delete|Write)Command)\b/;

describe.each([
  ['mutate', allTests, whole.mutate],
  ['mutate:domain', domainTests, domain.mutate],
])('npm run %s', (_, config, patterns) => {
  const kinds = (config.test?.projects ?? []) as Project[];

  it('runs the tests with the plugins and the set-up that they have in `npm test`', () => {
    expect(kinds.length).toBeGreaterThan(0);
    for (const kind of kinds) {
      const original = originals.find(({ test }) => test.name === kind.test.name);
      expect([kind.test.name, kind.plugins]).toEqual([kind.test.name, original?.plugins]);
      expect(kind.test.setupFiles).toContain(original?.test.setupFiles);
    }
  });

  it('changes only files that there are', () => {
    const missing = patterns
      .filter((pattern) => !pattern.startsWith('!'))
      .flatMap(single)
      .filter((pattern) => globSync(pattern).length === 0);
    expect(missing).toEqual([]);
  });
});

it('npm run mutate changes all that writes bookings', () => {
  const changed = globSync(whole.mutate.filter((pattern) => !pattern.startsWith('!')));
  const writes = globSync('functions/store/bookings/*.ts', { exclude: ['**/*.test.ts'] }).filter(
    (path) => WRITES.test(readFileSync(path, 'utf8')),
  );
  expect(writes).toContain('functions/store/bookings/updateAsRead.ts');
  expect(changed).toEqual(expect.arrayContaining(writes));
});

it('npm run mutate runs all tests that stand beside what it changes, and no others, because its first run is of all of them', () => {
  const changed = globSync(whole.mutate.filter((pattern) => !pattern.startsWith('!')));
  const folders = new Set(changed.map((path) => dirname(path)));
  const kinds = (allTests.test?.projects ?? []) as Project[];
  const run = kinds.flatMap(({ test }) => globSync(test.include));
  const beside = [...folders].flatMap((folder) => globSync(`${folder}/*.test.ts`));
  expect(beside).toContain('functions/usecases/bookRoom.integration.test.ts');
  expect([...new Set(run)].toSorted()).toEqual(beside.toSorted());
});
