import { waitFor } from '@testing-library/react';
import { expect, onTestFinished, vi } from 'vitest';
import { complaints } from './setup.ts';

/**
 * Opens the site as a browser has it that has fetched nothing yet, and does not get one part of its code.
 * @param code the module that does not come until it is let
 */
export async function openWithout(code: string, address: string) {
  let count = 0;
  vi.resetModules();
  vi.doMock(code, () => {
    count += 1;
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  const comeBack = () => vi.doUnmock(code);
  onTestFinished(() => {
    comeBack();
    vi.resetModules();
  });
  const { openSite } = await import('./site.tsx');
  const site = openSite(address);
  await waitFor(() => expect(count).toBe(1));
  return { ...site, comeBack, timesAsked: () => count };
}

/** Takes what the console is told of a part that says in its place that it did not come. */
export function takeUnfetched(): void {
  const isExpected = (one: unknown) => String(one).startsWith('%o\n\n%s');
  expect(complaints.splice(0).filter((one) => !isExpected(one))).toEqual([]);
}
