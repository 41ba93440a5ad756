import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { Problem } from '#infra/build/problem.ts';
import { run } from '#infra/build/run.ts';
import { installDebianPackage } from '#local/debian.ts';

/** The shell first: without the windows that nobody sees, the tests take half the time. */
const SHELL = 'chromium-headless-shell';
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** What a browser without a display, a profile or an account is started with. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The Chromium for the browser tests: CHROMIUM_PATH, of the PATH, Playwright's own; else it is
 * installed, as a Debian package where we may, or by Playwright.
 * @throws Problem with the command to run where it cannot be had
 */
export async function findChromium(log: (line: string) => void): Promise<string> {
  const found = await firstUsable();
  if (found) return found;
  log('No Chromium was found (the browser tests need one).');
  for (const debianPackage of [SHELL, 'chromium']) {
    await installDebianPackage(debianPackage, log);
    const installed = await firstUsable();
    if (installed) return installed;
  }
  log('Fetching a Chromium (npx playwright install chromium) …');
  await run('npx', ['playwright', 'install', 'chromium']);
  const fetched = await firstUsable();
  if (fetched) return fetched;
  throw new Problem(
    'A Chromium is missing and could not be fetched: run `npx playwright install --with-deps chromium`, or set CHROMIUM_PATH.',
  );
}

async function firstUsable(): Promise<string | undefined> {
  const given = process.env.CHROMIUM_PATH;
  const own = chromium.executablePath();
  const candidates = [...(given ? [given] : []), ...NAMES, MAC, ...(existsSync(own) ? [own] : [])];
  for (const path of candidates) {
    // Asked for its version, and not only looked for: a package may leave a stub behind.
    if ((await run(path, ['--version'])).code === 0) return path.includes('/') ? path : which(path);
  }
  return undefined;
}

async function which(name: string): Promise<string> {
  const { output } = await run('which', [name]);
  return output.trim();
}
