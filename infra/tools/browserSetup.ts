import { startStack } from '#infra/local/stack.ts';
import { findChromium } from './chromium.ts';

/**
 * All tests come from one address, which registers and signs in all the time. What an account
 * allows stays as it is: tests guess a password until they are stopped. Revoked tokens are looked
 * up on each call, as no test waits for the quarter of a minute that they may live on.
 */
const relaxed = {
  LIMIT_LOGIN_ADDRESS: '100000',
  LIMIT_REGISTER: '100000',
  LIMIT_CONTACT: '100000',
  TOKEN_CHECK_SECONDS: '0',
};

const log = (line: string) => console.log(line);

/**
 * Global set-up of Playwright: finds a Chromium, and starts the stack, in memory and on a free port,
 * unless BASE_URL names a server. The workers learn both from their environment.
 */
export default async function setup(): Promise<() => Promise<void>> {
  process.env.CHROMIUM_PATH = await findChromium(log);
  if (process.env.BASE_URL) return () => Promise.resolve();
  const stack = await startStack({ port: 0, env: { ...relaxed }, log });
  process.env.BASE_URL = stack.url;
  return () => stack.stop();
}
