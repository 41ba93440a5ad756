import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { handler as updateAccount } from '#functions/api/account/update.ts';
import { signToken } from '#functions/platform/auth/tokens.ts';
import { findAccount } from '#functions/store/accounts/accounts.ts';
import { getRoom } from '#functions/store/rooms/rooms.ts';
import type { StoredRoom } from '#functions/store/rooms/storedRoom.ts';
import { invoke, type Answered } from '#functions/testing/calls.ts';
import { faults, runsFor, useFaults, type Plan } from '#functions/testing/faults.ts';
import { roomParts, writeForm, type FormPart } from '#functions/testing/forms.ts';
import { someCustomer, someRoom } from '#functions/testing/people.ts';
import { onePixel } from '#functions/testing/pictures.ts';
import { everyItem, useTable } from '#functions/testing/table.ts';
import { api } from '#shared/api.ts';
import type { Role } from '#shared/claims.ts';
import { picturesOf } from '#shared/pictures.ts';
import { handler as addPicture } from './addPicture.ts';
import { handler as create } from './create.ts';
import { handler as remove } from './remove.ts';
import { handler as setPictures } from './setPictures.ts';
import { handler as update } from './update.ts';

useTable();
const befall = useFaults();
const picture = { name: 'image', filename: 'room.png', content: onePixel.png };
const headersOf = async (email: string, role: Role, userId = 'admin') => {
  const token = await signToken({ userId, role, names: 'Test', email });
  return { Authorization: `Bearer ${token}` };
};

function withForm(headers: Record<string, string>, parts: FormPart[]) {
  const { contentType, body } = writeForm(parts);
  return { headers: { ...headers, 'Content-Type': contentType }, body };
}

/** Every file of the bucket that lies in a folder, by the path it is served under. */
async function filesIn(folder: string): Promise<string[]> {
  const s3 = new S3Client({ forcePathStyle: true });
  const Bucket = process.env.BUCKET_NAME;
  const { Contents = [] } = await s3.send(new ListObjectsV2Command({ Bucket, Prefix: folder }));
  s3.destroy();
  return Contents.map(({ Key }) => `/images/${Key ?? ''}`);
}

/** What befalls the requests of a call, S3 and DynamoDB taking turns in it. */
const befalls = fc.array(fc.option(fc.constantFrom(...faults), { nil: undefined }), {
  maxLength: 6,
});

const roomsByPicture = async (): Promise<Map<string, unknown>> =>
  new Map(
    ((await everyItem()) as unknown as (StoredRoom & { entity: string })[])
      .filter(({ entity }) => entity === 'room')
      .flatMap((room) => picturesOf(room).map(({ path }) => [path, room.id])),
  );

/** Checks that each room that shows a picture has it. */
async function expectNoneBroken(): Promise<void> {
  const files = await filesIn('rooms/');
  for (const image of (await roomsByPicture()).keys()) expect(files).toContain(image);
}

/** The picture is stored; then no try of the write is answered. */
const unsure: Plan = [undefined, 'lost', 'lost', 'lost'];

const succeeded = ({ status }: Answered): boolean => status < 300;

it('whatever befalls S3 and DynamoDB, no room shows a picture that is not there', async () => {
  const headers = await headersOf('admin@example.com', 'admin');
  const form = withForm(headers, [...roomParts, picture]);
  expect(await invoke(create, api.rooms.create, form)).toMatchObject({ status: 201 });
  const runs = runsFor(6, 5);
  let removals = 0;
  await fc.assert(
    fc.asyncProperty(befalls, befalls, befalls, async (creating, changing, removing) => {
      if (!runs.next()) return;
      befall.plan(creating);
      const made = await invoke(create, api.rooms.create, form);
      befall.over();
      expect([201, 500, 503]).toContain(made.status);
      await expectNoneBroken();
      if (!succeeded(made)) return;
      const path = { id: String(made.body.id) };
      expect((await roomsByPicture()).get(String(made.body.image))).toBe(path.id);

      befall.plan(changing);
      const change = withForm(headers, [{ name: 'version', value: '1' }, picture]);
      const changed = await invoke(update, api.rooms.update, { ...change, path });
      befall.over();
      // Nothing but what befell it can have kept it from being done.
      expect([200, 500, 503]).toContain(changed.status);
      await expectNoneBroken();
      if (succeeded(changed)) {
        expect((await roomsByPicture()).get(String(changed.body.image))).toBe(path.id);
      }

      befall.plan(removing);
      const removed = await invoke(remove, api.rooms.remove, { headers, path });
      befall.over();
      expect([200, 500, 503]).toContain(removed.status);
      const left = (await everyItem()).filter((item) => item.id === path.id);
      if (succeeded(removed)) {
        expect(left).toEqual([]);
        removals += 1;
      }
      await expectNoneBroken();
    }),
    // First what is mended by asking again, so that there is something to change and to remove.
    {
      numRuns: 40,
      examples: [
        [['lost'], ['lost'], ['lost']],
        [['throttled'], ['throttled'], ['throttled']],
        [unsure, [], []],
        [[], unsure, []],
      ],
    },
  );
  expect(runs.count()).toBeGreaterThanOrEqual(5);
  expect(removals).toBeGreaterThanOrEqual(2);
});

it('whatever befalls S3 and DynamoDB, no picture is shown that was not added, or that was removed', async () => {
  const headers = await headersOf('admin@example.com', 'admin');
  const json = { ...headers, 'Content-Type': 'application/json' };
  const runs = runsFor(5, 5);
  let arrangements = 0;
  await fc.assert(
    fc.asyncProperty(befalls, befalls, async (adding, arranging) => {
      if (!runs.next()) return;
      const path = { id: (await someRoom()).id };
      const form = { ...withForm(headers, [picture]), path };
      expect(await invoke(addPicture, api.rooms.addPicture, form)).toMatchObject({ status: 201 });

      befall.plan(adding);
      const added = await invoke(addPicture, api.rooms.addPicture, form);
      befall.over();
      expect([201, 500, 503]).toContain(added.status);
      await expectNoneBroken();
      const { pictures } = await getRoom(path.id);
      if (succeeded(added)) expect(pictures).toEqual(added.body.pictures);

      befall.plan(arranging);
      const body = JSON.stringify({ pictures: pictures.slice(1) });
      const call = { headers: json, body, path };
      const arranged = await invoke(setPictures, api.rooms.setPictures, call);
      befall.over();
      expect([200, 500, 503]).toContain(arranged.status);
      await expectNoneBroken();
      if (!succeeded(arranged)) return;
      expect((await getRoom(path.id)).pictures).toEqual(pictures.slice(1));
      arrangements += 1;
    }),
    {
      numRuns: 40,
      examples: [
        [['lost'], ['lost']],
        [unsure, []],
        [[], ['throttled', 'lost']],
      ],
    },
  );
  expect(runs.count()).toBeGreaterThanOrEqual(5);
  expect(arrangements).toBeGreaterThanOrEqual(2);
});

it('whatever befalls S3 and DynamoDB, nobody has a picture that is not there', async () => {
  const { email, userId } = await someCustomer();
  const form = withForm(await headersOf(email, 'user', userId), [picture]);
  expect(await invoke(updateAccount, api.account.update, form)).toMatchObject({ status: 200 });
  const runs = runsFor(3, 10);
  await fc.assert(
    fc.asyncProperty(befalls, async (plan) => {
      if (!runs.next()) return;
      befall.plan(plan);
      const changed = await invoke(updateAccount, api.account.update, form);
      befall.over();
      const shown = (await findAccount(email))?.profileImage;
      if (succeeded(changed)) expect(shown).toBe(changed.body.profileImage);
      if (shown !== undefined) expect(await filesIn(`users/${userId}/`)).toContain(shown);
    }),
    { numRuns: 40, examples: [[unsure]] },
  );
  expect(runs.count()).toBeGreaterThanOrEqual(10);
});

it('a picture that a refusal left without a room is cleared up', async () => {
  const headers = await headersOf('admin@example.com', 'admin');
  const form = withForm(headers, [{ name: 'version', value: '1' }, picture]);
  const path = { id: 'nowhere' };
  befall.plan(['lost', 'throttled']);
  expect((await invoke(update, api.rooms.update, { ...form, path })).status).toBe(404);
  expect(await filesIn('rooms/nowhere/')).toEqual([]);
});
