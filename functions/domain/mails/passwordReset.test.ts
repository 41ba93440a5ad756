import { expect, it } from 'vitest';
import { passwordResetMail, resetLink } from './passwordReset.ts';

const reset = {
  firstName: 'Aline',
  email: 'aline+test@coldroom.rw',
  code: '01234567',
  minutes: 15,
  site: 'https://coldroom.rw',
};

it('the e-mail for a new password has the code, the link and how long they are valid', () => {
  const { subject, text, html } = passwordResetMail(reset);
  expect(subject).toBe('01234567 is your code for a new password');
  expect(text).toContain('    01234567\n');
  expect(text).toContain('within 15 minutes');
  expect(text).toContain(`\n${resetLink(reset)}\n`);
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
