import { randomUUID } from 'node:crypto';
import { inDays } from '../support/bookings.ts';
import { newEmail, password } from '../support/people.ts';
import { expect, signIn, test } from '../support/site.ts';

test('a visitor finds a room, signs up on the way and books it; an admin approves; the customer cancels [S1.2, S1.6, S2.9, S2.84, S2.101, S2.113, S4.12, S4.15, S4.17, S6.3]', async ({
  page,
  newVisitor,
  rooms,
  admin,
}) => {
  test.slow();
  const town = `Town ${randomUUID()}`;
  const room = await rooms.create({ name: `Room in ${town}`, location: town, price: '1000.50' });

  await page.goto('/search');
  await page.getByLabel('City').fill(town);
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('1 room found')).toBeVisible();
  await page.getByRole('link', { name: room.name }).click();
  // The price box is the room page's own; "Book Now" stands in the header and on cards as well.
  const priceBox = page.getByRole('complementary', { name: 'Price and booking' });
  await priceBox.getByRole('link', { name: 'Book Now' }).click();

  await page.getByRole('button', { name: 'Change' }).click();
  await expect(page.getByLabel('Storage')).toHaveValue(room.id);
  await expect(page.getByLabel('Room type')).toBeDisabled();
  await page.getByLabel('Start date').fill(inDays(10));
  await page.getByLabel('End date').fill(inDays(12));
  await page.getByLabel('Service').selectOption({ label: 'Storage' });
  await page.getByLabel('Goods').fill('Irish potatoes');
  await page.getByLabel('Weight in kg').fill('750');
  const summary = page.getByRole('complementary', { name: 'Your booking' });
  await expect(summary.getByText('3 days')).toBeVisible();
  await expect(summary.getByText('3,001.5 Rwf')).toBeVisible();
  await page.getByRole('button', { name: 'Book', exact: true }).click();

  const invitation = page.getByRole('dialog', { name: 'Sign in to book' });
  await invitation.getByRole('link', { name: 'Create an account' }).click();
  const email = newEmail();
  await page.getByLabel('First Name').fill('Immaculée');
  await page.getByLabel('Last Name').fill('Uwase');
  await page.getByLabel('Phone Number').fill('0788 123 456');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign up' }).click();

  await expect(page.getByText('Registered successfully!')).toBeVisible();
  // The confirmation stands open again: nothing is pressed twice.
  const confirmation = page.getByRole('dialog', { name: 'Confirm your booking' });
  await expect(confirmation.getByText(room.name)).toBeVisible();
  await expect(confirmation.getByText('Irish potatoes')).toBeVisible();
  await expect(page).toHaveURL(/\/book\?coldRoomId=.*&product=Irish\+potatoes&kg=750$/);
  await expect(confirmation.getByText('3,001.5 Rwf')).toBeVisible();
  await confirmation.getByRole('button', { name: 'Confirm' }).click();

  await expect(page.getByText('Booking request successful!')).toBeVisible();
  await expect(page).toHaveURL(/\/success\?booking=[\w-]+&/);
  await page.getByRole('link', { name: 'See your bookings' }).click();
  const booking = page.getByRole('article', { name: `Booking of ${room.name}` });
  await expect(booking.getByText('Pending')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pending Request 1' })).toBeVisible();
  await expect(booking.getByRole('button', { name: /^Pay Now/ })).toBeHidden();

  const office = await newVisitor();
  await signIn(office, admin);
  await office
    .getByRole('navigation', { name: 'Admin dashboard' })
    .getByRole('link', { name: 'Bookings' })
    .click();
  const request = office.getByRole('article', { name: `Booking of ${room.name}` });
  await expect(request.getByText('Immaculée Uwase')).toBeVisible();
  await request.getByRole('button', { name: /^Approve/ }).click();
  await expect(office.getByText('Booking status updated successfully!')).toBeVisible();
  await expect(request).toBeHidden();
  await office.getByRole('tab', { name: 'Approved' }).click();
  await expect(request.getByText('Approved')).toBeVisible();

  await page.goto('/booking');
  await expect(page.getByRole('button', { name: 'Pending Request 0' })).toBeVisible();
  await expect(booking.getByText('Approved')).toBeVisible();
  await expect(booking.getByRole('button', { name: /^Pay Now/ })).toBeVisible();
  await booking.getByRole('button', { name: /^Details/ }).click();
  const details = page.getByRole('dialog', { name: 'Booking details' });
  await expect(details.getByText('Requested by Immaculée Uwase')).toBeVisible();
  await expect(details.getByText(`Approved by ${admin.names} (admin)`)).toBeVisible();
  await details.getByRole('button', { name: 'Close' }).click();

  await booking.getByRole('button', { name: /^More/ }).click();
  await booking.getByRole('menuitem', { name: 'Cancel' }).click();
  const question = page.getByRole('dialog', { name: 'Cancel this booking?' });
  await question.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(page.getByText('Booking canceled successfully!')).toBeVisible();
  await expect(page.getByText('No approved bookings available.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancelled 1' }).click();
  await expect(booking.getByText('Cancelled')).toBeVisible();
});
