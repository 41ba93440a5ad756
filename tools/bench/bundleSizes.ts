import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { lambdaName } from '#infra/build/bundling.ts';
import type { FunctionName } from '#infra/manifest.ts';
import { rendererFiles } from '#shared/renderer.ts';
import { exemptionOf } from './exemption.ts';

export interface BundleSize {
  name: FunctionName;
  /** The deployed code, minified, without source maps: the bundle, and the renderer if it has one. */
  kB: number;
  gzipKB: number;
  /** Reason why it may exceed the limit. */
  exemption: string | undefined;
}

/** Largest size of a function without pictures, in kB gzip. */
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

/** The code that a function loads when it starts. */
const codeIn = (folder: string): Buffer =>
  Buffer.concat(
    ['index.js', `renderer/${rendererFiles.code}`]
      .map((file) => join(folder, file))
      .filter((file) => existsSync(file))
      .map((file) => readFileSync(file)),
  );
