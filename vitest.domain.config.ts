import { defineConfig } from 'vitest/config';
import { projects, unhurried } from './vitest.config.ts';

/** What `npm run mutate:domain` runs against each mutant: the domain's own tests, which need no database. */
const kinds = projects.filter(({ test }) => test.name === 'unit');

export default defineConfig({
  test: {
    projects: kinds.map(({ test, ...kind }) => ({
      ...kind,
      test: {
        ...test,
        include: ['functions/domain/**/*.test.ts'],
        setupFiles: [unhurried.setupFiles, 'tools/test/mutationSetup.ts'],
      },
    })),
  },
});
