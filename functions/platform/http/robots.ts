import { Refusal } from '#functions/errors.ts';

/** People do not see the hidden field, so whoever filled it in is a robot. */
export function refuseRobots(hiddenField: string | undefined): void {
  if (hiddenField) throw new Refusal('unknownError');
}
