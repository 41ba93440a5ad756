import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { api } from '#shared/api.ts';
import type { Message } from '#shared/message.ts';
import { formatShortStay, formatStay } from '#web/lib/format.ts';
import { expectAccessible, expectNoSidewaysScrolling } from '../support/axe.ts';
import type { Backend } from '../support/backend.ts';
import { bell } from '../support/listening.ts';
import { untilUnread } from '../support/outboxWaits.ts';
import { arriveSignedIn, expect, takeExpected, test } from '../support/site.ts';

const notes = (page: Page) => page.getByRole('group', { name: 'Notifications' });
const note = (page: Page, text: string) =>
  notes(page).getByRole('listitem').filter({ hasText: text });
const unreadMark = (page: Page, text: string) =>
  note(page, text).getByText('Unread', { exact: true });

test.describe('a customer’s messages', () => {
  test('come newest first, each in its words, and lead to their bookings', async ({
    page,
    backend,
    rooms,
    bookings,
    customer,
  }) => {
    const room = await rooms.create({ name: 'Room with a story' });
    const [approved, rejected] = [
      await bookings.create(customer, room, 5, 6),
      await bookings.create(customer, room, 8, 9),
    ];
    await bookings.move(approved.id, 'approved');
    await untilUnread(backend, customer, 1);
    await arriveSignedIn(page, customer);
    await page.goto('/message');
    await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
    await bookings.move(rejected.id, 'rejected');
    await page.getByRole('button', { name: 'Show what is new' }).click();
    await expect(notes(page).getByRole('listitem').getByRole('link')).toHaveText([
      'Your request for Room with a story was rejected',
      'Your booking of Room with a story is approved',
    ]);
    await expect(notes(page)).toBeFocused();

    await note(page, 'is approved').getByRole('link').click();
    await expect(page).toHaveURL(`/booking/arrival?booking=${approved.id}`);
    await expect(page.getByRole('definition').filter({ hasText: room.name })).toBeVisible();
    await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
    await page.goBack();
    await expect(unreadMark(page, 'was rejected')).toBeVisible();
    await expect(unreadMark(page, 'is approved')).toHaveCount(0);
    const refused = note(page, 'was rejected');
    // A heading for each, of the room, with the days; the number of the booking is where each leads.
    await expect(notes(page).getByRole('heading', { name: room.name })).toHaveCount(2);
    for (const { startDate, endDate } of [approved, rejected]) {
      await expect(notes(page).getByText(formatShortStay(startDate, endDate))).toBeVisible();
    }
    await expect(notes(page).getByText(String(rejected.number))).toHaveCount(0);
    await refused.getByRole('link').click();
    await expect(page).toHaveURL(`/booking?show=rejected&booking=${rejected.id}`);
    const details = page.getByRole('dialog', { name: 'Booking details' });
    await expect(details.getByText(String(rejected.number), { exact: true })).toBeVisible();
    await details.getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL('/booking?show=rejected');
    await expect(page.getByRole('button', { name: 'Rejected 1', pressed: true })).toBeVisible();
  });
});

/** Sends a message, and answers it as the inbox has it. */
async function send(backend: Backend, token: string, words: object): Promise<Message> {
  const names = `Writer ${randomUUID().slice(0, 8)}`;
  const json = { names, email: 'writer@example.com', ...words };
  await backend.ok(api.contact.submitQuery, { json });
  const sent = (await backend.ok(api.contact.listMessages, { token })).find(
    (message) => message.names === names,
  );
  if (!sent) throw new Error('The message is not in the inbox');
  return sent;
}

test.describe('the inbox', () => {
  test('shows what was sent with the ways to answer, accessibly at both widths', async ({
    page,
    backend,
    admin,
  }) => {
    const message = await send(backend, admin.token, {
      phone: '+250 788 123 456',
      questions: 'First line.\nSecond line.',
      acceptPrivacyPolicy: true,
      subscribeNews: true,
    });
    const callback = await send(backend, admin.token, {
      question: 'Call me.',
      website: 'https://example.com/beans',
    });
    const trap = await send(backend, admin.token, {
      question: 'Look at this.',
      website: 'javascript:alert(1)',
    });
    await arriveSignedIn(page, admin);
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/message?show=inbox');
      const letter = page.getByRole('article', { name: message.names });
      await expect(letter.getByText('Message', { exact: true })).toBeVisible();
      await expect(letter.getByText('First line. Second line.')).toBeVisible();
      await expect(letter.getByText('Wants news and insights')).toBeVisible();
      await expect(letter.getByRole('link', { name: message.email })).toHaveAttribute(
        'href',
        'mailto:writer@example.com',
      );
      await expect(letter.getByRole('link', { name: '+250 788 123 456' })).toHaveAttribute(
        'href',
        'tel:+250788123456',
      );
      const call = page.getByRole('article', { name: callback.names });
      await expect(call.getByText('Callback request')).toBeVisible();
      await expect(call.getByRole('link', { name: 'https://example.com/beans' })).toBeVisible();
      const trick = page.getByRole('article', { name: trap.names });
      await expect(trick.getByText('javascript:alert(1)')).toBeVisible();
      await expect(trick.getByRole('link')).toHaveCount(1);
      await expectAccessible(page);
      await expectNoSidewaysScrolling(page);
    }
  });
});

test('the message of an approval leads to its booking also where that was cancelled since', async ({
  page,
  backend,
  rooms,
  bookings,
  customer,
  complaints,
}) => {
  const room = await rooms.create({ name: 'Room that was given up' });
  const { id, number = '', startDate, endDate } = await bookings.create(customer, room, 5, 6);
  await bookings.move(id, 'approved');
  await untilUnread(backend, customer, 1);
  await backend.ok(api.bookings.cancel, { token: customer.token, path: { id } });
  await arriveSignedIn(page, customer);
  await page.goto('/message');
  await note(page, 'is approved').getByRole('link').click();
  await expect(page.getByText('How to arrive is shown while a booking is approved.')).toBeVisible();
  const card = page.getByRole('article', { name: `Booking of ${room.name}` });
  for (const words of ['Cancelled', number, formatStay(startDate, endDate)]) {
    await expect(card.getByText(words)).toBeVisible();
  }
  await expectAccessible(page);
  await card.getByRole('link', { name: 'See booking details' }).click();
  await expect(page).toHaveURL(`/booking?show=cancelled&booking=${id}`);
  const details = page.getByRole('dialog', { name: 'Booking details' });
  await expect(details.getByText(number, { exact: true })).toBeVisible();
  await takeExpected(complaints, 'notApproved');
});
