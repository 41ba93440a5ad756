import { describe, expect, it, vi } from 'vitest';
import { fetchPages } from './fetchPages.ts';

const Page = () => null;

describe('fetchPages', () => {
  it('fetches the code of the page at the address, and of no other', async () => {
    const other = vi.fn();
    const routes = [
      {
        children: [
          { path: '/faq', lazy: () => Promise.resolve({ Component: Page }) },
          { path: '/about', lazy: other },
        ],
      },
    ];
    await fetchPages(routes, '/faq/');
    expect(routes[0]?.children[0]).toEqual({ path: '/faq', Component: Page });
    expect(other).not.toHaveBeenCalled();
  });

  it('does nothing at an address that has no page', () => {
    expect(fetchPages([{ path: '/faq' }], '/nowhere')).toBeUndefined();
  });
});
