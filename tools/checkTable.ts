import { parseArgs } from 'node:util';
import { Problem } from '#infra/build/problem.ts';
import { findTable } from './admin/findTable.ts';

const USAGE =
  '`npm run check-table [-- TABLE]` checks a table, and with `-- [TABLE] --fix` also mends what has one right answer. Without TABLE it is the one that TABLE_NAME names, or that of the local product.';

/** The named table, if any, and whether to mend it. */
function readArguments(args: string[]): { table: string | undefined; fix: boolean } {
  try {
    const { positionals, values } = parseArgs({
      args,
      options: { fix: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const [table, ...others] = positionals;
    if (others.length === 0) return { table, fix: values.fix };
  } catch {
    // An unknown option: the usage says which there are.
  }
  throw new Problem(USAGE);
}

/** `npm run check-table -- [TABLE] [--fix]`: names every place where the table breaks a rule. */
async function main(): Promise<void> {
  const { table, fix } = readArguments(process.argv.slice(2));
  if (table) process.env.TABLE_NAME = table;
  Object.assign(process.env, await findTable(process.env));
  // Imported here because the store reads the environment when it is loaded.
  const { checkTable, violationLine } = await import('./checkTable/checkTable.ts');
  const { settings } = await import('#functions/platform/settings.ts');
  const { found, mended } = await checkTable({
    fix,
    onViolation: (violation, done) => console.log(violationLine(violation, done)),
  });
  console.log(
    found === 0
      ? `${settings.tableName()} keeps every rule.`
      : `${found} violations, ${mended} of them mended.`,
  );
  if (mended > 0) console.log('Check it again: what was mended may have hidden more.');
  if (found > mended) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Problem ? error.message : error);
  process.exitCode = 1;
});
