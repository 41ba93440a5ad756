import { Problem } from '#infra/build/problem.ts';
import { readArguments } from './admin/arguments.ts';
import { findTable } from './admin/findTable.ts';

/**
 * `npm run admin -- EMAIL [--demote | --address NEW | --reset | --remove [--cancel-bookings] [--leave-open]]`: makes a user
 * an admin, or a customer again, gives the account another address, resets their password, or deletes their account.
 */
async function main(): Promise<void> {
  const {
    email,
    action,
    to = '',
    cancelBookings,
    leaveOpen,
  } = readArguments(process.argv.slice(2));
  Object.assign(process.env, await findTable(process.env));
  // Imported here because the store reads the environment when it is loaded.
  const { changeAddress, resetUserPassword, promote, demoteAdmin, removeUser } =
    await import('./admin/accounts.ts');
  const actions = {
    promote,
    demote: demoteAdmin,
    address: (of: string) => changeAddress(of, to),
    reset: resetUserPassword,
    remove: (of: string) => removeUser(of, { cancelBookings, leaveOpen }),
  };
  for (const line of await actions[action](email)) console.log(line);
}

main().catch((error: unknown) => {
  console.error(error instanceof Problem ? error.message : error);
  process.exitCode = 1;
});
