import { defineConfig } from 'oxlint';
import { fetching } from './tools/lint/fetching.ts';
import { pureDomain } from './tools/lint/functionLayers.ts';
import { houseMail } from './tools/lint/houseMail.ts';
import { onlyOldMethods } from './tools/lint/oldBrowsers.ts';
import { noSentences, noThrownSentences } from './tools/lint/sentences.ts';
import { typed } from './tools/lint/typed.ts';
import { react, untyped } from './tools/lint/untyped.ts';

/** Where a rule is given options in several rows that fit a file, the last row counts. */
export default defineConfig({
  plugins: ['eslint', 'typescript', 'react'],
  // oxlint's own sets are off: each rule is named.
  categories: { correctness: 'off' },
  jsPlugins: ['./tools/lint/rules.ts'],
  // The types are checked in the same run: what the rules need of them is most of the work.
  options: { typeAware: true, typeCheck: true },
  ignorePatterns: [
    'dist',
    'cdk.out',
    'coverage',
    'reports',
    '.data',
    '.cache',
    '.stryker-tmp',
    'test-results',
    'playwright-report',
    '**/*.mjs',
    '**/*.cjs',
  ],
  rules: { ...untyped, ...typed, 'ours/walls': 'error', 'ours/imports': 'error' },
  overrides: [
    {
      files: ['{functions,shared,web}/**'],
      excludeFiles: ['**/*.test.{ts,tsx}'],
      rules: { 'ours/syntax': ['error', ...noSentences] },
    },
    {
      files: ['{shared,web}/**'],
      // What runs on no visitor's machine apart.
      excludeFiles: [
        ...['**/*.test.{ts,tsx}', '**/testing/**'],
        ...['shared/openapi/**', 'web/boot/build/**'],
      ],
      rules: { 'ours/syntax': ['error', ...noSentences, ...onlyOldMethods] },
    },
    {
      files: ['functions/domain/**/*.test.ts'],
      rules: { 'ours/syntax': ['error', noThrownSentences] },
    },
    pureDomain,
    houseMail,
    ...fetching,
    {
      files: ['**'],
      // Tests apart, and tables: the alarms and metrics of a stack, and the catalogue of sample calls.
      excludeFiles: [
        ...['**/*.test.{ts,tsx}', 'e2e/**'],
        ...['infra/stacks/operations/**', 'tools/calls/**'],
      ],
      rules: {
        'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],
      },
    },
    { files: ['web/**/*.{ts,tsx}'], rules: react },
  ],
});
