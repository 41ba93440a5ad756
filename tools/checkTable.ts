import { parseArgs } from 'node:util';
import { Problem } from '#infra/build/problem.ts';

const USAGE =
  'Name the table: `npm run check-table -- TABLE` checks it, `npm run check-table -- TABLE --fix` also mends what has one right answer.';

function readArguments(args: string[]): { table: string; fix: boolean } {
  try {
    const { positionals, values } = parseArgs({
      args,
      options: { fix: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const [table, ...others] = positionals;
    if (table && others.length === 0) return { table, fix: values.fix };
  } catch {
    // An unknown option: the usage says which there are.
  }
  throw new Problem(USAGE);
}

/** `npm run check-table -- TABLE [--fix]`: names every place where the table breaks a rule. */
async function main(): Promise<void> {
  const { table, fix } = readArguments(process.argv.slice(2));
  process.env.TABLE_NAME = table;
  // Imported here because the store reads the environment when it is loaded.
  const { checkTable, violationLine } = await import('./checkTable/checkTable.ts');
  const { found, mended } = await checkTable({
    fix,
    onViolation: (violation, done) => console.log(violationLine(violation, done)),
  });
  console.log(
    found === 0 ? `${table} keeps every rule.` : `${found} violations, ${mended} of them mended.`,
  );
  if (mended > 0) console.log('Check it again: what was mended may have hidden more.');
  if (found > mended) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Problem ? error.message : error);
  process.exitCode = 1;
});
