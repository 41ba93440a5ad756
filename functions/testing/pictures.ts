const ofBase64 = (text: string) => new Uint8Array(Buffer.from(text, 'base64'));

/** Pictures of one pixel. */
export const onePixel = {
  png: ofBase64(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  ),
  webp: ofBase64('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA'),
  /** Only its head, because no more is read. */
  jpg: new Uint8Array(
    Buffer.from('ffd8ffe000104a46494600010100000100010000ffc0000b080001000101011100', 'hex'),
  ),
};

/** A PNG of a few bytes whose head states this size. */
export function pngOf(width: number, height: number): Uint8Array {
  const bytes = Buffer.from(onePixel.png);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return new Uint8Array(bytes);
}
