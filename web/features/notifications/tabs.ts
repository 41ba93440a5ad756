import { number, record, text } from '#web/lib/checks.ts';

/** What a tab lets the others know. */
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

/** A channel does not hear itself: one for the whole tab. */
const channel = new BroadcastChannel('notifications');

export const tellTabs = (word: Word): void => channel.postMessage(word);

/**
 * Hears what other tabs of the same person let know.
 * @returns what ends it
 */
export function hearTabs(userId: string, hear: (word: Word) => void): () => void {
  const listen = ({ data }: MessageEvent<unknown>) => {
    if (isWord(data) && data.userId === userId) hear(data);
  };
  channel.addEventListener('message', listen);
  return () => channel.removeEventListener('message', listen);
}
