import { randomUUID } from 'node:crypto';
import { inDays } from '../support/bookings.ts';
import { enter, tabTo, typeDay } from '../support/keyboard.ts';
import { untilBookingsListed } from '../support/outboxWaits.ts';
import { arriveSignedIn, expect, test } from '../support/site.ts';

test('from the search to the approval, all of a booking is done by keyboard alone, with the focus in sight', async ({
  page,
  newVisitor,
  customer,
  admin,
  backend,
  rooms,
}) => {
  test.slow();
  const town = `Town ${randomUUID()}`;
  const room = await rooms.create({ name: `Room in ${town}`, location: town });
  await arriveSignedIn(page, customer);

  await test.step('search', async () => {
    await page.goto('/search');
    await tabTo(page, page.getByLabel('City'));
    await page.keyboard.type(town);
    await page.keyboard.press('Enter');
    await expect(page.getByText('1 room found')).toBeVisible();
    await enter(page, page.getByRole('link', { name: room.name }));
    await expect(page.getByRole('heading', { name: room.name })).toBeVisible();
  });

  await test.step('calendar', async () => {
    const days = page.getByRole('region', { name: 'Free days' });
    const today = days.getByRole('button', { name: /^Today/ });
    await tabTo(page, today);
    for (let day = 0; day < 3; day += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    for (let day = 0; day < 2; day += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    const box = page.getByRole('complementary', { name: 'Price and booking' });
    await expect(box.getByText('3 days')).toBeVisible();
    await enter(page, box.getByRole('link', { name: 'Book Now' }));
  });

  await test.step('review', async () => {
    await expect(page).toHaveURL(new RegExp(`startDate=${inDays(3)}&endDate=${inDays(5)}$`));
    await enter(page, page.getByRole('button', { name: 'Confirm Booking' }));
    await expect(page.getByText('Booking confirmed!')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Booking Successful!' })).toBeVisible();
    await enter(page, page.getByRole('link', { name: 'Go to Home' }));
    await expect(page).toHaveURL(/\/$/);
  });

  await test.step('booking form', async () => {
    await page.goto(`/book/${room.id}`);
    await expect(page.getByRole('group', { name: `Free days of ${room.name}` })).toBeVisible();
    await typeDay(page, page.getByLabel('Start date'), inDays(40));
    await typeDay(page, page.getByLabel('End date'), inDays(41));
    await tabTo(page, page.getByLabel('Service'));
    await page.keyboard.press('ArrowDown');
    await expect(page.getByLabel('Service')).toHaveValue('storage');
    await enter(page, page.getByRole('button', { name: 'Book', exact: true }));
    const confirmation = page.getByRole('dialog', { name: 'Confirm your booking' });
    await enter(page, confirmation.getByRole('button', { name: 'Confirm' }));
    await expect(page.getByText('Booking request successful!')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Booking Successful!' })).toBeVisible();
  });

  await test.step('approval', async () => {
    const office = await newVisitor();
    await arriveSignedIn(office, admin);
    const ofRoom = { coldRoomId: room.id, status: 'pending' };
    await untilBookingsListed(backend, admin, ofRoom, 2);
    await office.goto(`/admin-dashboard/bookings?show=pending&room=${room.id}`);
    const requests = office.getByRole('article', { name: `Booking of ${room.name}` });
    await expect(requests).toHaveCount(2);
    await enter(office, requests.first().getByRole('button', { name: /^Approve/ }));
    await expect(office.getByText('Booking status updated successfully!')).toBeVisible();
    await expect(requests).toHaveCount(1);
    await tabTo(office, requests.getByRole('button', { name: /^Reject/ }));
  });
});
