import { parentPort, workerData } from 'node:worker_threads';
import type { StoredAccount } from '#functions/store/accounts/storedAccount.ts';
import { fillFilings } from '#functions/store/bookings/fileBookings.ts';
import { fillRanks } from '#functions/store/figures/roomRanks.ts';
import { fillSearch } from '#functions/store/search/rebuildSearch.ts';
import { addPerson } from '#local/seed/addPerson.ts';
import { addRooms } from '#local/seed/addRooms.ts';
import { demoGuide } from '#local/seed/demo/guide.ts';
import { planHouse } from '#local/seed/demo/planHouse.ts';
import { playHouse } from '#local/seed/demo/playHouse.ts';
import { seedRooms } from '#local/seed/rooms.ts';
import type { SeedOrder } from '#local/seeding.ts';
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

parentPort?.postMessage(await seed(workerData as SeedOrder));
