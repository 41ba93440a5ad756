import { createHash, randomUUID } from 'node:crypto';
import { DeleteObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { settings } from '#functions/platform/settings.ts';
import { imageTypes, type ImageExtension } from '#shared/images.ts';

/** The one client of the bucket, made when the function starts and kept between calls. */
export const s3 = new S3Client({
  forcePathStyle: true,
  // The pictures are small and sent over TLS: no need for the SDK's trailing checksums.
  requestChecksumCalculation: 'WHEN_REQUIRED',
});

const PATH = '/images/';
const YEAR_SECONDS = 31_536_000;

/**
 * Stores a picture under a folder such as `rooms/{roomId}` and answers the path it is served
 * under, `/images/{folder}/{hash}.{ext}`. The hash covers the bytes and a random salt: each upload
 * has a key of its own, so that clearing one up can never take another's picture away.
 */
export async function putImage(
  folder: string,
  bytes: Uint8Array,
  extension: ImageExtension,
): Promise<string> {
  const hash = createHash('sha256').update(randomUUID()).update(bytes).digest('hex').slice(0, 32);
  const key = `${folder}/${hash}.${extension}`;
  await s3.send(
    new PutObjectCommand({
      Bucket: settings.bucketName(),
      Key: key,
      Body: bytes,
      ContentType: imageTypes[extension],
      CacheControl: `public, max-age=${YEAR_SECONDS}, immutable`,
    }),
  );
  return PATH + key;
}

/** Deletes the picture that is served under `path`. */
export async function deleteImage(path: string): Promise<void> {
  await s3.send(
    new DeleteObjectCommand({ Bucket: settings.bucketName(), Key: path.slice(PATH.length) }),
  );
}
