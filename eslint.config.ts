import boundaries from 'eslint-plugin-boundaries';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { fetching } from './tools/lint/fetching.ts';
import { functionElements, functionWalls, pureDomain } from './tools/lint/functionLayers.ts';
import { importOrder } from './tools/lint/importOrder.ts';
import { noSentences, noThrownSentences } from './tools/lint/sentences.ts';
import { webElements, webWalls } from './tools/lint/webLayers.ts';

/**
 * Who may import whom: the site (see `webLayers`) and the functions (see `functionLayers`) import shared,
 * infra deploys the functions, local runs them on this machine, tools measure and operate the product.
 * The browser tests read the site's table of pages, so that none is forgotten, and share what tools knows of
 * running tests.
 */
const walls = {
  shared: ['shared'],
  infra: ['infra', 'shared', 'functions/*'],
  local: ['local', 'infra', 'shared', 'functions/*'],
  tools: ['tools', 'local', 'infra', 'shared', 'functions/*'],
  e2e: ['e2e', 'shared', 'tools', 'web/*'],
};

/**
 * The rule about imports between folders. The plugin tries each policy on each import, and takes most of the linter's
 * time: so files of the functions and of the site are given those alone that are about them.
 */
const mayImport = (policies: object[]) => ({
  'boundaries/dependencies': [
    'error',
    {
      default: 'disallow',
      policies: [...policies, { allow: { to: { module: { origin: ['external', 'core'] } } } }],
    },
  ] as ['error', object],
});

export default defineConfig(
  globalIgnores([
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
  ]),
  tseslint.configs.strict,
  tseslint.configs.stylistic,
  {
    rules: {
      '@typescript-eslint/consistent-type-definitions': 'off',
      // Its members are declared by the slices (see web/lib/state.ts).
      '@typescript-eslint/no-empty-object-type': ['error', { allowWithName: '^RootState$' }],
      eqeqeq: 'error',
      'no-console': 'off',
    },
  },
  {
    plugins: { boundaries },
    settings: {
      'boundaries/elements': [
        ...functionElements,
        ...webElements,
        ...Object.keys(walls).map((type) => ({ type, pattern: `${type}/**`, mode: 'full' })),
      ],
      'boundaries/dependency-nodes': ['import', 'dynamic-import', 'export'],
      'boundaries/legacy-warnings': false,
      'import/resolver': './tools/lint/resolve-imports.cjs',
    },
    rules: mayImport(
      Object.entries(walls).map(([from, anyOf]) => ({
        from: { element: { type: from } },
        allow: { to: { element: { types: { anyOf } } } },
      })),
    ),
  },
  ...[...functionWalls, ...webWalls].map(({ files, policies }) => ({
    files: [files],
    rules: mayImport(policies),
  })),
  {
    files: ['{functions,shared,web}/**'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...noSentences] },
  },
  {
    files: ['functions/domain/**/*.test.ts'],
    rules: { 'no-restricted-syntax': ['error', noThrownSentences] },
  },
  pureDomain,
  ...fetching,
  {
    // Tests apart, and tables: the alarms and metrics of a stack, and the catalogue of sample calls.
    ignores: ['**/*.test.{ts,tsx}', 'e2e/**', 'infra/stacks/operations/**', 'tools/calls/**'],
    rules: {
      'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    plugins: { order: { rules: { imports: importOrder } } },
    rules: { 'order/imports': 'error' },
  },
  {
    files: ['web/**/*.{ts,tsx}'],
    ...reactHooks.configs.flat['recommended-latest'],
  },
);
