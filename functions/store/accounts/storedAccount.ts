import type { FormerAddress } from '#functions/domain/formerAddresses.ts';
import type { NewPassword, Password } from '#functions/domain/password.ts';
import type { Profile } from '#shared/user.ts';

/** A user as stored, under the e-mail address, which makes the address unique. */
export type StoredAccount = Profile &
  Password & {
    /** When its role was last changed, as ISO text; undefined where it is the one of the registration. */
    roleSince?: string | undefined;
    /** When it last got a role by an invitation, as ISO text; absent where that was before it was kept. */
    joinedAt?: string | undefined;
    /** Its confirmed addresses from before; absent where it never had another one. */
    formerAddresses?: FormerAddress[] | undefined;
    /** The invitation to the staff by whose link it was registered. */
    invitationId?: string | undefined;
  };

/** A stored account whose password was just changed. */
export type ChangedAccount = Profile & NewPassword;

/** What users and admins see of an account; never its password. */
export function toProfile(account: StoredAccount): Profile {
  return {
    userId: account.userId,
    role: account.role,
    email: account.email,
    firstName: account.firstName,
    lastName: account.lastName,
    phoneNumber: account.phoneNumber,
    profileImage: account.profileImage,
    createdAt: account.createdAt,
    emailConfirmedAt: account.emailConfirmedAt,
    emailOff: account.emailOff,
    mailsOff: account.mailsOff,
  };
}
