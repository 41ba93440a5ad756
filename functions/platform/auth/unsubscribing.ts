import { createHmac, timingSafeEqual } from 'node:crypto';
import type { MailTopic } from '#shared/mailTopics.ts';
import type { UnsubscribeLink } from '#shared/unsubscribePath.ts';
import { findKey, signingKey } from './signingKeys.ts';

const keyOf = (secret: string, user: string, topic: MailTopic): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['unsubscribe', user, topic]))
    .digest('base64url');

/** What a link says that stops e-mails of a topic to a user. It is valid until the secret was rotated twice. */
export async function unsubscribeLink(user: string, topic: MailTopic): Promise<UnsubscribeLink> {
  const { secret } = await signingKey();
  return { user, topic, key: keyOf(secret, user, topic) };
}

/** Whether we have made a link. */
export async function isOurLink({ user, topic, key }: UnsubscribeLink): Promise<boolean> {
  const shown = Buffer.from(key);
  const found = await findKey(({ secret }) => {
    const expected = Buffer.from(keyOf(secret, user, topic));
    return expected.length === shown.length && timingSafeEqual(expected, shown);
  });
  return found !== undefined;
}
