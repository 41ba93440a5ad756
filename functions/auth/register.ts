import { endpoint } from '#functions/http/endpoint.ts';
import { refuseRobots } from '#functions/http/robots.ts';
import { countAttempt } from '#functions/store/attempts.ts';
import { createUser } from '#functions/store/users.ts';
import * as contract from '#shared/contract/auth.ts';
import { registerLimits } from './limits.ts';
import { hashPassword } from './passwords.ts';
import { tokenFor } from './session.ts';

/** Registers a customer and signs them in. Whoever registers is a user; admins are promoted. */
export const handler = endpoint(contract.register, async ({ input, address }) => {
  const { password, website, ...person } = input;
  refuseRobots(website);
  await countAttempt(registerLimits(address));
  const passwordHash = await hashPassword(password);
  const account = await createUser({ ...person, passwordHash, role: 'user' });
  return { token: await tokenFor(account) };
});
