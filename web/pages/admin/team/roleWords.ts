import type { StaffRole } from '#shared/access.ts';
import type { Role } from '#shared/claims.ts';

/** A role that somebody is to have, before it is confirmed. */
export interface Asked {
  email: string;
  role: Role;
  /** Their names, where the list has them. */
  names?: string;
  /** Whether whoever asks gives it to themselves. */
  own?: boolean;
}

/** An address that is to be invited, before it is confirmed. */
export interface Invited {
  email: string;
  role: StaffRole;
}

interface Words {
  title: string;
  yes: string;
  pendingText: string;
  /** What whoever has the role may do, after their names. */
  may: string;
  done: (who: string) => string;
}

/** The words for giving each role; a customer's is what is left where a role is withdrawn. */
export const roleWords: Record<Role, Words> = {
  user: {
    title: 'Withdraw this role?',
    yes: 'Withdraw the role',
    pendingText: 'Withdrawing...',
    may: 'is a client then, and sees their own bookings alone.',
    done: (who) => `${who} is a client now.`,
  },
  operator: {
    title: 'Make them an operator?',
    yes: 'Make operator',
    pendingText: 'Saving...',
    may: 'then sees the day, the timeline and all clients, books for clients, checks them in and out, takes payments and answers requests. Rooms, prices, settings, roles and recorded money stay with the admins.',
    done: (who) => `${who} is an operator now.`,
  },
  admin: {
    title: 'Make them an admin?',
    yes: 'Make admin',
    pendingText: 'Saving...',
    may: 'can then do everything: also change rooms, prices and settings, reverse payments, and give and withdraw roles, yours included.',
    done: (who) => `${who} is an admin now.`,
  },
};
