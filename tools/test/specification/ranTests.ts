import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import * as z from 'zod/mini';

/** A test that has run: its file, and its title with those of its groups before it. */
export interface RanTest {
  file: string;
  title: string;
  passed: boolean;
}

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })),
    }),
  ),
});

const vitestTests = (report: unknown, root: string): RanTest[] =>
  z.parse(vitestReport, report).testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ status, fullName }) => ({
      file: relative(root, name),
      title: fullName,
      passed: status === 'passed',
    })),
  );

interface Suite {
  title: string;
  file: string;
  specs: { title: string; tests: { status: string }[] }[];
  suites?: Suite[] | undefined;
}

const suiteSchema: z.ZodMiniType<Suite> = z.lazy(() =>
  z.object({
    title: z.string(),
    file: z.string(),
    specs: z.array(
      z.object({ title: z.string(), tests: z.array(z.object({ status: z.string() })) }),
    ),
    suites: z.optional(z.array(suiteSchema)),
  }),
);

const playwrightReport = z.object({
  config: z.object({ rootDir: z.string() }),
  suites: z.array(suiteSchema),
});

function playwrightTests(report: unknown, root: string): RanTest[] {
  const { config, suites } = z.parse(playwrightReport, report);
  const folder = relative(root, config.rootDir);
  const testsOf = ({ file, specs, suites: inner = [] }: Suite, groups: string): RanTest[] => [
    ...specs.map(({ title, tests }) => ({
      file: `${folder}/${file}`,
      title: groups + title,
      passed: tests.every(({ status }) => status === 'expected'),
    })),
    ...inner.flatMap((suite) => testsOf(suite, groups + (suite.title && `${suite.title} `))),
  ];
  return suites.flatMap((suite) => testsOf(suite, ''));
}

/** The tests that ran, from those reports of Vitest and Playwright that there are. */
export function ranTests(vitest: string[], playwright: string[], root: string): RanTest[] {
  const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
  return [
    ...vitest.filter(existsSync).flatMap((path) => vitestTests(read(path), root)),
    ...playwright.filter(existsSync).flatMap((path) => playwrightTests(read(path), root)),
  ];
}
