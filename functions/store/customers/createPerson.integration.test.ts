import { expect, it } from 'vitest';
import { useTable } from '#functions/testing/table.ts';
import type { Person } from '#shared/user.ts';
import { createPerson } from './createPerson.ts';

useTable();

it('whoever is added again under an id is answered as they were added first', async () => {
  const person: Person = {
    userId: 'caller-1',
    role: 'user',
    firstName: 'Keza',
    lastName: 'Sample',
    phoneNumber: '+250788000001',
    createdAt: '2027-01-31T08:00:00.000Z',
  };
  expect(await createPerson(person)).toEqual(person);
  const again = await createPerson({ ...person, firstName: 'Other' });
  expect(again).toMatchObject(person);
});
