import type { EmailOff } from '#shared/emailOff.ts';

/** What SES reports of an e-mail that it sent, as far as it is used. */
export type MailReport =
  | {
      eventType: 'Bounce';
      bounce: { bounceType: string; bouncedRecipients: { emailAddress: string }[] };
    }
  | {
      eventType: 'Complaint';
      complaint: {
        complaintFeedbackType?: string | undefined;
        complainedRecipients: { emailAddress: string }[];
      };
    };

/** An address that is to be switched off, and why. */
interface SwitchedOff {
  email: string;
  reason: EmailOff;
}

/** An address as accounts have it; a report may have it in angle brackets. */
const plain = (address: string): string =>
  (/<([^>]*)>/.exec(address)?.[1] ?? address).trim().toLowerCase();

/**
 * The addresses that a report switches off: those from which e-mails come back for good, and those whose reader
 * called one unwanted. A full mailbox, or a reader who said that it is wanted after all, switches nothing off.
 */
export function switchedOffBy(report: MailReport): SwitchedOff[] {
  if (report.eventType === 'Bounce') {
    const { bounceType, bouncedRecipients } = report.bounce;
    if (bounceType !== 'Permanent') return [];
    return bouncedRecipients.map((one) => ({ email: plain(one.emailAddress), reason: 'bounced' }));
  }
  const { complaintFeedbackType, complainedRecipients } = report.complaint;
  if (complaintFeedbackType === 'not-spam') return [];
  return complainedRecipients.map((one) => ({
    email: plain(one.emailAddress),
    reason: 'complained',
  }));
}
