import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { ROOT } from '#infra/build/folders.ts';
import base from '../../../playwright.config.ts';
import { exceptions } from './exceptions.ts';

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The ids of the specification that a title may end with. */
const IDS = String.raw`(?: \[S[\d., S]+\])?`;

/** What is asked of a deployed product: the backend, its sockets, and the main path in a browser. */
export default defineConfig({
  ...base,
  testDir: join(ROOT, 'e2e'),
  outputDir: join(ROOT, 'test-results/localstack'),
  // One Python process stands for all of AWS, on the processors that run the functions and the tests.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  globalTimeout: 20 * 60_000,
  globalSetup: join(ROOT, 'tools/test/browserSetup.ts'),
  ...(exceptions.length > 0 && {
    grepInvert: exceptions.map(({ title }) => new RegExp(`${literal(title)}${IDS}$`)),
  }),
  projects: [
    { name: 'api', testMatch: 'api/**/*.test.ts' },
    { name: 'browser', testMatch: 'browser/main-path.test.ts' },
  ],
});
