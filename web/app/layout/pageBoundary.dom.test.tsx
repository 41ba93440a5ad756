import { screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { beforeEach, expect, test } from 'vitest';
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
    // The console is told of each, by the page and by React.
    const expected = (one: unknown) =>
      one === REACT_SAYS || (one instanceof Error && one.message === UNFETCHED);
    expect(complaints.splice(0).filter((one) => !expected(one))).toEqual([]);
  },
);
