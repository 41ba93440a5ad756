import type { Joining } from '#functions/domain/decideInvitation.ts';
import { emailConfirmationMail } from '#functions/domain/mails/emailConfirmation.ts';
import type { MailContent } from '#functions/domain/mails/letter.ts';
import { Refusal } from '#functions/errors.ts';
import { codeMatches, hashCode, newCode } from '#functions/platform/auth/codes.ts';
import { confirmationMailLimits } from '#functions/platform/auth/limits.ts';
import { nowSeconds } from '#functions/platform/nowSeconds.ts';
import { settings } from '#functions/platform/settings.ts';
import { untilUncontended } from '#functions/platform/table/untilUncontended.ts';
import { findAccount } from '#functions/store/accounts/accounts.ts';
import { countTry, putCode } from '#functions/store/accounts/codes.ts';
import { writeConfirmation } from '#functions/store/accounts/confirmations.ts';
import { needsConfirmation } from '#shared/emailOff.ts';
import { limits } from '#shared/limits.ts';
import { joiningOf } from './invitations.ts';
import { countMail, type Countable } from './mailCaps.ts';

const HOUR_SECONDS = 60 * 60;

/**
 * Makes a code that confirms an address, which takes the place of an earlier one, and the e-mail that says it.
 * Only the code's hash is stored.
 * @param isCounted whether the e-mail was counted when it was asked for. @default false
 * @returns undefined where the address has no account, is confirmed already, or was sent as many as it gets: an earlier
 * code stays right then
 */
export async function startConfirmation(
  email: string,
  isCounted = false,
): Promise<(MailContent & Countable) | undefined> {
  const account = await findAccount(email);
  if (!account || !needsConfirmation(account)) return undefined;
  const counted = isCounted ? undefined : confirmationMailLimits(email);
  if (counted && !(await countMail('emailConfirmation', counted))) return undefined;
  const code = newCode();
  const until = nowSeconds() + limits.confirmationHours * HOUR_SECONDS;
  await putCode('confirmation', email, await hashCode(email, code), until);
  const content = emailConfirmationMail({
    email,
    code,
    hours: limits.confirmationHours,
    site: settings.linkedSite(),
  });
  return { ...content, ...(counted && { counted }) };
}

/**
 * Confirms an address by the code that was sent to it. Somebody who has registered by the link of an invitation gets its
 * role by it.
 * @returns what somebody has become who was invited; undefined where nobody was
 * @throws Refusal wrongCode; busy
 */
export async function finishConfirmation(
  email: string,
  code: string,
): Promise<Joining | undefined> {
  const stored = await countTry('confirmation', email, nowSeconds());
  const matches = await codeMatches(email, code, stored?.codeHash);
  if (!stored || !matches) throw new Refusal('wrongCode');
  const { joining } = await untilUncontended(async () => {
    const now = Date.now();
    const account = await findAccount(email);
    if (!account) throw new Refusal('wrongCode');
    const found = await joiningOf(account, 'code', now);
    const joiner = found && { account, joining: found };
    const written = await writeConfirmation(email, stored, new Date(now).toISOString(), joiner);
    return written && { joining: found };
  });
  return joining;
}
