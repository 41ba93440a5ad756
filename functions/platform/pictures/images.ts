import { createHash, randomUUID } from 'node:crypto';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { settings } from '#functions/platform/settings.ts';
import { imageTypes, type ImageExtension } from '#shared/images.ts';

/** The client of the bucket, created when the function starts and used by all calls. */
export const s3 = new S3Client({
  forcePathStyle: true,
  // Pictures are small and sent over TLS, so the SDK's trailing checksums are not needed.
  requestChecksumCalculation: 'WHEN_REQUIRED',
});

/** What the path of a picture has before its key in the bucket. */
export const PATH = '/images/';
const YEAR_SECONDS = 31_536_000;
/** CloudFront serves a picture of a user for this long after it was deleted. */
const SHARED_SECONDS = 60 * 60;

/**
 * Stores a picture in a folder such as `rooms/{roomId}`.
 * @returns the path that it is served at, `/images/{folder}/{hash}.{ext}`. The hash covers the bytes and a
 * random salt, so that no two uploads share a key and deleting one never deletes another's picture.
 */
export async function putImage(
  folder: string,
  bytes: Uint8Array,
  extension: ImageExtension,
): Promise<string> {
  const hash = createHash('sha256').update(randomUUID()).update(bytes).digest('hex').slice(0, 32);
  const path = `${PATH}${folder}/${hash}.${extension}`;
  await put(path, bytes, extension);
  return path;
}

/** Stores a picture at a width, as WebP, to be served at `path`. */
export const putWidth = (path: string, bytes: Uint8Array): Promise<void> =>
  put(path, bytes, 'webp');

/** Browsers keep every picture; CloudFront soon asks again for one of a user, because it may be deleted by then. */
const cachingOf = (path: string): string =>
  path.startsWith(`${PATH}users/`)
    ? `public, max-age=${YEAR_SECONDS}, s-maxage=${SHARED_SECONDS}, immutable`
    : `public, max-age=${YEAR_SECONDS}, immutable`;

const at = (path: string) => ({ Bucket: settings.bucketName(), Key: path.slice(PATH.length) });

const put = async (path: string, bytes: Uint8Array, extension: ImageExtension): Promise<void> =>
  void (await s3.send(
    new PutObjectCommand({
      ...at(path),
      Body: bytes,
      ContentType: imageTypes[extension],
      CacheControl: cachingOf(path),
    }),
  ));

/** The bytes of the picture that is served at `path`. @throws where it is not there */
export async function readImage(path: string): Promise<Uint8Array<ArrayBuffer>> {
  const { Body } = await s3.send(new GetObjectCommand(at(path)));
  return new Uint8Array(await new Response(Body?.transformToWebStream()).arrayBuffer());
}

/** Deletes the picture that is served at `path`. */
export async function deleteImage(path: string): Promise<void> {
  await s3.send(new DeleteObjectCommand(at(path)));
}
