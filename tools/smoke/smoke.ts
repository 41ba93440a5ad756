import { Problem, reasonOf } from '#infra/build/problem.ts';
import { ringAlarm, type Aws } from './alarm.ts';
import type { SmokeOrder } from './arguments.ts';
import { smokeSteps, type SmokeStep, type Tried } from './steps.ts';

/**
 * Tries a deployment from outside, step by step; a step that fails does not stop the others.
 * @returns whether all steps passed
 */
export async function smoke(
  { origin, person, stage }: SmokeOrder,
  aws: Aws,
  log: (line: string) => void,
): Promise<boolean> {
  const tried: Tried = { origin, person };
  const alarm: SmokeStep = {
    name: 'alarm',
    run: () =>
      stage === undefined ? Promise.resolve('not tried without --stage') : ringAlarm(aws, stage),
  };
  let passed = true;
  for (const { name, run } of [...smokeSteps, alarm]) {
    try {
      log(`✓ ${name}: ${await run(tried)}`);
    } catch (error) {
      passed = false;
      log(`✗ ${name}: ${error instanceof Problem ? error.message : reasonOf(error)}`);
    }
  }
  return passed;
}
