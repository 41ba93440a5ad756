import { describe, expect, it } from 'vitest';
import { takesMail, type Recipient } from './recipient.ts';

const confirmed: Recipient = { emailConfirmedAt: '2026-11-22T08:00:00.000Z' };

describe('an e-mail about a booking', () => {
  it('goes to a confirmed address', () => {
    expect(takesMail(confirmed, 'bookingApproved')).toBe(true);
  });

  it('goes to no address that is not confirmed, or is switched off', () => {
    expect(takesMail({}, 'bookingApproved')).toBe(false);
    expect(takesMail({ ...confirmed, emailOff: 'bounced' }, 'bookingApproved')).toBe(false);
  });

  it('goes to nobody who does not want its kind', () => {
    const choosy: Recipient = { ...confirmed, mailsOff: ['answers'] };
    expect(takesMail(choosy, 'bookingApproved')).toBe(false);
    expect(takesMail(choosy, 'bookingRejected')).toBe(false);
    expect(takesMail(choosy, 'bookingCancelled')).toBe(true);
  });

  it.each(['bookingChanged', 'changeDeclined', 'bookingReopened', 'approvalWithdrawn'] as const)(
    '%s is stopped by its own topic, and not by that of answers',
    (kind) => {
      expect(takesMail({ ...confirmed, mailsOff: ['answers'] }, kind)).toBe(true);
      expect(takesMail({ ...confirmed, mailsOff: ['changes'] }, kind)).toBe(false);
      expect(takesMail({ ...confirmed, mailsOff: ['changes'] }, 'bookingApproved')).toBe(true);
    },
  );
});
