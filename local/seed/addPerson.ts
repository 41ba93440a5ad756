import { isRefusal } from '#functions/errors.ts';
import { hashPassword } from '#functions/platform/auth/passwords.ts';
import { createUser } from '#functions/store/accounts/createUser.ts';
import { listStaff } from '#functions/store/accounts/staff.ts';
import type { StoredAccount } from '#functions/store/accounts/storedAccount.ts';
import type { Person } from '#local/seeding.ts';

const hasAdmin = async (): Promise<boolean> =>
  (await listStaff()).some(({ role }) => role === 'admin');

/**
 * Returns the account, or nothing if the e-mail address is already registered. An admin is added only where there is none:
 * whoever runs the house may have taken another address, and a published password must not open it then.
 */
export async function addPerson({ password, ...person }: Person): Promise<StoredAccount[]> {
  if (person.role === 'admin' && (await hasAdmin())) return [];
  try {
    const emailConfirmedAt = new Date().toISOString();
    const passwordHash = await hashPassword(password);
    return [await createUser({ ...person, emailConfirmedAt, passwordHash })];
  } catch (error) {
    if (isRefusal(error, 'emailTaken')) return [];
    throw error;
  }
}
