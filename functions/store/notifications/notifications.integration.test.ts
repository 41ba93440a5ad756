import { describe, expect, it } from 'vitest';
import { at } from '#functions/testing/people.ts';
import { everyItem, useTable } from '#functions/testing/table.ts';
import {
  countUnread,
  listNotifications,
  newNotificationId,
  putNotification,
  markAllRead,
  markRead,
} from './notifications.ts';
import { transact } from '#functions/platform/table/transact.ts';

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
