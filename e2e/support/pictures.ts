import { randomBytes } from 'node:crypto';

const pixels = {
  png: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  webp: 'UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA',
};

/** A PNG of one pixel with unique bytes: readers ignore the random bytes after its end. */
export const newPng = (): Buffer =>
  Buffer.concat([Buffer.from(pixels.png, 'base64'), randomBytes(16)]);

export const webp = (): Buffer => Buffer.from(pixels.webp, 'base64');

const JPEG_HEAD = 'ffd8ffe000104a46494600010100000100010000ffc0000b080001000101011100';

/** The start of a JPEG, up to its type and dimensions. */
export const jpeg = (): Buffer => Buffer.concat([Buffer.from(JPEG_HEAD, 'hex'), randomBytes(64)]);

/** A small PNG whose header claims the given dimensions. */
export function pngOf(width: number, height: number): Buffer {
  const bytes = newPng();
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

/** A file with the given bytes and type. */
export const fileOf = (bytes: Buffer, type = 'image/png'): Blob =>
  new Blob([new Uint8Array(bytes)], { type });
