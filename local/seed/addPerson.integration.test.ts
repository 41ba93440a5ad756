import { beforeEach, expect, it } from 'vitest';
import { emptyTable, everyItem, useTable } from '#functions/testing/table.ts';
import { setRole } from '#functions/usecases/setRole.ts';
import type { Person } from '#local/seeding.ts';
import { addPerson } from './addPerson.ts';

useTable();
beforeEach(emptyTable);

const admin: Person = {
  email: 'admin@coldroom.test',
  password: 'a password that is published',
  firstName: 'Aline',
  lastName: 'Administrator',
  phoneNumber: '+250788000001',
  role: 'admin',
};
const keza: Person = {
  ...admin,
  email: 'keza@example.com',
  phoneNumber: '+250788000004',
  role: 'user',
};

const addresses = async () =>
  (await everyItem()).filter(({ sk }) => sk === 'ACCOUNT').map(({ email }) => email);

it('adds the admin once, where nobody is an admin', async () => {
  await addPerson(keza);
  await setRole(keza.email, 'operator');
  expect(await addPerson(admin)).toMatchObject([{ email: admin.email, role: 'admin' }]);
  expect(await addPerson(admin)).toEqual([]);
  expect((await addresses()).toSorted()).toEqual([admin.email, keza.email]);
});

it('adds no admin where there is another, and customers all the same', async () => {
  await addPerson(keza);
  await setRole(keza.email, 'admin');
  expect(await addPerson(admin)).toEqual([]);
  expect(await addresses()).toEqual([keza.email]);
  expect(await addPerson({ ...admin, role: 'user' })).toMatchObject([{ email: admin.email }]);
});
