import { randomUUID } from 'node:crypto';
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

for (const [width, height] of [
  [1440, 900],
  [360, 740],
] as const) {
  test(`a toast in a dashboard lies over nothing that is pressed, at ${width} px`, async ({
    page,
    admin,
    rooms,
  }) => {
    const room = await rooms.create({ name: `Room ${randomUUID()}` });
    await page.setViewportSize({ width, height });
    await arriveSignedIn(page, admin);
    await page.goto(`/admin-dashboard/cold-room/${room.id}`);
    await page.getByLabel('Price per day in Rwf').fill('1700');
    await page.getByRole('button', { name: 'Save changes' }).click();
    const toast = page.getByRole('alert').filter({ hasText: 'Room updated successfully!' });
    await expect(toast).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Cold Rooms' })).toBeVisible();
    const box = await toast.boundingBox();
    if (!box) throw new Error('The toast is gone.');
    const fixed = page
      .getByRole('banner')
      .or(page.getByRole('navigation', { name: 'Admin dashboard' }))
      .or(page.getByRole('link', { name: 'Add a room' }));
    for (const one of await fixed.all()) {
      const other = await one.boundingBox();
      if (!other) continue;
      const isBeside = box.x + box.width <= other.x || other.x + other.width <= box.x;
      const isAbove = box.y + box.height <= other.y || other.y + other.height <= box.y;
      expect(isBeside || isAbove, await one.innerText()).toBe(true);
    }
    if (width > 1000) {
      const table = await page.getByRole('table').boundingBox();
      expect(box.x + box.width, 'it stands below the sidebar').toBeLessThanOrEqual(table?.x ?? 0);
    }
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
