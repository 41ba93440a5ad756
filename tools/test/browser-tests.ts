import { spawn } from 'node:child_process';
import { Problem } from '#infra/build/problem.ts';
import { findChromium } from './chromium.ts';

/** `npm run test:browser -- …`: Playwright with a Chromium that is there, and with its own options. */
async function main(): Promise<void> {
  process.env.CHROMIUM_PATH = await findChromium((line) => console.log(line));
  const child = spawn('npx', ['playwright', 'test', ...process.argv.slice(2)], {
    stdio: 'inherit',
  });
  child.on('exit', (code) => process.exit(code ?? 1));
}

main().catch((error: unknown) => {
  console.error(error instanceof Problem ? error.message : error);
  process.exit(1);
});
