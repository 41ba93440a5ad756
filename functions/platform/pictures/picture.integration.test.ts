import { randomUUID } from 'node:crypto';
import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Refusal } from '#functions/errors.ts';
import { logger } from '#functions/platform/logger.ts';
import { onePixel, pngOf } from '#functions/testing/pictures.ts';
import { limits } from '#shared/limits.ts';
import { pictureWidths } from '#shared/pictures.ts';
import { dropPicture, withPicture } from './picture.ts';

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
    const image = await withPicture(folder, { content: onePixel.png }, async (path) => {
      expect(await filesIn(folder)).toEqual([path]);
      return path;
    });
    expect(await filesIn(folder)).toEqual([image]);
  });

  test('is cleared up where that fails', async () => {
    const folder = newFolder();
    const failing = withPicture(folder, { content: onePixel.png }, () =>
      Promise.reject(new Refusal('staleRoom')),
    );
    await expect(failing).rejects.toMatchObject({ code: 'staleRoom' });
    expect(await filesIn(folder)).toEqual([]);
  });

  test('stays where nobody knows whether that was done', async () => {
    const folder = newFolder();
    const failing = withPicture(folder, { content: onePixel.png }, () =>
      Promise.reject(new Error('No answer came')),
    );
    await expect(failing).rejects.toThrow('No answer came');
    expect(await filesIn(folder)).toHaveLength(1);
  });

  test('may be left out, or left empty', async () => {
    const folder = newFolder();
    expect(await withPicture(folder, undefined, echo)).toBeUndefined();
    expect(await withPicture(folder, { content: new Uint8Array() }, echo)).toBeUndefined();
    expect(await filesIn(folder)).toEqual([]);
  });

  test('may have as many pixels as are allowed', async () => {
    const folder = newFolder();
    await withPicture(folder, { content: pngOf(5_000, 5_000) }, echo);
    expect(await filesIn(folder)).toHaveLength(1);
  });

  test('that is none is stored nowhere', async () => {
    const folder = newFolder();
    const large = new Uint8Array(limits.imageBytes + 1);
    large.set(onePixel.png);
    for (const [content, code] of [
      [Buffer.from('<svg/>'), 'imageType'],
      [large, 'imageSize'],
      [pngOf(8_001, 1), 'imageSide'],
      [pngOf(5_000, 5_001), 'imagePixels'],
      [pngOf(0, 0), 'imageType'],
      [onePixel.png.slice(0, 8), 'imageType'],
    ] as const) {
      await expect(withPicture(folder, { content }, echo)).rejects.toMatchObject({
        code,
        body: { field: 'image' },
      });
    }
    expect(await filesIn(folder)).toEqual([]);
  });
});

describe('a picture that is no longer shown', () => {
  test('goes', async () => {
    const folder = newFolder();
    const image = await withPicture(folder, { content: onePixel.png }, echo);
    await dropPicture(image);
    expect(await filesIn(folder)).toEqual([]);
  });

  test('fails no request where it cannot be deleted', async () => {
    const warn = vi.spyOn(logger, 'warn').mockImplementation(() => undefined);
    vi.stubEnv('BUCKET_NAME', 'no-such-bucket');
    await dropPicture('/images/rooms/one/two.png');
    const files = 1 + pictureWidths.length;
    expect(warn).toHaveBeenCalledTimes(files);
    await dropPicture(undefined);
    expect(warn).toHaveBeenCalledTimes(files);
    warn.mockRestore();
  });
});
