import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { defineConfig } from 'vitest/config';
import stryker from './stryker.config.json' with { type: 'json' };
import { projects, unhurried } from './vitest.config.ts';

/** The folders of what `npm run mutate` changes. */
const changed = new Set(
  stryker.mutate.filter((pattern) => !pattern.startsWith('!')).map((pattern) => dirname(pattern)),
);

/**
 * What `npm run mutate` runs against each mutant: the tests that know the store and the rules, which stand beside what is
 * changed. Nearly every other test reaches that as well, through the rules in `shared/`, and the first run is of all that do, one
 * after another: with those of endpoints and workers, each of which asks a database, it was not seen to end.
 */
const kinds = projects
  .filter(({ test }) => /^(shared|unit|integration(-alone)?)$/.test(test.name))
  .map(({ test, ...kind }) => {
    const include = globSync(test.include).filter((path) => changed.has(dirname(path)));
    return { ...kind, test: { ...test, include } };
  });

export default defineConfig({
  test: {
    projects: kinds.map(({ test, ...kind }) => ({
      ...kind,
      test: { ...test, setupFiles: [unhurried.setupFiles, 'tools/test/mutationSetup.ts'] },
    })),
  },
});
