import { expect, test } from 'vitest';
import { areaOfAct, type JournalAct, type JournalEntry } from '#shared/journal.ts';
import { actWords, fieldChangeWords, journalTable, thingPath, thingWords } from './journalWords.ts';

const entryOf = (fields: Partial<JournalEntry>): JournalEntry => ({
  id: 'j1',
  at: '2027-03-10T09:00:00.000Z',
  userId: 'u1',
  names: 'Aline Boss',
  act: 'houseChanged',
  kind: 'house',
  thingId: 'house',
  ...fields,
});

test.each([
  [{}, 'The house', '/admin-dashboard/money'],
  [
    { kind: 'room', act: 'roomClosed', thingId: 'r1', thing: 'Store' },
    'Store',
    '/admin-dashboard/cold-room/r1',
  ],
  [{ kind: 'room', act: 'roomDeleted', thingId: 'r1', thing: 'Store' }, 'Store', undefined],
  [{ kind: 'person', act: 'noteAdded', thingId: 'c1' }, 'A client', '/admin-dashboard/users/c1'],
  [
    { kind: 'person', act: 'roleGiven', thingId: 'u2', thing: 'Keza' },
    'Keza',
    '/admin-dashboard/team',
  ],
  [
    { kind: 'invitation', act: 'invited', thingId: 'i1', thing: 'a@example.com' },
    'a@example.com',
    '/admin-dashboard/team',
  ],
  [{ kind: 'booking', act: 'checkedIn', thingId: 'b1', thing: 'Store' }, 'Store', undefined],
] as const)('a thing has its name and its address: %j', (fields, words, path) => {
  expect([thingWords(entryOf(fields)), thingPath(entryOf(fields))]).toEqual([words, path]);
});

test('what was done is said with the amount or the role', () => {
  const role = { act: 'roleGiven', kind: 'person' } as const;
  expect(actWords(entryOf({ ...role, role: 'user' }))).toBe('Withdrew a role');
  expect(actWords(entryOf({ ...role, role: 'operator' }))).toBe('Gave a role: Operator');
  expect(actWords(entryOf({ act: 'invited', kind: 'invitation', role: 'admin' }))).toBe(
    'Invited to the team: Admin',
  );
  expect(actWords(entryOf({ act: 'bookingReopened' }))).toBe('Reopened a booking');
  expect(actWords(entryOf({ act: 'approvalWithdrawn' }))).toBe('Undid an approval');
  expect(actWords(entryOf({ act: 'checkTakenBack' }))).toBe('Undid a check-in or check-out');
  expect(actWords(entryOf({ act: 'callerJoined', kind: 'person' }))).toBe(
    'Joined a client to an account',
  );
  expect(actWords(entryOf({ act: 'refundRecorded', amount: -100 }))).toBe(
    'Recorded a refund, 100\u00a0Rwf',
  );
});

test('every act has words of its own', () => {
  const acts = Object.keys(areaOfAct) as JournalAct[];
  const words = acts.map((act) => actWords(entryOf({ act })));
  expect(new Set(words).size).toBe(acts.length);
});

test('what changed of the settings is said with both values, in the words of their form', () => {
  const changes = [
    { field: 'tin', to: '123456789' },
    { field: 'freeDays', to: '3' },
    { field: 'share', from: '50', to: '100' },
  ];
  expect(fieldChangeWords(entryOf({ changes }))).toEqual([
    'TIN: nothing → 123456789',
    'free cancelling until this many days before the first day: nothing → 3',
    'fee after that, in percent of the total: 50 → 100',
  ]);
});

test('the journal is saved oldest first', () => {
  const given = entryOf({ act: 'roleGiven', kind: 'person', thing: 'Keza', role: 'admin' });
  const rows = journalTable([given, entryOf({})]).rows.map(([, , ...row]) => row);
  expect(rows).toEqual([
    ['Changed the settings of the house', 'The house', '', 'u1', 'house'],
    ['Gave a role: Admin', 'Keza', '', 'u1', 'house'],
  ]);
});
