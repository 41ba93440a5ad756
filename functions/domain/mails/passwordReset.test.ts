import { expect, it } from 'vitest';
import { passwordResetMail, resetLink } from './passwordReset.ts';

const reset = {
  firstName: 'Aline',
  emailConfirmedAt: '2027-01-01T08:00:00.000Z',
  email: 'aline+test@coldroom.rw',
  code: '01234567',
  minutes: 15,
  site: 'https://coldroom.rw',
};

it('the e-mail for a new password says the code, the link, how long they are valid, and what else to do', () => {
  const { subject, text, html } = passwordResetMail(reset);
  expect(subject).toBe('01234567 is your code for a new password');
  expect(text).toBe(`Hello Aline,

Somebody asked for a new password for your ColdRoom account.

If that was you, type this code, or open the link below.

The code can be used once, within 15 minutes.

    01234567

Choose a new password:
https://coldroom.rw/reset-password#email=aline%2Btest%40coldroom.rw&code=01234567

If it was not you, do nothing: your password stays as it is. We never ask for this code by phone.

-- 
ColdRoom Rwanda, cold rooms and warehouses for rent
`);
  expect(html).toContain(resetLink(reset).replace('&', '&amp;'));
});

it('the link keeps address and code from servers', () => {
  const { pathname, search, hash } = new URL(resetLink(reset));
  expect([pathname, search]).toEqual(['/reset-password', '']);
  expect(Object.fromEntries(new URLSearchParams(hash.slice(1)))).toEqual({
    email: reset.email,
    code: reset.code,
  });
});

it('it names nobody where nobody has confirmed the address, because anybody may have typed both', () => {
  const firstName = 'you won 900000 Rwf at https://evil.example';
  const { subject, text, html } = passwordResetMail({
    ...reset,
    firstName,
    emailConfirmedAt: undefined,
  });
  for (const part of [subject, text, html]) expect(part).not.toContain('evil.example');
  expect(text).toMatch(/^Hello,\n/);
  expect(html).toContain('>Hello,</p>');
});
