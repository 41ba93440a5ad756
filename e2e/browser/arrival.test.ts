import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { NUMBER_ALPHABET } from '#shared/bookingNumber.ts';
import { untilBookingsListed } from '../support/outboxWaits.ts';
import { arriveSignedIn, expect, takeExpected, test } from '../support/site.ts';

test('a customer finds their way from the approval to the door, which nobody else is told', async ({
  page,
  newVisitor,
  complaints,
  backend,
  admin,
  customer,
  rooms,
  bookings,
}) => {
  test.slow();
  const room = await rooms.create({
    name: `Room ${randomUUID()}`,
    price: '1000',
    latitude: '-1.9441',
    longitude: '30.0619',
  });
  const { id, number = '' } = await bookings.create(customer, room, 5, 7);
  expect(number).toMatch(new RegExp(`^CR-[${NUMBER_ALPHABET}]{5,6}$`));

  // An admin writes down how to arrive, and approves.
  const office = await newVisitor();
  await arriveSignedIn(office, admin);
  await office.goto(`/admin-dashboard/cold-room/${room.id}`);
  await office.getByRole('heading', { name: 'Arrival' }).click();
  await office.getByLabel('Directions').fill('Behind the market.\nThe blue gate.');
  await office.getByLabel('At the door').fill('Ring twice and say 4711.');
  await office.getByLabel('Phone at the room').fill('12');
  await office.getByRole('button', { name: 'Save changes' }).click();
  await expect(office.getByLabel('Phone at the room')).toBeFocused();
  await office.getByLabel('Phone at the room').fill('0788 123 456');
  await office.getByRole('button', { name: 'Save changes' }).click();
  await expect(office.getByText('Room updated successfully!')).toBeVisible();
  await untilBookingsListed(backend, admin, { coldRoomId: room.id }, 1);
  await office.goto(`/booking/all?room=${room.id}`);
  await expect(office.getByRole('row').filter({ hasText: room.name })).toContainText(number);

  // Before the approval there is a number, and no way to the door.
  await arriveSignedIn(page, customer);
  await page.goto(`/success?booking=${id}`);
  await expect(page.getByText(number)).toBeVisible();
  await expect(page.getByRole('link', { name: /^How to arrive/ })).toBeHidden();
  await bookings.move(id, 'approved');

  await page.goto('/booking?show=approved');
  const card = page.getByRole('article', { name: `Booking of ${room.name}` });
  await expect(card.getByText(number)).toBeVisible();
  await card.getByRole('link', { name: /^How to arrive/ }).click();
  await expect(page.getByRole('heading', { name: 'How to arrive' })).toBeVisible();
  for (const words of [number, '3,000 Rwf', 'The blue gate.', 'Ring twice and say 4711.']) {
    await expect(page.getByText(words)).toBeVisible();
  }
  const href = (name: string) => page.getByRole('link', { name }).getAttribute('href');
  expect(await href('Open in a maps app')).toContain('query=-1.9441%2C30.0619');
  expect(await href('Call +250 788 123 456')).toBe('tel:+250788123456');
  expect(await href('Write on WhatsApp')).toBe('https://wa.me/250788123456');
  await expect(page.getByText('Please ask us when it is open and how to pay')).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`${number}.ics`);
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toContain(`UID:${id}@bookings.coldroom\r\n`);
  expect(text).toContain(`SUMMARY:Cold room: ${room.name}`.slice(0, 60));

  // The room's own page says nothing of it, not to its customer either.
  await page.goto(`/coldroom/${room.id}`);
  await expect(page.getByRole('heading', { name: room.name })).toBeVisible();
  expect(await page.content()).not.toMatch(/4711|blue gate|250788123456/);

  // A cancellation takes the way away, and says why to both.
  await page.goto('/booking?show=approved');
  await card.getByRole('button', { name: /^More/ }).click();
  await card.getByRole('menuitem', { name: 'Cancel' }).click();
  const question = page.getByRole('dialog', { name: 'Cancel this booking?' });
  await question.getByLabel('Reason').selectOption('Plans have changed');
  await question.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(page.getByText('Booking canceled successfully!')).toBeVisible();
  await office.goto(`/booking/all?room=${room.id}`);
  const row = office.getByRole('row').filter({ hasText: room.name });
  // Anywhere in the row, here on the room's name.
  await row.click({ position: { x: 200, y: 12 } });
  await expect(office.getByRole('dialog').getByText('Plans have changed').first()).toBeVisible();
  await page.goto(`/booking/arrival?booking=${id}`);
  await expect(page.getByText('How to arrive is shown while a booking is approved.')).toBeVisible();
  await expect(card.getByText('Cancelled', { exact: true })).toBeVisible();
  await expect(card.getByText(number)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await takeExpected(complaints, 'notApproved');
});

test('on paper the way to the door has the keeper’s telephone', async ({
  page,
  customer,
  rooms,
  bookings,
}) => {
  const keeper = { keeperName: 'Kamana', keeperPhone: '+250788123456' };
  const room = await rooms.create(keeper);
  const { id } = await bookings.create(customer, room, 5, 6);
  await bookings.move(id, 'approved');
  await arriveSignedIn(page, customer);
  await page.goto(`/booking/arrival?booking=${id}`);
  const [name, number, call] = [
    page.getByText('Kamana opens the room for you.'),
    page.getByText('Telephone: +250 788 123 456'),
    page.getByRole('link', { name: 'Call +250 788 123 456' }),
  ];
  await expect(call).toBeVisible();
  await expect(number).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(name).toBeVisible();
    await expect(number).toBeVisible();
    await expect(call).toBeHidden();
    await expect(page.getByRole('link', { name: 'Write on WhatsApp' })).toBeHidden();
  }
});
