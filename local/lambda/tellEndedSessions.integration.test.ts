import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { endAllSessions, endSession } from '#functions/store/accounts/endSessions.ts';
import { someCustomer } from '#functions/testing/people.ts';
import { useTable } from '#functions/testing/table.ts';
import { tellEndedSessions } from './tellEndedSessions.ts';

useTable();

const tell = vi.fn();
beforeAll(() => tellEndedSessions(tell));
beforeEach(() => void tell.mockReset());

const later = Math.floor(Date.now() / 1000) + 60;

it('tells of a session that was ended, and of all sessions of a user', async () => {
  const { email, userId } = await someCustomer();
  expect(tell).not.toHaveBeenCalled();
  await endSession(userId, randomUUID(), later);
  expect(tell).toHaveBeenCalledTimes(1);
  await endAllSessions(email, userId, later);
  expect(tell).toHaveBeenCalledTimes(2);
});

it('tells of one also where it is not known whether it was written', async () => {
  await expect(endAllSessions('nobody@example.com', randomUUID(), later)).rejects.toMatchObject({
    code: 'invalidToken',
  });
  expect(tell).toHaveBeenCalledOnce();
});
