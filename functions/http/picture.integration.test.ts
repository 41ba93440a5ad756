import { randomUUID } from 'node:crypto';
import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { logger } from './logger.ts';
import { limits } from '#shared/limits.ts';
import { refusals } from '#shared/messages.ts';
import { dropPicture, withPicture } from './picture.ts';

const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const newFolder = () => `rooms/${randomUUID()}`;

/** What lies in a folder of the bucket. */
async function filesIn(folder: string): Promise<string[]> {
  const s3 = new S3Client({ forcePathStyle: true });
  const { Contents = [] } = await s3.send(
    new ListObjectsV2Command({ Bucket: process.env.BUCKET_NAME, Prefix: `${folder}/` }),
  );
  return Contents.map(({ Key }) => `/images/${Key ?? ''}`);
}

const echo = (image: string | undefined) => Promise.resolve(image);

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('a picture', () => {
  test('is stored before it is written down where', async () => {
    const folder = newFolder();
    const image = await withPicture(folder, { content: signature }, async (path) => {
      expect(await filesIn(folder)).toEqual([path]);
      return path;
    });
    expect(await filesIn(folder)).toEqual([image]);
  });

  test('is cleared up where that fails', async () => {
    const folder = newFolder();
    const failing = withPicture(folder, { content: signature }, () =>
      Promise.reject(new Error('The form was stale')),
    );
    await expect(failing).rejects.toThrow('The form was stale');
    expect(await filesIn(folder)).toEqual([]);
  });

  test('may be left out, or left empty', async () => {
    const folder = newFolder();
    expect(await withPicture(folder, undefined, echo)).toBeUndefined();
    expect(await withPicture(folder, { content: new Uint8Array() }, echo)).toBeUndefined();
    expect(await filesIn(folder)).toEqual([]);
  });

  test('that is none is stored nowhere', async () => {
    const folder = newFolder();
    const large = new Uint8Array(limits.imageBytes + 1);
    large.set(signature);
    for (const [content, message] of [
      [Buffer.from('<svg/>'), refusals.imageType],
      [large, refusals.imageSize],
    ] as const) {
      await expect(withPicture(folder, { content }, echo)).rejects.toMatchObject({
        message,
        field: 'image',
      });
    }
    expect(await filesIn(folder)).toEqual([]);
  });
});

describe('a picture that is no longer shown', () => {
  test('goes', async () => {
    const folder = newFolder();
    const image = await withPicture(folder, { content: signature }, echo);
    await dropPicture(image);
    expect(await filesIn(folder)).toEqual([]);
  });

  test('fails no request where it cannot be deleted', async () => {
    const warn = vi.spyOn(logger, 'warn').mockImplementation(() => undefined);
    vi.stubEnv('BUCKET_NAME', 'no-such-bucket');
    await dropPicture('/images/rooms/one/two.png');
    expect(warn).toHaveBeenCalledTimes(1);
    await dropPicture(undefined);
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
  });
});
