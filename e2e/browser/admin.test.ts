import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { inDays } from '../support/bookings.ts';
import { hold } from '../support/hold.ts';
import { listRooms, manyRooms } from '../support/listed.ts';
import { signInAdmin } from '../support/people.ts';
import { withoutNews } from '../support/quiet.ts';
import { arriveSignedIn, expect, takeExpected, test } from '../support/site.ts';

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Admin dashboard' });
const cardOf = (page: Page, room: { name: string }) =>
  page.getByRole('article', { name: `Booking of ${room.name}` });

/** Fills the room form in, right in every required field. */
async function fillRoomForm(page: Page): Promise<void> {
  await page.getByLabel('Name').fill('Kayonza Cold Store');
  await page.getByLabel('Location').fill('Kayonza');
  await page.getByLabel('Price per day in Rwf').fill('12000.50');
  await page.getByLabel('Size in ft²').fill('500');
  await page.getByLabel('Capacity').fill('20');
  await page.getByLabel('Features').fill('Loading dock');
}

/** The pages that show a list of the backend: which, and what each says of it. */
const lists = [
  {
    path: '/admin-dashboard',
    url: '**/backend/book/pending*',
    failure: 'Failed to fetch pending bookings.',
    nothing: 'No request waits for an answer.',
  },
  {
    path: '/admin-dashboard/cold-rooms',
    url: '**/backend/coldroom*',
    failure: 'Failed to fetch cold rooms',
    nothing: 'There are no rooms yet.',
  },
  {
    path: '/admin-dashboard/bookings',
    url: '**/backend/book?*',
    failure: 'Failed to fetch all bookings',
    nothing: 'No request waits for an answer.',
  },
  {
    path: '/book/pending',
    url: '**/backend/book?*',
    failure: 'Failed to fetch all bookings',
    nothing: 'No request waits for an answer.',
  },
  {
    path: '/booking/all',
    url: '**/backend/book?*',
    failure: 'Failed to fetch all bookings',
    nothing: 'No bookings available.',
  },
];

for (const { path, url, failure, nothing } of lists) {
  test(`${path} says that it is loading, that it failed, and that there is nothing`, async ({
    page,
    admin,
    complaints,
  }) => {
    await withoutNews(page);
    await arriveSignedIn(page, admin);
    await page.route(url, (route) => route.fulfill({ status: 500, json: {} }));
    const release = await hold(page, url);
    await page.goto(path);
    await expect(page.getByText('Loading...').first()).toBeVisible();
    release();
    await expect(page.getByText(failure)).toBeVisible();
    await expect(page.getByText(nothing)).toBeHidden();
    await page.unroute(url);
    await page.route(url, (route) => route.fulfill({ json: [] }));
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(nothing)).toBeVisible();
    await expect(page.getByText(failure)).toBeHidden();
    await takeExpected(complaints, 500, new RegExp(failure));
  });
}

test('the sidebar leads to every page of the admin dashboard, and out [S2.23, S2.115]', async ({
  page,
  backend,
}) => {
  // A session of its own, because logging out ends it for all who share it.
  await arriveSignedIn(page, await signInAdmin(backend));
  await page.goto('/admin-dashboard');
  for (const [entry, path, title] of [
    ['Clients', '/admin-dashboard/users', 'Clients'],
    ['Cold Rooms', '/admin-dashboard/cold-rooms', 'Cold Rooms'],
    ['Bookings', '/admin-dashboard/bookings', 'Bookings'],
    ['Setting', '/admin-dashboard/settings', 'Settings'],
    ['Dashboard', '/admin-dashboard', 'Dashboard'],
  ] as const) {
    const link = sidebar(page).getByRole('link', { name: entry });
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(link).toHaveAttribute('aria-current', 'page');
  }
  await sidebar(page).getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('the sidebar marks the cold rooms as current beside the form of one', async ({
  page,
  admin,
  rooms,
}) => {
  const room = await rooms.create();
  await arriveSignedIn(page, admin);
  for (const path of ['cold-room', `cold-room/${room.id}`]) {
    await page.goto(`/admin-dashboard/${path}`);
    await expect(sidebar(page).locator('[aria-current]')).toHaveText(['Cold Rooms']);
  }
});

test('an admin is led to the pending requests and to all bookings from where they are answered', async ({
  page,
  admin,
}) => {
  await arriveSignedIn(page, admin);
  for (const [link, path, back] of [
    ['Pending requests', '/book/pending', /show=pending$/],
    ['All in a table', '/booking/all', /show=all$/],
  ] as const) {
    await page.goto('/admin-dashboard/bookings');
    await page.getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await page.getByRole('link', { name: 'Open in the dashboard' }).click();
    await expect(page).toHaveURL(back);
  }
});

test('the overview counts every room and every request, beyond the first hundred', async ({
  page,
  admin,
  customer,
  rooms,
  bookings,
}) => {
  await withoutNews(page);
  const room = await rooms.create();
  const booking = await bookings.create(customer, room, 5, 6);
  await listRooms(page, [...manyRooms(130), ...manyRooms(3, { status: 'unavailable' })]);
  await page.route('**/backend/book/pending*', (route) => {
    const requests = Array.from({ length: 60 }, (_, index) => ({ ...booking, id: `b-${index}` }));
    const first = !route.request().url().includes('cursor');
    const headers = { link: '<?cursor=more>; rel="next"' };
    return route.fulfill({ json: requests, ...(first && { headers }) });
  });
  await arriveSignedIn(page, admin);
  await page.goto('/admin-dashboard');
  for (const card of [
    '120Pending requests',
    '133Cold rooms',
    '130Open for bookings',
    '3Closed for now',
  ]) {
    await expect(page.getByRole('listitem').filter({ hasText: card })).toHaveCount(1);
  }
  await expect(sidebar(page).getByRole('link', { name: /^Bookings/ })).toHaveText(
    'Bookings120 pending',
  );
});

test('a number that could not be fetched is not shown as 0', async ({
  page,
  admin,
  complaints,
}) => {
  await page.route('**/backend/coldroom*', (route) => route.fulfill({ status: 500, json: {} }));
  await arriveSignedIn(page, admin);
  await page.goto('/admin-dashboard');
  await expect(page.getByText('Failed to fetch cold rooms')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: '?Cold rooms' })).toHaveCount(1);
  await takeExpected(complaints, 500, /Failed to fetch cold rooms/);
});

test('of many rooms every one is found: newest first, page after page, or by name and place', async ({
  page,
  admin,
}) => {
  await listRooms(page, manyRooms(230));
  await arriveSignedIn(page, admin);
  await page.goto('/admin-dashboard/cold-rooms');
  const rows = page.getByRole('row').filter({ hasText: 'Room number' });
  await expect(page.getByText('230 rooms')).toBeVisible();
  await expect(rows).toHaveCount(20);
  await expect(rows.first()).toContainText('Room number 230');
  await page.getByRole('button', { name: 'Page 12' }).click();
  await expect(rows).toHaveCount(10);
  await expect(rows.last()).toContainText('Room number 1');

  await page.getByLabel('Find a room').fill('NUMBER 117');
  await expect(rows).toHaveCount(1);
  await expect(page.getByText('1 of 230 rooms')).toBeVisible();
  await page.getByLabel('Find a room').fill('musanze');
  await expect(page.getByText('115 of 230 rooms')).toBeVisible();
  await page.getByLabel('Find a room').fill('nowhere');
  await expect(page.getByText('No room has this name or place.')).toBeVisible();
});

test('every tab of the bookings has its count and its list, the outdated ones among them [S2.112]', async ({
  page,
  admin,
  customer,
  rooms,
  bookings,
}) => {
  await withoutNews(page);
  const room = await rooms.create();
  const booking = await bookings.create(customer, room, 5, 6);
  const past = { startDate: inDays(-9), endDate: inDays(-8) };
  const pending = [{ ...booking, id: 'p-1' }];
  const approved = ['a-1', 'a-2'].map((id) => ({ ...booking, id, status: 'approved' }));
  const outdated = [{ ...booking, ...past, id: 'o-1', status: 'completed' }];
  const expired = { ...booking, id: 'e-1', status: 'expired' };
  // One house: what other tests make the bell tell of has the lists looked at again, in any order.
  const all = [...pending, ...approved, ...outdated, expired];
  const listOf: Record<string, object[]> = { pending, approved, outdated, rejected: [], all };
  await page.route('**/backend/book?*', (route) => {
    const status = new URL(route.request().url()).searchParams.get('status') ?? 'all';
    return route.fulfill({ json: listOf[status] ?? [] });
  });
  await arriveSignedIn(page, admin);
  await page.goto('/admin-dashboard/bookings');
  const badges = (badge: string) => page.getByRole('article').getByText(badge, { exact: true });
  for (const [tab, count, badge] of [
    ['Pending 1', 1, 'Pending'],
    ['Approved 2', 2, 'Approved'],
    ['Out Dated 1', 1, 'Completed'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('article')).toHaveCount(count);
    await expect(badges(badge)).toHaveCount(count);
  }
  await page.getByRole('tab', { name: 'Rejected 0' }).click();
  await expect(page.getByRole('article')).toHaveCount(0);
  await expect(page.getByText('No booking was rejected.')).toBeVisible();
  await page.getByRole('tab', { name: 'All 5' }).click();
  await expect(page.getByRole('article')).toHaveCount(5);
  await expect(badges('Expired')).toHaveCount(1);
});

test('no tab of the bookings moves when the counts arrive', async ({
  page,
  admin,
  customer,
  rooms,
  bookings,
}) => {
  await withoutNews(page);
  const booking = await bookings.create(customer, await rooms.create(), 5, 6);
  const many = Array.from({ length: 25 }, (_, index) => ({ ...booking, id: `b-${index}` }));
  await page.route('**/backend/book?*', (route) => route.fulfill({ json: many }));
  await arriveSignedIn(page, admin);
  for (const width of [360, 1440]) {
    const release = await hold(page, '**/backend/book?*');
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/admin-dashboard/bookings');
    const tabs = page.getByRole('tab');
    const places = () =>
      tabs.evaluateAll((all) => all.map((tab) => JSON.stringify(tab.getBoundingClientRect())));
    await expect(tabs).toHaveText(['Pending–', 'Approved–', 'Out Dated–', 'Rejected–', 'All–']);
    const before = await places();
    release();
    await expect(tabs.last()).toHaveText('All25');
    expect(await places(), `at ${width} px`).toEqual(before);
  }
});

test('an approved booking is cancelled only after being asked, and the focus stays with the list', async ({
  page,
  admin,
  customer,
  rooms,
  bookings,
}) => {
  const room = await rooms.create({ name: `Room ${randomUUID()}` });
  const { id } = await bookings.create(customer, room, 5, 6);
  await bookings.move(id, 'approved');
  await arriveSignedIn(page, admin);
  await page.goto('/admin-dashboard/bookings?show=approved');
  await cardOf(page, room)
    .getByRole('button', { name: /^Cancel/ })
    .click();
  const question = page.getByRole('dialog', { name: 'Cancel this approved booking?' });
  await question.getByRole('button', { name: 'Keep booking' }).click();
  await expect(question).toBeHidden();
  await expect(cardOf(page, room).getByText('Approved')).toBeVisible();
  await cardOf(page, room)
    .getByRole('button', { name: /^Cancel/ })
    .click();
  await question.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(page.getByText('Booking canceled successfully!')).toBeVisible();
  await expect(cardOf(page, room)).toBeHidden();
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('an answer that fails is reported, and the request stays', async ({
  page,
  admin,
  customer,
  rooms,
  bookings,
  complaints,
}) => {
  const room = await rooms.create({ name: `Room ${randomUUID()}` });
  await bookings.create(customer, room, 5, 6);
  await arriveSignedIn(page, admin);
  await page.route('**/backend/book/status', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/admin-dashboard/bookings');
  await cardOf(page, room)
    .getByRole('button', { name: /^Approve/ })
    .click();
  await expect(page.getByText('Failed to update booking status.')).toBeVisible();
  await expect(cardOf(page, room).getByText('Pending')).toBeVisible();
  await expect(cardOf(page, room).getByRole('button', { name: /^Approve/ })).toBeEnabled();
  await takeExpected(complaints, 500, /Failed to update/);
});

test('the room form asks for every required field, and refuses prices and sizes that cannot be [S2.116, S5.15, S5.16]', async ({
  page,
  admin,
}) => {
  await arriveSignedIn(page, admin);
  await page.goto('/admin-dashboard/cold-room');
  await page.getByLabel('Unit').fill('');
  await page.getByRole('button', { name: 'Create room' }).click();
  const required = [
    'Name',
    'Location',
    'Price per day in Rwf',
    'Size in ft²',
    'Capacity',
    'Unit',
    'Features',
  ];
  for (const label of required) {
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(/Required\.$/);
  }
  await expect(page.getByText('Required.')).toHaveCount(required.length);
  await expect(page.getByLabel('Name')).toBeFocused();

  await fillRoomForm(page);
  const price = page.getByLabel('Price per day in Rwf');
  await expect(price).toHaveAttribute('min', '0');
  await expect(price).toHaveAttribute('step', '0.01');
  await expect(page.getByLabel('Capacity')).toHaveAttribute('min', '1');
  await price.fill('-1');
  await expect(price).toHaveAccessibleDescription('Must be at least 0.');
  await price.fill('0.001');
  await expect(price).toHaveAccessibleDescription('Must have at most two decimals.');
  await page.getByLabel('Capacity').fill('0');
  await expect(page.getByLabel('Capacity')).toHaveAccessibleDescription('Must be at least 1.');
  await expect(page.getByLabel('Room type').getByRole('option')).toHaveText([
    'Cold Room',
    'Warehouse',
  ]);
  await expect(page.getByLabel('Status').getByRole('option')).toHaveText([
    'Available',
    'Unavailable',
  ]);
});

test('a room that cannot be created or updated is reported in its form, and what was typed stays [S8.18]', async ({
  page,
  admin,
  rooms,
  complaints,
}) => {
  const room = await rooms.create();
  await arriveSignedIn(page, admin);
  await page.route('**/backend/coldroom{,/*}', (route) =>
    route.request().method() === 'GET'
      ? route.fallback()
      : route.fulfill({
          status: 500,
          json: route.request().method() === 'PUT' ? { message: 'The disk is full.' } : {},
        }),
  );
  await page.goto('/admin-dashboard/cold-room');
  await page.getByLabel('Unit').fill('tons');
  await fillRoomForm(page);
  await page.getByRole('button', { name: 'Create room' }).click();
  await expect(page.getByText('Failed to create the room.', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Kayonza Cold Store');
  await takeExpected(complaints, 500, /Failed to create cold room/);

  await page.goto(`/admin-dashboard/cold-room/${room.id}`);
  await page.getByLabel('Capacity').fill('77');
  await page.getByRole('button', { name: 'Save changes' }).click();
  const reason = 'Failed to update the room. The disk is full.';
  await expect(page.getByText(reason, { exact: true })).toBeVisible();
  await expect(page.getByLabel('Capacity')).toHaveValue('77');
  await takeExpected(complaints, 500, /disk is full/);
});

test('a room that cannot be deleted stays, and the admin reads why', async ({
  page,
  admin,
  rooms,
  complaints,
}) => {
  const room = await rooms.create({ name: `Room ${randomUUID()}` });
  await arriveSignedIn(page, admin);
  await page.route(`**/backend/coldroom/${room.id}`, (route) =>
    route.fulfill({ status: 500, json: {} }),
  );
  await page.goto('/admin-dashboard/cold-rooms');
  await page.getByRole('button', { name: `Delete ${room.name}` }).click();
  const question = page.getByRole('dialog', { name: 'Delete this room?' });
  await question.getByRole('button', { name: 'Delete room' }).click();
  await expect(question.getByText('Failed to delete cold room')).toBeVisible();
  await question.getByRole('button', { name: 'Keep room' }).click();
  await expect(page.getByRole('row', { name: room.name })).toBeVisible();
  await takeExpected(complaints, 500, /Failed to delete/);
});

test('the form of a room that does not exist says so', async ({ page, admin, complaints }) => {
  await arriveSignedIn(page, admin);
  await page.goto('/admin-dashboard/cold-room/no-such-room');
  await expect(page.getByText('Cold room not found')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await takeExpected(complaints, 404, /not found/);
});
