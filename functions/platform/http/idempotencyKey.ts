import { Refusal } from '#functions/errors.ts';
import { keyPattern } from '#shared/idempotencyKey.ts';

/**
 * The Idempotency-Key of a request; undefined where it has none.
 * @throws Refusal invalidKey
 */
export function idempotencyKey(header: (name: string) => string | undefined): string | undefined {
  const key = header('idempotency-key');
  if (key !== undefined && !keyPattern.test(key)) throw new Refusal('invalidKey');
  return key;
}
