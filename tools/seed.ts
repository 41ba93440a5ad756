import { Problem } from '#infra/build/problem.ts';
import { findTable } from './admin/findTable.ts';

/** `npm run seed`: adds the rooms of the first catalogue, and nobody who could sign in. */
async function main(): Promise<void> {
  const { TABLE_NAME, BUCKET_NAME } = process.env;
  if (TABLE_NAME && !BUCKET_NAME) {
    throw new Problem(
      'Name the bucket of the pictures with BUCKET_NAME as well: `cdk deploy` prints both.',
    );
  }
  Object.assign(process.env, await findTable(process.env));
  // Only now: the store takes its addresses from the environment.
  const { addRooms } = await import('#local/seed/addRooms.ts');
  const added = await addRooms();
  for (const name of added) console.log(`Added ${name}`);
  console.log(added.length > 0 ? `${added.length} rooms added.` : 'Every room is there already.');
}

main().catch((error: unknown) => {
  console.error(error instanceof Problem ? error.message : error);
  process.exitCode = 1;
});
