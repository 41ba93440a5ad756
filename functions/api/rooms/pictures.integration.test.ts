import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, test } from 'vitest';
import { signToken } from '#functions/platform/auth/tokens.ts';
import { db } from '#functions/platform/table/client.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { listJournal } from '#functions/store/journal/listJournal.ts';
import { getRoom } from '#functions/store/rooms/rooms.ts';
import { invoke, invokeWithJson } from '#functions/testing/calls.ts';
import { useFaults } from '#functions/testing/faults.ts';
import { fieldsOf, writeForm, type FormPart } from '#functions/testing/forms.ts';
import { inDays, someRoom } from '#functions/testing/people.ts';
import { onePixel } from '#functions/testing/pictures.ts';
import { useTable } from '#functions/testing/table.ts';
import { api } from '#shared/api.ts';
import { monthOf } from '#shared/days.ts';
import { limits } from '#shared/limits.ts';
import type { Room } from '#shared/room.ts';
import { handler as add } from './addPicture.ts';
import { handler as remove } from './remove.ts';
import { handler as set } from './setPictures.ts';
import { handler as update } from './update.ts';

useTable();
const befall = useFaults();
let headers: Record<string, string>;
beforeAll(async () => {
  const claims = { userId: 'admin', role: 'admin', names: 'Test', email: 'a@example.com' } as const;
  headers = { Authorization: `Bearer ${await signToken(claims)}` };
});

const file = { name: 'image', filename: 'room.png', content: onePixel.png };

const post = (row: typeof api.rooms.addPicture | typeof api.rooms.update, id: string) => {
  const handler = row === api.rooms.addPicture ? add : update;
  return (parts: FormPart[] = [file]) => {
    const { contentType, body } = writeForm(parts);
    const all = { ...headers, 'Content-Type': contentType };
    return invoke(handler, row, { headers: all, body, path: { id } });
  };
};
const addTo = (id: string) => post(api.rooms.addPicture, id);

const arrange = (id: string, body: object) =>
  invokeWithJson(set, api.rooms.setPictures, body, { headers, path: { id } });

/** A new room with so many pictures, described by their numbers. */
async function roomWith(count: number): Promise<Room> {
  const { id } = await someRoom();
  for (let number = 1; number <= count; number += 1) {
    await addTo(id)([file, ...fieldsOf({ description: `Number ${number}` })]);
  }
  return getRoom(id);
}

async function filesOf(id: string): Promise<string[]> {
  const s3 = new S3Client({ forcePathStyle: true });
  const { Contents = [] } = await s3.send(
    new ListObjectsV2Command({ Bucket: process.env.BUCKET_NAME, Prefix: `rooms/${id}/` }),
  );
  return Contents.map(({ Key }) => `/images/${Key ?? ''}`);
}

const wordsOf = ({ pictures }: Pick<Room, 'pictures'>) =>
  pictures.map(({ description }) => description);

describe('a picture that is added', () => {
  test('comes last, and the first of them is the image of the room', async () => {
    const room = await roomWith(3);
    expect(wordsOf(room)).toEqual(['Number 1', 'Number 2', 'Number 3']);
    expect(room.image).toBe(room.pictures[0]?.path);
    expect(room.version).toBe(4);
    expect((await filesOf(room.id)).toSorted()).toEqual(
      room.pictures.map(({ path }) => path).toSorted(),
    );
  });

  test('may be left without words', async () => {
    const { id } = await someRoom();
    expect(await addTo(id)()).toMatchObject({ status: 201, body: { version: 2 } });
    expect(wordsOf(await getRoom(id))).toEqual(['']);
  });

  test('is told in the journal as a change of the room', async () => {
    const { id } = await roomWith(1);
    const { items } = await listJournal({ month: monthOf(inDays(0)), userId: 'admin' }, {});
    expect(items.filter(({ thingId }) => thingId === id).map(({ act }) => act)).toEqual([
      'roomChanged',
    ]);
  });

  test('is refused, and leaves no file, where the room has all that it may have', async () => {
    const { id } = await roomWith(limits.pictures);
    expect(await addTo(id)()).toMatchObject({
      status: 409,
      body: { code: 'tooManyPictures', field: 'image', params: { max: 8 } },
    });
    expect(await filesOf(id)).toHaveLength(limits.pictures);
  });

  test.each([
    ['without a file', [], 'required'],
    ['with an empty file', [{ ...file, content: new Uint8Array() }], 'required'],
    ['with a word for a file', fieldsOf({ image: 'picture' }), 'notFile'],
    ['with no picture', [{ ...file, content: Buffer.from('<svg/>') }], 'imageType'],
    [
      'with too many words',
      [file, ...fieldsOf({ description: 'a'.repeat(limits.pictureCharacters + 1) })],
      'tooLong',
    ],
    ['with words of two lines', [file, ...fieldsOf({ description: 'a\nb' })], 'notOneLine'],
    ['from an older version', [file, ...fieldsOf({ version: '7' })], 'staleRoom'],
  ])('is refused %s', async (_, parts, code) => {
    const { id } = await someRoom();
    expect((await addTo(id)(parts)).body).toMatchObject({ code });
    expect(await filesOf(id)).toEqual([]);
    expect((await getRoom(id)).pictures).toEqual([]);
  });

  test('is refused where there is no room', async () => {
    expect((await addTo('nowhere')()).body).toMatchObject({ code: 'roomNotFound' });
    expect(await filesOf('nowhere')).toEqual([]);
  });

  test('is added once, where no answer to the first try came', async () => {
    const room = await roomWith(1);
    befall.plan([undefined, undefined, 'lost', undefined]);
    const version = String(room.version);
    const { status } = await addTo(room.id)([file, ...fieldsOf({ version })]);
    befall.over();
    expect(status).toBe(201);
    expect((await getRoom(room.id)).pictures).toHaveLength(2);
    expect(await filesOf(room.id)).toHaveLength(2);
  });
});

describe('pictures that are arranged', () => {
  test('have the order and words that are wanted, and those not named are deleted', async () => {
    const { id, version, pictures } = await roomWith(3);
    const [first, , third] = pictures.map(({ path }) => path);
    const wanted = [
      { path: third, description: 'The dock' },
      { path: first, description: '' },
    ];
    const { status, body } = await arrange(id, { version, pictures: wanted });
    expect(status).toBe(200);
    expect(body).toMatchObject({ pictures: wanted, image: third, version: version + 1 });
    expect(await getRoom(id)).toMatchObject({ pictures: wanted, image: third });
    expect((await filesOf(id)).toSorted()).toEqual([first, third].toSorted());
  });

  test('may all go', async () => {
    const { id } = await roomWith(2);
    const { body } = await arrange(id, { pictures: [] });
    expect(body).toMatchObject({ pictures: [] });
    expect(body).not.toHaveProperty('image');
    expect(await getRoom(id)).not.toHaveProperty('image');
    expect(await filesOf(id)).toEqual([]);
  });

  test('are those of a room that was stored with one only', async () => {
    const { id, pictures } = await roomWith(1);
    const Key = keys.room(id);
    const UpdateExpression = 'REMOVE pictures';
    await db.send(new UpdateCommand({ TableName: process.env.TABLE_NAME, Key, UpdateExpression }));
    const path = pictures[0]?.path;
    expect(await getRoom(id)).toMatchObject({ pictures: [{ path, description: '' }] });
    const { body } = await arrange(id, { pictures: [{ path, description: 'The dock' }] });
    expect(body).toMatchObject({ image: path, pictures: [{ path, description: 'The dock' }] });
  });

  test('are refused from an older version, and where one is not there or named twice', async () => {
    const { id, version, pictures } = await roomWith(2);
    const other = { path: '/images/rooms/other/one.png', description: '' };
    const [first] = pictures;
    for (const [body, code] of [
      [{ version: version - 1, pictures: [first] }, 'staleRoom'],
      [{ pictures: [...pictures, other] }, 'pictureNotFound'],
      [{ pictures: [first, first] }, 'pictureNotFound'],
      [{ pictures: 'none' }, 'required'],
      [{}, 'required'],
      [{ pictures: [{ ...first, description: 'a'.repeat(201) }] }, 'tooLong'],
    ] as const) {
      expect((await arrange(id, body)).body).toMatchObject({ code });
    }
    expect((await getRoom(id)).pictures).toEqual(pictures);
    expect(await filesOf(id)).toHaveLength(2);
    expect((await arrange('nowhere', { pictures: [] })).body).toMatchObject({
      code: 'roomNotFound',
    });
  });

  test('stay as they were arranged, where that is asked for again', async () => {
    const { id, version, pictures } = await roomWith(2);
    const wanted = { version, pictures: pictures.toReversed() };
    const first = await arrange(id, wanted);
    expect(await arrange(id, wanted)).toEqual(first);
  });
});

test('a picture of the room form takes the place of the first one, and the others stay', async () => {
  const { id, pictures } = await roomWith(2);
  const { status, body } = await post(api.rooms.update, id)();
  expect(status).toBe(200);
  const changed = body as unknown as Room;
  expect(changed.image).toBe(changed.pictures[0]?.path);
  expect(wordsOf(changed)).toEqual(['', 'Number 2']);
  expect((await filesOf(id)).toSorted()).toEqual([changed.image, pictures[1]?.path].toSorted());
});

test('a room that goes takes all of its pictures with it', async () => {
  const { id } = await roomWith(3);
  expect((await invoke(remove, api.rooms.remove, { headers, path: { id } })).status).toBe(200);
  expect(await filesOf(id)).toEqual([]);
});
