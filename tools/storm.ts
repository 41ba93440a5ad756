import { Problem } from '#infra/build/problem.ts';
import { scenarios } from './storm/scenarios.ts';

/**
 * Longest time of a storm, in minutes, by which a machine that is merely slow does not fail it. That of everything has a
 * hundred thousand requests.
 */
const LONGEST_MIN = 10;
const LONGEST_OF_ALL_MIN = 60;

const USAGE = `There is no such storm. Say npm run storm for the whole one, or -- ${Object.keys(scenarios).join(' | ')}.`;

/** `npm run storm [-- kill | disk | frozen | small | all]`: what becomes of bookings while parts of the product fail. */
async function main([name = 'all', ...others]: string[]): Promise<void> {
  const scenario = Object.hasOwn(scenarios, name) ? scenarios[name] : undefined;
  if (!scenario || others.length > 0) throw new Problem(USAGE);
  const minutes = name === 'all' ? LONGEST_OF_ALL_MIN : LONGEST_MIN;
  const late = new Problem(`The storm took longer than ${minutes} minutes.`);
  setTimeout(() => fail(late), minutes * 60_000);
  const began = performance.now();
  const faults = await scenario();
  for (const fault of faults) console.error(fault);
  const seconds = Math.round((performance.now() - began) / 1_000);
  console.log(
    faults.length === 0
      ? `All is well after ${seconds} s: every answered booking is there, and no day was sold twice.`
      : `${faults.length} faults after ${seconds} s.`,
  );
  process.exit(faults.length === 0 ? 0 : 1);
}

function fail(error: unknown): never {
  console.error(error instanceof Problem ? error.message : error);
  process.exit(1);
}

main(process.argv.slice(2)).catch(fail);
