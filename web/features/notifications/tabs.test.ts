import { afterEach, expect, it } from 'vitest';
import { listenToActs, listenToTabs, postAct, postToTabs, type Word } from './tabs.ts';

/** The channel as another tab holds it. */
const other = new BroadcastChannel('notifications');
const heardThere: Word[] = [];
other.onmessage = ({ data }: MessageEvent<Word>) => void heardThere.push(data);

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

const hear = (userId: string): Word[] => {
  const heard: Word[] = [];
  stops.push(listenToTabs(userId, (word) => heard.push(word)));
  return heard;
};

const word: Word = { userId: 'u', count: 2, read: 'n1' };

it('lets the other tabs know what was read, and does not hear itself', async () => {
  const here = hear('u');
  postToTabs(word);
  await expect.poll(() => heardThere).toEqual([word]);
  expect(here).toEqual([]);
});

it('hears what another tab of the same person lets know, until it stops', async () => {
  const [mine, theirs] = [hear('u'), hear('v')];
  other.postMessage(word);
  await expect.poll(() => mine).toEqual([word]);
  expect(theirs).toEqual([]);
  stops.splice(0).forEach((stop) => stop());
  const later = hear('v');
  other.postMessage(word);
  other.postMessage({ ...word, userId: 'v' });
  await expect.poll(() => later).toHaveLength(1);
  expect(mine).toEqual([word]);
});

it('tells the other tabs of what a person did to their bookings, and hears it of that person alone', async () => {
  const there: unknown[] = [];
  other.addEventListener('message', ({ data }) => there.push(data));
  postAct('u');
  await expect.poll(() => there).toEqual([{ userId: 'u', acted: true }]);
  const [acts, read] = [[] as string[], hear('u')];
  stops.push(listenToActs('u', ({ userId }) => acts.push(userId)));
  for (const userId of ['v', 'u']) other.postMessage({ userId, acted: true });
  other.postMessage(word);
  await expect.poll(() => read).toEqual([word]);
  expect(acts).toEqual(['u']);
});
