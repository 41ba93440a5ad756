import { expect, test } from 'vitest';
import { doInBetween } from '#functions/testing/doInBetween.ts';
import { someRoom } from '#functions/testing/people.ts';
import { useTable } from '#functions/testing/table.ts';
import { noteWidths, showsPicture } from './noteWidths.ts';
import { getRoom } from './rooms.ts';
import { changePictures, updateRoom } from './updateRoom.ts';

useTable();

const [one, two] = ['/images/rooms/r/1.webp', '/images/rooms/r/2.webp'] as const;

async function roomOfTwo() {
  const { id } = await someRoom();
  const pictures = [one, two].map((path) => ({ path, description: '' }));
  await changePictures(id, {}, () => pictures);
  return id;
}

const widthsOf = async (id: string) => (await getRoom(id)).pictures.map(({ widths }) => widths);

test('the widths of two pictures that are made at once are both written down', async () => {
  const id = await roomOfTwo();
  doInBetween(() => noteWidths(id, two, [400, 800]));
  expect(await noteWidths(id, one, [400])).toBe(true);
  expect(await widthsOf(id)).toEqual([[400], [400, 800]]);
});

test('another order that is saved meanwhile is kept', async () => {
  const id = await roomOfTwo();
  doInBetween(() => changePictures(id, {}, (pictures) => pictures.toReversed()));
  expect(await noteWidths(id, one, [400])).toBe(true);
  expect(await widthsOf(id)).toEqual([undefined, [400]]);
});

test('a form that was opened before can still be saved', async () => {
  const id = await roomOfTwo();
  const { version } = await getRoom(id);
  await noteWidths(id, one, [400]);
  await updateRoom(id, { version, price: 30_000 });
  expect(await getRoom(id)).toMatchObject({ price: 30_000, version: version + 1 });
  expect(await widthsOf(id)).toEqual([[400], undefined]);
});

test('nothing is written where no room shows the picture', async () => {
  const id = await roomOfTwo();
  const before = await getRoom(id);
  expect(await noteWidths(id, '/images/rooms/r/3.webp', [400])).toBe(false);
  expect(await getRoom(id)).toEqual(before);
  expect(await noteWidths('nowhere', one, [400])).toBe(false);
  expect(await showsPicture('nowhere', one)).toBe(false);
});

test('it fails as DynamoDB fails', async () => {
  await expect(showsPicture('x'.repeat(3_000), one)).rejects.toThrow(/key/i);
});
