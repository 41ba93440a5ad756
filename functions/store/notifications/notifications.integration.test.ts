import { randomUUID } from 'node:crypto';
import type { QueryCommand, QueryCommandOutput } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it, vi } from 'vitest';
import { db } from '#functions/platform/table/client.ts';
import { transact } from '#functions/platform/table/transact.ts';
import { at } from '#functions/testing/people.ts';
import { everyItem, useTable } from '#functions/testing/table.ts';
import {
  countUnread,
  listNotifications,
  newNotificationId,
  notificationIdOf,
  putNotification,
  markAllRead,
  markRead,
  markReadForAll,
} from './notifications.ts';

useTable();

let people = 0;
const somebody = (): string => `user-${++people}`;

const tell = async (userId: string, id: string): Promise<void> => {
  const note = { id, type: 'bookingApproved' as const, at: '2027-01-01T00:00:00Z', names: 'N' };
  await transact(putNotification(userId, note));
};

const idsOf = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `note-${String(index).padStart(3, '0')}`);

describe('notifications', () => {
  it('are none at first', async () => {
    expect(await listNotifications('nobody', {})).toEqual({ items: [], next: undefined });
    expect(await countUnread('nobody')).toBe(0);
    await markAllRead('nobody');
  });

  it('come newest first, page by page, each with whether it was read', async () => {
    const [userId, ids] = [somebody(), idsOf(5)];
    for (const id of ids) await tell(userId, id);
    await markRead(userId, at(ids, 3));
    await markRead(userId, at(ids, 0));
    const first = await listNotifications(userId, { limit: 3 });
    expect(first.items.map(({ id, read }) => [id, read])).toEqual([
      ['note-004', false],
      ['note-003', true],
      ['note-002', false],
    ]);
    const second = await listNotifications(userId, { limit: 3, after: first.next });
    expect(second.items.map(({ id, read }) => [id, read])).toEqual([
      ['note-001', false],
      ['note-000', true],
    ]);
    expect(second.next).toBeUndefined();
    expect(await countUnread(userId)).toBe(3);
  });

  it('are read once, however often it is said, and only by whose they are', async () => {
    const [userId, other] = [somebody(), somebody()];
    await tell(userId, 'note');
    await markRead(other, 'note');
    expect(await countUnread(userId)).toBe(1);
    await markRead(userId, 'note');
    await markRead(userId, 'note');
    expect(await countUnread(userId)).toBe(0);
  });

  it('are all read at once, more than a batch of them, and a later one is not', async () => {
    const userId = somebody();
    await Promise.all(idsOf(60).map((id) => tell(userId, id)));
    expect(await countUnread(userId)).toBe(60);
    await markAllRead(userId);
    expect(await countUnread(userId)).toBe(0);
    await tell(userId, 'note-later');
    expect(await countUnread(userId)).toBe(1);
    expect((await everyItem()).filter(({ entity }) => entity === 'unread')).toMatchObject(
      expect.arrayContaining([expect.objectContaining({ pk: `USER#${userId}` })]) as unknown[],
    );
  });

  it('are read for several users at once, more than a batch of them, and by nobody else', async () => {
    const users = Array.from({ length: 30 }, () => randomUUID());
    await Promise.all(users.map((userId) => tell(userId, 'note')));
    const [kept = '', ...readers] = users;
    await markReadForAll(readers, 'note');
    await markReadForAll(readers, 'note');
    expect(await Promise.all(readers.map(countUnread))).toEqual(readers.map(() => 0));
    expect(await countUnread(kept)).toBe(1);
  });

  it('are counted up to a hundred, for one read unit while they are few and four at most', async () => {
    const cost = async (userId: string, unread: number) => {
      const send = db.send.bind(db);
      const answers = vi.spyOn(db, 'send').mockImplementation(((command: QueryCommand) => {
        command.input.ReturnConsumedCapacity = 'TOTAL';
        return send(command);
      }) as never);
      expect(await countUnread(userId)).toBe(unread);
      const answer = (await answers.mock.results[0]?.value) as QueryCommandOutput;
      answers.mockRestore();
      return answer.ConsumedCapacity?.CapacityUnits;
    };
    const [few, many] = [randomUUID(), randomUUID()];
    const ids = (count: number) =>
      Array.from({ length: count }, () => notificationIdOf('2027-01-31T00:00:00Z', randomUUID()));
    await Promise.all(ids(30).map((id) => tell(few, id)));
    await Promise.all(ids(130).map((id) => tell(many, id)));
    expect(await cost(few, 30)).toBe(1);
    expect(await cost(many, 100)).toBeLessThanOrEqual(4);
    await markAllRead(many);
    expect(await countUnread(many)).toBe(0);
  });

  it('end a year after what they tell of, and so do their markers', async () => {
    const userId = somebody();
    await tell(userId, 'note');
    const items = (await everyItem()).filter(({ pk }) => pk === `USER#${userId}`);
    const end = Date.parse('2028-01-02T00:00:00Z') / 1000;
    expect(items.map(({ expiresAt }) => expiresAt)).toEqual([end, end]);
  });

  it('that come while all are read stay unread or are read, and are counted right', async () => {
    const userId = somebody();
    await Promise.all(idsOf(30).map((id) => tell(userId, id)));
    await Promise.all([
      markAllRead(userId),
      markAllRead(userId),
      ...['a', 'b', 'c'].map((id) => tell(userId, `later-${id}`)),
    ]);
    const { items } = await listNotifications(userId, {});
    expect(items.filter(({ read }) => !read)).toHaveLength(await countUnread(userId));
    expect(items.filter(({ id }) => id.startsWith('note')).every(({ read }) => read)).toBe(true);
  });

  it('have ids that sort by time and pass for one', () => {
    expect(newNotificationId()).toMatch(/^\d{13}-[0-9a-f]{8}$/);
    expect(newNotificationId()).not.toBe(newNotificationId());
  });
});
