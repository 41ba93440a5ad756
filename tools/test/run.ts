import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '#infra/build/folders.ts';
import { findJava } from '#local/java.ts';
import { Problem } from '#infra/build/problem.ts';
import { run } from '#infra/build/run.ts';
import { findChromium } from './chromium.ts';
import { sum, type Counts } from './counts.ts';
import { reportProgress, testCounter } from './progress.ts';
import { partsOf, steps, type Part, type Step } from './steps.ts';

const log = (line: string) => console.log(line);

/** `npm test`: every check there is, one summary line each, until one fails. */
async function main(): Promise<boolean> {
  await findJava(log);
  process.env.CHROMIUM_PATH = await findChromium(log);
  const counts: Counts[] = [];
  let passing = true;
  for (const group of steps) {
    const running = group.map(runStep);
    for (const outcome of running) {
      const { passed, counts: own, print } = await outcome;
      print();
      counts.push(own);
      passing &&= passed;
    }
    if (!passing) break;
  }
  const { passed, failed } = sum(counts);
  console.log(`\n${passed} passed, ${failed} failed`);
  return passing;
}

interface Outcome {
  passed: boolean;
  counts: Counts;
  /** Tells what came of it, in its turn. */
  print: () => void;
}

async function runStep(step: Step): Promise<Outcome> {
  const began = performance.now();
  if (step.report) rmSync(join(ROOT, step.report), { force: true });
  const counter = testCounter();
  const progress = reportProgress(step.name, counter.tests, log);
  const { code, output } = await run('npx', [step.command, ...step.args], {
    env: step.env,
    onOutput: counter.take,
  });
  progress.stop();
  const parts = partsOf(step);
  const passed = code === 0;
  const took = since(began);
  const print = () => {
    if (!passed) console.log(output);
    for (const line of summaries(step, parts, passed)) console.log(`${line} (${took})`);
  };
  const counts = sum(parts.map((part) => part.counts));
  // A check without tests, or a runner that broke before its tests, fails as one.
  return {
    passed,
    counts: passed ? counts : { ...counts, failed: Math.max(1, counts.failed) },
    print,
  };
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
