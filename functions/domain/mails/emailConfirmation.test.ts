import { expect, it } from 'vitest';
import { emailConfirmationMail } from './emailConfirmation.ts';

const mail = emailConfirmationMail({
  email: 'aline+test@coldroom.rw',
  code: '01234567',
  hours: 48,
  site: 'https://coldroom.rw',
});

it('the e-mail that confirms an address says the code, how long it is valid and what it is for', () => {
  const { subject, text } = mail;
  expect(subject).toBe('01234567 is your code to confirm your email address');
  expect(text).toBe(`Hello,

Please confirm that this is your address: type this code at ColdRoom, or open the link below.

From then on we write to you about your bookings.

The code can be used once, within 48 hours.

    01234567

Confirm my address:
https://coldroom.rw/confirm-email#email=aline%2Btest%40coldroom.rw&code=01234567

If you have no account at ColdRoom, do nothing: we send you nothing else. We never ask for this code by phone.

-- 
ColdRoom Rwanda, cold rooms and warehouses for rent
`);
});

it('its button leads where its text does', () => {
  expect(mail.html).toContain(
    'href="https://coldroom.rw/confirm-email#email=aline%2Btest%40coldroom.rw&amp;code=01234567"',
  );
});

it('it greets nobody by name, because anybody may have signed up with the address', () => {
  expect(mail.text).toMatch(/^Hello,\n/);
  expect(mail.html).toContain('>Hello,</p>');
});
