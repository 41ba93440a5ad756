import { expect, test } from 'vitest';
import type { Line } from './missingLines.ts';
import {
  journaledEntities,
  journaledOf,
  staffActViolations,
  type JournaledItem,
} from './staffActRules.ts';

const at = '2027-03-10T09:00:00.000Z';
const later = '2027-03-11T09:00:00.000Z';

/** What the journal lacks of an item, whose lines are these. */
const lacking = (item: JournaledItem, ...lines: Line[]) =>
  staffActViolations(journaledOf(item), lines);
const findings = (item: JournaledItem, ...lines: Line[]) =>
  lacking(item, ...lines).map(({ about, finding }) => `${about} ${finding}`);

const room: JournaledItem = { entity: 'room', id: 'r1', createdAt: at };
const note: JournaledItem = {
  entity: 'staffNote',
  id: 'n1',
  at,
  by: 'Test Admin',
  authorId: 'boss',
};
const account: JournaledItem = {
  entity: 'account',
  userId: 'u1',
  email: 'a@example.com',
  role: 'operator',
  firstName: 'Keza',
  lastName: 'New',
};

test('a room is told of as created or changed, at the moment that it keeps', () => {
  const created: JournaledItem = { ...room, journaledAt: at };
  expect(findings(created, { at, act: 'roomCreated' })).toEqual([]);
  // Nobody of the staff created it, and somebody changed it in the same moment.
  expect(findings(created, { at, act: 'roomChanged' })).toEqual([]);
  expect(findings(created, { at: later, act: 'roomCreated' })).toEqual([
    `room r1 lacks the line of the journal roomCreated of ${at}`,
  ]);
  const changed: JournaledItem = { ...room, journaledAt: later };
  expect(findings(changed, { at: later, act: 'roomChanged' })).toEqual([]);
  expect(findings(changed, { at, act: 'roomCreated' })).toEqual([
    `room r1 lacks the line of the journal roomChanged of ${later}`,
  ]);
  expect(lacking(changed)[0]?.mend).toBeUndefined();
});

test('the settings of the house are told of at the moment that they keep', () => {
  const house: JournaledItem = { entity: 'house', journaledAt: at };
  expect(journaledOf(house).among).toEqual({ thingId: 'house' });
  expect(findings(house, { at, act: 'houseChanged' })).toEqual([]);
  expect(findings(house)).toEqual([`house lacks the line of the journal houseChanged of ${at}`]);
});

test('a closure is told of when it was made, and when it was reopened', () => {
  const closure: JournaledItem = { entity: 'closure', id: 'c1', coldRoomId: 'r1', createdAt: at };
  expect(journaledOf(closure).among).toEqual({ thingId: 'r1' });
  expect(findings(closure, { at, act: 'roomClosed' })).toEqual([]);
  expect(findings(closure)).toEqual([
    `closure c1 lacks the line of the journal roomClosed of ${at}`,
  ]);
  const reopened: JournaledItem = { ...closure, reopenedAt: later };
  const lines: Line[] = [
    { at, act: 'roomClosed' },
    { at: later, act: 'roomReopened' },
  ];
  expect(findings(reopened, ...lines)).toEqual([]);
  expect(findings(reopened, ...lines.slice(0, 1))).toEqual([
    `closure c1 lacks the line of the journal roomReopened of ${later}`,
  ]);
});

test('a note is told of by its author, or the line is put there', () => {
  const written: JournaledItem = { ...note, journaledAct: 'noteAdded', personId: 'u1' };
  expect(journaledOf(written).among).toEqual({ userId: 'boss' });
  expect(findings(written, { at, act: 'noteAdded' })).toEqual([]);
  expect(lacking(written, { at: later, act: 'noteAdded' })).toEqual([
    {
      about: 'note n1',
      finding: `lacks the line of the journal noteAdded of ${at}`,
      mend: {
        kind: 'journal',
        entry: {
          at,
          userId: 'boss',
          names: 'Test Admin',
          act: 'noteAdded',
          kind: 'person',
          thingId: 'u1',
        },
      },
    },
  ]);
  const joined: JournaledItem = { ...written, journaledAct: 'callerJoined' };
  expect(findings(joined, { at, act: 'callerJoined' })).toEqual([]);
  expect(lacking(joined)).toMatchObject([{ mend: { entry: { act: 'callerJoined' } } }]);
});

test('a note that was moved does not say whom its line is about', () => {
  const moved: JournaledItem = { ...note, journaledAct: 'noteAdded' };
  expect(findings(moved, { at, act: 'noteAdded' })).toEqual([]);
  expect(lacking(moved)).toMatchObject([{ about: 'note n1', mend: undefined }]);
});

test('an invitation is told of, or the line is put there', () => {
  const invitation: JournaledItem = {
    entity: 'invitation',
    id: 'i1',
    email: 'a@example.com',
    role: 'operator',
    at,
    by: 'Test Admin',
    authorId: 'boss',
  };
  expect(journaledOf(invitation).among).toEqual({ thingId: 'i1' });
  expect(findings(invitation, { at, act: 'invited' })).toEqual([]);
  expect(lacking(invitation)).toEqual([
    {
      about: 'invitation i1',
      finding: `lacks the line of the journal invited of ${at}`,
      mend: {
        kind: 'journal',
        entry: {
          at,
          userId: 'boss',
          names: 'Test Admin',
          act: 'invited',
          kind: 'invitation',
          thingId: 'i1',
          thing: 'a@example.com',
          role: 'operator',
        },
      },
    },
  ]);
});

test('a role is told of at its moment, whether it was given or accepted', () => {
  const promoted: JournaledItem = { ...account, roleSince: later };
  expect(findings(promoted, { at: later, act: 'roleGiven' })).toEqual([]);
  expect(findings(promoted, { at: later, act: 'invitationAccepted' })).toEqual([]);
  expect(findings(promoted, { at, act: 'invitationAccepted' })).toEqual([
    `account a@example.com lacks the line of the journal roleGiven of ${later}`,
  ]);
  // They had accepted an invitation before they were given another role.
  expect(lacking({ ...promoted, joinedAt: at })).toMatchObject([
    { finding: `lacks the line of the journal roleGiven of ${later}`, mend: undefined },
  ]);
});

test('a role by an invitation is told as that, or the line is put there', () => {
  const joined: JournaledItem = { ...account, roleSince: at, joinedAt: at };
  expect(findings(joined, { at, act: 'invitationAccepted' })).toEqual([]);
  // They were given another role in the same moment.
  expect(findings(joined, { at, act: 'roleGiven' })).toEqual([]);
  expect(lacking(joined)).toEqual([
    {
      about: 'account a@example.com',
      finding: `lacks the line of the journal invitationAccepted of ${at}`,
      mend: {
        kind: 'journal',
        entry: {
          at,
          userId: 'u1',
          names: 'Keza New',
          act: 'invitationAccepted',
          kind: 'person',
          thingId: 'u1',
          thing: 'Keza New',
          role: 'operator',
        },
      },
    },
  ]);
});

test('a caller whom the staff added lacks the line of that moment', () => {
  const person = { entity: 'person', userId: 'u1', journaledAt: at } as const;
  expect(findings(person, { at, act: 'callerAdded' })).toEqual([]);
  expect(findings(person)).toEqual([
    `person u1 lacks the line of the journal callerAdded of ${at}`,
  ]);
  expect(findings({ entity: 'person', userId: 'u1' })).toEqual([]);
});

test('nothing is missed of what keeps no moment, as from before it was kept', () => {
  expect([room, { entity: 'house' } as const, note, account].map((item) => findings(item))).toEqual(
    [[], [], [], []],
  );
});

test('the items that lines are missed by', () => {
  expect(journaledEntities.toSorted()).toEqual([
    'account',
    'closure',
    'house',
    'invitation',
    'person',
    'room',
    'staffNote',
  ]);
});
