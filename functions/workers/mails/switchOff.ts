import * as z from 'zod/mini';
import { switchedOffBy } from '#functions/domain/mails/reports.ts';
import { logger } from '#functions/platform/logger.ts';
import { switchOff } from '#functions/store/accounts/confirmations.ts';

const recipients = z.array(z.object({ emailAddress: z.string() }));
const mail = z.object({ timestamp: z.iso.datetime() });

/** A report of SES on EventBridge. */
const eventSchema = z.object({
  detail: z.discriminatedUnion('eventType', [
    z.object({
      eventType: z.literal('Bounce'),
      mail,
      bounce: z.object({ bounceType: z.string(), bouncedRecipients: recipients }),
    }),
    z.object({
      eventType: z.literal('Complaint'),
      mail,
      complaint: z.object({
        complaintFeedbackType: z.optional(z.string()),
        complainedRecipients: recipients,
      }),
    }),
  ]),
});

/** Switches addresses off from which e-mails come back, or whose reader complains. Repeating it changes nothing. */
export async function handler(event: unknown): Promise<void> {
  const { detail } = z.parse(eventSchema, event);
  const off = switchedOffBy(detail);
  for (const { email, reason } of off) await switchOff(email, reason, detail.mail.timestamp);
  logger.info('a report of an e-mail', { type: detail.eventType, switchedOff: off.length });
}
