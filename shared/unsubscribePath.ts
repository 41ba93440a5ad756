import { isTopic, type MailTopic } from './mailTopics.ts';

/** The page that asks whether e-mails of a kind shall stop. */
export const UNSUBSCRIBE_PATH = '/unsubscribe';

/** What a link says that stops e-mails of a kind to somebody, signed by `key`. It names no address. */
export interface UnsubscribeLink {
  user: string;
  topic: MailTopic;
  key: string;
}

export const unsubscribeQuery = ({ user, topic, key }: UnsubscribeLink): string =>
  new URLSearchParams({ user, topic, key }).toString();

/** Reads what the address of the page says behind `#`; undefined where something is missing. */
export function readUnsubscribe(hash: string): UnsubscribeLink | undefined {
  const said = new URLSearchParams(hash.replace(/^#/, ''));
  const [user, topic, key] = [said.get('user'), said.get('topic'), said.get('key')];
  return user && key && isTopic(topic) ? { user, topic, key } : undefined;
}
