import { defineConfig } from 'vitest/config';
import { projects } from './vitest.config.ts';

/** What `npm run mutate` runs against each mutant: the tests that know the store and the rules. */
export default defineConfig({
  test: { projects: projects.filter(({ test }) => ['unit', 'integration'].includes(test.name)) },
});
