import type { Violation } from '#functions/domain/consistency/violation.ts';
import { checks } from './checks.ts';
import { applyMend } from './mend.ts';
import { keepSmall, PORTIONS, type Portions } from './readTable.ts';

interface Options {
  /** Whether to mend what has one right answer. @default - nothing is written */
  fix?: boolean;
  /** @default - a small table is read once, another in portions */
  portions?: Portions;
  /** Is given each violation, and whether it was mended. */
  onViolation?: (violation: Violation, mended: boolean) => void;
}

/** How many violations were found, and how many of them are mended. */
interface Checked {
  found: number;
  mended: number;
}

/**
 * Checks the table that TABLE_NAME names by the rules of `functions/domain/consistency/`, which the tests
 * check too. Where the table is small, and nothing is mended, it is read once; otherwise page by page for each rule, so that
 * the memory does not grow with the table. Requests must be
 * stopped: a booking that is made meanwhile is seen by halves.
 */
export async function checkTable({
  fix = false,
  portions,
  onViolation,
}: Options = {}): Promise<Checked> {
  const checked = { found: 0, mended: 0 };
  const read = portions ?? (fix ? PORTIONS : await keepSmall(PORTIONS));
  for (const check of checks) {
    for await (const violation of check(read)) {
      const mended = fix && violation.mend !== undefined && (await applyMend(violation.mend));
      checked.found += 1;
      if (mended) checked.mended += 1;
      onViolation?.(violation, mended);
    }
  }
  return checked;
}

/** A violation as a line to print. */
export function violationLine({ about, finding, mend }: Violation, mended: boolean): string {
  const end = mended ? 'mended' : mend ? 'mend it with --fix' : 'decide it by hand';
  return `${about} ${finding} (${end})`;
}
