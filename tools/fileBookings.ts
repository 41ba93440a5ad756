import { Problem } from '#infra/build/problem.ts';
import { findTable } from './admin/findTable.ts';

/** `npm run file-bookings`: writes the entries by which all bookings, customers, waiting claims, messages and sold rooms of a table are found, also while it is in use. */
async function main(): Promise<void> {
  Object.assign(process.env, await findTable(process.env));
  // Imported here because the store reads the environment when it is loaded.
  const { listTable } = await import('./fileBookings/listTable.ts');
  const { rankEveryRoom } = await import('#functions/store/figures/roomRanks.ts');
  const { listEveryClaim } = await import('#functions/store/payments/waitingClaims.ts');
  const { fileEveryMessage } = await import('#functions/store/messages/messages.ts');
  const { bookings, customers } = await listTable();
  console.log(`${customers} customers are listed as they are.`);
  console.log(`${bookings} bookings are filed, listed and summed up as they are.`);
  console.log(`${await listEveryClaim()} claims of payments wait and are listed.`);
  console.log(`${await fileEveryMessage()} messages are listed by their addresses.`);
  console.log(
    `${await rankEveryRoom()} figures of rooms in a month are ranked by their sold days.`,
  );
}

main().catch((error: unknown) => {
  console.error(error instanceof Problem ? error.message : error);
  process.exitCode = 1;
});
