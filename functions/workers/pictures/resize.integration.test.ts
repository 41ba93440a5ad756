import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { atWidths } from '#functions/platform/pictures/atWidths.ts';
import { decode } from '#functions/platform/pictures/codecs.ts';
import { PATH, putImage, readImage } from '#functions/platform/pictures/images.ts';
import { dropPictures } from '#functions/platform/pictures/picture.ts';
import { db } from '#functions/platform/table/client.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { getRoom } from '#functions/store/rooms/rooms.ts';
import { changePictures, updateRoom } from '#functions/store/rooms/updateRoom.ts';
import { doInBetween } from '#functions/testing/doInBetween.ts';
import { someRoom } from '#functions/testing/people.ts';
import { onePixel, pngOf, turnedJpeg, wideWebp } from '#functions/testing/pictures.ts';
import { useTable } from '#functions/testing/table.ts';
import { pathAtWidth } from '#shared/pictures.ts';
import { handler } from './resize.ts';

useTable();

/** Hands a new file over, as the queue does. */
const hand = (path: string) =>
  handler({
    Records: [{ body: JSON.stringify({ detail: { object: { key: path.slice(PATH.length) } } }) }],
  });

/** A new room with these bytes as its picture. */
async function shown(bytes: Uint8Array, kind: 'jpg' | 'png' | 'webp') {
  const { id } = await someRoom();
  const path = await putImage(`rooms/${id}`, bytes, kind);
  return { id, path, room: (await updateRoom(id, { image: path })).after };
}

async function filesOf(id: string): Promise<string[]> {
  const s3 = new S3Client({ forcePathStyle: true });
  const { Contents = [] } = await s3.send(
    new ListObjectsV2Command({ Bucket: process.env.BUCKET_NAME, Prefix: `widths/${id}/` }),
  );
  return Contents.map(({ Key }) => PATH + (Key ?? ''));
}

describe('a new picture', () => {
  test('is made as WebP at the widths that it has, and the room says which, in the same version', async () => {
    const { id, path, room } = await shown(turnedJpeg(6), 'jpg');
    await hand(path);
    expect(await getRoom(id)).toMatchObject({
      version: room.version,
      image: path,
      pictures: [{ path, description: '', widths: [400, 800] }],
    });
    expect(await filesOf(id)).toEqual([400, 800].map((width) => pathAtWidth(path, width)));
  });

  test('is turned as the camera says, and says no more about it', async () => {
    const { path } = await shown(turnedJpeg(6), 'jpg');
    await hand(path);
    const bytes = await readImage(pathAtWidth(path, 800));
    expect(Buffer.from(bytes).includes('Exif')).toBe(false);
    const { width, height, data } = await decode(bytes, 'webp');
    expect([width, height]).toEqual([800, 14]);
    // The top of the file is the right of what is seen.
    const [left, right] = [[...data.slice(0, 3)], [...data.slice(799 * 4, 799 * 4 + 3)]];
    expect(Number(left[2])).toBeGreaterThan(200);
    expect(Number(right[0])).toBeGreaterThan(200);
  });

  test('is made again where it is handed over again, with the same files', async () => {
    const { id, path } = await shown(wideWebp, 'webp');
    await hand(path);
    const before = await getRoom(id);
    await hand(path);
    expect(await getRoom(id)).toEqual(before);
    expect(before.pictures).toMatchObject([{ widths: [400] }]);
  });

  test.each([
    ['is smaller than each width', onePixel.png, 'png'],
    ['ends too early', onePixel.jpg, 'jpg'],
    ['says that it is larger than it is', pngOf(5_000, 5_000), 'png'],
    ['is none', new Uint8Array([1, 2, 3]), 'webp'],
  ] as const)('that %s stays with its original only', async (_, bytes, kind) => {
    const { id, path } = await shown(bytes, kind);
    await hand(path);
    expect((await getRoom(id)).pictures).toEqual([{ path, description: '', widths: [] }]);
    expect(await filesOf(id)).toEqual([]);
  });

  test('after a broken one is made as if that had not been', async () => {
    const [broken, whole] = [await shown(onePixel.jpg, 'jpg'), await shown(turnedJpeg(6), 'jpg')];
    await hand(broken.path);
    await hand(whole.path);
    expect((await getRoom(whole.id)).pictures).toMatchObject([{ widths: [400, 800] }]);
  });

  test('of a room that was stored before rooms had several is made as well', async () => {
    const { id, path } = await shown(wideWebp, 'webp');
    const Key = keys.room(id);
    const UpdateExpression = 'REMOVE pictures';
    await db.send(new UpdateCommand({ TableName: process.env.TABLE_NAME, Key, UpdateExpression }));
    await hand(path);
    expect((await getRoom(id)).pictures).toEqual([{ path, description: '', widths: [400] }]);
  });
});

describe('a picture that no room shows', () => {
  test('gets no widths, and loses those of an earlier try', async () => {
    const { id, path } = await shown(wideWebp, 'webp');
    await hand(path);
    await updateRoom(id, { image: '/images/rooms/any/any.png' });
    await hand(path);
    expect(await filesOf(id)).toEqual([]);
    await hand('/images/rooms/nowhere/any.png');
  });

  test('is given up where it was removed while its widths were made', async () => {
    const { id, path } = await shown(wideWebp, 'webp');
    doInBetween(() => changePictures(id, {}, () => []));
    await hand(path);
    expect(await filesOf(id)).toEqual([]);
    expect((await getRoom(id)).pictures).toEqual([]);
  });

  test('takes its widths with it', async () => {
    const { id, path, room } = await shown(wideWebp, 'webp');
    await hand(path);
    expect(await filesOf(id)).toHaveLength(1);
    await dropPictures(room.pictures);
    expect(await filesOf(id)).toEqual([]);
  });
});

test('a picture that is not there is tried again', async () => {
  const { id } = await someRoom();
  const path = `/images/rooms/${id}/gone.webp`;
  await updateRoom(id, { image: path });
  await expect(hand(path)).rejects.toThrow();
});

test('what admins write while widths are made is kept, and so are the widths', async () => {
  const { id, path, room } = await shown(wideWebp, 'webp');
  const described = [{ path, description: 'The dock' }];
  doInBetween(() => hand(path));
  const { version } = room;
  const { after } = await changePictures(id, { version }, ([first]) =>
    described.map((one) => ({ ...first, ...one })),
  );
  expect(after.version).toBe(version + 1);
  expect((await getRoom(id)).pictures).toEqual([{ path, description: 'The dock', widths: [400] }]);
});

test('a picture is never made larger than it was', async () => {
  const made = await atWidths(new Uint8Array(turnedJpeg(1)));
  expect(made).toEqual([]);
});
