import { expect, it } from 'vitest';
import { emailChangedMail } from './emailChanged.ts';

it('the old address hears that it was changed, and what to do about it', () => {
  const { subject, text, html } = emailChangedMail({
    firstName: 'Aline',
    site: 'https://coldroom.rw',
  });
  expect(subject).toBe('The email address of your ColdRoom account was changed');
  expect(text).toBe(`Hello Aline,

Somebody who gave your password has just changed the email address of your ColdRoom account. This address is no longer used to sign in, and we write to the new one from now on.

If that was you, there is nothing to do.

If it was not you, somebody knows your password. Write to us or call us at once, so that we can give your account back to you. Choose a new password wherever you use the same one.

Write to us:
https://coldroom.rw/contact

We never ask for your password or for a code, neither by email nor by phone.

-- 
ColdRoom Rwanda, cold rooms and warehouses for rent
`);
  expect(html).toContain('href="https://coldroom.rw/contact"');
});
