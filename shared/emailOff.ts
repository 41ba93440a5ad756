import type { Profile } from './user.ts';

/**
 * Why nothing is sent to an address any more: e-mails came back or were not taken by SES (`bounced`), or their reader
 * complained of one.
 */
export const emailOffReasons = ['bounced', 'complained'] as const;
export type EmailOff = (typeof emailOffReasons)[number];

/**
 * Whether an address has to be confirmed before e-mails about bookings go to it: it never was, or e-mails to it
 * came back since.
 */
export const needsConfirmation = ({
  emailConfirmedAt,
  emailOff,
}: Pick<Profile, 'emailConfirmedAt' | 'emailOff'>): boolean =>
  emailConfirmedAt === undefined || emailOff !== undefined;
