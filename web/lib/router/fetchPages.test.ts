import { describe, expect, it, vi } from 'vitest';
import { resolveLazy } from './resolveLazy.ts';

const Page = () => null;

describe('resolveLazy', () => {
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
    await resolveLazy(routes, '/faq/');
    expect(routes[0]?.children[0]).toEqual({ path: '/faq', Component: Page });
    expect(other).not.toHaveBeenCalled();
  });

  it('does nothing at an address that has no page', async () => {
    await expect(resolveLazy([{ path: '/faq' }], '/nowhere')).resolves.toBeUndefined();
  });
});
