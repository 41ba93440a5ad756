import { flag, number, record, text, type Check } from '#web/lib/checks.ts';

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

/** Says that a person has changed something of their own bookings. */
interface Act {
  userId: string;
  acted: boolean;
}

const isAct = record<Act>({ userId: text(), acted: flag });

/** Instead of an id. */
export const ALL = 'all';

/** One channel for the whole tab, because a channel does not receive its own messages. */
const channel = new BroadcastChannel('notifications');

export const postToTabs = (word: Word): void => channel.postMessage(word);

export const postAct = (userId: string): void =>
  channel.postMessage({ userId, acted: true } satisfies Act);

/** Listens to the messages of one kind of other tabs of the same person. */
const listening =
  <Message extends { userId: string }>(isOne: Check<Message>) =>
  /** @returns what ends it */
  (userId: string, hear: (message: Message) => void): (() => void) => {
    const listen = ({ data }: MessageEvent<unknown>) => {
      if (isOne(data) && data.userId === userId) hear(data);
    };
    channel.addEventListener('message', listen);
    return () => channel.removeEventListener('message', listen);
  };

export const listenToTabs = listening(isWord);
export const listenToActs = listening(isAct);
