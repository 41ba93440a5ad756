import { afterEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { problem } from '#shared/inputErrors.ts';
import { typedPhone } from './typedPhone.ts';

const form = z.object({ phone: typedPhone });

/** The problem of a phone number, as a form is told. */
async function problemOf(phone: string): Promise<string | undefined> {
  const result = await form['~standard'].validate({ phone });
  return result.issues?.at(0)?.message;
}

afterEach(() => {
  vi.doUnmock('#shared/contract/phone.ts');
  vi.restoreAllMocks();
});

it.each([
  ['0788 123 456', undefined],
  ['+256 712 345678', undefined],
  ['0252 123 456', undefined],
  ['0788', problem('notPhone')],
  ['+256 7', problem('notPhone')],
  ['  ', problem('required')],
])('says what is wrong with %j', async (phone, expected) => {
  expect(await problemOf(phone)).toBe(expected);
});

it('leaves a number of another country to the server where its rules cannot be fetched', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.doMock('#shared/contract/phone.ts', () => {
    throw new Error('unfetched');
  });
  expect(await problemOf('+256 7')).toBeUndefined();
  expect(await problemOf('')).toBe(problem('required'));
});
