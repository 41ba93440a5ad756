import { expect, test } from 'vitest';
import { clientEntry, houseEntry, roleEntry, roomEntry } from './journalEntries.ts';

const at = '2027-03-10T09:00:00.000Z';
const by = { userId: 'boss', names: 'Test Admin', email: 'boss@example.com' };
const who = { userId: 'boss', names: 'Test Admin' };

test('a line says who did what to which thing, and nothing else of who did it', () => {
  const person = { userId: 'u', firstName: 'Keza', lastName: 'Sample' };
  expect(roomEntry('roomClosed', { id: 'r', name: 'Store' }, by, at)).toEqual({
    at,
    ...who,
    act: 'roomClosed',
    kind: 'room',
    thingId: 'r',
    thing: 'Store',
  });
  expect(roleEntry(person, { role: 'operator', roleSince: at }, by)).toEqual({
    at,
    ...who,
    act: 'roleGiven',
    kind: 'person',
    thingId: 'u',
    thing: 'Keza Sample',
    role: 'operator',
  });
  const changes = [{ field: 'tin', to: '123456789' }];
  const house = { at, ...who, act: 'houseChanged', kind: 'house', thingId: 'house', changes };
  expect(houseEntry(by, at, changes)).toEqual(house);
});

test('a client is not named', () => {
  const line = { at, ...who, act: 'noteAdded', kind: 'person', thingId: 'u' };
  expect(clientEntry('noteAdded', 'u', by, at)).toEqual(line);
});
