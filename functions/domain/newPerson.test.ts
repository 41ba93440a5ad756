import { expect, test } from 'vitest';
import { identityOf, knownAs, newPerson } from './newPerson.ts';

const caller = { firstName: 'Keza', lastName: 'Sample', phoneNumber: '+250788000001' };

test('a person whom an admin adds has names and a number, and nothing to sign in with', () => {
  expect(newPerson(caller, 'u', Date.parse('2027-01-31T10:00:00Z'))).toEqual({
    ...caller,
    userId: 'u',
    role: 'user',
    createdAt: '2027-01-31T10:00:00.000Z',
  });
});

test('of those who share a number, the one with the same names is known', () => {
  const people = ['Keza', 'Mugabo'].map((firstName) =>
    newPerson({ ...caller, firstName }, firstName, 0),
  );
  expect(knownAs({ ...caller, firstName: 'MUGABO' }, people)?.userId).toBe('Mugabo');
  expect(knownAs({ ...caller, firstName: 'Nadia' }, people)).toBeUndefined();
});

test('spelling does not make another person, and another number does', () => {
  expect(identityOf({ ...caller, firstName: 'keza', lastName: 'SAMPLE' })).toBe(identityOf(caller));
  expect(identityOf({ ...caller, firstName: 'Keza \t M.', lastName: 'Sample' })).toBe(
    '+250788000001 keza m. sample',
  );
  expect(identityOf({ ...caller, phoneNumber: '+250788000002' })).not.toBe(identityOf(caller));
});
