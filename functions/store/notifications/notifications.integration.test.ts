import { randomUUID } from 'node:crypto';
import type { QueryCommand, QueryCommandOutput } from '@aws-sdk/lib-dynamodb';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { db } from '#functions/platform/table/client.ts';
import type { PageKey } from '#functions/platform/table/page.ts';
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
  markReadByStaff,
} from './notifications.ts';
import { noteStaffRecipients } from './staffRecipients.ts';

useTable();

let people = 0;
const somebody = (): string => `user-${++people}`;

const noteOf = (id: string) =>
  ({ id, type: 'bookingApproved', at: '2027-01-01T00:00:00Z', names: 'N' }) as const;

const tell = async (userId: string, id: string): Promise<void> => {
  await transact(putNotification(userId, noteOf(id)));
};

const tellAsStaff = async (userId: string, id: string): Promise<void> => {
  await noteStaffRecipients([userId]);
  await transact(putNotification(userId, noteOf(id), 'staff'));
};

/** The partitions in which a user has items, and how many in each. */
async function countsOf(userId: string): Promise<Record<string, number>> {
  const items = (await everyItem()).filter(({ pk }) => String(pk).includes(`#${userId}`));
  const partitions = Map.groupBy(items, ({ pk }) => String(pk));
  return Object.fromEntries([...partitions].map(([pk, { length }]) => [pk, length]));
}

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

  it('are read for all of the staff at once, more than a batch of them, and by nobody else', async () => {
    const users = Array.from({ length: 30 }, () => randomUUID());
    await Promise.all(users.map((userId) => tellAsStaff(userId, 'note')));
    const [kept = '', ...readers] = users;
    await markReadByStaff(readers, 'note');
    await markReadByStaff(readers, 'note');
    expect(await Promise.all(readers.map(countUnread))).toEqual(readers.map(() => 0));
    expect(await countUnread(kept)).toBe(1);
  });

  it('are counted up to a hundred, for one read unit while they are few and four at most', async () => {
    const cost = async (userId: string, unread: number) => {
      const { answers, restore } = countUnits();
      expect(await countUnread(userId)).toBe(unread);
      const units = await answers();
      restore();
      return units;
    };
    const [few, many] = [randomUUID(), randomUUID()];
    const ids = (count: number) =>
      Array.from({ length: count }, (_, nth) =>
        notificationIdOf('2027-01-31T00:00:00Z', `${1e7 + nth}-0000-4000-8000-000000000000`),
      );
    await Promise.all(ids(30).map((id) => tell(few, id)));
    await Promise.all(ids(130).map((id) => tell(many, id)));
    expect(await cost(few, 30)).toBe(1);
    expect(await cost(many, 100)).toBeLessThanOrEqual(4);
    await markAllRead(many);
    expect(await countUnread(many)).toBe(0);
    const [boss, busyBoss] = [randomUUID(), randomUUID()];
    await Promise.all(ids(30).map((id) => tellAsStaff(boss, id)));
    await Promise.all(ids(130).map((id) => tellAsStaff(busyBoss, id)));
    expect(await cost(boss, 30)).toBeLessThanOrEqual(9);
    // One of the shards may have to be read on.
    expect(await cost(busyBoss, 100)).toBeLessThanOrEqual(12);
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

describe('what somebody is told as one of the staff', () => {
  it('is spread over shards, and nothing of it is in their own partition but that there is some', async () => {
    const userId = randomUUID();
    await Promise.all(idsOf(80).map((id) => tellAsStaff(userId, id)));
    const { [`USER#${userId}`]: own, ...shards } = await countsOf(userId);
    expect(own).toBe(2);
    expect(Object.keys(shards)).toHaveLength(8);
    expect(Object.values(shards).reduce((sum, one) => sum + one)).toBe(160);
  });

  it('is listed with what they are told for themselves, also once they are no longer one of the staff', async () => {
    // From before they were one of the staff, meanwhile, and from then on.
    const [first = '', second = '', third = '', fourth = ''] = idsOf(4);
    const userId = somebody();
    await tell(userId, first);
    await tellAsStaff(userId, second);
    await tellAsStaff(userId, third);
    await tell(userId, fourth);
    const { items } = await listNotifications(userId, {});
    expect(items.map(({ id }) => id)).toEqual([fourth, third, second, first]);
    expect(await countUnread(userId)).toBe(4);
    await markRead(userId, first);
    await markRead(userId, third);
    expect(await countUnread(userId)).toBe(2);
    await markReadByStaff([userId], second);
    expect((await listNotifications(userId, {})).items.map(({ read }) => read)).toEqual([
      false,
      true,
      true,
      true,
    ]);
    await markAllRead(userId);
    expect(await countUnread(userId)).toBe(0);
  });

  it('comes in pages that repeat and lose nothing, whatever is in shards and however long a page is', async () => {
    const told = fc.array(fc.tuple(fc.boolean(), fc.boolean()), { minLength: 1, maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(told, fc.integer({ min: 1, max: 12 }), async (notes, limit) => {
        const [userId, ids] = [randomUUID(), idsOf(notes.length)];
        await Promise.all(
          notes.map(async ([isStaff, isRead], nth) => {
            await (isStaff ? tellAsStaff : tell)(userId, at(ids, nth));
            if (isRead) await markRead(userId, at(ids, nth));
          }),
        );
        const pages: { id: string; read: boolean }[] = [];
        let after: PageKey | undefined;
        do {
          const page = await listNotifications(userId, { limit, after });
          pages.push(...page.items.map(({ id, read }) => ({ id, read })));
          after = page.next;
        } while (after);
        expect(pages).toEqual(ids.map((id, nth) => ({ id, read: at(notes, nth)[1] })).toReversed());
        expect(await countUnread(userId)).toBe(notes.filter(([, isRead]) => !isRead).length);
      }),
      { numRuns: 15 },
    );
    expect.hasAssertions();
  });
});

/** Has the client add up the read units of what it reads from now on. */
function countUnits() {
  const send = db.send.bind(db);
  const sent = vi.spyOn(db, 'send').mockImplementation(((command: QueryCommand) => {
    command.input.ReturnConsumedCapacity = 'TOTAL';
    return send(command);
  }) as never);
  const answers = async () => {
    const outputs = await Promise.all(
      sent.mock.results.map(({ value }) => value as Promise<QueryCommandOutput>),
    );
    const units = outputs.map(({ ConsumedCapacity }) => ConsumedCapacity?.CapacityUnits ?? 0);
    return units.reduce((sum, one) => sum + one, 0);
  };
  return { answers, restore: () => sent.mockRestore() };
}
