import { expect, it } from 'vitest';
import { switchedOffBy } from './reports.ts';

const bounce = (bounceType: string) =>
  switchedOffBy({
    eventType: 'Bounce',
    bounce: { bounceType, bouncedRecipients: [{ emailAddress: 'Aline <Aline@Example.com>' }] },
  });

const complaint = (complaintFeedbackType?: string) =>
  switchedOffBy({
    eventType: 'Complaint',
    complaint: { complaintFeedbackType, complainedRecipients: [{ emailAddress: 'a@example.com' }] },
  });

it('an address from which e-mails come back for good is switched off', () => {
  expect(bounce('Permanent')).toEqual([{ email: 'aline@example.com', reason: 'bounced' }]);
});

it('an address is compared as accounts have it, however it is reported', () => {
  const reported = [' Aline@Example.com ', 'A <b@x.rw>', '< c@x.rw >'];
  const bouncedRecipients = reported.map((emailAddress) => ({ emailAddress }));
  const bounce = { bounceType: 'Permanent', bouncedRecipients };
  expect(switchedOffBy({ eventType: 'Bounce', bounce }).map(({ email }) => email)).toEqual([
    'aline@example.com',
    'b@x.rw',
    'c@x.rw',
  ]);
});

it.each(['Transient', 'Undetermined'])('one whose e-mail comes back as %s is not', (type) => {
  expect(bounce(type)).toEqual([]);
});

it('an address whose reader complains is switched off, unless they take it back', () => {
  const off = [{ email: 'a@example.com', reason: 'complained' }];
  expect(complaint()).toEqual(off);
  expect(complaint('abuse')).toEqual(off);
  expect(complaint('not-spam')).toEqual([]);
});
