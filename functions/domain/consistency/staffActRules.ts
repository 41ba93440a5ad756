import {
  clientEntry,
  invitationEntry,
  joinedEntry,
  type NoteAct,
} from '#functions/domain/journalEntries.ts';
import type { Closure } from '#shared/closure.ts';
import type { Room } from '#shared/room.ts';
import type { Invitation } from '#shared/team.ts';
import { namesOf, type Profile } from '#shared/user.ts';
import { missingLines, whole, type Expected, type Line } from './missingLines.ts';
import type { Violation } from './violation.ts';

interface JournaledRoom extends Pick<Room, 'id' | 'createdAt'> {
  entity: 'room';
  journaledAt?: string;
}

interface JournaledHouse {
  entity: 'house';
  journaledAt?: string;
}

interface JournaledClosure extends Pick<Closure, 'id' | 'coldRoomId'> {
  entity: 'closure';
  createdAt: string;
  reopenedAt?: string;
}

interface JournaledNote {
  entity: 'staffNote';
  id: string;
  at: string;
  by: string;
  authorId: string;
  journaledAct?: NoteAct;
  personId?: string;
}

interface JournaledPerson {
  entity: 'person';
  userId: string;
  journaledAt?: string;
}

interface JournaledInvitation extends Pick<Invitation, 'id' | 'email' | 'role' | 'at' | 'by'> {
  entity: 'invitation';
  authorId: string;
}

interface JournaledAccount extends Pick<
  Profile,
  'userId' | 'email' | 'role' | 'firstName' | 'lastName'
> {
  entity: 'account';
  roleSince?: string;
  joinedAt?: string;
}

/** What is stored of what the staff did apart from bookings. */
export type JournaledItem =
  | JournaledRoom
  | JournaledHouse
  | JournaledClosure
  | JournaledNote
  | JournaledPerson
  | JournaledInvitation
  | JournaledAccount;

/** What the journal must tell of an item. */
export interface Journaled {
  /** The item, as a violation names it. */
  about: string;
  /** Where to look for the expected lines: in the journal of a thing, or of a member of the staff. */
  among: { thingId: string } | { userId: string };
  expected: Expected[];
}

/** What the journal must tell of an item, by the kind of item. */
const rules: {
  [Entity in JournaledItem['entity']]: (item: JournaledItem & { entity: Entity }) => Journaled;
} = {
  room: ({ id, createdAt, journaledAt }) => ({
    about: `room ${id}`,
    among: { thingId: id },
    expected: ifKept(journaledAt, (at) =>
      at === createdAt ? { at, act: 'roomCreated', or: 'roomChanged' } : { at, act: 'roomChanged' },
    ),
  }),
  house: ({ journaledAt }) => ({
    about: 'house',
    among: { thingId: 'house' },
    expected: ifKept(journaledAt, (at) => ({ at, act: 'houseChanged' })),
  }),
  closure: ({ id, coldRoomId, createdAt, reopenedAt }) => ({
    about: `closure ${id}`,
    among: { thingId: coldRoomId },
    expected: [
      { at: createdAt, act: 'roomClosed' },
      ...ifKept(reopenedAt, (at) => ({ at, act: 'roomReopened' })),
    ],
  }),
  // By its author, because a note that was moved does not say about whom it was written.
  staffNote: ({ id, at, by: names, authorId: userId, journaledAct, personId }) => ({
    about: `note ${id}`,
    among: { userId },
    expected: ifKept(journaledAct, (act) =>
      personId === undefined
        ? { at, act }
        : whole(clientEntry(act, personId, { userId, names }, at)),
    ),
  }),
  person: ({ userId, journaledAt }) => ({
    about: `person ${userId}`,
    among: { thingId: userId },
    expected: ifKept(journaledAt, (at) => ({ at, act: 'callerAdded' })),
  }),
  invitation: (invitation) => {
    const author = { userId: invitation.authorId, names: invitation.by };
    return {
      about: `invitation ${invitation.id}`,
      among: { thingId: invitation.id },
      expected: [whole(invitationEntry('invited', invitation, author, invitation.at))],
    };
  },
  account: (account) => ({
    about: `account ${account.email}`,
    among: { thingId: account.userId },
    expected: ifKept(account.roleSince, (roleSince) => roleLine(account, roleSince)),
  }),
};

const ifKept = <Kept>(kept: Kept | undefined, line: (kept: Kept) => Expected): Expected[] =>
  kept === undefined ? [] : [line(kept)];

/** The line about the role that somebody has: they were given it, or have accepted it. */
const roleLine = (account: JournaledAccount, roleSince: string): Expected =>
  account.joinedAt === roleSince
    ? {
        ...whole(joinedEntry({ ...account, names: namesOf(account) }, { ...account, roleSince })),
        or: 'roleGiven',
      }
    : { at: roleSince, act: 'roleGiven', or: 'invitationAccepted' };

/** The items by which lost lines of the journal are known, apart from bookings. */
export const journaledEntities = Object.keys(rules) as JournaledItem['entity'][];

/**
 * The lines of the journal that must exist for an item. An item that the staff wrote keeps the time of its line; a room
 * and the settings of the house keep only the time of the latest. Older items keep none, and are skipped.
 *
 * What leaves nothing behind is not missed: that a room was deleted, a note removed or an invitation withdrawn, and
 * what a later act has replaced. That a caller was joined is known by the note about it alone. The bookings that they
 * left say it too, but they are handed over first: where that is interrupted, the caller is still there, and nothing
 * was to be told.
 */
export const journaledOf = (item: JournaledItem): Journaled =>
  (rules[item.entity] as (item: JournaledItem) => Journaled)(item);

/** Rule: the journal tells what the staff did to rooms, notes, callers, the team and the settings of the house. */
export const staffActViolations = ({ about, expected }: Journaled, lines: Line[]): Violation[] =>
  missingLines(about, expected, lines);
