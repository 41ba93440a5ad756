import { parentPort, workerData } from 'node:worker_threads';
import { isRefusal } from '#functions/errors.ts';
import { hashPassword } from '#functions/platform/auth/passwords.ts';
import { createUser } from '#functions/store/accounts/createUser.ts';
import type { StoredAccount } from '#functions/store/accounts/storedAccount.ts';
import { fillFilings } from '#functions/store/bookings/fileBookings.ts';
import { fillRanks } from '#functions/store/figures/roomRanks.ts';
import { fillSearch } from '#functions/store/search/rebuildSearch.ts';
import { addRooms } from '#local/seed/addRooms.ts';
import { demoGuide } from '#local/seed/demo/guide.ts';
import { planHouse } from '#local/seed/demo/planHouse.ts';
import { playHouse } from '#local/seed/demo/playHouse.ts';
import { seedRooms } from '#local/seed/rooms.ts';
import type { Person, SeedOrder } from '#local/seeding.ts';
import { namesOf } from '#shared/user.ts';

/**
 * Fills the table with the functions' own code. It runs in a separate thread, which has the functions'
 * environment.
 */
async function seed({ people, rooms, demo, imagesFolder }: SeedOrder): Promise<string[]> {
  const added: StoredAccount[] = [];
  for (const person of people) added.push(...(await addPerson(person)));
  if (rooms) await addRooms(imagesFolder, demo ? demoGuide : undefined);
  const [admin, customer] = added.map((account) => ({ ...account, names: namesOf(account) }));
  if (demo && admin && customer) await playHouse(planHouse(seedRooms), { admin, customer });
  await fillSearch();
  await fillFilings();
  await fillRanks();
  return added.map(({ email }) => email);
}

/** Returns the account, or nothing if the e-mail address is already registered. */
async function addPerson({ password, ...person }: Person): Promise<StoredAccount[]> {
  try {
    const emailConfirmedAt = new Date().toISOString();
    const passwordHash = await hashPassword(password);
    return [await createUser({ ...person, emailConfirmedAt, passwordHash })];
  } catch (error) {
    if (isRefusal(error, 'emailTaken')) return [];
    throw error;
  }
}

parentPort?.postMessage(await seed(workerData as SeedOrder));
