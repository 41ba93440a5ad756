import { awsEnvironment } from '#local/aws.ts';
import { startStack } from '#local/stack.ts';
import { findChromium } from './chromium.ts';
import { relaxed } from './relaxed.ts';

const log = (line: string) => console.log(line);

/**
 * Global set-up of Playwright: finds a Chromium, and starts the stack, in memory and on a free port,
 * unless BASE_URL names a server. The workers learn both from their environment, and so does
 * `npm run admin`, which a test runs: where BASE_URL is set, TABLE_NAME has to name its table.
 */
export default async function setup(): Promise<() => Promise<void>> {
  process.env.CHROMIUM_PATH = await findChromium(log);
  if (process.env.BASE_URL) return () => Promise.resolve();
  const stack = await startStack({ port: 0, env: relaxed, log });
  Object.assign(process.env, {
    BASE_URL: stack.url,
    TABLE_NAME: stack.tableName,
    ...awsEnvironment(stack.endpoints),
  });
  return () => stack.stop();
}
