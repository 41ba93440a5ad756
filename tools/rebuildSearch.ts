import { Problem } from '#infra/build/problem.ts';
import { findTable } from './admin/findTable.ts';

/** `npm run rebuild-search`: writes the search entries of all rooms of a table, also while it is in use. */
async function main(): Promise<void> {
  Object.assign(process.env, await findTable(process.env));
  // Imported here because the store reads the environment when it is loaded.
  const { rebuildSearch } = await import('#functions/store/search/rebuildSearch.ts');
  console.log(`${await rebuildSearch()} rooms are found as they are.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Problem ? error.message : error);
  process.exitCode = 1;
});
