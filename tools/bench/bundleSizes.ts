import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { lambdaName } from '#infra/build/bundling.ts';
import type { FunctionName } from '#infra/manifest.ts';
import { rendererFiles } from '#shared/roomPage.ts';
import { exemptionOf } from './exemption.ts';

export interface BundleSize {
  name: FunctionName;
  /** The code as deployed, minified, without its map: the bundle, and a renderer beside it. */
  kB: number;
  gzipKB: number;
  /** Why it may be larger than the others. */
  exemption: string | undefined;
}

/** Most that a function without pictures may weigh, in kB gzip. */
export const BUNDLE_LIMIT_KB = 150;

/** Sizes of the functions' bundles in `folder`, largest first. */
export const bundleSizes = (names: readonly FunctionName[], folder: string): BundleSize[] =>
  names
    .map((name) => {
      const code = codeIn(join(folder, lambdaName(name)));
      return {
        name,
        kB: code.length / 1000,
        gzipKB: gzipSync(code, { level: 9 }).length / 1000,
        exemption: exemptionOf(name),
      };
    })
    .sort((a, b) => b.gzipKB - a.gzipKB);

/** What a function loads when it starts. */
const codeIn = (folder: string): Buffer =>
  Buffer.concat(
    ['index.js', `renderer/${rendererFiles.code}`]
      .map((file) => join(folder, file))
      .filter((file) => existsSync(file))
      .map((file) => readFileSync(file)),
  );
