import { needsConfirmation, type EmailOff } from '#shared/emailOff.ts';
import { useCall } from '#web/lib/api/useCall.ts';

/** Why a customer gets no e-mails about bookings: their address is not confirmed, or was switched off. */
export type MissedMails = 'unconfirmed' | EmailOff;

interface Known {
  /** Whether it is asked; nothing is known then. */
  waiting: boolean;
  missed: MissedMails | undefined;
}

/**
 * Whether a customer gets e-mails about their bookings. What is written about it stands above other things: these wait
 * for it, so that it does not push them down.
 * @param asks whether it matters to the reader
 */
export function useMissedMails(asks = true): Known {
  const { data: account, error } = useCall('account.get', asks ? {} : undefined, '');
  if (!account) return { waiting: asks && error === undefined, missed: undefined };
  if (!needsConfirmation(account)) return { waiting: false, missed: undefined };
  return { waiting: false, missed: account.emailOff ?? 'unconfirmed' };
}
