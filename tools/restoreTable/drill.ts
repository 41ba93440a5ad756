import { Problem } from '#infra/build/problem.ts';
import { checkTable, violationLine } from '#tools/checkTable/checkTable.ts';
import type { RestoreOrder } from './arguments.ts';
import type { Door } from './door.ts';
import { nextSteps } from './nextSteps.ts';
import { removedSince } from './removedSince.ts';
import { requireRestorable, requireRestored } from './restorable.ts';
import { restore, type Restoring } from './restore.ts';

/**
 * Restores a table behind the closed door, or opens the door. Either way the table is checked first, and
 * the door stays closed while it breaks a rule. In between it names the accounts that a restore has brought back.
 * @throws Problem that says what to do where the table cannot be restored so, or is not consistent
 */
export async function drill(order: RestoreOrder, door: Door, restoring: Restoring): Promise<void> {
  const { log } = restoring;
  if (order.act === 'open') {
    await check(order.target, false, log);
    await door.open();
    log('Requests are allowed again.');
    return;
  }
  if (order.act === 'removed') {
    await requireRestored(restoring, order);
    for (const line of await removedSince(order.source, order.target)) log(line);
    return;
  }
  await requireRestorable(restoring, order);
  log('Stopping all requests …');
  await door.close();
  try {
    const stream = await restore(restoring, order.source, order.target, order.time);
    await check(order.target, order.fix, log);
    log(nextSteps(order, stream));
  } catch (error) {
    log(
      `Requests are stopped; \`npm run restore-table -- ${order.source} --open\` allows them again on the old table.`,
    );
    throw error;
  }
}

async function check(table: string, fix: boolean, log: (line: string) => void): Promise<void> {
  log(`Checking ${table} …`);
  process.env.TABLE_NAME = table;
  const onViolation = (...found: Parameters<typeof violationLine>) => log(violationLine(...found));
  if (fix) await checkTable({ fix, onViolation });
  // Once more after a mend, which may have hidden others.
  const { found } = await checkTable({ onViolation });
  if (found === 0) {
    log(`${table} keeps every rule.`);
    return;
  }
  throw new Problem(
    `${found} violations: requests stay stopped. Mend them (\`npm run check-table -- ${table} --fix\`, and by hand what it leaves), then run the same command again.`,
  );
}
