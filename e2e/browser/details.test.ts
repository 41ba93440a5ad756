import { inDays } from '../support/bookings.ts';
import { arriveSignedIn, expect, test } from '../support/site.ts';

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`a toast stands at the top right, light, for 5000 ms, with motion: ${reducedMotion} [S9.2]`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/book');
    await page.getByRole('button', { name: 'Book', exact: true }).click();
    const toast = page.getByRole('alert').filter({ hasText: 'Please fill in all fields' });
    await expect(toast).toBeVisible();
    const since = Date.now();
    await expect(toast).toHaveClass(/theme--light/);
    await expect.poll(async () => (await toast.boundingBox())?.y).toBeLessThan(200);
    expect((await toast.boundingBox())?.x).toBeGreaterThan(1440 / 2);
    const header = await page.getByRole('banner').boundingBox();
    const lowest = (header?.y ?? 0) + (header?.height ?? Infinity);
    expect((await toast.boundingBox())?.y, 'the header is free').toBeGreaterThanOrEqual(lowest);
    await page.mouse.move(0, 899);
    await expect(toast).toBeHidden({ timeout: 9_000 });
    expect(Date.now() - since).toBeGreaterThan(4_000);
  });
}

test('once a booking is confirmed the modal is closed and the form empty again [S2.84]', async ({
  page,
  customer,
  rooms,
}) => {
  const room = await rooms.create();
  await arriveSignedIn(page, customer);
  await page.goto(`/book/${room.id}`);
  await page.getByLabel('Start date').fill(inDays(5));
  await page.getByLabel('End date').fill(inDays(7));
  await page.getByRole('button', { name: 'Book', exact: true }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Booking request successful!')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goto('/book');
  await expect(page.getByLabel('Storage')).toHaveValue('');
  await expect(page.getByLabel('Start date')).toHaveValue('');
  await expect(page.getByLabel('End date')).toHaveValue('');
});

test('the review names the room’s id and both days [S2.85]', async ({ page, customer, rooms }) => {
  const room = await rooms.create();
  const [startDate, endDate] = [inDays(5), inDays(7)];
  await arriveSignedIn(page, customer);
  await page.goto(`/review?coldRoomId=${room.id}&startDate=${startDate}&endDate=${endDate}`);
  const words = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
  const inWords = (day: string) => words.format(new Date(`${day}T00:00:00Z`));
  for (const [name, value] of [
    ['Room ID', room.id],
    ['Start date', inWords(startDate)],
    ['End date', inWords(endDate)],
    ['Total price', '3,001.5 Rwf'],
  ] as const) {
    const line = page.locator('dl > div').filter({
      has: page.getByRole('term').getByText(name, { exact: true }),
    });
    await expect(line.getByRole('definition')).toHaveText(value);
  }
});
