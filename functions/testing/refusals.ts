import { Refusal } from '#functions/errors.ts';
import type { ErrorBody, ErrorCode } from '#shared/errors.ts';

function refused(work: () => unknown): Refusal | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

/** The code with which work is refused; undefined where it is done. Other errors are thrown on. */
export const refusalOf = (work: () => unknown): ErrorCode | undefined => refused(work)?.code;

/** The code with which work is refused, and the values that its sentence names, as {@link refusalOf}. */
export function refusedWith(work: () => unknown): Pick<ErrorBody, 'code' | 'params'> | undefined {
  const refusal = refused(work);
  return refusal && { code: refusal.code, params: refusal.body.params };
}
