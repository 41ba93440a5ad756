import { Refusal } from '#functions/errors.ts';

/** Refuses a form whose hidden field is filled in: people do not see it, so a robot sent the form. */
export function refuseRobots(hiddenField: string | undefined): void {
  if (hiddenField) throw new Refusal('unknownError');
}
