import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeBackend } from '#web/app/testing/backend.ts';
import { openSite } from '#web/app/testing/site.tsx';
import { company } from '#web/lib/company.ts';

const contact = { email: 'desk@example.com', telephone: '+250 788 123 456', whatsApp: '0788 1' };

const hrefOf = (name: string | RegExp) =>
  within(screen.getByRole('contentinfo')).getByRole('link', { name }).getAttribute('href');

test('the foot of a page says how the house is reached, as admins have set it', async () => {
  const backend = new FakeBackend();
  backend.answers('house.contact', contact);
  openSite('/faq');
  expect(await screen.findByRole('link', { name: contact.telephone })).toBeVisible();
  expect(hrefOf(contact.telephone)).toBe('tel:+250 788 123 456');
  expect(hrefOf(contact.email)).toBe(`mailto:${contact.email}`);
  expect(hrefOf(/^WhatsApp/)).toBe('https://wa.me/07881');
});

test('signing in and signing up say it too, which have no foot', async () => {
  const backend = new FakeBackend();
  backend.answers('house.contact', contact);
  for (const address of ['/login', '/signup', '/forgot-password']) {
    openSite(address);
    expect(await screen.findByRole('link', { name: contact.telephone }), address).toBeVisible();
    expect(screen.getByRole('link', { name: contact.email }), address).toBeVisible();
  }
});

test('where nothing is set, or it cannot be read, the address that the site was built with stands there', async () => {
  const backend = new FakeBackend();
  for (const fail of [() => undefined, () => backend.fails('house.contact')]) {
    fail();
    openSite('/faq');
    await screen.findByRole('heading', { level: 1 });
    expect(hrefOf(company.email)).toBe(`mailto:${company.email}`);
    expect(screen.queryByRole('link', { name: /^WhatsApp/ })).toBeNull();
  }
});
