export const imageTypes = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
} as const;
export type ImageExtension = keyof typeof imageTypes;

const startsWith = (bytes: Uint8Array, signature: number[], offset = 0): boolean =>
  signature.every((byte, index) => bytes[offset + index] === byte);

/**
 * The kind of a picture by its first bytes, because names and headers can be wrong. SVG is not accepted,
 * because it can contain scripts.
 */
export function imageKind(bytes: Uint8Array): ImageExtension | undefined {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpg';
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  const riff = startsWith(bytes, [0x52, 0x49, 0x46, 0x46]);
  const webp = startsWith(bytes, [0x57, 0x45, 0x42, 0x50], 8);
  return riff && webp ? 'webp' : undefined;
}
