import * as z from 'zod/mini';
import type { Backend } from './backend.ts';
import { expect } from './test.ts';

const mailsSchema = z.array(
  z.object({
    number: z.number(),
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    html: z.string(),
    headers: z.record(z.string(), z.string()),
  }),
);

type SentMail = z.infer<typeof mailsSchema>[number];

/**
 * The e-mails to an address whose subject says this, oldest first, as the local product shows them. Tests in `e2e/api`
 * do not read them, because those run against deployments too, which send their e-mails away.
 */
export async function mailsTo(
  backend: Backend,
  email: string,
  subject: RegExp,
): Promise<SentMail[]> {
  const answer = await backend.fetch('/dev/messages/list.json');
  return z
    .parse(mailsSchema, await answer.json())
    .filter((mail) => mail.to === email && subject.test(mail.subject));
}

/** Waits for the next e-mail to an address whose subject says this, after `seen` others. */
export async function nextMailTo(
  backend: Backend,
  email: string,
  subject: RegExp,
  seen = 0,
): Promise<SentMail> {
  const read = () => mailsTo(backend, email, subject);
  await expect.poll(async () => (await read()).length).toBeGreaterThan(seen);
  const mail = (await read())[seen];
  if (!mail) throw new Error('There is no email');
  return mail;
}
