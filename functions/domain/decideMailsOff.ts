import type { MailTopic } from '#shared/mailTopics.ts';

/** Which e-mails somebody does not want, and the list that they saw as they chose; absent where all are set. */
export interface MailChoice {
  off: readonly MailTopic[];
  seen?: readonly MailTopic[] | undefined;
}

/** The topics that are off after a choice: what was seen as it was chosen stays as it is at present. */
export function decideMailsOff(
  present: readonly MailTopic[],
  { off, seen = present }: MailChoice,
): MailTopic[] {
  const kept = present.filter((topic) => off.includes(topic) || !seen.includes(topic));
  const added = off.filter((topic) => !seen.includes(topic));
  return [...new Set([...kept, ...added])];
}
