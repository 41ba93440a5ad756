import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';

/** How many tests there were, and how they ended. */
export interface Counts {
  passed: number;
  failed: number;
}

export const sum = (counts: Counts[]): Counts => ({
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failed: counts.reduce((total, { failed }) => total + failed, 0),
});

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string() })),
    }),
  ),
});

/** Counts Vitest's JSON report, of the files that `of` wants. A file that fails to load counts too. */
export function vitestCounts(report: string, of: (file: string) => boolean = () => true): Counts {
  const files = z.parse(vitestReport, readJson(report)).testResults.filter(({ name }) => of(name));
  return sum(
    files.map(({ status, assertionResults: tests }) => {
      const passed = tests.filter((test) => test.status === 'passed').length;
      const failed = tests.filter((test) => test.status === 'failed').length;
      return { passed, failed: status === 'failed' ? Math.max(failed, 1) : failed };
    }),
  );
}

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
});

/** Counts Playwright's JSON report. A test that passed only when repeated has not passed. */
export function playwrightCounts(report: string): Counts {
  const { stats } = z.parse(playwrightReport, readJson(report));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}

/** The counts of a check that writes nothing else. */
export const readCounts = (report: string): Counts =>
  z.parse(z.object({ passed: z.number(), failed: z.number() }), readJson(report));

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
