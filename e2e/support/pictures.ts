import { randomBytes } from 'node:crypto';

const pixels = {
  png: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  webp: 'UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA',
};

/** A picture of one pixel that no other has the same bytes as: what follows its end is ignored. */
export const newPng = (): Buffer =>
  Buffer.concat([Buffer.from(pixels.png, 'base64'), randomBytes(16)]);

export const webp = (): Buffer => Buffer.from(pixels.webp, 'base64');

const JPEG_HEAD = 'ffd8ffe000104a46494600010100000100010000ffc0000b080001000101011100';

/** The beginning of a JPEG, as far as it says what it is and how large. */
export const jpeg = (): Buffer => Buffer.concat([Buffer.from(JPEG_HEAD, 'hex'), randomBytes(64)]);

/** A PNG of a few bytes that says it is this large. */
export function pngOf(width: number, height: number): Buffer {
  const bytes = newPng();
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

/** The file under the name and type that somebody gives it. */
export const fileOf = (bytes: Buffer, type = 'image/png'): Blob =>
  new Blob([new Uint8Array(bytes)], { type });
