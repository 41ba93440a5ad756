import { GetObjectCommand, NoSuchKey, S3Client, type S3ClientConfig } from '@aws-sdk/client-s3';
import { localAccess } from '#local/aws.ts';
import type { Reply } from './send.ts';

export type Images = (path: string) => Promise<Reply | undefined>;

/** Serves pictures from the bucket: `/images/rooms/…` has the key `rooms/…`. */
export function createImages(
  endpoint: string,
  bucketName: string,
  account: Pick<S3ClientConfig, 'region' | 'credentials'> = localAccess,
): Images {
  const s3 = new S3Client({ endpoint, ...account, forcePathStyle: true });
  return async (path) => {
    const Key = path.slice('/images/'.length);
    if (Key === '') return undefined;
    try {
      const object = await s3.send(new GetObjectCommand({ Bucket: bucketName, Key }));
      const bytes = await object.Body?.transformToByteArray();
      return {
        status: 200,
        headers: {
          'content-type': object.ContentType ?? 'application/octet-stream',
          'cache-control': object.CacheControl ?? 'public, max-age=31536000, immutable',
          'x-content-type-options': 'nosniff',
          ...(object.ETag ? { etag: object.ETag } : {}),
        },
        body: Buffer.from(bytes ?? []),
      };
    } catch (error) {
      if (error instanceof NoSuchKey) return undefined;
      throw error;
    }
  };
}
