import { admit } from '#functions/platform/auth/admission.ts';
import { registerLimit } from '#functions/platform/auth/limits.ts';
import { hashPassword } from '#functions/platform/auth/passwords.ts';
import { tokenFor } from '#functions/platform/auth/session.ts';
import { endpoint } from '#functions/platform/http/endpoint.ts';
import { refuseRobots } from '#functions/platform/http/robots.ts';
import { createUser } from '#functions/store/accounts/createUser.ts';
import { putAddressMail } from '#functions/store/mails/mails.ts';
import { invitationOfLink } from '#functions/usecases/invitations.ts';
import * as contract from '#shared/contract/register.ts';

/**
 * Registers a customer, signs them in, and has a code sent that confirms their address. The role is always user: admins
 * give another, also by an invitation, whose role follows when the address is confirmed.
 */
export const handler = endpoint(contract.register, async ({ input, address }) => {
  const { password, website, proof, invitation, ...person } = input;
  refuseRobots(website);
  await admit(registerLimit(address), proof);
  const passwordHash = await hashPassword(password);
  const mail = putAddressMail({ kind: 'emailConfirmation', to: person.email });
  const invitationId = await invitationOfLink(person.email, invitation);
  const account = await createUser({ ...person, passwordHash, role: 'user', invitationId }, [mail]);
  return { token: await tokenFor(account) };
});
