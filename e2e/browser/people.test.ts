import type { Page } from '@playwright/test';
import { formatPhone } from '#web/lib/format.ts';
import { inDays } from '../support/bookings.ts';
import { newCaller, newDigits, newName } from '../support/callers.ts';
import { untilFound } from '../support/outboxWaits.ts';
import { pickRoom } from '../support/pickRoom.ts';
import { arriveSignedIn, expect, takeExpected, test } from '../support/site.ts';

/** Opens the search by the keyboard, looks for something, and opens what is found by its title. */
async function findByKeys(page: Page, text: string, title: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: /^Find anybody/ })).toBeFocused();
  // What is found for the first signs may stand there already, and Enter waits for what is found for all.
  const answered = page.waitForResponse((answer) => answer.url().includes(`=${text}`));
  await page.keyboard.type(text);
  await answered;
  await expect(page.getByRole('option', { name: title })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { name: title })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: /^Find anybody/ })).toHaveValue('');
}

test('a caller who has a telephone and no e-mail is booked for in five clicks, and is found again', async ({
  page,
  admin,
  rooms,
  complaints,
}) => {
  const room = await rooms.create({ name: newName() });
  const [digits, lastName] = [newDigits(), newName()];
  await arriveSignedIn(page, admin);
  await page.goto('/admin-dashboard/bookings');
  await page.getByRole('link', { name: 'New booking' }).click();
  // The list that is left has a search of clients as well.
  await expect(page.getByRole('heading', { level: 1, name: 'New booking' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Client' }).fill(`0${digits}`);
  await expect(page.getByText('No client is found.')).toBeVisible();
  await page.getByRole('button', { name: 'Add a new client' }).click();
  await page.getByLabel('First name').fill('Keza');
  await page.getByLabel('Last name').fill(lastName);
  await expect(page.getByLabel('Phone')).toHaveValue(`0${digits}`);
  await pickRoom(page.getByLabel('Room', { exact: true }), room);
  await page.getByLabel('First day').fill(inDays(5));
  await page.getByLabel('Last day').fill(inDays(7));
  await page.getByRole('button', { name: 'Book', exact: true }).click();
  await expect(page.getByRole('heading', { name: `Booked for Keza ${lastName}` })).toBeFocused();
  await expect(page.getByText('Approved', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Open the client' }).click();
  await expect(page.getByRole('heading', { name: `Keza ${lastName}` })).toBeVisible();
  await expect(page.getByRole('link', { name: formatPhone(`+250${digits}`) })).toHaveAttribute(
    'href',
    `tel:+250${digits}`,
  );
  await expect(page.getByRole('article', { name: `Booking of ${room.name}` })).toBeVisible();
  await page.getByLabel('Note', { exact: true }).fill('Calls in the morning.');
  await page.getByRole('button', { name: 'Add the note' }).click();
  await expect(page.getByRole('list', { name: 'Notes' })).toContainText('Calls in the morning.');
  await page.getByRole('button', { name: 'Remove the note: Calls in the morning.' }).click();
  await expect(page.getByText('No notes yet.')).toBeVisible();

  // The same caller calls again: another spelling of the number, other days that somebody has by now.
  await page.getByRole('link', { name: 'New booking' }).click();
  await page.getByRole('button', { name: 'Somebody else' }).click();
  await page.getByRole('searchbox', { name: 'Client' }).fill(`250 ${digits}`);
  await page.getByRole('button', { name: `Keza ${lastName}` }).click();
  await pickRoom(page.getByLabel('Room', { exact: true }), room);
  await page.getByLabel('First day').fill(inDays(7));
  await page.getByLabel('Last day').fill(inDays(8));
  await page.getByRole('button', { name: 'Book', exact: true }).click();
  await expect(page.getByText('These days are not free: approved booking of Keza')).toBeVisible();
  await takeExpected(complaints, 'daysHeld');
});

test('an admin finds a person, a booking and a room from any page by the keyboard', async ({
  page,
  backend,
  admin,
  rooms,
  bookings,
}) => {
  const word = newName();
  const room = await rooms.create({ name: `${word} room` });
  const { userId, lastName, phoneNumber } = await newCaller(backend, admin);
  const digits = phoneNumber.slice(4);
  const { number = '' } = await bookings.bookFor(userId, room, 5, 5);
  await untilFound(backend, admin, 'people', lastName);

  await arriveSignedIn(page, admin);
  await page.goto('/contact');
  const field = page.getByRole('combobox', { name: /^Find anybody/ });
  await field.fill('something');
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue('');
  await expect(field).not.toBeFocused();
  for (const text of [digits, lastName.toLowerCase()]) {
    await findByKeys(page, text, `Keza ${lastName}`);
    await expect(page.getByRole('heading', { name: `Keza ${lastName}` })).toBeVisible();
  }
  await findByKeys(page, number.slice(3).toLowerCase(), number);
  const details = page.getByRole('dialog', { name: 'Booking details' });
  await expect(details).toContainText(number);
  await expect(details).toContainText(formatPhone(`+250${digits}`));
  await page.keyboard.press('Escape');
  await expect(details).toHaveCount(0);
  await findByKeys(page, word.toUpperCase(), room.name);
  await expect(page).toHaveURL(new RegExp(`/cold-room/${room.id}$`));
});
