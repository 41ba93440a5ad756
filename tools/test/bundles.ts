import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { temporaryFolder } from '#infra/build/bundling.ts';

/** Both projects whose tests read the bundles of the functions find the same, which the first that needs them makes. */
const global = globalThis as { bundles?: string };

/** Global set-up of the tests that read the bundles. */
export default function shareBundles({ config }: TestProject): () => void {
  const folder = (global.bundles ??= temporaryFolder());
  config.env.BUNDLES = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
