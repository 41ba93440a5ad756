import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { configDefaults, defineConfig } from 'vitest/config';
import { secrets } from './functions/testing/secrets.ts';

const { exclude } = configDefaults;
const integration = 'functions/**/*.integration.test.ts';
/**
 * Integration tests that need modules of their own: they replace one, or a module keeps an address of AWS that they set.
 */
const alone = 'functions/**/@(contention|guessing|realtime|room|send|sessions).integration.test.ts';
/** Integration tests of `npm start` and of the tools, which run the functions together. */
const together = '{local,tools}/**/*.integration.test.ts';
/** Those of the table's stream have a database of their own: in a shared one a write looks through older streams too. */
const togetherAlone = '{local/{stream,mail},tools/replayOutbox}/*.integration.test.ts';
/** That of the grants runs the bundles of the functions, which those of the CDK have made before it. */
const grants = 'tools/privileges/grants.integration.test.ts';
/**
 * Unit tests that need modules of their own: they replace one, which another file may have loaded as it is, or ask about
 * secrets, which are kept for minutes.
 */
const unitAlone =
  'functions/**/@(codes|consume|cursor|endpoint|observe|passwords|revoked|rotation|secret|tokens).test.ts';
const bundles = 'tools/test/bundles.ts';
const components = 'web/**/*.dom.test.tsx';
const standIn = 'local/standin/**';

/** Functions and their tests write no logs to the terminal, and find settings of their own. */
const env = {
  POWERTOOLS_SERVICE_NAME: 'test',
  POWERTOOLS_METRICS_NAMESPACE: 'Coldroom',
  POWERTOOLS_METRICS_DISABLED: 'true',
  POWERTOOLS_LOG_LEVEL: 'SILENT',
  TOKEN_SECRET: JSON.stringify(secrets),
};

/** A busy machine is slow, and a limit must not fail what is right; nor must midnight. */
export const unhurried = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // Of `expect.poll`, which otherwise gives up after a second.
  expect: { poll: { timeout: 30_000 } },
  setupFiles: 'tools/test/withinOneDay.ts',
};

const withDatabases = {
  globalSetup: 'tools/test/databases.ts',
  // DynamoDB Local shares the processors with everything else, and a limit must not fail what is right.
  // Nor are their passwords those of people: they are hashed as fast as bcrypt can.
  env: { ...env, TABLE_ANSWER_MS: '60000', TABLE_CONNECTION_MS: '60000', PASSWORD_ROUNDS: '4' },
  ...unhurried,
};

/** Each file makes a table of its own in a database that a worker keeps. */
const withSharedModules = {
  isolate: false,
  ...withDatabases,
  // Which sessions have ended is read at each call: what was kept would be of another file's table.
  env: { ...withDatabases.env, TOKEN_CHECK_SECONDS: '0' },
};

const BYTES = '\0wasm-bytes-';

/** Imports WebAssembly as its bytes, as the bundles of the functions do. Their id hides that they are of a package. */
const wasm: Plugin = {
  name: 'wasm',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!source.endsWith('.wasm')) return undefined;
    const found = await this.resolve(source, importer, { skipSelf: true });
    return found && BYTES + Buffer.from(found.id).toString('hex');
  },
  load(id) {
    if (!id.startsWith(BYTES)) return undefined;
    const path = Buffer.from(id.slice(BYTES.length), 'hex').toString();
    const bytes = readFileSync(path, 'base64');
    return `export default new Uint8Array(Buffer.from('${bytes}', 'base64'));`;
  },
};

export const projects = [
  {
    // Nothing in shared/ keeps anything: its tests can share their modules.
    test: { name: 'shared', include: ['shared/**/*.test.ts'], isolate: false, ...unhurried },
  },
  {
    plugins: [wasm],
    // To load the modules anew for each file would take twice as long as the tests.
    test: {
      name: 'unit',
      include: ['functions/**/*.test.ts', 'local/**/*.test.ts'],
      exclude: [...exclude, standIn, integration, together, unitAlone],
      pool: 'threads',
      isolate: false,
      env,
      ...unhurried,
    },
  },
  {
    plugins: [wasm],
    test: {
      name: 'unit-alone',
      include: [unitAlone],
      pool: 'threads',
      env,
      ...unhurried,
    },
  },
  {
    plugins: [wasm],
    test: {
      name: 'integration',
      include: [integration],
      exclude: [...exclude, alone],
      ...withSharedModules,
    },
  },
  {
    plugins: [wasm],
    test: { name: 'integration-alone', include: [alone], ...withDatabases },
  },
  {
    plugins: [wasm],
    test: {
      name: 'integration-together',
      include: [together],
      exclude: [...exclude, togetherAlone, grants],
      ...withSharedModules,
    },
  },
  {
    plugins: [wasm],
    test: { name: 'integration-together-alone', include: [togetherAlone], ...withDatabases },
  },
  {
    plugins: [wasm],
    test: {
      name: 'integration-grants',
      include: [grants],
      ...withDatabases,
      globalSetup: [withDatabases.globalSetup, bundles],
      maxWorkers: 1,
      // After those of the CDK.
      sequence: { groupOrder: 2 },
    },
  },
  {
    test: {
      name: 'infra',
      globalSetup: bundles,
      include: ['infra/**/*.test.ts', 'tools/**/*.test.ts', `${standIn}/*.test.ts`],
      exclude: [...exclude, together],
      // The CDK takes seconds to load: once is enough.
      isolate: false,
      maxWorkers: 1,
      // Vitest refuses to run projects with other numbers of workers in one group.
      sequence: { groupOrder: 1 },
      // Its check of each template takes as long again; `cdk synth` and cfn-lint do it.
      env: { CDK_VALIDATION: 'false' },
      testTimeout: 120_000,
      hookTimeout: 120_000,
    },
  },
  {
    plugins: [react()],
    // Each test makes a store of its own, so that they can share their modules.
    test: {
      name: 'web',
      include: ['web/**/*.test.{ts,tsx}'],
      exclude: [...exclude, components],
      isolate: false,
      ...unhurried,
    },
  },
  {
    plugins: [react()],
    // Pages in a document without a browser: forms, lists and their states. In processes, as by default, and not in threads:
    // threads hear what pages tell the other tabs of the browser.
    test: {
      name: 'components',
      include: [components],
      environment: 'jsdom',
      isolate: false,
      ...unhurried,
      setupFiles: [unhurried.setupFiles, 'web/app/testing/setup.ts'],
    },
  },
];

export default defineConfig({
  test: {
    projects,
    // The tests wait for DynamoDB Local as much as they work: none of the processors is left out.
    maxWorkers: '100%',
    coverage: {
      provider: 'v8',
      include: ['shared/**/*.ts', 'functions/{domain,usecases,store,platform/table}/**/*.ts'],
      exclude: ['**/*.test.ts'],
      // The terminal names only what is not covered.
      reporter: [['text', { skipFull: true }], 'json-summary', 'html'],
      thresholds: {
        'shared/**': { branches: 100 },
        'functions/{domain,usecases,store,platform/table}/**': { branches: 100 },
      },
    },
  },
});
