import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { FakeBackend } from '#web/app/testing/backend.ts';
import { openSite, signIn } from '#web/app/testing/site.tsx';
import { bookingOf } from '#web/features/bookings/testing/bookingOf.ts';
import { company } from '#web/lib/company.ts';

const contact = {
  email: 'desk@example.com',
  telephone: '+250 788 123 456',
  whatsApp: '0788 123 457',
};

const hrefOf = (name: string | RegExp) =>
  within(screen.getByRole('contentinfo')).getByRole('link', { name }).getAttribute('href');

test('the foot of a page says how the house is reached, as admins have set it', async () => {
  const backend = new FakeBackend();
  backend.answers('house.contact', contact);
  openSite('/faq');
  const foot = await screen.findByRole('contentinfo');
  expect(await within(foot).findByRole('link', { name: contact.telephone })).toBeVisible();
  expect(hrefOf(contact.telephone)).toBe('tel:+250 788 123 456');
  expect(hrefOf(contact.email)).toBe(`mailto:${contact.email}`);
  expect(hrefOf(/^WhatsApp/)).toBe('https://wa.me/250788123457');
});

test('the bar at the top and the contact page say it, too, and all ask for it once', async () => {
  const backend = new FakeBackend();
  backend.answers('house.contact', contact);
  openSite('/contact');
  const parts = [
    await screen.findByRole('region', { name: 'Contact and language' }),
    await screen.findByRole('main'),
    await screen.findByRole('contentinfo'),
  ];
  for (const part of parts) {
    const link = async (name: string | RegExp) =>
      (await within(part).findByRole('link', { name })).getAttribute('href');
    expect(await link(contact.email)).toBe(`mailto:${contact.email}`);
    expect(await link(contact.telephone)).toBe('tel:+250 788 123 456');
    expect(await link(/^WhatsApp/)).toBe('https://wa.me/250788123457');
  }
  const asked = backend.sent.filter(({ name }) => name === 'house.contact');
  expect(asked.length).toBeLessThanOrEqual(2);
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

describe('the sentence that asks people to write names the address that admins have set', () => {
  const asksIn = async (part: HTMLElement, words: RegExp) => {
    const sentence = within(await within(part).findByText(words));
    const link = await sentence.findByRole('link', { name: contact.email });
    expect(link).toHaveAttribute('href', `mailto:${contact.email}`);
  };
  const booking = bookingOf({ status: 'approved' });
  const backend = () => {
    const made = new FakeBackend();
    made.answers('house.contact', contact);
    return made;
  };

  test('about their data', async () => {
    backend();
    openSite('/privacy');
    await asksIn(await screen.findByRole('main'), /^Under Rwanda’s law/);
  });

  test('on paying', async () => {
    backend().answers('bookings.listMine', [booking]);
    signIn();
    const { user } = openSite('/booking?show=approved');
    await user.click(await screen.findByRole('button', { name: /^Pay Now/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Payment method' });
    await user.click(within(dialog).getByRole('button', { name: 'MoMo Pay' }));
    await asksIn(dialog, /^Online payment by MoMo Pay is not open yet/);
  });

  test('on the way to a room', async () => {
    backend().answers('bookings.arrival', { booking, arrival: {} });
    signIn();
    openSite('/booking/arrival?booking=b1');
    await asksIn(await screen.findByRole('main'), /^Please ask us/);
  });
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
