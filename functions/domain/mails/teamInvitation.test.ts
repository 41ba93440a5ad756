import { expect, it } from 'vitest';
import { teamInvitationMail } from './teamInvitation.ts';

it('whoever is invited hears by whom, and gets a link with their address and the secret', () => {
  const { subject, text, html } = teamInvitationMail({
    email: 'keza@example.com',
    role: 'operator',
    by: 'Aline <Boss>',
    secret: 'aSecret',
    days: 7,
    site: 'https://coldroom.rw',
  });
  expect(subject).toBe('You are invited to work at ColdRoom');
  expect(text).toBe(`Hello there,

Aline <Boss> invites you to the team of ColdRoom, as an operator.

Open the link below, create an account with this address, and confirm the address by the code that we send you then. From then on you have the role.

The invitation can be accepted once, within 7 days.

Create my account:
https://coldroom.rw/signup#email=keza%40example.com&code=aSecret

If you expect no invitation, do nothing. The link is yours alone: do not pass this email on. We never ask for it by phone.

-- 
ColdRoom Rwanda, cold rooms and warehouses for rent
`);
  expect(html).toContain('Aline &lt;Boss&gt;');
  expect(html).toContain(
    'href="https://coldroom.rw/signup#email=keza%40example.com&amp;code=aSecret"',
  );
});
