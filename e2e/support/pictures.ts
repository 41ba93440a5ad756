import { randomBytes } from 'node:crypto';

const pixels = {
  png: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  webp: 'UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA',
};

/** A picture of one pixel that no other has the same bytes as: what follows its end is ignored. */
export const newPng = (): Buffer =>
  Buffer.concat([Buffer.from(pixels.png, 'base64'), randomBytes(16)]);

export const webp = (): Buffer => Buffer.from(pixels.webp, 'base64');

/** The beginning of a JPEG, which is what its kind is told by. */
export const jpeg = (): Buffer => Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), randomBytes(64)]);

/** The file under the name and type that somebody gives it. */
export const fileOf = (bytes: Buffer, type = 'image/png'): Blob =>
  new Blob([new Uint8Array(bytes)], { type });
