import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { todayInKigali } from '#shared/days.ts';
import { ownMessages } from '#shared/messages.ts';
import type { Room } from '#shared/room.ts';
import { inDays } from '#shared/testing/inDays.ts';
import { FakeBackend } from '#web/app/testing/backend.ts';
import { fill, openSite, signIn, tokenFor } from '#web/app/testing/site.tsx';
import { bookingOf } from '#web/features/bookings/testing/bookingOf.ts';
import { roomOf } from '#web/features/rooms/testing/roomOf.ts';

let backend: FakeBackend;

beforeEach(() => {
  backend = new FakeBackend();
  backend.answers('rooms.list', [roomOf()]);
  backend.answers('rooms.search', { rooms: [] });
  backend.answers('house.get', {});
  backend.answers('bookings.availability', { message: 'Available' });
});

const openings = {
  'the section': async () => {
    const { user, ...site } = openSite('/');
    const form = await screen.findByRole('search', { name: 'Availability' });
    return { user, form, ...site };
  },
  'the modal': async () => {
    const { user, ...site } = openSite('/');
    await user.click(await screen.findByRole('button', { name: 'Search free days' }));
    const form = await screen.findByRole('dialog', { name: 'Search free days' });
    await within(form).findByLabelText('Service');
    return { user, form, ...site };
  },
};

const optionsOf = (select: HTMLElement): (string | null)[] =>
  within(select)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

describe.each(Object.entries(openings))('availability search in %s', (_where, open) => {
  test('offers service, product and days from today [S2.40, S5.4]', async () => {
    const { user, form } = await open();
    expect(optionsOf(within(form).getByLabelText('Service'))).toEqual([
      'Any service',
      'Storage',
      'Transportation',
      'Cold room',
    ]);
    expect(optionsOf(within(form).getByLabelText('Product'))).toEqual([
      'Any product',
      'Vegetables',
      'Fruits',
      'Meat',
    ]);
    for (const label of ['Start date', 'End date']) {
      const field = within(form).getByLabelText(label);
      await waitFor(() => expect(field).toHaveValue(todayInKigali()));
      expect(field).toHaveAttribute('min', todayInKigali());
    }
    await fill(user, within(form).getByLabelText('Start date'), inDays(4));
    // The end follows the start.
    expect(within(form).getByLabelText('End date')).toHaveValue(inDays(4));
  });

  test('the last day goes with the first one both ways until somebody sets it, and is then only pushed on', async () => {
    const { user, form } = await open();
    const [start, end] = ['Start date', 'End date'].map((label) =>
      within(form).getByLabelText(label),
    ) as [HTMLElement, HTMLElement];
    // While a day is typed by its parts, others stand in the field, or none.
    for (const typed of [inDays(30), '', inDays(5)]) await fill(user, start, typed);
    expect(end).toHaveValue(inDays(5));
    await fill(user, end, inDays(8));
    await fill(user, start, inDays(3));
    expect(end).toHaveValue(inDays(8));
    await fill(user, start, inDays(9));
    expect(end).toHaveValue(inDays(9));
  });

  test('leads to /search with its filters filled in, and keeps the goods for the booking [S2.39, S2.41]', async () => {
    const { user, form, path } = await open();
    await user.selectOptions(within(form).getByLabelText('Service'), 'cold_room');
    await user.selectOptions(within(form).getByLabelText('Product'), 'Meat');
    expect(within(form).getByText(/frozen meat at -18 °C/)).toBeVisible();
    await fill(user, within(form).getByLabelText('Start date'), inDays(4));
    await fill(user, within(form).getByLabelText('End date'), inDays(6));
    await user.click(within(form).getByRole('button', { name: 'Check Availability' }));
    await waitFor(() => expect(path()).toMatch(/^\/search\?/));
    expect(await screen.findByLabelText('Service type')).toHaveValue('Cold Room');
    expect(screen.getByLabelText('Start date')).toHaveValue(inDays(4));
    expect(screen.getByLabelText('End date')).toHaveValue(inDays(6));
    await user.click(screen.getByRole('link', { name: 'Book Now' }));
    await screen.findByRole('heading', { level: 1, name: 'Book a cold room' });
    expect(screen.getByLabelText(/^Goods/)).toHaveValue('Meat');
    expect(screen.getByLabelText(/^Service/)).toHaveValue('cold_room');
  });

  test('a day that is typed in part is said to be none, and nothing is searched', async () => {
    const { user, form, path } = await open();
    const end = within(form).getByLabelText<HTMLInputElement>('End date');
    const check = within(form).getByRole('button', { name: 'Check Availability' });
    // jsdom knows no keys of a field of days.
    const validity = vi.spyOn(end, 'validity', 'get');
    validity.mockReturnValue({ badInput: true } as ValidityState);
    await user.click(check);
    expect(end).toHaveAccessibleDescription('Must be a day that exists, such as 2027-01-31.');
    expect(end).toHaveFocus();
    expect(path()).toBe('/');
    validity.mockReturnValue({ badInput: false } as ValidityState);
    await fill(user, end, inDays(2));
    expect(end).toHaveAccessibleDescription('');
    await user.click(check);
    await waitFor(() => expect(path()).toMatch(/^\/search\?/));
  });

  test("a start in the past says 'You cannot select a past date.' [S5.4]", async () => {
    const { user, form, path } = await open();
    const check = () =>
      user.click(within(form).getByRole('button', { name: 'Check Availability' }));
    const start = within(form).getByLabelText('Start date');
    await fill(user, start, inDays(-1));
    await waitFor(() =>
      expect(start).toHaveAccessibleDescription('You cannot select a past date.'),
    );
    await check();
    expect(path()).toBe('/');
    await fill(user, start, inDays(3));
    await fill(user, within(form).getByLabelText('End date'), inDays(2));
    await check();
    await waitFor(() =>
      expect(within(form).getByLabelText('End date')).toHaveAccessibleDescription(
        'The last day must not be before the first day.',
      ),
    );
    expect(path()).toBe('/');
  });
});

describe('availability search', () => {
  const linkTo = (name: string) => screen.getAllByRole('link', { name });

  test('what is chosen stands in the address at once, and every way on carries it', async () => {
    const { user, path } = openSite('/?city=Huye&kg=300');
    const form = within(await screen.findByRole('search', { name: 'Availability' }));
    const card = await screen.findByRole('article');
    await user.selectOptions(form.getByLabelText('Service'), 'cold_room');
    await user.selectOptions(form.getByLabelText('Product'), 'Meat');
    await fill(user, form.getByLabelText('Start date'), inDays(4));
    await fill(user, form.getByLabelText('End date'), inDays(5));
    const said = `type=Cold+Room&city=Huye&startDate=${inDays(4)}&endDate=${inDays(5)}&service=cold_room&product=Meat&kg=300`;
    expect(window.location.search).toBe(`?${said}`);
    const { id, name } = roomOf();
    expect(within(card).getByRole('link', { name })).toHaveAttribute(
      'href',
      `/coldroom/${id}?${said}`,
    );
    const [headers, heros] = linkTo('Book Now');
    for (const link of [headers, heros]) expect(link).toHaveAttribute('href', `/book?${said}`);
    for (const [way, to] of [
      ['Check Availability', '/search'],
      ['Get a Quote', '/contact'],
      ['See all rooms', '/search'],
      ['Read how we work', '/about'],
      ['Look at all rooms', '/search'],
    ] as const) {
      expect(linkTo(way)[0], way).toHaveAttribute('href', `${to}?${said}`);
    }
    backend.answers('rooms.get', roomOf());
    backend.answers('rooms.calendar', { id, taken: [] });
    await user.click(within(card).getByRole('link', { name: 'Book Now' }));
    await waitFor(() => expect(path()).toBe(`/book?${said}&coldRoomId=${id}`));
  });

  test('days are said once they are chosen, and only such as can be had', async () => {
    const { user } = openSite('/');
    const form = within(await screen.findByRole('search', { name: 'Availability' }));
    const said = () => linkTo('Check Availability')[0]?.getAttribute('href');
    expect(said()).toBe('/search');
    await fill(user, form.getByLabelText('Start date'), inDays(4));
    expect(said()).toBe(`/search?startDate=${inDays(4)}&endDate=${inDays(4)}`);
    await fill(user, form.getByLabelText('End date'), inDays(2));
    expect(said()).toBe('/search');
    await fill(user, form.getByLabelText('End date'), '');
    expect(said()).toBe('/search');
  });

  test('what was chosen in the modal stays said when it is closed, and the section shows the same goods', async () => {
    const { user, form } = await openings['the modal']();
    await user.selectOptions(within(form).getByLabelText('Product'), 'Fruits');
    await user.click(within(form).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(form).not.toBeVisible());
    const section = within(await screen.findByRole('search', { name: 'Availability' }));
    expect(section.getByLabelText('Product')).toHaveValue('Fruits');
    expect(linkTo('Check Availability')[0]).toHaveAttribute('href', '/search?product=Fruits');
  });

  test('goods, town, weight and bounds that were said on another page go on to the search', async () => {
    const { user, path } = openSite('/?city=Huye&product=Milk&kg=300&type=Cold+Room&minTons=2');
    const form = within(await screen.findByRole('search', { name: 'Availability' }));
    expect(form.getByLabelText('Product')).toHaveValue('Milk');
    await user.click(form.getByRole('button', { name: 'Check Availability' }));
    const today = todayInKigali();
    await waitFor(() =>
      expect(path()).toBe(
        `/search?type=Cold+Room&city=Huye&startDate=${today}&endDate=${today}&product=Milk&kg=300&minTons=2`,
      ),
    );
  });

  test('a last day that was set before stays, where somebody comes back', async () => {
    const { user } = openSite(`/?startDate=${inDays(4)}&endDate=${inDays(6)}`);
    const form = within(await screen.findByRole('search', { name: 'Availability' }));
    await fill(user, form.getByLabelText('Start date'), inDays(5));
    expect(form.getByLabelText('End date')).toHaveValue(inDays(6));
  });

  test('storage means warehouses, and nothing has to be filled in [S5.5]', async () => {
    const { user, form, path } = await openings['the section']();
    await user.selectOptions(within(form).getByLabelText('Service'), 'storage');
    await fill(user, within(form).getByLabelText('Start date'), '');
    await fill(user, within(form).getByLabelText('End date'), '');
    await user.click(within(form).getByRole('button', { name: 'Check Availability' }));
    await waitFor(() => expect(path()).toBe('/search?type=Ware+House&service=storage'));
  });

  test('transportation says that people plan it, and takes the days to the contact form', async () => {
    const { user, form, path } = await openings['the section']();
    await user.selectOptions(within(form).getByLabelText('Service'), 'transportation');
    await user.selectOptions(within(form).getByLabelText('Product'), 'Fruits');
    expect(within(form).getByText(/Trucks are planned by people/)).toBeVisible();
    await user.click(within(form).getByRole('button', { name: 'Check Availability' }));
    const today = todayInKigali();
    await waitFor(() =>
      expect(path()).toBe(
        `/contact?startDate=${today}&endDate=${today}&service=transportation&product=Fruits`,
      ),
    );
    const question = await screen.findByLabelText('How we can help?');
    await waitFor(() =>
      expect((question as HTMLTextAreaElement).value).toMatch(
        /^I need refrigerated transport for fruits, on .*/,
      ),
    );
  });
});

const formOf = () => screen.findByRole('form', { name: 'Book a cold room' });

/** The booking form of the home page, filled in for a room from day `from` to day `to`. */
async function fillIn(fields: Partial<Room>, from: number, to: number) {
  const room = roomOf({ id: 'musanze', ...fields });
  backend.answers('rooms.list', [room]);
  const { user, path } = openSite('/');
  const form = await formOf();
  const [select, start, end] = ['Cold room', 'Start date', 'End date'].map((label) =>
    within(form).getByLabelText(label),
  ) as [HTMLElement, HTMLElement, HTMLElement];
  await waitFor(() => expect(select).toBeEnabled());
  await user.selectOptions(select, room.id);
  await fill(user, start, inDays(from));
  await fill(user, end, inDays(to));
  const book = () => user.click(within(form).getByRole('button', { name: 'Book' }));
  return { room, user, path, form, select, start, end, book };
}

describe('home booking', () => {
  test("the selector says 'Loading rooms...' and is disabled until the rooms are there, with capacity in units [S2.54, S2.55, S9.8]", async () => {
    const room = roomOf({ name: 'Home store', capacity: 1250 });
    const closed = roomOf({ id: 'closed', status: 'unavailable' });
    const release = backend.holds('rooms.list', [room, closed]);
    const { user } = openSite('/');
    const select = await within(await formOf()).findByLabelText('Cold room');
    expect(select).toBeDisabled();
    expect(optionsOf(select)).toEqual(['Loading rooms...']);
    release();
    await waitFor(() => expect(select).toBeEnabled());
    await user.selectOptions(select, 'Home store – 1,250 units');
    expect(select).toHaveValue(room.id);
    expect(select.querySelector('option[value="closed"]')).toBeNull();
  });

  test('the selector offers the rooms that fit the goods chosen above, and the goods are booked along', async () => {
    signIn();
    const cold = roomOf({ id: 'cold', name: 'Cold one', temperatureRange: '-2°C - 4°C' });
    const dry = roomOf({ id: 'dry', name: 'Dry one', temperatureRange: '18°C - 25°C' });
    backend.answers('rooms.list', [cold, dry]);
    backend.answers('bookings.create', bookingOf());
    const { user } = openSite('/');
    const form = await formOf();
    const select = within(form).getByLabelText('Cold room');
    await waitFor(() => expect(select).toBeEnabled());
    await user.selectOptions(select, 'dry');
    const search = await screen.findByRole('search', { name: 'Availability' });
    await user.selectOptions(within(search).getByLabelText('Product'), 'Meat');
    // What was chosen before stays, with its reason.
    expect(select).toHaveValue('dry');
    expect(select).toHaveAccessibleDescription(
      /This room holds 18–\u206025 °C: it does not fit\.$/,
    );
    await user.selectOptions(select, 'cold');
    expect(optionsOf(select)).toEqual(['Choose a cold room', 'Cold one – 20 units']);
    expect(select).toHaveAccessibleDescription('Rooms that fit what you store: meat.');
    await fill(user, within(form).getByLabelText('Start date'), inDays(4));
    await fill(user, within(form).getByLabelText('End date'), inDays(5));
    await user.click(within(form).getByRole('button', { name: 'Book' }));
    expect(await screen.findByText('Booking successful!')).toBeVisible();
    expect(backend.sentTo('bookings.create')[0]?.body).toMatchObject({ productType: 'Meat' });
  });

  test('a room that does not hold the weight in the address is not offered', async () => {
    backend.answers('rooms.list', [roomOf(), roomOf({ id: 'large', name: 'Large', capacity: 90 })]);
    openSite('/?kg=25000');
    const select = await within(await formOf()).findByLabelText('Cold room');
    await waitFor(() => expect(select).toBeEnabled());
    expect(optionsOf(select)).toEqual(['Choose a cold room', 'Large – 90 units']);
    expect(select).toHaveAccessibleDescription('Rooms that fit what you store: 25,000\u00a0kg.');
  });

  test("an empty field says 'Please fill in all fields' and nothing is sent [S5.7]", async () => {
    signIn();
    const { user } = openSite('/');
    const form = await formOf();
    const field = (label: string) => within(form).getByLabelText(label);
    await waitFor(() => expect(field('Cold room')).toBeEnabled());
    for (const label of ['Cold room', 'Start date', 'End date'])
      expect(field(label)).toBeRequired();
    await fill(user, field('Start date'), inDays(3));
    await user.click(within(form).getByRole('button', { name: 'Book' }));
    expect(await screen.findByText('Please fill in all fields')).toBeVisible();
    expect(field('Cold room')).toHaveAccessibleDescription('Choose a cold room.');
    expect(field('End date')).toHaveAccessibleDescription('Choose an end date.');
    expect(field('Start date')).toHaveValue(inDays(3));
    expect(backend.sent.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  test('a refusal is shown in a toast and the form is kept [S4.14]', async () => {
    signIn();
    const { room, select, start, end, book } = await fillIn({}, 5, 7);
    backend.refuses('bookings.create', 'daysTaken');
    await book();
    expect(
      await screen.findByText('Cold room is not available for the selected dates.'),
    ).toBeVisible();
    expect(select).toHaveValue(room.id);
    expect(start).toHaveValue(inDays(5));
    expect(end).toHaveValue(inDays(7));
    backend.answers('bookings.create', bookingOf());
    await book();
    expect(await screen.findByText('Booking successful!')).toBeVisible();
    expect(backend.sentTo('bookings.create')).toHaveLength(2);
  });

  test('days that are taken offer the next free ones and the rooms nearby', async () => {
    signIn();
    const { room, user, form, start, end, book } = await fillIn({}, 5, 7);
    const taken = [6, 7, 8].map(inDays);
    backend.answers('rooms.calendar', { id: room.id, taken });
    const ways = () => within(form).queryByRole('group', { name: 'Other ways' });
    expect(ways()).toBeNull();
    backend.refuses('bookings.create', 'daysTaken');
    await book();
    const next = await within(form).findByRole('button', { name: /^Next free: / });
    const nearby = within(form).getByRole('link', { name: 'Rooms nearby that fit' });
    expect(nearby.getAttribute('href')).toContain(`startDate=${inDays(5)}&endDate=${inDays(7)}`);
    await user.click(next);
    expect(start).toHaveValue(inDays(9));
    expect(end).toHaveValue(inDays(11));
    expect(start).toHaveFocus();
    expect(ways()).toBeNull();
    backend.answers('bookings.create', bookingOf());
    await book();
    expect(await screen.findByText('Booking successful!')).toBeVisible();
    const sent = backend.sentTo('bookings.create').map(({ body }) => body);
    expect(sent[1]).toMatchObject({ startDate: inDays(9), endDate: inDays(11) });
  });

  test('a price that has changed is shown before it is agreed to', async () => {
    signIn();
    const { room, form, book } = await fillIn({ price: 1000 }, 5, 7);
    expect(within(form).getByText('3,000 Rwf')).toBeVisible();
    backend.refuses('bookings.create', 'priceChanged');
    backend.answers('rooms.list', [{ ...room, price: 1200, version: 2 }]);
    backend.answers('rooms.get', { ...room, price: 1200, version: 2 });
    await book();
    expect(await screen.findByText(/^The price of this cold room has changed\./)).toBeVisible();
    expect(await within(form).findByText('3,600 Rwf')).toBeVisible();
    backend.answers('bookings.create', bookingOf());
    await book();
    expect(await screen.findByText('Booking successful!')).toBeVisible();
    const prices = backend.sentTo('bookings.create').map(({ body }) => body);
    expect(prices).toMatchObject([{ totalPrice: 3000 }, { totalPrice: 3600 }]);
  });

  test('what cancelling costs is shown before it is booked, and sent with it', async () => {
    signIn();
    const cancellation = { freeDays: 2, share: 25 };
    backend.answers('house.get', { cancellation });
    const { form, book } = await fillIn({ price: 1000 }, 5, 7);
    expect(await within(form).findByText(/then 25% of the total \(750 Rwf\) is due/)).toBeVisible();
    backend.refuses('bookings.create', 'termsChanged');
    backend.answers('house.get', { cancellation: { ...cancellation, share: 50 } });
    await book();
    expect(await within(form).findByText(/then 50% of the total/)).toBeVisible();
    backend.answers('bookings.create', bookingOf());
    await book();
    expect(await screen.findByText('Booking successful!')).toBeVisible();
    const sent = backend.sentTo('bookings.create').map(({ body }) => body);
    expect(sent).toMatchObject([{ cancellation }, { cancellation: { freeDays: 2, share: 50 } }]);
  });

  test('a rule of cancelling that comes late is shown before it is agreed to', async () => {
    signIn();
    backend.fails('house.get');
    const { form, book } = await fillIn({ price: 1000 }, 5, 7);
    await book();
    expect(await screen.findByText('An error occurred on the server.')).toBeVisible();
    backend.answers('house.get', { cancellation: { freeDays: 2, share: 25 } });
    await book();
    expect(await within(form).findByText(/then 25% of the total/)).toBeVisible();
    expect(backend.sentTo('bookings.create')).toEqual([]);
  });

  test("a start in the past says 'You cannot select a past date.', a free room that its total cannot be zero", async () => {
    signIn();
    const { user, start, book } = await fillIn({ price: 0 }, -1, 7);
    await waitFor(() =>
      expect(start).toHaveAccessibleDescription('You cannot select a past date.'),
    );
    await book();
    await waitFor(() => expect(start).toHaveFocus());
    await fill(user, start, inDays(5));
    await book();
    expect(await screen.findByText('Total price cannot be zero.')).toBeVisible();
    expect(backend.sentTo('bookings.create')).toEqual([]);
  });

  test('somebody whose session has ended is asked to sign in again', async () => {
    signIn();
    const { room, select, book } = await fillIn({}, 5, 7);
    backend.refuses('bookings.create', 'invalidToken');
    await book();
    expect(await screen.findByRole('dialog', { name: 'Sign in to book' })).toBeVisible();
    expect(select).toHaveValue(room.id);
  });

  test('a booking whose answer is lost is sent again with the same key, so that it is made once', async () => {
    signIn();
    const { book } = await fillIn({}, 5, 7);
    backend.loses('bookings.create');
    await book();
    expect(await screen.findByText('No response from server.')).toBeVisible();
    backend.answers('bookings.create', bookingOf());
    await book();
    expect(await screen.findByText('Booking successful!')).toBeVisible();
    const keys = backend.sentTo('bookings.create').map(({ headers }) => headers['idempotency-key']);
    expect(keys).toEqual([expect.stringMatching(/^[\w-]{20,}$/), keys[0]]);
  });

  test('a visitor is asked to sign in, comes to the confirmation and books', async () => {
    const { room, user, path, book } = await fillIn({}, 5, 7);
    backend.answers('rooms.get', room);
    backend.answers('rooms.calendar', { id: room.id, taken: [] });
    await book();
    expect(backend.sentTo('bookings.create')).toEqual([]);
    const invitation = await screen.findByRole('dialog', { name: 'Sign in to book' });
    await user.click(within(invitation).getByRole('link', { name: 'Sign in' }));
    backend.answers('auth.login', { token: tokenFor() });
    // The home page has a field for an address too.
    await screen.findByLabelText('Password');
    await fill(user, screen.getByLabelText('Email'), 'keza@example.com');
    await fill(user, screen.getByLabelText('Password'), 'Gisenyi#2027');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));

    const confirmation = await screen.findByRole('dialog', { name: 'Confirm your booking' });
    expect(await within(confirmation).findByText(room.name)).toBeVisible();
    const booked = bookingOf({ coldRoomId: room.id });
    backend.answers('bookings.create', booked);
    backend.answers('bookings.listMine', [booked]);
    await user.click(within(confirmation).getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Booking request successful!')).toBeVisible();
    await waitFor(() => expect(path()).toMatch(/^\/success\?booking=b1&/));
    expect(backend.sentTo('bookings.create')).toMatchObject([
      { body: { coldRoomId: room.id, startDate: inDays(5), endDate: inDays(7) } },
    ]);
  });

  test('without the rooms it says so and tries again when asked', async () => {
    backend.loses('rooms.list');
    const { user } = openSite('/');
    const form = await formOf();
    expect(await within(form).findByText('No response from server.')).toBeVisible();
    backend.answers('rooms.list', [roomOf()]);
    await user.click(within(form).getByRole('button', { name: 'Try again' }));
    await user.selectOptions(await within(form).findByLabelText('Cold room'), roomOf().id);
  });
});

test('callback: the website is optional, an address that is none is said beside its field [S2.56, S5.20]', async () => {
  const { user } = openSite('/');
  const form = await screen.findByRole('region', { name: 'Request a callback' });
  expect(await within(form).findByLabelText('Website (optional)')).toBeVisible();
  const email = within(form).getByLabelText('Email');
  expect(email).toHaveAttribute('type', 'email');
  await fill(user, within(form).getByLabelText('Names'), 'Aline Test');
  await fill(user, within(form).getByLabelText('Your question'), 'What does a room cost?');
  await fill(user, email, 'nobody');
  await user.click(within(form).getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(email).toHaveAccessibleDescription('Must be an email address.'));
  expect(backend.sentTo('contact.submitQuery')).toEqual([]);
});

test('callback: a telephone number is asked for, one that cannot be called is refused, and it is sent', async () => {
  const { user } = openSite('/');
  const form = await screen.findByRole('region', { name: 'Request a callback' });
  const phone = await within(form).findByLabelText(/^Phone number/);
  expect(phone).toHaveAccessibleDescription('We call you back on it.');
  await fill(user, within(form).getByLabelText('Names'), 'Aline Test');
  await fill(user, within(form).getByLabelText('Email'), 'aline@example.com');
  await fill(user, within(form).getByLabelText('Your question'), 'What does a room cost?');
  await fill(user, phone, '0788');
  const submit = () => user.click(within(form).getByRole('button', { name: 'Submit' }));
  await submit();
  await waitFor(() =>
    expect(phone).toHaveAccessibleDescription(expect.stringContaining(ownMessages.notPhone)),
  );
  expect(backend.sentTo('contact.submitQuery')).toEqual([]);
  backend.answers('contact.submitQuery', { message: 'Thank you.' });
  await fill(user, phone, '0788 123 456');
  await submit();
  await waitFor(() => expect(backend.sentTo('contact.submitQuery')).toHaveLength(1));
  expect(backend.sentTo('contact.submitQuery')[0]?.body).toMatchObject({ phone: '+250788123456' });
});

test('callback: a question is sent once where its button is pressed twice', async () => {
  backend.answers('contact.submitQuery', { message: 'Thank you.' });
  const { user } = openSite('/');
  const form = await screen.findByRole('region', { name: 'Request a callback' });
  await fill(user, await within(form).findByLabelText('Names'), 'Aline Test');
  await fill(user, within(form).getByLabelText('Email'), 'aline@example.com');
  await fill(user, within(form).getByLabelText('Your question'), 'What does a room cost?');
  await user.dblClick(within(form).getByRole('button', { name: 'Submit' }));
  expect(await screen.findByText('Your query has been submitted successfully!')).toBeVisible();
  expect(backend.sentTo('contact.submitQuery')).toHaveLength(1);
});
