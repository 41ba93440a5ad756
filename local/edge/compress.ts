import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

/** Smallest and largest body that CloudFront compresses, in bytes. */
const SMALLEST = 1_000;
const LARGEST = 10_000_000;

const compressible =
  /^(text\/|application\/(javascript|json|manifest\+json|xml)|image\/svg\+xml|font\/ttf)/;

/** Whether CloudFront compresses a body of this type and size. */
export const isCompressible = (type: string, size: number): boolean =>
  size >= SMALLEST && size <= LARGEST && compressible.test(type);

/** What CloudFront compresses with, the better one first. */
export const EDGE_ENCODINGS: readonly Encoding[] = ['br', 'gzip'];

/** What API Gateway compresses with; CloudFront passes its answers on as they are. */
export const API_ENCODINGS: readonly Encoding[] = ['gzip'];

/** The first of the encodings that the client accepts. */
export function chooseEncoding(
  accepted: string | undefined,
  encodings: readonly Encoding[],
): Encoding | undefined {
  const names = (accepted ?? '')
    .split(',')
    .map((entry) => entry.trim().toLowerCase())
    .filter((entry) => !/;\s*q=0(\.0*)?$/.test(entry))
    .map((entry) => entry.split(';')[0]);
  return encodings.find((encoding) => names.includes(encoding));
}

/** Compresses at the level that CloudFront uses. */
export function compress(body: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'gzip') return gzipSync(body, { level: 6 });
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}
