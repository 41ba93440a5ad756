import { Refusal } from '#functions/errors.ts';
import type { ErrorCode } from '#shared/errors.ts';

/** The code with which work is refused; undefined where it is done. Other errors are thrown on. */
export function refusalOf(work: () => unknown): ErrorCode | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}
