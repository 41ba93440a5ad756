import { countAttempt, giveAttemptBack } from '#functions/platform/auth/attempts.ts';
import { resetLimits } from '#functions/platform/auth/limits.ts';
import { tokenFor } from '#functions/platform/auth/session.ts';
import { endpoint } from '#functions/platform/http/endpoint.ts';
import { finishReset } from '#functions/usecases/passwordResets.ts';
import * as contract from '#shared/contract/auth.ts';

/** Sets a forgotten password anew by its code, and signs in. Wrong codes are counted, as wrong passwords are. */
export const handler = endpoint(contract.reset, async ({ input, address }) => {
  const limits = resetLimits(address);
  await countAttempt(limits);
  const changed = await finishReset(input.email, input.code, input.newPassword);
  await giveAttemptBack(limits);
  return { token: await tokenFor(changed, changed.tokensFrom) };
});
