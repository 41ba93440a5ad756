import { defineConfig } from '@playwright/test';
import { chromiumFlags } from '#tools/test/chromium.ts';

const { BASE_URL, CHROMIUM_PATH, CI } = process.env;

/** The black-box tests of the backend, and the browser tests; both against BASE_URL where it is given. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './tools/test/browserSetup.ts',
  // As many as the project with the most of them.
  workers: 4,
  fullyParallel: true,
  forbidOnly: CI !== undefined,
  // A busy machine is slow, and a limit must not fail what is right: what follows a booking by the stream
  // comes seconds later there.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    ...(BASE_URL ? { baseURL: BASE_URL } : {}),
    screenshot: 'only-on-failure',
    // What moves by itself is drawn again and again, and makes a page slow to test: what is about
    // motion asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    // To record each step costs a third of the time: ask for it with --trace retain-on-failure.
    trace: 'off',
    launchOptions: {
      args: [
        ...chromiumFlags,
        // Pages of one context share a process, and in it what was compiled of the site.
        '--process-per-site',
        // A page lives for seconds: neither a process for the network or for drawing nor optimised code pays off, and
        // what was compiled is used again.
        '--enable-features=NetworkServiceInProcess2',
        '--in-process-gpu',
        '--js-flags=--no-opt --no-maglev --no-flush-bytecode --min-semi-space-size=32 --max-semi-space-size=64',
      ],
      ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
    },
  },
  projects: [
    // Tests wait for the product and for animations: more of them than there are processors use that time. Those without a
    // browser wait more.
    { name: 'api', testMatch: 'api/**/*.test.ts', workers: 4 },
    { name: 'browser', testMatch: 'browser/**/*.test.ts', workers: 3 },
  ],
});
