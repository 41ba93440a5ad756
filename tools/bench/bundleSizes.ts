import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { lambdaName } from '#infra/build/bundling.ts';
import { manifest, type FunctionName } from '#infra/manifest.ts';

export interface BundleSize {
  name: FunctionName;
  /** The file as deployed, minified, without its map. */
  kB: number;
  gzipKB: number;
  /** It handles pictures, and so carries S3's client. */
  withImages: boolean;
}

/** Most that a function without pictures may weigh, in kB gzip. */
export const BUNDLE_LIMIT_KB = 150;

/** Sizes of the functions' bundles in `folder`, largest first. */
export const bundleSizes = (names: readonly FunctionName[], folder: string): BundleSize[] =>
  names
    .map((name) => {
      const file = readFileSync(join(folder, lambdaName(name), 'index.js'));
      return {
        name,
        kB: file.length / 1000,
        gzipKB: gzipSync(file, { level: 9 }).length / 1000,
        withImages: manifest[name].grant.images !== undefined,
      };
    })
    .sort((a, b) => b.gzipKB - a.gzipKB);
