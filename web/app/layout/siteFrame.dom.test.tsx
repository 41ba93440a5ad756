import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FakeBackend } from '#web/app/testing/backend.ts';
import { openSite, signIn } from '#web/app/testing/site.tsx';
import { roomOf } from '#web/features/rooms/testing/roomOf.ts';
import { paths, type PageInfo } from '#web/lib/paths.ts';

/** Comes first; a page may have headers of its own. */
const header = () => screen.getAllByRole('banner')[0] ?? document.body;
const footer = () => screen.getByRole('contentinfo');
const mainMenu = () => screen.getByRole('navigation', { name: 'Main' });
const namesOf = (links: HTMLElement[]) => links.map(({ textContent }) => textContent);
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

const publicPages = Object.values<PageInfo>(paths).filter(
  ({ access, path }) => access === 'public' && !path.includes(':'),
);

/** The description of the page, as a search engine reads it. */
let description: HTMLMetaElement;
let backend: FakeBackend;

beforeEach(() => {
  backend = new FakeBackend();
  backend.answers('rooms.list', []);
  backend.answers('rooms.search', { rooms: [] });
  backend.answers('rooms.map', { rooms: [], taken: [], clusters: [], exact: true });
  description = document.createElement('meta');
  description.name = 'description';
  document.head.append(description);
});
afterEach(() => description.remove());

test('the main menu leads to Home, Services, Rooms and Contact and marks where one is [S2.4, S2.26]', async () => {
  const { user, path, goBack } = openSite('/about');
  await heading(/./);
  expect(namesOf(within(mainMenu()).getAllByRole('link')).slice(0, 4)).toEqual([
    'Home',
    'Services',
    'Rooms',
    'Contact',
  ]);
  for (const [name, info] of [
    ['Services', paths.services],
    ['Rooms', paths.search],
    ['Contact', paths.contact],
    ['Home', paths.home],
  ] as const) {
    const link = () => within(mainMenu()).getByRole('link', { name });
    await user.click(link());
    await waitFor(() => expect(path()).toBe(info.path));
    await waitFor(() => expect(link()).toHaveAttribute('aria-current', 'page'));
    // These follow what is drawn, a moment later.
    await waitFor(() => expect(document.title).toBe(`${info.title} · ColdRoom Rwanda`));
    await waitFor(() => expect(description.content).toBe(info.description));
    await waitFor(() =>
      expect(screen.getByRole('main'), 'the focus goes to the new page').toHaveFocus(),
    );
  }
  goBack();
  await waitFor(() => expect(document.title).toBe(`${paths.contact.title} · ColdRoom Rwanda`));
});

test('every public page has a title and a description of its own', async () => {
  const { goTo } = openSite('/login');
  await heading('Sign in');
  for (const info of publicPages) {
    goTo(info.path);
    await waitFor(() => expect(document.title).toBe(`${info.title} · ColdRoom Rwanda`));
    await waitFor(() => expect(description.content).toBe(info.description));
  }
  const descriptions = publicPages.map((info) => info.description);
  expect(new Set(descriptions).size).toBe(publicPages.length);
  for (const words of descriptions) expect(words.length, words).toBeGreaterThan(20);
});

test('an admin’s Dashboard is the admin dashboard, and a customer’s their own [S6.5]', async () => {
  for (const [role, dashboard] of [
    ['admin', '/admin-dashboard'],
    ['user', '/dashboard'],
  ] as const) {
    signIn({ role });
    const { user } = openSite('/about');
    await user.click(await screen.findByRole('button', { name: /^Keza Test/ }));
    const link = within(header()).getByRole('link', { name: 'Dashboard' });
    expect(link).toHaveAttribute('href', dashboard);
  }
});

test('/login and /signup stand without header and footer [S2.22]', async () => {
  const { user } = openSite('/login');
  for (const name of ['Sign up', 'Sign in']) {
    await user.click(await screen.findByRole('link', { name }));
    expect(await screen.findByRole('button', { name })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.queryByRole('banner')).toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull();
  }
});

test('the footer names Explore, Learn More and Get Help with their links, and the years since 2024 [S2.32, S2.34, S9.16]', async () => {
  openSite('/about');
  await heading(/./);
  for (const [column, links] of [
    ['Explore', ['About Us', 'Our Services']],
    ['Learn More', ['Terms of Use', 'Privacy Policy']],
    ['Get Help', ['Contact Us', 'FAQs']],
  ] as const) {
    const nav = within(footer()).getByRole('navigation', { name: column });
    expect(within(nav).getByRole('heading', { name: column })).toBeVisible();
    expect(namesOf(within(nav).getAllByRole('link'))).toEqual(links);
  }
  const more = within(footer()).getByRole('navigation', { name: 'Plan Ahead' });
  expect(namesOf(within(more).getAllByRole('link'))).toEqual([
    'Check the days of a room',
    'How produce keeps',
  ]);
  const years = `© 2024–${new Date().getFullYear()} ColdRoom Rwanda`;
  expect(await within(footer()).findByText(new RegExp(years))).toBeVisible();
});

test('every link of the header and the footer leads to a page that exists [S2.33]', async () => {
  const { goTo, path } = openSite('/about');
  await heading(/./);
  const bar = screen.getByRole('region', { name: 'Contact and language' });
  const links = [header(), bar, footer()].flatMap((part) => within(part).getAllByRole('link'));
  const addresses = links.map((link) => link.getAttribute('href') ?? '');
  const inner = [...new Set(addresses)].filter((address) => address.startsWith('/'));
  expect(inner.length).toBeGreaterThanOrEqual(11);
  for (const address of inner) {
    const title = publicPages.find((page) => page.path === address)?.title ?? 'one that is listed';
    goTo(address);
    await waitFor(() => expect(document.title, address).toBe(`${title} · ColdRoom Rwanda`));
    await waitFor(() => expect(document.querySelector('h1'), address).toBeVisible());
    expect(path()).toBe(address);
  }
});

test('four social icons pass on the page that one is on in another tab, a room’s by its own address [S2.33]', async () => {
  backend.answers('rooms.get', roomOf());
  backend.answers('rooms.calendar', { id: roomOf().id, taken: [] });
  for (const [address, passedOn] of [
    ['/about', '/about'],
    [`/coldroom/${roomOf().id}?kg=300`, `/coldroom/${roomOf().id}`],
  ] as const) {
    openSite(address);
    await heading(/./);
    const icons = within(footer()).getAllByRole('link', { name: /^Share on/ });
    expect(icons.map((icon) => icon.getAttribute('aria-label'))).toEqual([
      'Share on Facebook',
      'Share on X',
      'Share on LinkedIn',
      'Share on WhatsApp',
    ]);
    for (const icon of icons) {
      const shared = encodeURIComponent(location.origin + passedOn);
      await waitFor(() => expect(icon.getAttribute('href')).toMatch(/^https:/));
      expect(icon.getAttribute('href')?.endsWith(shared), icon.outerHTML).toBe(true);
      expect(icon).toHaveAttribute('target', '_blank');
    }
  }
});

test('an address that does not exist says so, under a title of its own, and leads to the rooms [S2.24]', async () => {
  for (const address of ['/%E2%80%A8/x', '/old.html', '/nowhere/at/all']) {
    openSite(address);
    expect(await heading('There is nothing at this address'), address).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Page not found · ColdRoom Rwanda'));
    expect(header(), address).toBeVisible();
  }
  expect(screen.getByRole('link', { name: 'See all rooms' })).toHaveAttribute('href', '/search');
});

test('/services and /about lead to the rooms, to a quote and to us [S2.6, S2.7]', async () => {
  const waysOn = {
    '/services': [
      ['Find a room', '/search'],
      ['See cold rooms', '/search?type=Cold+Room'],
      ['See warehouses', '/search?type=Ware+House'],
      ['Request Transportation', '/contact'],
      ['Get a Quote', '/contact'],
    ],
    '/about': [
      ['Find a room', '/search'],
      ['Talk to us', '/contact'],
    ],
  } as const;
  for (const [from, links] of Object.entries(waysOn)) {
    const { user, path, goBack } = openSite(from);
    for (const [name, to] of links) {
      const main = await screen.findByRole('main');
      await user.click(await within(main).findByRole('link', { name }));
      await waitFor(() => expect(path()).toBe(to));
      goBack();
      await waitFor(() => expect(path()).toBe(from));
    }
  }
});

test('the guide says how a product keeps, what harms it, and where that is from', async () => {
  const { user } = openSite('/guide');
  const items = await screen.findAllByRole('listitem');
  const row = within(
    items.find((item) => item.textContent.includes('Irish potatoes')) ?? document.body,
  );
  const textOf = ({ textContent }: HTMLElement) => textContent;
  expect(row.getAllByRole('term').map(textOf)).toEqual(['Temperature', 'Humidity', 'Keeps']);
  expect(row.getAllByRole('definition').map(textOf)).toEqual([
    '4–\u20608 °C',
    '95%',
    '150–300 days',
  ]);
  expect(screen.getByText(/85% of the capacity of a room/)).toBeVisible();
  await user.click(row.getByText('More'));
  expect(row.getByText(/Harmed below 3 °C\./)).toBeVisible();
  expect(row.getByText(/Source: UC Davis, USDA \(approximate: humidity\)\./)).toBeVisible();
  const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(addressOf('Find a room')).toBe('/search');
  expect(addressOf('Irish potatoes')).toBe('/search?product=Irish+potatoes');
});

test('on a dashboard “Skip to content” leads past the sidebar, and so does going to a page', async () => {
  signIn();
  backend.answers('bookings.listMine', []);
  const { user } = openSite('/dashboard/bookings');
  const sidebar = await screen.findByRole('navigation', { name: 'Dashboard' });
  const expectPastSidebar = async () => {
    await waitFor(() =>
      expect(document.activeElement).toContainElement(screen.getByRole('heading', { level: 1 })),
    );
    expect(document.activeElement).not.toContainElement(sidebar);
  };
  await heading(/./);
  await user.click(screen.getByRole('link', { name: 'Skip to content' }));
  await expectPastSidebar();
  await user.tab();
  expect(screen.getByRole('main')).toContainElement(document.activeElement as HTMLElement);
  await user.click(within(sidebar).getByRole('link', { name: /^Messages/ }));
  await expectPastSidebar();
});

const said = 'city=Huye&startDate=2030-01-02&endDate=2030-01-04&product=Meat&kg=300';

test.each([
  '/',
  '/services',
  '/about',
  '/faq',
  '/guide',
  '/terms',
  '/privacy',
  '/contact',
  '/search',
  '/booking/availability',
])('every link of %s to a public page carries on what is looked for', async (from) => {
  backend.answers('rooms.list', [roomOf()]);
  backend.answers('rooms.search', { rooms: [roomOf()] });
  openSite(`${from}?${said}`);
  await heading(/./);
  if (from !== '/guide') await waitFor(() => expect(screen.queryByText('Loading...')).toBeNull());
  const open = new Set(publicPages.filter(({ bare }) => !bare).map(({ path }): string => path));
  const cut = screen
    .getAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '')
    .filter((address) => {
      const [path = '', query] = address.replace(/#.*/, '').split('?');
      if (!open.has(path) && !path.startsWith('/coldroom/')) return false;
      const told = new URLSearchParams(query);
      // The guide's links name other goods.
      if (from === '/guide' && path === '/search') told.set('product', 'Meat');
      return [...new URLSearchParams(said)].some(([name, text]) => told.get(name) !== text);
    });
  expect(cut).toEqual([]);
});

test('a product of the guide takes the place of the goods, and the rest stays', async () => {
  const { user, path } = openSite(`/guide?${said}`);
  await user.click(await screen.findByRole('link', { name: 'Find a room' }));
  await waitFor(() => expect(path()).toBe(`/search?${said}`));
  const plan = within(footer()).getByRole('navigation', { name: 'Plan Ahead' });
  await user.click(within(plan).getByRole('link', { name: 'How produce keeps' }));
  await user.click(await screen.findByRole('link', { name: 'Meat and fish' }));
  expect(path()).toBe(`/guide?${said}`);
  await user.click(screen.getByRole('link', { name: 'Tomatoes' }));
  await waitFor(() => expect(path()).toBe(`/search?${said.replace('Meat', 'Tomatoes')}`));
});

test('what is looked for follows over pages that do not ask for it, with the bounds of the list, and without the room', async () => {
  const { user, path } = openSite(`/booking/availability?coldRoomId=r1&${said}&sort=price`);
  await user.click(await screen.findByRole('link', { name: 'Look for free rooms' }));
  const listed = `${said}&sort=price`;
  await waitFor(() => expect(path()).toBe(`/search?${listed}`));
  for (const [name, to] of [
    ['Contact', '/contact'],
    ['Home', '/'],
    ['Services', '/services'],
    ['Rooms', '/search'],
  ] as const) {
    await user.click(within(mainMenu()).getByRole('link', { name }));
    await waitFor(() => expect(path()).toBe(`${to}?${listed}`));
    await waitFor(() =>
      expect(within(mainMenu()).getByRole('link', { name })).toHaveAttribute('aria-current'),
    );
  }
});
