import * as z from 'zod/mini';
import { homePhone } from '#shared/homePhone.ts';
import { problem } from '#shared/inputErrors.ts';

/** What is wrong with a number, by the contract's rules of all countries, which are fetched for it. */
async function problemOf(text: string): Promise<string | undefined> {
  const { phone } = await import('#shared/contract/phone.ts');
  return phone.safeParse(text).error?.issues.at(0)?.message;
}

/**
 * A phone number as a form holds it, which may not be left empty. A Rwandan one is known without the rules of all
 * countries. Where these cannot be fetched, the server says what is wrong.
 */
export const typedPhone = z.string().check(async ({ value, issues }) => {
  if (homePhone(value)) return;
  const message =
    value.trim() === ''
      ? problem('required')
      : await problemOf(value).catch((error: unknown) => console.error(error));
  if (message) issues.push({ code: 'custom', input: value, message });
});
