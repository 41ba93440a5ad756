import { defineConfig } from 'vitest/config';
import { projects, unhurried } from './vitest.config.ts';

/** What `npm run mutate` runs against each mutant: the tests that know the store and the rules. */
const kinds = projects.filter(({ test }) =>
  /^(shared|unit(-alone)?|integration(-alone)?)$/.test(test.name),
);

export default defineConfig({
  test: {
    projects: kinds.map(({ test, ...kind }) => ({
      ...kind,
      test: {
        ...test,
        setupFiles: [unhurried.setupFiles, 'tools/test/mutationSetup.ts'],
        // Those of `npm start` and of the tools set what a thread of a process cannot, and know no mutant.
        exclude: [...(test.exclude ?? []), 'local/**', 'tools/**', 'infra/**'],
      },
    })),
  },
});
