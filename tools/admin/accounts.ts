import { hashPassword, newOneTimePassword } from '#functions/platform/auth/passwords.ts';
import { resetPassword } from '#functions/usecases/passwords.ts';
import { findAccount } from '#functions/store/accounts/accounts.ts';
import { promoteToAdmin } from '#functions/store/accounts/updateAccount.ts';
import type { StoredAccount } from '#functions/store/accounts/storedAccount.ts';
import { Problem } from '#infra/build/problem.ts';

async function accountOf(email: string): Promise<StoredAccount> {
  const account = await findAccount(email);
  if (account) return account;
  throw new Problem(`Nobody has registered as ${email}: they sign up on the site first.`);
}

/**
 * Makes a registered user an admin, and answers what to say of it.
 * @throws Problem where nobody has that address
 */
export async function promote(email: string): Promise<string[]> {
  const { role } = await accountOf(email);
  if (role === 'admin') return [`${email} is an admin already.`];
  await promoteToAdmin(email);
  return [
    `${email} is an admin now.`,
    'It counts from their next sign-in on: if they are signed in, they log out and sign in again.',
  ];
}

/**
 * Puts a one-time password in the place of one that was forgotten, and answers what to say of it.
 * @throws Problem where nobody has that address
 */
export async function letInAgain(email: string): Promise<string[]> {
  const account = await accountOf(email);
  const password = newOneTimePassword();
  const hash = await hashPassword(password);
  await resetPassword(account, hash);
  return [
    `One-time password for ${email}: ${password}`,
    'It lasts for 24 hours and opens one thing, the choice of a new password.',
    'The old password and all present sign-ins have ended.',
  ];
}
