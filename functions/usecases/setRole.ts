import { decideRole } from '#functions/domain/decideRole.ts';
import { commandLine } from '#functions/domain/journalEntries.ts';
import { isRefusal, Refusal } from '#functions/errors.ts';
import { untilUncontended } from '#functions/platform/table/untilUncontended.ts';
import { findAccount } from '#functions/store/accounts/accounts.ts';
import { listStaff } from '#functions/store/accounts/staff.ts';
import type { StoredAccount } from '#functions/store/accounts/storedAccount.ts';
import { writeRole } from '#functions/store/accounts/writeRole.ts';
import { readKnownPerson } from '#functions/store/customers/people.ts';
import type { Claims, Role } from '#shared/claims.ts';

/** The admin who gives a role. */
type RoleGiver = Pick<Claims, 'userId' | 'email' | 'names'>;

/**
 * Gives the account of an address a role, and ends its sessions; an account that has the role already stays as
 * it is. Whoever gives it must be an admin still, and where an admin withdraws themselves, another one must stay.
 * @param by the admin who gives it; undefined for the command line
 * @returns the account as it is now
 * @throws Refusal accountNotFound, addressUnconfirmed, adminOnly, lastAdmin, busy
 */
export const setRole = (email: string, role: Role, by?: RoleGiver): Promise<StoredAccount> =>
  untilUncontended(async () => {
    const giver = by ? 'admin' : 'commandLine';
    const { account, change } = decideRole(await findAccount(email), role, giver, Date.now());
    if (!change) return account;
    const { witnesses, without } = await witnessesOf(account, by);
    for (const witness of witnesses) {
      const outcome = await writeRole(account, change, witness, by ?? commandLine);
      if (outcome !== 'noAdmin') return outcome;
    }
    throw new Refusal(without);
  });

/** Who can witness that an admin stays, and why it is refused where none of them is one. */
interface Witnesses {
  /** Addresses of accounts; undefined where none is needed. */
  witnesses: (string | undefined)[];
  without: 'adminOnly' | 'lastAdmin';
}

async function witnessesOf(
  { userId, role }: StoredAccount,
  by: RoleGiver | undefined,
): Promise<Witnesses> {
  if (by && by.userId !== userId) return { witnesses: [by.email], without: 'adminOnly' };
  if (role === 'admin') return { witnesses: await otherAdmins(userId), without: 'lastAdmin' };
  // A caller who is no longer an admin may not give roles. The command line may, because it makes the first admin.
  return { witnesses: by ? [] : [undefined], without: 'adminOnly' };
}

/** The addresses of all admins but one, as the list of the staff has them: each is checked in the write. */
async function otherAdmins(userId: string): Promise<string[]> {
  const others = (await listStaff()).filter((one) => one.role === 'admin' && one.userId !== userId);
  const known = await Promise.all(others.map((one) => readKnownPerson(one.userId)));
  return known.flatMap(({ email }) => email ?? []);
}

/** Whether no admin would be left without this one, as far as it is known before their role is withdrawn. */
export const isLastAdmin = async ({
  userId,
  role,
}: Pick<StoredAccount, 'userId' | 'role'>): Promise<boolean> =>
  role === 'admin' && (await otherAdmins(userId)).length === 0;

/**
 * Makes a member of the staff a customer, and ends their sessions.
 * @returns false where no other admin would be left; nothing is written then
 * @throws Refusal busy
 */
export async function withdrawRole({ email }: Pick<StoredAccount, 'email'>): Promise<boolean> {
  try {
    await setRole(email, 'user');
    return true;
  } catch (error) {
    if (isRefusal(error, 'lastAdmin')) return false;
    throw error;
  }
}
