import { isRefusal } from '#functions/errors.ts';
import { hashPassword, newOneTimePassword } from '#functions/platform/auth/passwords.ts';
import { findAccount } from '#functions/store/accounts/accounts.ts';
import type { StoredAccount } from '#functions/store/accounts/storedAccount.ts';
import { changeEmail } from '#functions/usecases/changeEmail.ts';
import { resetPassword } from '#functions/usecases/passwords.ts';
import { setRole, withdrawRole } from '#functions/usecases/setRole.ts';
import { Problem } from '#infra/build/problem.ts';
import { remove, type InSpite } from './remove.ts';

async function accountOf(email: string): Promise<StoredAccount> {
  const account = await findAccount(email);
  if (account) return account;
  throw new Problem(`Nobody has registered as ${email}: they sign up on the site first.`);
}

/**
 * Makes a registered user an admin, and returns the lines to print.
 * @throws Problem if the address is not registered
 */
export async function promote(email: string): Promise<string[]> {
  const { role } = await accountOf(email);
  if (role === 'admin') return [`${email} is an admin already.`];
  await setRole(email, 'admin');
  return [`${email} is an admin now.`, 'All their sessions have ended: they sign in again.'];
}

/**
 * Gives an account another address, as where it was stolen, and returns the lines to print.
 * @throws Problem if the address is not registered, or the other one is
 */
export async function changeAddress(email: string, to: string): Promise<string[]> {
  const account = await accountOf(email);
  try {
    await changeEmail(account, to);
  } catch (error) {
    if (!isRefusal(error, 'emailTaken', 'sameEmail')) throw error;
    throw new Problem(`${to} has an account already.`);
  }
  return [
    `The account of ${email} is under ${to} now. All its sessions have ended.`,
    'Its password stays: print a one-time password with `--reset` where somebody else knows it.',
  ];
}

/**
 * Makes an admin a customer, and returns the lines to print.
 * @throws Problem if the address is not registered, or is the last admin's
 */
export async function demoteAdmin(email: string): Promise<string[]> {
  const account = await accountOf(email);
  if (account.role === 'user') return [`${email} is no admin.`];
  if (!(await withdrawRole(account))) {
    throw new Problem(`${email} is the last admin: make somebody else one first.`);
  }
  return [`${email} is a customer now.`, 'All their sessions have ended.'];
}

/**
 * Deletes an account, and returns the lines to print.
 * @throws Problem if the address is not registered, or is the last admin's, or has bookings that hold days, or
 * something open
 */
export const removeUser = async (email: string, inSpite: InSpite): Promise<string[]> =>
  remove(await accountOf(email), inSpite);

/**
 * Replaces a forgotten password by a one-time password, and returns the lines to print.
 * @throws Problem if the address is not registered
 */
export async function resetUserPassword(email: string): Promise<string[]> {
  const account = await accountOf(email);
  const password = newOneTimePassword();
  const hash = await hashPassword(password);
  await resetPassword(account, hash);
  return [
    `One-time password for ${email}: ${password}`,
    'It is valid for 24 hours, and only to choose a new password.',
    'The old password and all their sessions are no longer valid.',
  ];
}
