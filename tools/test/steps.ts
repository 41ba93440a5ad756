import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { playwrightCounts, readCounts, vitestCounts, type Counts } from './counts.ts';

/** A part of a step's summary: a name and how many tests it stands for. */
export interface Part {
  name: string;
  counts: Counts;
}

/** A step of `npm test`: a command, and what its report says where it runs tests. */
export interface Step {
  name: string;
  command: string;
  args: string[];
  env?: NodeJS.ProcessEnv;
  /** File that the command writes its report to. */
  report?: string;
  parts?: (report: string) => Part[];
}

const isIntegration = (file: string): boolean => file.endsWith('.integration.test.ts');

const vitest = (projects: string[], report: string): string[] => [
  'run',
  ...projects.flatMap((project) => ['--project', project]),
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
];

/** These tests wait for the database: two workers more than the processors use that time. */
const twoWorkersMore = `--maxWorkers=${availableParallelism() + 2}`;

/**
 * Everything that `npm test` runs but for the last, in groups that run one after another: what is quick first. The steps of a
 * group run side by side. Tests of the browser and those of the database each keep both processors busy, so side by side
 * they would end no sooner, and pages would be slower than a test expects.
 */
export const groups: Step[][] = [
  [
    { name: 'Type check and lint', command: 'oxlint', args: [] },
    { name: 'Format check', command: 'oxfmt', args: ['--check'] },
  ],
  [
    {
      name: 'Backend and browser tests',
      command: 'playwright',
      args: ['test', '--reporter=list,json'],
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: 'reports/browser.json' },
      report: 'reports/browser.json',
      parts: (report) => [{ name: 'Backend and browser tests', counts: playwrightCounts(report) }],
    },
  ],
  [
    {
      // One run, as the branches of shared/ and of the store are covered by both kinds together.
      name: 'Unit, property and integration tests',
      command: 'vitest',
      args: [
        ...vitest(['shared', 'unit*', 'integration', 'integration-alone'], 'reports/vitest.json'),
        '--coverage',
        twoWorkersMore,
      ],
      report: 'reports/vitest.json',
      parts: (report) => [
        {
          name: 'Unit and property tests',
          counts: vitestCounts(report, (file) => !isIntegration(file)),
        },
        { name: 'Integration tests, coverage', counts: vitestCounts(report, isIntegration) },
      ],
    },
  ],
  [
    {
      // Apart, as the branches are covered without them: to count these takes a fifth of the time. With as many workers as
      // processors: each one more loads the site once more.
      name: 'Tests of the site without a browser, and of the parts together',
      command: 'vitest',
      args: vitest(['web', 'components', 'integration-together*'], 'reports/site.json'),
      report: 'reports/site.json',
      parts: (report) => [
        {
          name: 'Tests of the site without a browser',
          counts: vitestCounts(report, (file) => !isIntegration(file)),
        },
        {
          name: 'Integration tests of npm start and the tools',
          counts: vitestCounts(report, isIntegration),
        },
      ],
    },
    {
      // With the grants of the functions, as both read the bundles, which take seconds to make.
      name: 'CDK synth with assertions, and grants of the functions',
      command: 'vitest',
      args: vitest(['infra', 'integration-grants'], 'reports/infra.json'),
      report: 'reports/infra.json',
      parts: (report) => [
        {
          name: 'CDK synth with assertions',
          counts: vitestCounts(report, (file) => !isIntegration(file)),
        },
        { name: 'Grants of the functions', counts: vitestCounts(report, isIntegration) },
      ],
    },
  ],
];

/** Comes last, as it asks the reports of the others whether the tests that it names have passed. */
export const lastStep: Step = {
  name: 'Statements of the specification',
  command: 'tsx',
  args: ['tools/test/specification/check.ts'],
  report: 'reports/specification.json',
  parts: (report) => [{ name: 'Statements of the specification', counts: readCounts(report) }],
};

/** The parts of a step that has run; none where it runs no tests or broke before it reported. */
export const partsOf = ({ report, parts }: Step): Part[] =>
  report && parts && existsSync(report) ? parts(report) : [];
