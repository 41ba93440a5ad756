import type { JournalAct, JournalAuthor, JournalChange, JournalEntry } from '#shared/journal.ts';
import type { Room } from '#shared/room.ts';
import type { Invitation } from '#shared/team.ts';
import { namesOf, type Profile } from '#shared/user.ts';

/** A line of the journal that is to be written. */
export type NewEntry = Omit<JournalEntry, 'id'>;

/** The acts that are done to a thing of a kind. */
type RoomAct = Extract<JournalAct, `room${string}`>;
type ClientAct = NoteAct | 'noteRemoved' | 'callerAdded';

/** The acts that leave a note behind. */
export type NoteAct = 'noteAdded' | 'callerJoined';

/** Who the journal names where the command line was used. */
export const commandLine: JournalAuthor = { userId: 'command-line', names: 'Command line' };

/** What the journal tells of a room. */
export const roomEntry = (
  act: RoomAct,
  { id, name }: Pick<Room, 'id' | 'name'>,
  { userId, names }: JournalAuthor,
  at: string,
): NewEntry => ({ at, userId, names, act, kind: 'room', thingId: id, thing: name });

/** What the journal tells of a client, who is not named, because their names are forgotten with their account. */
export const clientEntry = (
  act: ClientAct,
  clientId: string,
  { userId, names }: JournalAuthor,
  at: string,
): NewEntry => ({ at, userId, names, act, kind: 'person', thingId: clientId });

/** What the journal tells of a role that was given, or withdrawn where it is `user`. */
export const roleEntry = (
  account: Pick<Profile, 'userId' | 'firstName' | 'lastName'>,
  { role, roleSince }: { role: Profile['role']; roleSince: string },
  { userId, names }: JournalAuthor,
): NewEntry => ({
  at: roleSince,
  userId,
  names,
  act: 'roleGiven',
  kind: 'person',
  thingId: account.userId,
  thing: namesOf(account),
  role,
});

/** What the journal tells of an invitation, which names the address: nobody of that name is known yet. */
export const invitationEntry = (
  act: 'invited' | 'invitationWithdrawn',
  { id, email, role }: Pick<Invitation, 'id' | 'email' | 'role'>,
  { userId, names }: JournalAuthor,
  at: string,
): NewEntry => ({ at, userId, names, act, kind: 'invitation', thingId: id, thing: email, role });

/** What the journal tells of somebody who has accepted an invitation. They did it themselves. */
export const joinedEntry = (
  { userId, names }: JournalAuthor,
  { role, roleSince }: { role: Profile['role']; roleSince: string },
): NewEntry => ({
  at: roleSince,
  userId,
  names,
  act: 'invitationAccepted',
  kind: 'person',
  thingId: userId,
  thing: names,
  role,
});

/** What the journal tells of a change of the settings of the house. */
export const houseEntry = (
  { userId, names }: JournalAuthor,
  at: string,
  changes: JournalChange[],
): NewEntry => ({
  at,
  userId,
  names,
  act: 'houseChanged',
  kind: 'house',
  thingId: 'house',
  changes,
});
