import { InvalidInput } from '#functions/errors.ts';
import { messages } from '#shared/messages.ts';

/** People do not see the hidden field, so whoever filled it in is a robot. */
export function refuseRobots(hiddenField: string | undefined): void {
  if (hiddenField) throw new InvalidInput(messages.unknownError);
}
