import { randomUUID } from 'node:crypto';
import { CreateBucketCommand, GetObjectCommand, NoSuchKey, S3Client } from '@aws-sdk/client-s3';
import { beforeAll, describe, expect, it } from 'vitest';
import { deleteImage, putImage } from './images.ts';

const s3 = new S3Client({ forcePathStyle: true });
const Bucket = `images-${randomUUID()}`;

beforeAll(async () => {
  process.env.BUCKET_NAME = Bucket;
  await s3.send(new CreateBucketCommand({ Bucket }));
});

const read = (path: string) =>
  s3.send(new GetObjectCommand({ Bucket, Key: path.replace(/^\/images\//, '') }));

const bytes = new Uint8Array([0xff, 0xd8, 0xff, 1, 2, 3]);

describe('a picture', () => {
  it('is stored under its room, with its type and a long life', async () => {
    const path = await putImage('rooms/room', bytes, 'jpg');
    expect(path).toMatch(/^\/images\/rooms\/room\/[0-9a-f]{32}\.jpg$/);
    const stored = await read(path);
    expect(stored.ContentType).toBe('image/jpeg');
    expect(stored.CacheControl).toBe('public, max-age=31536000, immutable');
    expect(await stored.Body?.transformToByteArray()).toEqual(bytes);
  });

  it('of a user is asked for every hour by CloudFront, which would show it for a year after it was deleted', async () => {
    const { CacheControl } = await read(await putImage('users/user', bytes, 'jpg'));
    expect(CacheControl).toBe('public, max-age=31536000, s-maxage=3600, immutable');
  });

  it('goes without taking the same picture, stored again, with it', async () => {
    const [first, second] = [
      await putImage('rooms/room', bytes, 'jpg'),
      await putImage('rooms/room', bytes, 'jpg'),
    ];
    await deleteImage(first);
    await expect(read(first)).rejects.toThrow(NoSuchKey);
    await expect(read(second)).resolves.toBeDefined();
  });
});
