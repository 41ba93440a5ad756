import { beforeAll, expect, test } from 'vitest';
import { signToken } from '#functions/platform/auth/tokens.ts';
import { listJournal } from '#functions/store/journal/listJournal.ts';
import { invoke, invokeWithJson } from '#functions/testing/calls.ts';
import { useTable } from '#functions/testing/table.ts';
import { api } from '#shared/api.ts';
import { errorBody } from '#shared/errors.ts';
import { handler as change } from './change.ts';
import { handler as contact } from './contact.ts';
import { handler as get } from './get.ts';

useTable();
let headers: Record<string, string>;
beforeAll(async () => {
  const claims = { userId: 'admin', role: 'admin', names: 'Test', email: 'a@example.com' } as const;
  headers = { Authorization: `Bearer ${await signToken(claims)}` };
});

const read = async () => (await invoke(get, api.house.get, { headers })).body;
const save = (body: object) => invokeWithJson(change, api.house.change, body, { headers });
const told = async () => (await listJournal({ thingId: 'house' }, {})).items.length;

test('settings are saved by who has read them as they are, and by nobody else', async () => {
  const before = await read();
  expect(before).toEqual({});
  const first = await save({ ...before, telephone: '+250788000000', merchantCode: '111111' });
  expect(first.body).toEqual({
    telephone: '+250788000000',
    merchantCode: '111111',
    version: 1,
  });
  const second = await save({ ...first.body, merchantCode: '222222' });
  for (const { version } of [first.body, before]) {
    const refused = await save({ ...first.body, version, vatPercent: 18 });
    expect(refused).toMatchObject({ status: 409, body: errorBody('staleHouse') });
  }
  expect(await read()).toEqual({ ...second.body, version: 2 });
  expect(await told()).toBe(2);
  // Everybody loads it, so it has nothing that no page shows.
  const { body } = await invoke(contact, api.house.contact);
  expect(body).toEqual({ telephone: '+250788000000' });
});
