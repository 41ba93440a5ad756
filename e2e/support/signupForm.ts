import type { Page } from '@playwright/test';
import { newEmail, password } from './people.ts';

/** Fills in the form of sign-up for somebody new. */
export async function fillInSignup(page: Page): Promise<void> {
  for (const [label, text] of [
    ['First Name', 'Keza'],
    ['Last Name', 'Test'],
    ['Phone Number', '0788 123 456'],
    ['Email', newEmail()],
    ['Password', password],
    ['Confirm Password', password],
  ] as const) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
}
