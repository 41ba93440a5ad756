import { expect } from '@playwright/test';
import { api } from '#shared/api.ts';
import type { Backend } from './backend.ts';

/** Waits until a user has `count` unread notifications, which are created after the answer. */
export const untilUnread = (backend: Backend, { token }: { token: string }, count: number) =>
  expect.poll(async () => (await backend.ok(api.notifications.count, { token })).count).toBe(count);
