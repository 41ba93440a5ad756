import { screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazyPage } from '#web/app/lazyPage.tsx';
import { FakeBackend } from '#web/app/testing/backend.ts';
import { complaints } from '#web/app/testing/setup.ts';
import { openSite, signIn } from '#web/app/testing/site.tsx';
import { paths, type PageAccess, type PageInfo } from '#web/lib/paths.ts';
import { Root } from './Root.tsx';

const UNFETCHED = 'Failed to fetch dynamically imported module: /assets/Page.js';

/** What a browser says of the code of a page that does not come. */
const fail = (): Promise<{ default: ComponentType }> => Promise.reject(new TypeError(UNFETCHED));

/** How React begins what it says of an error that a boundary shows. */
const REACT_SAYS = '%o\n\n%s\n\n%s\n';

const addressOf = ({ path }: PageInfo) => path.replace(':id', 'some-room');

const told = () => screen.queryByRole('heading', { name: 'This page could not be shown' });

beforeEach(() => {
  new FakeBackend();
});

/** The console is told of each, by the page and by React. */
function takeExpected() {
  const expected = (one: unknown) =>
    one === REACT_SAYS || (one instanceof Error && one.message === UNFETCHED);
  expect(complaints.splice(0).filter((one) => !expected(one))).toEqual([]);
}

const accesses: [PageAccess, 'user' | 'admin' | undefined][] = [
  ['public', undefined],
  ['signedIn', 'user'],
  ['user', 'user'],
  ['staff', 'admin'],
  ['admin', 'admin'],
];

test.each(accesses)(
  'every page of access “%s” whose code does not come says so in its place, until one goes elsewhere',
  async (access, role) => {
    if (role) signIn({ role });
    const infos = Object.values<PageInfo>(paths).filter((it) => it.access === access);
    expect(infos.length).toBeGreaterThan(0);
    const broken = infos.filter((info) => info !== paths.faq).map((info) => lazyPage(info, fail));
    const faq = lazyPage(paths.faq, () => import('#web/pages/public/company/FaqPage.tsx'));
    const routes = [{ Component: Root, children: [...broken, faq] }];
    const { goTo, path } = openSite('/faq', routes);
    for (const info of infos) {
      await screen.findByText('Questions and answers', { selector: 'h1' });
      if (info === paths.faq) continue;
      goTo(addressOf(info));
      await waitFor(() => expect(told(), info.path).toBeVisible());
      expect(path()).toBe(addressOf(info));
      expect(screen.getByText(/^It could not be fetched\./)).toBeVisible();
      expect(screen.getByRole('button', { name: 'Load again' })).toBeVisible();
      expect(screen.queryAllByRole('banner')).toHaveLength(info.bare ? 0 : 1);
      goTo('/faq');
      await waitFor(() => expect(told()).toBeNull());
    }
    takeExpected();
  },
);

/** A page whose code does not come at first. */
async function openBroken() {
  const load = vi.fn(() => Promise.resolve({ default: () => <h1>It has come</h1> }));
  load.mockImplementationOnce(fail as typeof load);
  const faq = lazyPage(paths.faq, () => import('#web/pages/public/company/FaqPage.tsx'));
  const routes = [{ Component: Root, children: [lazyPage(paths.about, load), faq] }];
  const { goTo } = openSite('/about', routes);
  await waitFor(() => expect(told()).toBeVisible());
  return { load, goTo };
}

const sheets = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
afterEach(() => sheets().forEach((sheet) => sheet.remove()));

test('a page whose code did not come is fetched anew when one comes back to it, and then stays', async () => {
  const { load, goTo } = await openBroken();
  goTo('/faq');
  await screen.findByText('Questions and answers', { selector: 'h1' });
  goTo('/about');
  expect(await screen.findByText('It has come')).toBeVisible();
  goTo('/faq');
  await screen.findByText('Questions and answers', { selector: 'h1' });
  goTo('/about');
  expect(await screen.findByText('It has come')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
  takeExpected();
});

test('what styles such a page and did not come is fetched anew before it is shown', async () => {
  // A link whose style sheet is not there: the loader of the build asks for each once.
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', href: '/assets/AboutPage.css' });
  document.head.append(link);
  const { load, goTo } = await openBroken();
  goTo('/about');
  await waitFor(() => expect(sheets()).toHaveLength(2));
  sheets().at(-1)?.dispatchEvent(new Event('error'));
  await waitFor(() => expect(sheets()).toEqual([link]));
  expect(told()).toBeVisible();
  goTo('/about');
  await waitFor(() => expect(sheets()).toHaveLength(2));
  expect(load).toHaveBeenCalledTimes(1);
  sheets().at(-1)?.dispatchEvent(new Event('load'));
  expect(await screen.findByText('It has come')).toBeVisible();
  expect(sheets().map(({ href }) => new URL(href).pathname)).toEqual(['/assets/AboutPage.css']);
  takeExpected();
});
