import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '#infra/build/folders.ts';
import { Problem } from '#infra/build/problem.ts';
import { run } from '#infra/build/run.ts';
import { findChromium } from './chromium.ts';
import { sum, type Counts } from './counts.ts';
import { reportProgress, testCounter } from './progress.ts';
import { shareDynamoDb } from './sharedDynamoDb.ts';
import { groups, lastStep, partsOf, type Part, type Step } from './steps.ts';

const log = (line: string) => console.log(line);

/** `npm test`: every check there is, one summary line each, until a group of them fails. */
async function main(): Promise<boolean> {
  await shareDynamoDb(log);
  process.env.CHROMIUM_PATH = await findChromium(log);
  const outcomes: Outcome[] = [];
  const allPassed = () => outcomes.every(({ passed }) => passed);
  for (const group of [...groups, [lastStep]]) {
    if (allPassed()) outcomes.push(...(await Promise.all(group.map(runStep))));
  }
  const { passed, failed } = sum(outcomes.map(({ counts }) => counts));
  console.log(`\n${passed} passed, ${failed} failed`);
  return allPassed();
}

interface Outcome {
  passed: boolean;
  counts: Counts;
}

/** Runs a step, and tells what came of it. */
async function runStep(step: Step): Promise<Outcome> {
  const began = performance.now();
  if (step.report) rmSync(join(ROOT, step.report), { force: true });
  const counter = testCounter();
  const progress = reportProgress(step.name, counter.tests, log);
  // Without npx, which takes half a second to find it.
  const { code, output } = await run(join(ROOT, 'node_modules/.bin', step.command), step.args, {
    env: step.env,
    onOutput: counter.take,
  });
  progress.stop();
  const parts = partsOf(step);
  const passed = code === 0;
  if (!passed) console.log(output);
  for (const line of summaries(step, parts, passed)) console.log(`${line} (${since(began)})`);
  const counts = sum(parts.map((part) => part.counts));
  // A check without tests, or a runner that broke before its tests, fails as one.
  return { passed, counts: passed ? counts : { ...counts, failed: Math.max(1, counts.failed) } };
}

function summaries({ name }: Step, parts: Part[], passed: boolean): string[] {
  const mark = (good: boolean): string => (good ? '✓' : '✗');
  const lines = parts.map(
    ({ name: part, counts }) =>
      `${mark(counts.failed === 0)} ${part}: ${counts.passed} passed, ${counts.failed} failed`,
  );
  const explained = parts.length > 0 && (passed || parts.some(({ counts }) => counts.failed > 0));
  return explained ? lines : [...lines, `${mark(passed)} ${name}`];
}

const since = (began: number): string => `${((performance.now() - began) / 1000).toFixed(1)} s`;

main().then(
  (passed) => process.exit(passed ? 0 : 1),
  (error: unknown) => {
    console.error(error instanceof Problem ? error.message : error);
    process.exit(1);
  },
);
