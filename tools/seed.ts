import { Problem } from '#infra/build/problem.ts';
import { findTable } from './admin/findTable.ts';

/** `npm run seed`: adds the sample rooms, and no accounts. */
async function main(): Promise<void> {
  const { TABLE_NAME, BUCKET_NAME } = process.env;
  if (TABLE_NAME && !BUCKET_NAME) {
    throw new Problem(
      'Name the bucket of the pictures with BUCKET_NAME as well: `cdk deploy` prints both.',
    );
  }
  Object.assign(process.env, await findTable(process.env));
  // Imported here because the store reads the environment when it is loaded.
  const { addRooms } = await import('#local/seed/addRooms.ts');
  const added = await addRooms();
  for (const name of added) console.log(`Added ${name}`);
  console.log(
    added.length > 0 ? `${added.length} rooms added.` : 'All sample rooms exist already.',
  );
}

main().catch((error: unknown) => {
  console.error(error instanceof Problem ? error.message : error);
  process.exitCode = 1;
});
