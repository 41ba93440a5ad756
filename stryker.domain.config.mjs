import base from './stryker.config.json' with { type: 'json' };

/** `npm run mutate:domain`: the whole domain, by its own tests alone. */
export default {
  ...base,
  vitest: { configFile: 'vitest.domain.config.ts' },
  mutate: ['functions/domain/**/*.ts', '!functions/domain/**/*.test.ts'],
  jsonReporter: { fileName: 'reports/mutationDomain.json' },
};
