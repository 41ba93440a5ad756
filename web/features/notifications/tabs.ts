import { number, record, text } from '#web/lib/checks.ts';

/** A message from one tab to the others. */
export interface Word {
  /** Whose notifications it is about. */
  userId: string;
  /** How many are unread now. */
  count: number;
  /** The id of the one that was read, or all of them. */
  read: string;
}

const isWord = record<Word>({ userId: text(), count: number, read: text() });

/** Instead of an id. */
export const ALL = 'all';

/** One channel for the whole tab, because a channel does not receive its own messages. */
const channel = new BroadcastChannel('notifications');

export const postToTabs = (word: Word): void => channel.postMessage(word);

/**
 * Listens to the messages of other tabs of the same person.
 * @returns what ends it
 */
export function listenToTabs(userId: string, hear: (word: Word) => void): () => void {
  const listen = ({ data }: MessageEvent<unknown>) => {
    if (isWord(data) && data.userId === userId) hear(data);
  };
  channel.addEventListener('message', listen);
  return () => channel.removeEventListener('message', listen);
}
