import { listStaff } from '#functions/store/accounts/staff.ts';
import { readPeople } from '#functions/store/customers/people.ts';
import type { TeamMember } from '#shared/team.ts';

/** Everybody of the staff, in the order in which they got their role, as far as the list of customers has their names. */
export async function listTeam(): Promise<TeamMember[]> {
  const staff = await listStaff();
  const people = await readPeople(staff.map(({ userId }) => userId));
  return staff.flatMap((entry) => {
    const person = people.find(({ userId }) => userId === entry.userId);
    return person?.email === undefined ? [] : [{ ...person, ...entry, email: person.email }];
  });
}
